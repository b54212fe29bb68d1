"""Puzzles in the browser: the same one for everyone each day, tried until solved, by keyboard too."""

import re
from datetime import UTC, date, datetime, time, timedelta
from urllib.parse import unquote

from playwright.sync_api import Page, expect

from coloretto.locales import Catalogue
from coloretto.puzzles import Puzzle, shipped_puzzles
from coloretto.rules import Action
from support.browsers import Visitors, without_pace
from support.web_table import TableScreen

A_DAY = date(2026, 11, 18)
PUZZLES = shipped_puzzles().puzzles


def puzzle_of(day: date) -> Puzzle:
    return PUZZLES[(day - date(1970, 1, 1)).days % len(PUZZLES)]


def turn_calendar(page: Page, day: date) -> None:
    page.clock.set_fixed_time(datetime.combine(day, time(12), UTC))


def press(page: Page, action: str) -> None:
    """Choose an action by its key."""
    row = Action.from_text(action).row
    page.keyboard.press("d" if row is None else str(row + 1))


def said(page: Page, say: Catalogue, message: str, **values: int) -> None:
    expect(page.get_by_role("status").filter(has_text=say(message, **values))).to_be_visible()


def test_the_puzzle_of_the_day_is_tried_until_it_is_solved(visitors: Visitors, say: Catalogue) -> None:
    page = visitors.page()
    turn_calendar(page, A_DAY)
    page.goto("/")
    page.get_by_role("link", name=say("app-puzzles")).click()
    expect(page.get_by_role("heading", name=say("puzzles-daily"))).to_be_visible()
    said(page, say, "puzzles-question")
    best, *others = puzzle_of(A_DAY).values
    press(page, others[0])
    said(page, say, "puzzles-wrong")
    press(page, best)
    said(page, say, "puzzles-found", count=2)
    shares = [f"{(value + 5) // 10}%" for value in puzzle_of(A_DAY).values.values()]
    expect(page.get_by_role("table").locator(".share")).to_have_text(shares)
    expect(page.get_by_role("link", name=say("puzzles-next"))).to_be_focused()
    analyse = page.get_by_role("link", name=say("replay-analyse"))
    assert unquote(analyse.get_attribute("href") or "") == f"/analyse#p={puzzle_of(A_DAY).position}"
    turn_calendar(page, A_DAY + timedelta(days=1))
    page.reload()
    said(page, say, "puzzles-question")
    press(page, puzzle_of(A_DAY + timedelta(days=1)).best)
    said(page, say, "puzzles-right")
    expect(page.get_by_text(say("puzzles-streak", count=2))).to_be_visible()


def test_a_game_against_bots_goes_on_from_a_puzzle(visitors: Visitors, say: Catalogue) -> None:
    page = visitors.page()
    without_pace(page)
    page.goto("/puzzles/1")
    play_on = page.get_by_role("button", name=say("replay-play-on"))
    said(page, say, "puzzles-question")
    expect(play_on).to_be_hidden()
    press(page, PUZZLES[0].best)
    play_on.click()
    expect(page).to_have_url(re.compile("/local/"))
    table = TableScreen(page, say)
    assert table.choices() == set(PUZZLES[0].values)
    table.choose(PUZZLES[0].best)
    assert table.choices()


def test_puzzles_are_chosen_by_theme_and_one_leads_to_the_next(visitors: Visitors, say: Catalogue) -> None:
    page = visitors.page()
    page.goto("/puzzles/1")
    said(page, say, "puzzles-question")
    page.get_by_role("combobox", name=say("puzzles-theme")).select_option(say("puzzles-theme-spoiling"))
    numbers = [number for number, each in enumerate(PUZZLES, start=1) if "spoiling" in each.themes]
    for number in numbers[:2]:
        expect(page.get_by_role("heading", name=say("puzzles-number", number=number))).to_be_visible()
        page.get_by_role("button", name=say("puzzles-show")).click()
        said(page, say, "puzzles-shown")
        page.get_by_role("link", name=say("puzzles-next")).click()


def test_a_puzzle_that_does_not_exist_is_named(visitors: Visitors, say: Catalogue) -> None:
    page = visitors.page()
    page.goto("/puzzles/9999")
    expect(page.get_by_text(say("puzzles-none", number=9999))).to_be_visible()
