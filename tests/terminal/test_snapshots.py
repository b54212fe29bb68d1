"""The main screens in two sizes, as text: tests/terminal/snapshots.

`COLORETTO_SNAPSHOTS=write pytest tests/terminal/test_snapshots.py` rewrites them for review.
"""

import asyncio
from collections.abc import Awaitable, Callable
from os import environ
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from coloretto.record import load_record
from coloretto.terminal.play.feed import GameExit
from coloretto.terminal.preferences import Preferences, save_preferences
from coloretto.terminal.tui.app import ColorettoApp, ReplayApp
from coloretto.terminal.tui.choice_screen import ChoiceScreen
from support.pilots import (
    LARGE,
    SHORT,
    SMALL,
    keys_of,
    lines_of,
    local_game,
    play_by_keys,
    press,
    wait_until_asked,
)

FOLDER = Path(__file__).parent / "snapshots"
GAME = Path(__file__).parents[2] / "docs" / "example-game.txt"
SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "140x46"])

Act = Callable[[Pilot[GameExit]], Awaitable[None]]


@pytest.fixture(autouse=True)
def _forget_settings() -> None:
    save_preferences(Preferences())


def check(name: str, app: ColorettoApp, size: tuple[int, int], act: Act) -> None:
    """What the screen shows after some acts is what it has shown before."""
    shown: list[str] = []

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await act(pilot)
            await pilot.pause()
            shown.extend(lines_of(app))

    asyncio.run(run())
    file = FOLDER / f"{name}-{size[0]}x{size[1]}.txt"
    text = "\n".join(shown) + "\n"
    if environ.get("COLORETTO_SNAPSHOTS") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


@SIZES
@pytest.mark.parametrize("rules", ["classic-3", "golden-5", "golden-2-violet"])
def test_the_table(rules: str, size: tuple[int, int]) -> None:
    with local_game(rules) as app:

        async def act(pilot: Pilot[GameExit]) -> None:
            await play_by_keys(pilot, app, Random(4), decisions=5)
            await wait_until_asked(pilot, app)

        check(f"table-{rules}", app, size, act)


@SIZES
def test_the_last_round(size: tuple[int, int]) -> None:
    with local_game(SHORT, people=2) as app:

        async def act(pilot: Pilot[GameExit]) -> None:
            while await wait_until_asked(pilot, app):
                assert app.game.asked is not None
                if app.game.asked.position.is_last_round:
                    break
                await pilot.press(keys_of(app)[-1])
            app.clear_notifications()

        check("last-round", app, size, act)


@SIZES
@pytest.mark.parametrize(("key", "name"), [("question_mark", "rules"), ("s", "scores"), ("o", "settings")])
def test_the_sheets_over_the_table(key: str, name: str, size: tuple[int, int]) -> None:
    with local_game("golden-3") as app:

        async def act(pilot: Pilot[GameExit]) -> None:
            await play_by_keys(pilot, app, Random(4), decisions=5)
            await wait_until_asked(pilot, app)
            await press(pilot, key)

        check(name, app, size, act)


@SIZES
def test_the_end(size: tuple[int, int]) -> None:
    with local_game(SHORT) as app:

        async def act(pilot: Pilot[GameExit]) -> None:
            await play_by_keys(pilot, app, Random(4))
            app.clear_notifications()

        check("end", app, size, act)


@SIZES
def test_the_replay(size: tuple[int, int]) -> None:
    async def act(pilot: Pilot[GameExit]) -> None:
        await press(pilot, "pagedown", "right", "right")

    check("replay", ReplayApp(load_record(GAME), 0), size, act)


@SIZES
def test_the_unfinished_games(size: tuple[int, int]) -> None:
    app = ColorettoApp()

    async def act(pilot: Pilot[GameExit]) -> None:
        lines = [f"{number}  2026-01-0{number} 18:30  Classic, 3 players" for number in (1, 2, 3)]
        await app.push_screen(ChoiceScreen("Unfinished games", lines))

    check("unfinished", app, size, act)
