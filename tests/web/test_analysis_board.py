"""The analysis board: positions, their lines, and what actions are worth."""

from urllib.parse import quote

from playwright.sync_api import Locator, Page, expect

from coloretto.analysis import advise, analyse
from coloretto.locales import Catalogue
from coloretto.rules import Position
from coloretto.terminal.text.hints import reason_text
from support.browsers import Visitors

START = Position("golden-3-brown g ab/x/c de/abJ*/f 2:choose 2 -")


def actions(page: Page, say: Catalogue) -> Locator:
    """Of the player to move, the best first."""
    heading = say("turn-choose-other", player=say("local-player", number=3))
    return page.get_by_role("list", name=heading).get_by_role("button")


def test_a_position_from_a_link_is_valued_as_python_does_and_its_lines_are_explored(
    visitors: Visitors, say: Catalogue
) -> None:
    page = visitors.page()
    page.goto(f"/analyse#p={quote(START.text, safe='')}")
    wanted = analyse(START, "normal").actions
    for number, each in enumerate(wanted):
        share = say("insight-percent", count=round(each.shares[2] * 100))
        expect(actions(page, say).nth(number)).to_contain_text(share)
    reason = advise(START, "normal").reason
    assert reason is not None
    expect(
        page.get_by_text(reason_text(reason, [say("local-player", number=each) for each in (1, 2, 3)]))
    ).to_be_visible()
    actions(page, say).filter(has_text=say("action-draw")).press("Enter")
    page.get_by_role("button", name=say("companion-drew", card=say("card-object-c"))).press("Enter")
    expect(page.get_by_label(say("analyse-text"))).to_have_value(START.text.replace("choose", "place-c"))
    for _ in range(2):
        page.get_by_role("button", name=say("analyse-undo")).press("Enter")
    expect(page.get_by_label(say("analyse-text"))).to_have_value(START.text)


def test_a_position_is_set_up_by_tapping_and_an_impossible_one_is_named(
    visitors: Visitors, say: Catalogue
) -> None:
    page = visitors.page()
    page.goto(f"/analyse#p={quote(START.text, safe='')}")
    page.get_by_role("button", name=say("analyse-set-up")).click()
    page.get_by_label(say("analyse-place")).select_option(label=say("analyse-row", row=1))
    add = page.get_by_role("button", name=say("analyse-add", card=say("card-object-d")))
    add.click()
    expect(page.get_by_label(say("analyse-text"))).to_have_value(START.text.replace(" ab/", " abd/"))
    add.click()
    expect(page.get_by_text(say("analyse-impossible"))).to_be_visible()
