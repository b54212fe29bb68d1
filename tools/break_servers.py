"""Play at real servers while things break, then check that nothing acknowledged was lost: `make chaos`.

Prints a table like that of docs/chaos.md. Needs PostgreSQL and Redis; the full disk needs root, and the wrong
clock needs the program `faketime`. What is missing is skipped, with the reason.
"""

import argparse
import asyncio
import shutil
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from chaos.players import ChaosPlayer, Findings, check_players, players_at
from chaos.scenarios import SCENARIOS, Place, Scenario

MOVES_BETWEEN_FAULTS = 3
CHECK_SECONDS = 0.05


@dataclass
class Row:
    name: str
    faults: int = 0
    seconds: float = 0.0
    findings: Findings = field(default_factory=Findings)
    skipped: str = ""

    @property
    def text(self) -> str:
        if self.skipped:
            return f"| {self.name} | skipped: {self.skipped} | | | | | |"
        found = self.findings
        numbers = (found.acknowledged, found.lost, found.repeated, found.verified)
        return f"| {self.name} | {self.faults} | {' | '.join(map(str, numbers))} | {self.seconds:.0f} |"


def main() -> int:
    arguments = _arguments()
    print("| fault | times | moves acknowledged | lost | repeated | games verified | seconds |")
    print("|---|---|---|---|---|---|---|", flush=True)
    rows = []
    for scenario in SCENARIOS:
        if arguments.only in scenario.name:
            rows.append(_run(scenario, arguments.faults, arguments.tables))
            print(rows[-1].text, flush=True)
    problems = [f"{row.name}: {problem}" for row in rows for problem in row.findings.problems]
    print(*problems, sep="\n", file=sys.stderr)
    return 1 if problems else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=5, help="of each kind (default: %(default)s)")
    parser.add_argument(
        "--tables", type=int, default=10, help="with three people each (default: %(default)s)"
    )
    parser.add_argument("--only", default="", metavar="TEXT", help="faults whose name contains this")
    return parser.parse_args()


def _run(scenario: Scenario, faults: int, tables: int) -> Row:
    row = Row(scenario.name, skipped=scenario.missing())
    if row.skipped:
        return row
    begin = monotonic()
    with ExitStack() as stack, _folder() as folder:
        place = scenario.open_place(stack, folder)
        players = players_at(place.servers, tables)
        row.faults = asyncio.run(_play(scenario, place, players, faults))
        row.findings = check_players(players)
        stack.close()
    row.seconds = monotonic() - begin
    return row


@contextmanager
def _folder() -> Iterator[Path]:
    folder = Path(mkdtemp(prefix="coloretto-chaos-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def _play(scenario: Scenario, place: Place, players: list[ChaosPlayer], faults: int) -> int:
    """Play to the end of all games; how often something broke."""
    games: asyncio.Future[Any] = asyncio.gather(*(player.play() for player in players))
    number = 0
    while number < faults and await _moves_on(games, players):
        await scenario.fault(place, number)
        number += 1
    await games
    return number


async def _moves_on(games: "asyncio.Future[Any]", players: list[ChaosPlayer]) -> bool:
    """Wait until each player has made some moves more; False if the games are over."""
    goal = _moves(players) + MOVES_BETWEEN_FAULTS * len(players)
    while not games.done() and _moves(players) < goal:
        await asyncio.wait([games], timeout=CHECK_SECONDS)
    return not games.done()


def _moves(players: list[ChaosPlayer]) -> int:
    return sum(len(player.acknowledged) for player in players)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
