"""Help while playing: what rows and cards are worth."""

import re

from playwright.sync_api import Locator, Page, expect

from coloretto.locales import Catalogue
from support.browsers import Visitors
from support.waiting import wait_for
from support.web_local import IS_LOADED, QUICK, hands, home, start
from support.web_table import ANY, TableScreen

TWO = QUICK | {"table": "brown"}
MINUS = "\N{MINUS SIGN}"


def test_a_row_says_what_it_does_to_my_score(visitors: Visitors, say: Catalogue) -> None:
    page = home(visitors, game=TWO)
    table = start(page, say)
    row = first_row_to_take(table)
    expect(row).to_have_accessible_description(pattern(say, "preview-row-you"))
    row.evaluate("(row) => row.blur()")
    page.mouse.move(0, 0)
    expect(row.locator(".preview")).to_be_hidden()
    row.hover()
    expect(row.locator(".preview")).to_be_visible()
    before, after = map(int, re.findall(r"-?\d+", described(row))[:2])
    row.click()
    score = say("score-now", count=after)
    expect(table.mine).to_contain_text(score)
    counted = [int(text.replace(MINUS, "-")) for text in my_points(page)]
    assert (sum(counted), before) == (after, 2)


def test_the_points_preview_can_be_switched_off(visitors: Visitors, say: Catalogue) -> None:
    off = "localStorage.setItem('coloretto.settings', '{\"pointsPreview\": false}');"
    page = home(visitors, off, game=TWO)
    page.wait_for_function(IS_LOADED)  # with it, the preview would come at once
    table = start(page, say)
    expect(first_row_to_take(table)).to_have_accessible_description("")
    assert my_points(page) == []


def test_the_coach_advises_one_person_against_bots(visitors: Visitors, say: Catalogue) -> None:
    page = home(visitors, game=TWO)
    table = start(page, say)
    first_row_to_take(table)
    advice = page.get_by_role("region", name=say("coach-title"))
    expect(advice).to_be_hidden()
    page.get_by_role("button", name=say("coach-ask")).click()
    expect(advice).to_contain_text(re.compile(r"\d+%.*\d+%"))
    page.keyboard.press("Escape")
    expect(advice).to_be_hidden()
    page.keyboard.press("?")
    expect(advice).to_be_visible()


def test_after_a_move_is_taken_back_the_same_card_comes_again(visitors: Visitors, say: Catalogue) -> None:
    page = home(visitors, "localStorage.setItem('coloretto.settings', '{\"teaching\": true}');", game=TWO)
    table = start(page, say)
    table.choices()
    address, before = page.url, hands(page)
    drawn = draw(table)
    page.get_by_role("button", name=say("table-menu")).click()
    page.get_by_role("button", name=say("coach-take-back")).click()
    expect(page).not_to_have_url(address)
    wait_for(lambda: "D" in table.choices() and hands(page) == before)
    assert draw(table) == drawn


def draw(table: TableScreen) -> str:
    """Draw a card, even if that is a blunder; what the first row says about it."""
    table.choose("D")
    really = table.page.get_by_role("button", name=table.say("table-yes"), exact=True)
    expect(really.or_(table.drawn)).to_be_visible()
    if really.is_visible():
        really.click()
    label = table.page.locator("[data-row][aria-disabled=false] > .visually-hidden").first
    expect(label).to_have_text(re.compile(label_pattern(table.say)))
    return label.text_content() or ""


def label_pattern(say: Catalogue) -> str:
    return re.escape(say("action-place-cards", row=ANY, cards=ANY, card=ANY)).replace(ANY, ".*")


def first_row_to_take(table: TableScreen) -> Locator:
    """Draw until a row without a golden joker can be taken."""
    while True:
        choices = sorted(table.choices())
        rows = [table.rows.nth(int(choice[1:])) for choice in choices if choice[0] == "T"]
        golden = table.say("card-golden-joker")
        plain = [row for row in rows if golden not in (row.text_content() or "")]
        if plain:
            return plain[0]
        table.choose(choices[0])


def described(row: Locator) -> str:
    return row.locator("[hidden]").text_content() or ""


def my_points(page: Page) -> list[str]:
    return page.locator("[data-mine] .points [aria-hidden]").all_inner_texts()


def pattern(say: Catalogue, message: str) -> re.Pattern[str]:
    return re.compile(re.escape(say(message, before=ANY, after=ANY)).replace(ANY, f"{MINUS}?[0-9]+"))
