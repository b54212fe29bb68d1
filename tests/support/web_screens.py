"""Every screen of the client, and how one gets there."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, expect

from coloretto.locales import Catalogue
from coloretto.record import write_record
from support.record_links import SOLO, fragment_of
from support.records import finished_game
from support.web_people import Person, View, finish, play
from support.web_table import ANYTHING_OPEN

REVIEWED = (Path(__file__).parents[2] / "docs/example-game.txt").read_text(encoding="utf-8")
SHEET = '{"games": [[12, -3, 104, 7, 21], [-14, 23, 5, 16, 0]]}'
"""A match sheet as the browser stores it."""

ENTERED = """coloretto record 1
rules: golden-3-brown
player 0: Ada
player 1: Grace Hopper
player 2: Ada
removed: g
start cards: a b c
start player: 0

  1. 0 Dd P0
  2. 1 DJ P1
  3. 2 De P1
  4. 0 T1=+
"""
"""A game that was entered move by move."""

Open = Callable[[Page, Catalogue], None]


@dataclass(frozen=True)
class World:
    """Tables of one person in every state that a screen can show."""

    person: Person
    waiting: str
    choosing: str
    placing: str
    over: str


def world_of(person: Person, other: Person) -> World:
    waiting = person.open(rules="golden-4-brown", seats=["open", "hard"], public=True)
    choosing, placing, over = _table(person, other), _table(person, other), _table(person, other)
    play([person, other], choosing, lambda view: _is_mid_game(view, person) and "D" in view["turn"]["legal"])
    play([person, other], placing, lambda view: _is_mid_game(view, person) and _is_drawn(view))
    other.do(over, "stand")
    finish(person, over)
    return World(person, waiting, choosing, placing, over)


def _table(person: Person, other: Person) -> str:
    """A game of four with two bots."""
    table = person.open(
        rules="golden-4-brown", seats=["open", "open", "easy", "hard"], pace=0, patience=86400
    )
    other.do(table, "sit")
    person.do(table, "start")
    return table


def _is_mid_game(view: View, person: Person) -> bool:
    state = view["turn"]["state"]
    return bool(person.is_to_move(view) and state["round"] >= 3 and len(set(state["rows"])) > 2)


def _is_drawn(view: View) -> bool:
    return view["turn"]["state"]["drawn"] is not None


def screens_of(world: World) -> dict[str, tuple[str, Open]]:
    """By name: an address, and what is done there before one looks."""
    return {
        "home": ("/", until("home-open")),
        "home choices": ("/", opened_choices),
        "home, games here": ("/", with_local_game),
        "new table": ("/new", until("new-seats")),
        "waiting room": (f"/table/{world.waiting}", until("room-invite")),
        "table": (f"/table/{world.choosing}", rows_are_shown),
        "table, card drawn": (f"/table/{world.placing}", rows_are_shown),
        "table, menu": (f"/table/{world.choosing}", dialog("table-menu")),
        "table, deck": (f"/table/{world.choosing}", dialog("table-deck-details")),
        "table, player": (f"/table/{world.choosing}", player_dialog),
        "end": (f"/table/{world.over}", until("end-review")),
        "end, more": (f"/table/{world.over}", more_of_the_end),
        "table, bot": (f"/table/{world.choosing}", bot_dialog),
        "settings": ("/settings", until("settings-device")),
        "replay": (f"/replay/{world.over}/1", settled),
        "replay, two players": (_replay_of("golden-2-brown"), before_the_last_step(2)),
        "replay, three players": (_replay_of("golden-3-brown"), before_the_last_step(3)),
        "replay, four players": (_replay_of("classic-4-brown"), before_the_last_step(4)),
        "replay, five players": (_replay_of("golden-5-violet"), before_the_last_step(5)),
        "replay, file": ("/replay", settled),
        "review": (f"/replay{fragment_of(REVIEWED)}&review", practising),
        "analysis board": ("/analyse", setting_up),
        "rules": ("/rules", settled),
        "rules, golden": ("/rules/golden", settled),
        "learn": ("/learn", settled),
        "real cards": ("/score", tapped_in),
        "real cards, match sheet": ("/score/sheet", on_sheet),
        "real cards, new game": ("/score/game", settled),
        "real cards, game": ("/score/game/a1", entered),
        "daily deal": ("/daily", until("daily-deck")),
        "puzzle": ("/puzzles/1", until("puzzles-question")),
        "puzzle, four players": ("/puzzles/5", until("puzzles-question")),
        "puzzle, five players": ("/puzzles/13", until("puzzles-question")),
        "puzzle, solved": ("/puzzles/2", with_solution),
        "challenge": (f"/challenge{fragment_of(SOLO)}", until("challenge-lead")),
        "damaged link": ("/challenge#r=1d.AA", until("share-link-damaged")),
        "nothing here": ("/nowhere", until("missing-title")),
        "no such table": ("/table/nowhere", until("refused-unknown-table")),
    }


def _replay_of(rules: str) -> str:
    return f"/replay{fragment_of(write_record(finished_game(rules)))}"


def until(message: str) -> Open:
    def wait(page: Page, say: Catalogue) -> None:
        expect(page.get_by_text(say(message), exact=True).first).to_be_visible()

    return wait


def settled(page: Page, say: Catalogue) -> None:
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    expect(page.get_by_text(say("app-loading"))).to_have_count(0)


def before_the_last_step(players: int) -> Open:
    """Late in a recorded game: the players' hands are full."""

    def step(page: Page, say: Catalogue) -> None:
        expect(page.locator("main [data-seat]")).to_have_count(players)
        page.keyboard.press("End")
        page.keyboard.press("ArrowLeft")

    return step


def practising(page: Page, say: Catalogue) -> None:
    page.get_by_role("button", name=say("exercise-start"), exact=True).click()
    expect(page.get_by_role("heading", name=say("exercise-title"))).to_be_visible()


def setting_up(page: Page, say: Catalogue) -> None:
    expect(page.get_by_text(say("exercise-best"), exact=True)).to_be_visible()
    page.get_by_role("button", name=say("analyse-set-up"), exact=True).click()


def tapped_in(page: Page, say: Catalogue) -> None:
    settled(page, say)
    for card in ("a", "b", "joker"):
        page.get_by_role("button", name=say("companion-add", card=say(f"card-object-{card}"))).click()
    page.get_by_text(say("companion-rules")).click()


def on_sheet(page: Page, say: Catalogue) -> None:
    page.evaluate(f"localStorage.setItem('coloretto.match-sheet', '{SHEET}')")
    page.reload()
    expect(page.get_by_role("table")).to_be_visible()


def entered(page: Page, say: Catalogue) -> None:
    games = json.dumps([{"id": "a1", "begun": 0, "record": ENTERED}])
    page.evaluate("(games) => localStorage.setItem('coloretto.entered-games', games)", games)
    page.reload()
    rows_are_shown(page, say)


def with_solution(page: Page, say: Catalogue) -> None:
    page.get_by_role("button", name=say("puzzles-show")).click()
    expect(page.get_by_role("table")).to_be_visible()


def opened_choices(page: Page, say: Catalogue) -> None:
    until("home-open")(page, say)
    page.get_by_text(say("home-change")).click()
    page.get_by_text(say("preset-all")).click()
    expect(page.get_by_role("radio").first).to_be_visible()


def with_local_game(page: Page, say: Catalogue) -> None:
    page.get_by_role("button", name=say("home-play"), exact=True).click()
    rows_are_shown(page, say)
    page.goto("/")
    expect(page.get_by_role("region", name=say("local-games"))).to_be_visible()
    until("home-open")(page, say)


def rows_are_shown(page: Page, say: Catalogue) -> None:
    expect(page.get_by_role("group", name=say("table-rows"))).to_be_visible()


def offline(page: Page, say: Catalogue) -> None:
    rows_are_shown(page, say)
    page.context.set_offline(True)
    expect(page.get_by_role("status").filter(has_text=say("app-away"))).to_be_visible()


def pointed_at(page: Page, say: Catalogue) -> None:
    """What a row is worth is shown."""
    rows_are_shown(page, say)
    page.locator("[data-row][aria-disabled=false]").first.hover()


def first_game(page: Page, say: Catalogue) -> None:
    page.get_by_role("button", name=say("home-play"), exact=True).click()
    page.locator(ANYTHING_OPEN).first.wait_for()


def coached(page: Page, say: Catalogue) -> None:
    first_game(page, say)
    page.get_by_role("button", name=say("coach-ask")).click()
    expect(page.get_by_role("region", name=say("coach-title"))).to_be_visible()


def dialog(button: str) -> Open:
    def open_it(page: Page, say: Catalogue) -> None:
        page.get_by_role("button", name=say(button)).click()
        expect(page.get_by_role("dialog", name=say(button))).to_be_visible()

    return open_it


def more_of_the_end(page: Page, say: Catalogue) -> None:
    page.locator("summary").get_by_text(say("end-more"), exact=True).click()
    until("table-save")(page, say)


def bot_dialog(page: Page, say: Catalogue) -> None:
    page.locator("main [data-seat] button").filter(has_text=say("level-hard")).click()
    expect(page.get_by_role("dialog")).to_contain_text(say("level-hard-about"))


def player_dialog(page: Page, say: Catalogue) -> None:
    page.get_by_role("region", name=say("player-you"), exact=True).get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
