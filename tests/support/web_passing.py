"""What a page shows for a few seconds only: it is recorded as it appears, however late a test looks."""

from functools import partial

from playwright.sync_api import Page

from support.waiting import wait_for

RECORDER = """
window.seen = [];
new MutationObserver(() => {
  for (const shown of document.querySelectorAll("[data-reaction], [role=status] *, .prompt p, .banner p")) {
    const said = `${shown.closest("[data-seat]")?.dataset.seat ?? ""} ${shown.textContent.trim()}`;
    if (shown.checkVisibility() && !seen.includes(said)) seen.push(said);
  }
}).observe(document, { childList: true, subtree: true });
"""
"""Records reactions, messages, prompts and banners, with their seats if they have one."""


def watched(page: Page) -> Page:
    """A page that records what passes, from its next address on."""
    page.add_init_script(RECORDER)
    return page


def wait_until_passed(page: Page, text: str, seat: int | str = "") -> None:
    """Wait until a page has shown a text, which may be gone again."""
    wait_for(partial(has_passed, page, text, seat), f"{text!r} on the page")


def has_passed(page: Page, text: str, seat: int | str = "") -> bool:
    """Whether a page has shown a text so far."""
    return page.evaluate("said => seen.some((each) => each.endsWith(said))", f"{seat} {text}") is True
