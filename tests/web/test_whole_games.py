"""Whole games against bots, from the first click to the points: by mouse, by keyboard, on a phone."""

import re
from collections.abc import Callable
from itertools import chain, repeat
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from coloretto.locales import Catalogue
from coloretto.record import verify, verify_deck
from support.browsers import PHONE, Visitors, without_pace
from support.waiting import wait_for
from support.web_accessible import HeardTable
from support.web_local import hands, home
from support.web_table import TableScreen, saved_record
from support.web_touch import drag_by_finger

Choose = Callable[[TableScreen, str], None]


def play_now(page: Page, say: Catalogue) -> Locator:
    return page.get_by_role("button", name=say("home-play"), exact=True)


def play_to_the_end(table: TableScreen, choose: Choose) -> int:
    """How many choices that took."""
    rng, made = Random(1), 0
    while choices := table.choices():
        choose(table, rng.choice(sorted(choices)))
        made += 1
    return made


def assert_is_told_and_recorded(table: TableScreen, choices: int) -> None:
    """The results are shown, and the game that was recorded is the one that was played."""
    expect(table.results).to_be_visible()
    record = saved_record(table)
    final = verify(record)
    verify_deck(record)
    assert choices == sum(len(turn.actions) for turn in record.turns if turn.player == 0)
    for score in final.scores:
        shown = re.compile(f"^{str(score).replace('-', '[-−]')}$")  # noqa: RUF001 - as it is printed
        expect(table.results.get_by_text(shown).first).to_be_visible()


def test_a_whole_game_is_played_by_mouse(visitors: Visitors, say: Catalogue) -> None:
    page = visitors.page()
    without_pace(page)
    page.goto("/")
    play_now(page, say).click()
    table = TableScreen(page, say)
    choices = play_to_the_end(table, TableScreen.choose)
    assert_is_told_and_recorded(table, choices)


FOCUS = """
() => {
  const hasOutline = (element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
  };
  const hasShadow = (element) => element !== null && getComputedStyle(element).boxShadow !== "none";
  const hasRing = (element) => hasOutline(element) || hasShadow(element);
  const now = document.activeElement;
  const isShown = hasRing(now) || hasRing(now.closest("label")) || hasOutline(now.querySelector(".top"));
  return { name: now.ariaLabel ?? now.textContent.trim(), isShown };
}
"""


def tab_to(page: Page, name: str) -> None:
    """Go on until this has the focus; wherever it is, one sees it."""
    for _ in range(60):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        assert focus["isShown"], f"nothing shows that {focus['name']!r} has the focus"
        if focus["name"] == name:
            return
    pytest.fail(f"{name!r} is not reached by Tab")


def by_keys(table: TableScreen, action: str) -> None:
    table.page.keyboard.press("d" if action == "D" else str(int(action[1:]) + 1))


def by_arrows(table: TableScreen, action: str) -> None:
    """Go to it by arrows and choose it by Enter."""
    aim = table.deck if action == "D" else table.rows.nth(int(action[1:]))
    for _ in range(8):
        table.page.keyboard.press("ArrowRight")
        if aim.evaluate("element => element === document.activeElement"):
            assert table.page.evaluate(FOCUS)["isShown"]
            table.page.keyboard.press("Enter")
            return
    pytest.fail(f"{action} is not reached by arrows")


def test_a_whole_game_is_played_by_keyboard_alone(visitors: Visitors, say: Catalogue) -> None:
    page = visitors.page()
    without_pace(page)
    page.goto("/")
    expect(play_now(page, say)).to_be_enabled()
    tab_to(page, say("home-play"))
    page.keyboard.press("Enter")
    table, ways = TableScreen(page, say), chain([by_arrows] * 4, repeat(by_keys))

    def choose(table: TableScreen, action: str) -> None:
        expect(page.locator("[data-row]:focus, .pile:focus")).to_have_attribute("aria-disabled", "false")
        next(ways)(table, action)

    choices = play_to_the_end(table, choose)
    assert_is_told_and_recorded(table, choices)
    tab_to(page, say("table-rematch"))
    page.keyboard.press("Escape")
    expect(table.results).to_be_hidden()
    expect(page.get_by_role("button", name=say("table-results"))).to_be_focused()
    page.keyboard.press("p")
    expect(table.heard).to_contain_text(say("player-you"))


def by_touch(table: TableScreen, action: str, rng: Random) -> None:
    """Tap it, or drag the drawn card to the row, or the row to one's own cards."""
    before = hands(table.page)
    if action == "D" or rng.random() < 0.6:
        table.choose(action, Locator.tap)
    elif action.startswith("P"):
        drag_by_finger(table.page, table.drawn, table.rows.nth(int(action[1:])))
    else:
        drag_by_finger(table.page, table.rows.nth(int(action[1:])), table.mine)
    wait_for(lambda: hands(table.page) != before)


def test_a_whole_game_is_played_on_a_phone_by_taps_and_drags(visitors: Visitors, say: Catalogue) -> None:
    page = visitors.page(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    without_pace(page)
    page.goto("/")
    play_now(page, say).tap()
    table, rng = TableScreen(page, say), Random(2)
    choices = play_to_the_end(table, lambda table, action: by_touch(table, action, rng))
    assert_is_told_and_recorded(table, choices)


def test_a_game_is_played_through_the_accessibility_tree_alone(visitors: Visitors, say: Catalogue) -> None:
    page = home(visitors)
    page.get_by_role("button", name=say("home-play"), exact=True).press("Enter")
    table, rng = HeardTable(page, say), Random(5)
    table.move_or_end().wait_for()
    while not table.result.is_visible():
        table.moves.nth(rng.randrange(table.moves.count())).press("Enter")
        table.move_or_end().wait_for()
    for region in (say("player-you"), "Fips · Easy"):
        expect(table.result.get_by_role("article", name=region, exact=True)).to_be_visible()
    table.result.get_by_role("button", name=say("table-rematch")).press("Enter")
    expect(table.moves.first).to_be_visible()
