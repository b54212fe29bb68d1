"""The match sheet of games with real cards: added up, corrected, printed, and there after a reload."""

import re

from playwright.sync_api import Locator, Page, expect

from coloretto.locales import Catalogue
from support.browsers import PHONE, Visitors
from support.web_companion import Pad

MINUS = "\N{MINUS SIGN}"
FIRST = ("aab", "cccd", "+", "eeeeee")
SECOND = ("g", "abcdd", "ffff", "bb++")
POINTS = ((4, 7, 2, 21), (1, 4, 10, 7))


def count(page: Page, say: Catalogue, hands: tuple[str, ...]) -> None:
    """Tap in the hands of four players."""
    pad = Pad(page, say)
    for number, hand in enumerate(hands):
        pad.choose_player(number)
        for letter in hand:
            pad.add(letter)


def with_games(visitors: Visitors, say: Catalogue) -> Page:
    """The sheet with two games."""
    page = visitors.page(viewport=PHONE)
    page.goto("/score")
    count(page, say, FIRST)
    page.get_by_role("button", name=say("companion-to-sheet")).click()
    page.get_by_role("button", name=say("table-next")).click()
    count(page, say, SECOND)
    page.get_by_role("button", name=say("companion-to-sheet")).click()
    page.get_by_role("status").get_by_role("link", name=say("companion-sheet")).click()
    return page


def sheet(page: Page) -> list[tuple[int, ...]]:
    """The points of every game, and the totals."""
    rows = page.get_by_role("table").locator("tbody tr, tfoot tr").all()
    cells = [row.get_by_role("cell").all_inner_texts() for row in rows]
    return [tuple(int(text.replace(MINUS, "-")) for text in each if text.strip()) for each in cells]


def totals(*games: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*games, strict=True)))


def game_row(page: Page, say: Catalogue, number: int) -> Locator:
    return page.get_by_role("row", name=say("companion-game-number", number=number))


def test_counted_games_are_added_up_and_there_after_a_reload(visitors: Visitors, say: Catalogue) -> None:
    page = with_games(visitors, say)
    expect(game_row(page, say, 2)).to_be_visible()
    assert sheet(page) == [*POINTS, totals(*POINTS)]
    page.reload()
    expect(game_row(page, say, 2)).to_be_visible()
    assert sheet(page) == [*POINTS, totals(*POINTS)]


def test_a_removed_game_comes_back(visitors: Visitors, say: Catalogue) -> None:
    page = with_games(visitors, say)
    page.get_by_role("button", name=say("companion-remove-game", number=1)).click()
    expect(game_row(page, say, 2)).to_have_count(0)
    assert sheet(page) == [POINTS[1], POINTS[1]]
    page.get_by_role("button", name=say("companion-undo")).click()
    expect(game_row(page, say, 2)).to_be_visible()
    assert sheet(page) == [*POINTS, totals(*POINTS)]


def test_a_new_sheet_is_started_after_a_question(visitors: Visitors, say: Catalogue) -> None:
    page = with_games(visitors, say)
    question = page.get_by_role("dialog", name=say("companion-new-sheet-sure"))
    for answer, games in ((say("companion-keep-sheet"), 2), (say("companion-new-sheet"), 0)):
        page.get_by_role("button", name=say("companion-new-sheet")).click()
        question.get_by_role("button", name=answer).click()
        expect(question).to_be_hidden()
        expect(page.locator("tbody tr")).to_have_count(games)
    expect(page.get_by_text(say("companion-sheet-empty"))).to_be_visible()


def test_a_game_is_added_once_and_only_when_everyone_has_cards(visitors: Visitors, say: Catalogue) -> None:
    page = visitors.page(viewport=PHONE)
    page.goto("/score")
    add = page.get_by_role("button", name=say("companion-to-sheet"))
    count(page, say, FIRST[:3])
    expect(add).to_be_disabled()
    last = say("local-player", number=4)
    expect(page.get_by_text(say("companion-lacking", players=last))).to_be_visible()
    count(page, say, ("", "", "", "a"))
    add.click()
    expect(add).to_have_count(0)
    expect(page.get_by_text(say("companion-on-sheet"))).to_be_visible()


def test_a_game_of_other_players_needs_a_new_sheet(visitors: Visitors, say: Catalogue) -> None:
    page = with_games(visitors, say)
    page.get_by_role("link", name=say("companion-hands")).first.click()
    page.get_by_text(say("companion-rules")).click()
    players = page.get_by_role("group", name=say("home-players"))
    players.get_by_role("radio", name="5", exact=True).check()
    count(page, say, ("", "", "", "", "a"))
    expect(page.get_by_text(say("companion-sheet-other", count=4))).to_be_visible()
    expect(page.get_by_role("button", name=say("companion-to-sheet"))).to_be_disabled()


COLOURS = """
() => [document.body, ...document.querySelectorAll("th, td, td span")].map((element) => {
  const { color, backgroundColor } = getComputedStyle(element);
  return [color, backgroundColor];
})
"""


def test_on_paper_the_sheet_is_black_on_white_without_controls(visitors: Visitors, say: Catalogue) -> None:
    page = with_games(visitors, say)
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.get_by_role("table")).to_be_visible()
    for control in ("button", "link", "radio"):
        assert not [each for each in page.get_by_role(control).all() if each.is_visible()]
    black, white = "rgb(0, 0, 0)", re.compile(r"rgb\(255, 255, 255\)|rgba\(.*, 0\)|color\(srgb 1 1 1.*\)")
    for ink, ground in page.evaluate(COLOURS):
        assert ink == black
        assert white.fullmatch(ground), ground
    assert page.pdf(format="A4").startswith(b"%PDF")
