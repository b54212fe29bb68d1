"""Recorded games by link and from a file, the rules, and the first lesson."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from coloretto.analysis import Label, Review, review
from coloretto.locales import Catalogue
from coloretto.record import parse_record, save_record
from coloretto.rules import Action
from coloretto.terminal.text.hints import reason_text
from support.browsers import NARROW, Size, Visitors, without_pace
from support.record_links import fragment_of
from support.web_people import Meet, finish
from support.web_table import ANYTHING_OPEN, TableScreen

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs/example-game.txt"
LESSON = ROOT / "web/src/learn/frames.json"


def slider(page: Page, say: Catalogue) -> int:
    """The step that is shown."""
    return int(page.get_by_role("slider", name=say("replay-controls")).input_value())


SIDEWAYS: Size = {"width": 740, "height": 360}
"""A small phone on its side."""


def press(page: Page, say: Catalogue, message: str) -> None:
    page.get_by_role("button", name=say(message), exact=True).click()


def test_a_finished_game_is_replayed_by_its_link(visitors: Visitors, meet: Meet, say: Catalogue) -> None:
    ada = meet("Ada")
    table = ada.quick()
    scores = finish(ada, table)["totals"]
    page = visitors.page()  # another person
    page.goto(f"/replay/{table}/1")
    expect(page.get_by_role("slider", name=say("replay-controls"))).to_have_value("0")
    press(page, say, "replay-forward")
    press(page, say, "replay-forward")
    assert slider(page, say) == 2
    press(page, say, "replay-back")
    assert slider(page, say) == 1
    press(page, say, "replay-round-after")
    assert slider(page, say) > 2
    page.keyboard.press("End")
    last = page.get_by_role("slider", name=say("replay-controls")).get_attribute("max")
    assert slider(page, say) == int(last or "0") > 20
    for score in scores:
        expect(page.get_by_text(say("score-now", count=score)).first).to_be_attached()
    page.keyboard.press("Home")
    assert slider(page, say) == 0


def test_who_opens_a_replay_by_its_link_finds_themselves_in_it(
    visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    ada = meet("Ada")
    table = ada.open(rules="golden-2-brown", seats=["easy", "open"], pace=0)
    ada.do(table, "start")
    finish(ada, table)
    page = visitors.page(ada.token)
    page.goto(f"/replay/{table}/1")
    expect(page.get_by_role("region", name=say("player-you"))).to_be_visible()
    expect(page.get_by_label(say("replay-view"))).to_have_value("1")


@pytest.mark.parametrize("name", ["game.txt", "game.json"])
def test_a_record_is_replayed_from_a_file_on_the_device(
    name: str, tmp_path: Path, visitors: Visitors, say: Catalogue
) -> None:
    record = parse_record(EXAMPLE.read_text())
    save_record(record, tmp_path / name)
    page = visitors.page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(tmp_path / name)
    expect(page.get_by_role("slider", name=say("replay-controls"))).to_be_visible()
    for player in record.names:
        expect(page.get_by_role("region", name=player)).to_be_visible()
    assert "/api/v1/replays" not in asked


def test_a_browser_without_webassembly_has_the_server_replay_a_record(
    visitors: Visitors, say: Catalogue
) -> None:
    page = visitors.page()
    page.add_init_script("delete window.WebAssembly;")
    page.goto("/replay")
    with page.expect_response("**/api/v1/replays"):
        page.locator("input[type=file]").set_input_files(EXAMPLE)
    expect(page.get_by_role("slider", name=say("replay-controls"))).to_be_visible()


def test_a_record_that_is_wrong_is_refused_with_the_place(visitors: Visitors, say: Catalogue) -> None:
    page = visitors.page()
    page.goto("/replay")
    wrong = EXAMPLE.read_text().replace("T0", "T9", 1)
    page.get_by_label(say("replay-text")).fill(wrong)
    press(page, say, "replay-show")
    expect(page.get_by_text(say("replay-wrong-line", line="").strip()).first).to_be_visible()
    expect(page.get_by_label(say("replay-text"))).to_have_value(wrong)


def test_a_review_shows_what_decisions_cost_and_leads_to_them(visitors: Visitors, say: Catalogue) -> None:
    record = parse_record(EXAMPLE.read_text())
    reviewed = review(record)
    costly = sorted(reviewed.decisions, key=lambda decision: -decision.loss)
    worst = costly[0]
    page = visitors.page()
    page.goto("/replay")
    page.get_by_label(say("replay-text")).fill(EXAMPLE.read_text())
    press(page, say, "replay-show")
    press(page, say, "replay-review-start")
    numbers = page.get_by_role("group", name=record.names[0])
    expect(numbers).to_contain_text(say("insight-percent", count=round(reviewed.seats[0].loss * 100)))
    moment = page.get_by_role("button").filter(has_text=say(f"decision-{worst.label.value}")).first
    expect(moment).to_contain_text(record.names[worst.seat])
    why = [reason_text(each.reason, record.names, record.names[each.seat]) for each in costly if each.reason]
    expect(page.get_by_role("button").filter(has_text=why[0])).to_have_count(1)
    placement = next(each for each in costly if each.action.is_place)
    [drawn] = [each.card for each in reviewed.reveals if each.move == placement.move - 1]
    said = page.get_by_role("button").filter(has_text=action_name(placement.action, say))
    expect(said.filter(has_text=f"{say(f'card-{drawn}')}:").first).to_be_visible()
    moment.press("Enter")
    assert slider(page, say) == worst.move
    judged = page.get_by_role("status").filter(has_text=action_name(worst.action, say))
    expect(judged).to_contain_text(say("insight-better", action=action_name(worst.best, say)))
    assert worst.reason is not None
    expect(judged).to_contain_text(reason_text(worst.reason, record.names, record.names[worst.seat]))
    graph = page.get_by_role("slider", name=say("insight-graph-about"))
    graph.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", str(worst.move + 1))
    graph.press("End")
    expect(graph).to_have_attribute("aria-valuenow", str(len(reviewed.shares) - 1))
    mark = page.get_by_role("list", name=say("review-marks")).get_by_role("button").first
    mark.press("Enter")
    expect(mark).to_have_attribute("aria-current", "step")
    go_through_mistakes(page, say, reviewed)
    find_better_moves(page, say, reviewed, record.names)


def go_through_mistakes(page: Page, say: Catalogue, reviewed: Review) -> None:
    """By key, to the next one and back."""
    mistakes = [each.move for each in reviewed.decisions if each.label in {Label.MISTAKE, Label.BLUNDER}]
    expect(page.get_by_text(say("insight-keys"))).to_be_visible()
    page.keyboard.press("Home")
    for move in mistakes[:2]:
        page.keyboard.press("m")
        expect(page.get_by_role("slider", name=say("replay-controls"))).to_have_value(str(move))
    page.keyboard.press("Shift+M")
    expect(page.get_by_role("slider", name=say("replay-controls"))).to_have_value(str(mistakes[0]))
    page.keyboard.press("Shift+M")
    expect(page.get_by_text(say("insight-no-mistake"))).to_be_visible()


def find_better_moves(page: Page, say: Catalogue, reviewed: Review, names: Sequence[str]) -> None:
    """Choose the best action of the first decision: then everything is shown that the actions are worth."""
    own = [each for each in reviewed.decisions if each.seat == 0 and each.label is not Label.GOOD]
    worst = max(own, key=lambda decision: decision.loss)
    press(page, say, "exercise-start")
    actions = page.get_by_role("list", name=say("exercise-title"))
    expect(actions.get_by_role("button")).to_have_count(len(worst.values))
    best = actions.get_by_role("button").filter(has_text=action_name(worst.best, say))
    best.press("Enter")
    expect(best).to_contain_text(say("exercise-best"))
    if worst.reason is not None:
        expect(page.get_by_text(reason_text(worst.reason, names, names[0])).last).to_be_visible()
    for share in worst.values.values():
        expect(actions).to_contain_text(say("insight-percent", count=round(share[0] * 100)))
    page.keyboard.press("Escape")
    expect(page.get_by_role("slider", name=say("replay-controls"))).to_have_value(str(worst.move))


def action_name(action: Action, say: Catalogue) -> str:
    if action.row is None:
        return say("action-draw")
    return say("action-take" if action.is_take else "action-place", row=action.row + 1)


def test_a_link_leads_to_the_review_of_a_game(visitors: Visitors, say: Catalogue) -> None:
    page = visitors.page()
    page.goto(f"/replay{fragment_of(EXAMPLE.read_text())}&step=3&review")
    expect(page.get_by_role("heading", name=say("review-costliest"))).to_be_visible()
    assert slider(page, say) == 3


@pytest.mark.parametrize("size", [NARROW, SIDEWAYS], ids=["upright", "on its side"])
def test_on_small_phones_all_of_the_table_is_seen_while_one_practises(
    size: Size, visitors: Visitors, say: Catalogue
) -> None:
    page = visitors.page(viewport=size)
    page.goto(f"/replay{fragment_of(EXAMPLE.read_text())}&review")
    press(page, say, "exercise-start")
    table = page.locator(".layout").bounding_box()
    panel = page.get_by_role("region", name=say("exercise-title")).bounding_box()
    assert table is not None
    assert panel is not None
    header = page.get_by_role("banner").bounding_box()
    assert header is not None
    assert table["y"] >= header["y"] + header["height"] - 1
    right, bottom = table["x"] + table["width"], table["y"] + table["height"]
    assert bottom <= (panel["y"] if panel["x"] < right else size["height"]) + 1


def test_nothing_lies_over_a_review_that_a_link_leads_to(visitors: Visitors, say: Catalogue) -> None:
    page = visitors.page(viewport={"width": 1440, "height": 900})
    page.goto(f"/replay{fragment_of(EXAMPLE.read_text())}&review")
    expect(page.get_by_role("heading", name=say("review-costliest"))).to_be_visible()
    section = page.get_by_role("region", name=say("replay-review"))
    assert section.evaluate("(section) => section.scrollHeight - section.clientHeight") <= 1


def test_a_finished_game_goes_on_from_a_position_against_bots(visitors: Visitors, say: Catalogue) -> None:
    page = visitors.page()
    without_pace(page)
    page.goto(f"/replay{fragment_of(EXAMPLE.read_text())}&step=40")
    last = page.get_by_role("slider", name=say("replay-controls")).get_attribute("max")
    press(page, say, "replay-play-on")
    expect(page).to_have_url(re.compile("/local/"))
    table = TableScreen(page, say)
    table.choose(min(table.choices()))
    table.choices()
    page.goto(f"{page.url}/1?step=40")  # the record goes on where the other game was left
    controls = page.get_by_role("slider", name=say("replay-controls"))
    expect(controls).to_have_value("40")
    assert 40 < int(controls.get_attribute("max") or "0") < int(last or "0")


def test_the_rules_of_each_edition_have_an_address(visitors: Visitors, say: Catalogue) -> None:
    page = visitors.page()
    for edition in ("classic", "golden"):
        page.goto(f"/rules/{edition}")
        expect(page.get_by_text(say(f"edition-{edition}")).first).to_be_visible()
        expect(page.get_by_role("heading", level=2).first).to_be_visible()


def test_the_first_lesson_is_gone_through_by_keyboard_and_ends_in_a_real_game(
    visitors: Visitors, say: Catalogue
) -> None:
    page = visitors.page()
    page.goto("/learn")
    for scene in json.loads(LESSON.read_text())["scenes"]:
        expect(page.get_by_role("heading", name=say(f"learn-{scene['name']}-title"))).to_be_visible()
        go_through(page, say, scene)
    press(page, say, "learn-play")
    expect(page).to_have_url(re.compile("/local/"))
    expect(page.get_by_role("group", name=say("table-rows"))).to_be_visible()


def go_through(page: Page, say: Catalogue, scene: dict[str, Any]) -> None:
    """Do what the coach likes to see, and go on."""
    good = [action for action, answer in scene["answers"].items() if answer["good"]]
    if good:
        page.locator(ANYTHING_OPEN).first.wait_for()
        page.keyboard.press("d" if good[0] == "D" else str(int(good[0][1:]) + 1))
    if good and f"learn-{scene['name']}-{good[0].lower()}" not in say:
        return  # the next scene begins by itself
    onward = page.get_by_role("button", name=say("learn-next"), exact=True)
    expect(onward.or_(page.get_by_role("button", name=say("learn-play"), exact=True)).first).to_be_visible()
    if onward.is_visible():
        page.keyboard.press("Enter")
