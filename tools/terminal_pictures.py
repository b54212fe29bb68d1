"""Write the pictures of the terminal in docs/screenshots: `uv run python tools/terminal_pictures.py`."""

import asyncio
import re
from pathlib import Path

from textual.pilot import Pilot

from coloretto.rules import parse_rule_set
from coloretto.rules.seeded_random import seed_from_number
from coloretto.terminal.play.feed import GameExit
from coloretto.terminal.play.local_feed import LocalFeed
from coloretto.terminal.play.local_match import LocalMatch, MatchSetup
from coloretto.terminal.play.seats import bot_for_each_seat, names_of, seated
from coloretto.terminal.tui.app import GameApp

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
FONTS = re.compile(r"@font-face \{.*?\}", re.DOTALL)  # from another site; any font of equal widths will do
LOOKS, PAUSE = 2000, 0.02


def main() -> None:
    _draw("terminal", "golden-4", (100, 32), 12)


def _draw(name: str, rules: str, size: tuple[int, int], decisions: int) -> None:
    rule_set = parse_rule_set(rules)
    bots = bot_for_each_seat(rule_set, ["medium"])
    names, kinds = names_of([], 1, bots), ("", *bots)
    setup = MatchSetup(rules, names, kinds, seed_from_number(3).hex(), "2026-01-01")
    with seated(names, kinds, 3) as seats:
        app = GameApp(LocalFeed(LocalMatch(setup), seats))
        picture = asyncio.run(_played(app, size, decisions))
    (FOLDER / f"{name}.svg").write_text(FONTS.sub("", picture), encoding="utf-8")


async def _played(app: GameApp, size: tuple[int, int], decisions: int) -> str:
    async with app.run_test(size=size) as pilot:
        for _ in range(decisions):
            await _wait(pilot, app)
            asked = app.game.asked
            rows = [action.row for action in asked.position.legal_actions] if asked else []
            await pilot.press(*("d" if row is None else str(row + 1) for row in rows[-1:]))
        await _wait(pilot, app)
        await pilot.pause()
        return app.export_screenshot()


async def _wait(pilot: Pilot[GameExit], app: GameApp) -> None:
    for _ in range(LOOKS):
        await pilot.pause(PAUSE)
        if app.game.asked is not None:
            return
    raise TimeoutError("nobody was asked")


if __name__ == "__main__":
    main()
