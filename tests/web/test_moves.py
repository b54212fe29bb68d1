"""What can be done at a table, what is announced there, and that nothing jumps."""

import json
from random import Random

from playwright.sync_api import Page, expect

from coloretto.locales import Catalogue
from support.browsers import Visitors
from support.web_passing import wait_until_passed, watched
from support.web_people import Meet, at_their_turn, play
from support.web_table import TableScreen

TURNS = 12


def test_exactly_the_legal_moves_can_be_chosen(visitors: Visitors, meet: Meet, say: Catalogue) -> None:
    ada = meet("Ada")
    table = ada.quick("golden-3-violet")
    page = visitors.page(ada.token)
    page.goto(f"/table/{table}")
    screen, rng = TableScreen(page, say), Random(5)
    for _ in range(TURNS):
        choices = screen.choices()
        assert choices == set(ada.view(table)["turn"]["legal"])
        screen.choose(rng.choice(sorted(choices)))


def test_keys_that_mean_no_legal_move_send_nothing(visitors: Visitors, meet: Meet, say: Catalogue) -> None:
    ada, grace = meet("Ada"), meet("Grace")
    table = ada.open(rules="golden-2-brown")
    grace.do(table, "sit")
    ada.do(table, "start")
    mover = ada if ada.is_to_move(ada.view(table)) else grace
    waiting = grace if mover is ada else ada
    for person, keys in ((mover, "12345"), (waiting, "d12345")):
        page = visitors.page(person.token)
        sent = sent_commands(page)
        page.goto(f"/table/{table}")
        expect(page.get_by_role("group", name=say("table-rows"))).to_be_visible()
        for key in keys:
            page.keyboard.press(key)
        for row in TableScreen(page, say).rows.all():
            expect(row).to_be_disabled()
        assert sent == []


def sent_commands(page: Page) -> list[str]:
    """What the page asks of the table from now on."""
    sent: list[str] = []

    def is_command(text: str | bytes) -> bool:
        return "command" in json.loads(text)

    page.on(
        "websocket",
        lambda socket: socket.on(
            "framesent", lambda text: sent.append(str(text)) if is_command(text) else None
        ),
    )
    return sent


def test_a_move_can_be_confirmed_first(visitors: Visitors, meet: Meet, say: Catalogue) -> None:
    ada = meet("Ada")
    table = ada.quick()
    at_their_turn([ada], table)
    page = visitors.page(ada.token, '{"speed": "off", "language": "en", "confirmMoves": true}')
    page.goto(f"/table/{table}")
    screen = TableScreen(page, say)
    screen.choices()
    screen.choose("D")  # which the setting does not ask about
    expect(screen.drawn).to_be_visible()
    place = next(action for action in sorted(screen.choices()) if action.startswith("P"))
    question = page.get_by_text(say("table-confirm-place", row=int(place[1:]) + 1))
    screen.choose(place)
    expect(question).to_be_visible()
    page.get_by_role("button", name=say("table-no"), exact=True).click()
    expect(question).to_be_hidden()
    expect(screen.drawn).to_be_visible()
    screen.choose(place)
    page.get_by_role("button", name=say("table-yes"), exact=True).click()
    expect(screen.drawn).to_be_hidden()


def test_the_last_round_is_announced_to_eyes_and_ears(visitors: Visitors, meet: Meet, say: Catalogue) -> None:
    ada, grace = meet("Ada"), meet("Grace")
    table = ada.open(rules="golden-2-brown")
    grace.do(table, "sit")
    ada.do(table, "start")
    play([ada, grace], table, lambda view: view["turn"]["state"]["cards_until_last_round"] <= 1)
    page = watched(visitors.page(ada.token))
    page.goto(f"/table/{table}")
    screen = TableScreen(page, say)
    expect(screen.rows.first).to_be_visible()
    expect(page.get_by_text(say("last-round-now")).first).to_be_hidden()
    play([ada, grace], table, lambda view: bool(view["turn"]["state"]["last_round"]))
    expect(screen.heard).to_contain_text(say("log-last-round"))
    wait_until_passed(page, say("table-last-round-explained"))
    expect(page.get_by_text(say("last-round-now")).first).to_be_visible()


def test_turns_draws_and_results_have_sounds(visitors: Visitors, meet: Meet, say: Catalogue) -> None:
    ada, grace = meet("Ada"), meet("Grace")
    table = ada.open(rules="golden-2-brown")
    grace.do(table, "sit")
    ada.do(table, "start")
    if not grace.is_to_move(ada.view(table)):
        play([ada, grace], table, grace.is_to_move)
    page = visitors.page(ada.token)
    page.goto(f"/table/{table}")
    screen = TableScreen(page, say)
    expect(screen.rows.first).to_be_visible()
    play([ada, grace], table, ada.is_to_move)
    expect(screen.heard).to_contain_text("Grace")
    expect(screen.heard).to_contain_text(say("turn-only-draw-you").split(":")[0])


SHIFTS = "() => window.shifts"
FROM_NOW_ON = "() => { window.shifts.length = 0; window.shiftsFrom = performance.now(); }"
"""Shifts while the page was loading may be reported later."""


def test_nothing_jumps_during_play(visitors: Visitors, meet: Meet, say: Catalogue) -> None:
    """With moving cards, as most people play: also what moves right after a click counts."""
    ada = meet("Ada")
    table = ada.quick()
    at_their_turn([ada], table)
    page = visitors.page(ada.token, '{"speed": "fast", "language": "en"}')
    page.goto(f"/table/{table}")
    screen, rng = TableScreen(page, say), Random(4)
    screen.choices()
    page.evaluate(FROM_NOW_ON)
    for _ in range(TURNS):
        choices = screen.choices()
        if not choices:
            break
        screen.choose(rng.choice(sorted(choices)))
    screen.choices()
    assert page.evaluate(SHIFTS) == []
