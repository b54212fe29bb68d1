"""The dialog at the end of a game, which opens gradually: it behaves as all other dialogs do."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from coloretto.locales import Catalogue
from support.browsers import Visitors
from support.web_people import Meet, finish
from support.web_table import TableScreen

REACHABLE = """
dialog => [...document.querySelectorAll("button, a, summary, [tabindex]")].filter((each) =>
  !dialog.contains(each) && !each.contains(dialog) && each.checkVisibility() && !each.closest("[inert]")
).length
"""
"""How many controls outside of a dialog can have the focus."""
HAS_FOCUS = "dialog => dialog.contains(document.activeElement) || document.activeElement === document.body"
ADD_BUTTON = "document.querySelector('main').append(document.createElement('button'))"
NOTHING_INERT = "document.querySelectorAll('[inert]').length === 0"


def ended(visitors: Visitors, meet: Meet, say: Catalogue) -> TableScreen:
    ada = meet("Ada")
    table = ada.quick()
    finish(ada, table)
    page = visitors.page(ada.token)
    page.goto(f"/table/{table}")
    screen = TableScreen(page, say)
    expect(screen.results.get_by_role("button", name=say("app-close"))).to_be_visible()
    return screen


def show_points(page: Page, say: Catalogue) -> Locator:
    return page.get_by_role("button", name=say("table-results"))


def test_the_end_holds_the_focus_and_the_messages(visitors: Visitors, meet: Meet, say: Catalogue) -> None:
    screen = ended(visitors, meet, say)
    page, dialog = screen.page, screen.results
    expect(dialog.get_by_role("heading", level=2)).to_be_focused()
    expect(dialog.locator("[data-live]")).not_to_have_count(0)  # the last part of the page to become inert
    assert dialog.evaluate(REACHABLE) == 0
    page.evaluate(ADD_BUTTON)
    assert dialog.evaluate(REACHABLE) == 0, "what comes later is out of reach, too"
    for _ in range(30):
        page.keyboard.press("Tab")
        assert dialog.evaluate(HAS_FOCUS)


def test_the_end_closes_in_every_way_and_gives_the_focus_back(
    visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    screen = ended(visitors, meet, say)
    page, dialog = screen.page, screen.results
    ways: dict[str, Callable[[], object]] = {
        "Escape": lambda: page.keyboard.press("Escape"),
        "a click beside it": lambda: page.mouse.click(3, 300),
        "the gesture to go back": lambda: dialog.evaluate("dialog => dialog.requestClose()"),
        "its cross": lambda: dialog.get_by_role("button", name=say("app-close")).click(),
    }
    for close in ways.values():
        expect(dialog.get_by_role("heading", level=2)).to_be_focused()
        close()
        expect(dialog).to_be_hidden()
        expect(show_points(page, say)).to_be_focused()
        assert page.evaluate(NOTHING_INERT)
        page.keyboard.press("Enter")
        expect(dialog).to_be_visible()
