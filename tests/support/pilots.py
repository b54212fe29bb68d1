"""What the tests share to play on the screens in this process, by Textual's pilot."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from textual.pilot import Pilot

from coloretto.record import Recorder
from coloretto.rules import parse_rule_set
from coloretto.rules.seeded_random import seed_from_number
from coloretto.terminal.play.local_feed import LocalCourse
from coloretto.terminal.play.outcomes import Outcome
from coloretto.terminal.play.seats import bot_for_each_seat, names_of, seated
from coloretto.terminal.tui.app import ColorettoApp, GameApp

SMALL, LARGE = (80, 24), (140, 46)
SHORT = "players:2,capacities:3.3,reserve:62"
"""Rules of a game that is over soon."""
LOOKS, PAUSE = 3000, 0.02


@contextmanager
def local_game(rules: str = "classic-3", seed: int = 5, *, people: int = 1) -> Iterator[GameApp]:
    """A game that nobody has begun to play, on a screen to come."""
    rule_set = parse_rule_set(rules)
    kinds = ("",) * people + tuple(bot_for_each_seat(rule_set, ["greedy"], people))
    names = names_of([], people, rule_set.players - people)
    with seated(names, kinds, seed) as seats:
        recorder = Recorder(rule_set, names, seed_from_number(seed))
        yield GameApp(LocalCourse(recorder, seats))


async def wait_until_asked(pilot: Pilot[Outcome], app: GameApp) -> bool:
    """False if the game is over instead."""
    for _ in range(LOOKS):
        await pilot.pause()
        if app.problem is not None:
            raise app.problem
        if app.game.finished is not None:
            return False
        if app.game.asked is not None:
            return True
        await pilot.pause(PAUSE)
    raise AssertionError("nobody was asked, and the game is not over")


async def play_by_keys(
    pilot: Pilot[Outcome], app: GameApp, lots: Random, decisions: int | None = None
) -> None:
    """Decide by lot whenever somebody is asked, so often or until the game is over."""
    while decisions != 0 and await wait_until_asked(pilot, app):
        await pilot.press(lots.choice(keys_of(app)))
        decisions = None if decisions is None else decisions - 1


def recorder_of(app: GameApp) -> Recorder:
    assert isinstance(app.course, LocalCourse)
    return app.course.recorder


def keys_of(app: GameApp) -> list[str]:
    """The keys that do something legal now."""
    assert app.game.asked is not None
    rows = [action.row for action in app.game.asked.position.legal_actions]
    return ["d" if row is None else str(row + 1) for row in rows]


def lines_of(app: ColorettoApp) -> list[str]:
    """What a person reads on the screen."""
    width, height = app.size
    strips = app.screen._compositor.render_strips()
    assert len(strips) == height
    return [strip.text[:width].rstrip() for strip in strips]


def text_of(app: ColorettoApp) -> str:
    return "\n".join(lines_of(app))


async def press(pilot: Pilot[Outcome], *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()
