"""Playing on the full-screen UI in this process, with Textual's pilot."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from random import Random

from textual.pilot import Pilot

from coloretto.record import Recorder
from coloretto.rules import parse_rule_set
from coloretto.rules.seeded_random import seed_from_number
from coloretto.terminal.play.feed import GameExit
from coloretto.terminal.play.local_feed import LocalFeed
from coloretto.terminal.play.local_match import LocalMatch, MatchSetup
from coloretto.terminal.play.seats import bot_for_each_seat, names_of, seated
from coloretto.terminal.tui.app import ColorettoApp, GameApp
from support.waiting import HANG_TIMEOUT, wait_for_async

vars(Pilot)["_wait_for_screen"].__defaults__ = (float(HANG_TIMEOUT),)  # thirty seconds, which is impatient

SMALL, LARGE = (80, 24), (140, 46)
SHORT = "players:2,capacities:3.3,reserve:62"
"""Rules of a game that is over soon."""


@contextmanager
def local_game(
    rules: str = "classic-3", seed: int = 5, *, people: int = 1, games: int = 1
) -> Iterator[GameApp]:
    """A match that has not started, in an app that does not run yet."""
    rule_set = parse_rule_set(rules)
    bots = bot_for_each_seat(rule_set, ["greedy"], people)
    names, kinds = names_of([], people, bots), ("",) * people + tuple(bots)
    setup = MatchSetup(rules, names, kinds, seed_from_number(seed).hex(), "2026-01-01", games)
    with seated(names, kinds, seed) as seats:
        yield GameApp(LocalFeed(LocalMatch(setup), seats))


async def wait_until_asked(pilot: Pilot[GameExit], app: GameApp) -> bool:
    """False if the game is over instead."""

    def is_asked_or_over() -> bool:
        if app.problem is not None:
            raise app.problem
        return app.game.finished is not None or app.game.asked is not None

    await wait_on_screen(pilot, is_asked_or_over, "a question, or the end of the game")
    return app.game.finished is None


async def wait_on_screen(pilot: Pilot[GameExit], holds: Callable[[], bool], what: str) -> None:
    """Wait until a condition holds after the screen was drawn."""
    await pilot.pause()
    while not holds():
        await wait_for_async(holds, what)
        await pilot.pause()


async def wait_for_text(pilot: Pilot[GameExit], app: ColorettoApp, text: str) -> None:
    """Wait until the screen shows a text."""
    try:
        await wait_on_screen(pilot, lambda: text in text_of(app), repr(text))
    except AssertionError as error:
        raise AssertionError(f"{error}:\n{text_of(app)}") from None


async def play_by_keys(
    pilot: Pilot[GameExit], app: GameApp, rng: Random, decisions: int | None = None
) -> None:
    """Make random decisions when asked: this many, or until the game is over."""
    while decisions != 0 and await wait_until_asked(pilot, app):
        await pilot.press(rng.choice(keys_of(app)))
        decisions = None if decisions is None else decisions - 1


def recorder_of(app: GameApp) -> Recorder:
    assert isinstance(app.feed, LocalFeed)
    return app.feed.match.recorder


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


async def press(pilot: Pilot[GameExit], *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


Play = Callable[[Pilot[GameExit], GameApp], Awaitable[None]]


def on_screen(app: GameApp, play: Play, size: tuple[int, int] = SMALL) -> None:
    async def run() -> None:
        async with app.run_test(size=size, notifications=True) as pilot:
            await play(pilot, app)

    asyncio.run(run())
