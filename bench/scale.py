"""What a table, a connection and a move cost as tables and processes grow, on both databases.

Every case starts its own servers and seats three players at every table: people over WebSockets, or also easy
bots. Then three windows:
- nobody moves: the cost of tables and connections that only exist;
- a decision every ten seconds at every table: delay and cost at the pace of people;
- moves as fast as the servers let them.

The players share the machine, and so does PostgreSQL: read the cost in CPU time, not the moves a second.

    python bench/scale.py --database sqlite --tables 100 1000 6000
    python bench/scale.py --database postgresql --processes 1 2 4 --tables 1000
    python bench/scale.py --spectators 0 10 --tables 300
    python bench/scale.py --people 1 --tables 10000
"""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import product
from math import inf
from pathlib import Path
from time import process_time
from urllib.parse import parse_qs, urlsplit

import uvloop
from psycopg import connect

from server import (
    TICKS,
    Load,
    Server,
    Window,
    database_of,
    raise_file_limit,
    served,
)
from server_load import PLAYERS, Pace
from timing import load, positive

COLUMNS = (
    "database",
    "processes",
    "tables",
    "connections",
    "KiB a table",
    "CPU idle",
    "paced moves/s",
    "server ms a move",
    "database ms a move",
    "p50 ms",
    "p99 ms",
    "full moves/s",
    "server ms a move",
    "database ms a move",
    "p99 ms",
    "bytes stored a move",
)


@dataclass(frozen=True)
class Case:
    database: str
    processes: int
    tables: int
    spectators: int
    people: int


class Storage:
    """The database below the servers: the CPU time and the room that it takes."""

    def __init__(self, kind: str, address: str, folder: Path) -> None:
        self._kind, self._address, self._folder = kind, address, folder

    @property
    def cpu_seconds(self) -> float:
        """Of PostgreSQL's processes; SQLite works inside the server."""
        return sum(map(_cpu_seconds, self._processes())) if self._kind == "postgresql" else 0.0

    @property
    def size(self) -> int:
        """In bytes."""
        if self._kind == "sqlite":
            return sum(each.stat().st_size for each in self._folder.iterdir() if each.is_file())
        with connect(self._address) as connection:
            row = connection.execute("SELECT pg_database_size(current_database())").fetchone()
        return int(row[0]) if row else 0

    def _processes(self) -> Iterator[int]:
        folder = Path(parse_qs(urlsplit(self._address).query)["host"][0])
        main = int((folder / "data" / "postmaster.pid").read_text().split()[0])
        yield main
        for task in Path(f"/proc/{main}/task").iterdir():
            yield from map(int, (task / "children").read_text().split())


def _cpu_seconds(process: int) -> float:
    """Of a process and its children that have ended."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except FileNotFoundError:
        return 0.0
    return sum(map(int, fields[11:15])) / TICKS


@dataclass(frozen=True)
class Measured:
    """A window, with what the database did in it."""

    window: Window
    database_cpu: float
    bytes_stored: int

    def per_move(self, amount: float) -> float:
        return amount / len(self.window.delays) if self.window.delays else float("nan")


class Measurement:
    """One case, with its tables set up."""

    def __init__(self, played: Load, storage: Storage, seconds: float) -> None:
        self._played, self._storage, self._seconds = played, storage, seconds

    async def at(self, thinking: float) -> Measured:
        cpu, size = self._storage.cpu_seconds, self._storage.size
        window = await self._played.window(thinking, self._seconds)
        return Measured(window, self._storage.cpu_seconds - cpu, self._storage.size - size)


async def measure(case: Case, servers: list[Server], storage: Storage, args: argparse.Namespace) -> None:
    played = Load(servers, Pace(thinking=inf), people=case.people, spectators=case.spectators)
    await played.set_up(range(case.processes))  # by then everything is compiled
    empty, own = played.memory, process_time()
    await played.set_up(range(case.processes, case.tables))
    print(f"  {case}: set up, players' CPU {process_time() - own:.0f} s; {load()}", flush=True)
    room = (played.memory - empty) * 1024 / (case.tables - case.processes)
    measurement = Measurement(played, storage, args.seconds)
    idle = await measurement.at(inf)
    paced = await measurement.at(args.thinking)
    full = await measurement.at(0.0)
    _print_row(case, room, idle, paced, full)
    print(f"  {len(played.pace.refusals)} refusals {played.pace.refusals[:2]}; {load()}", flush=True)
    played.close()


def _print_row(case: Case, room: float, idle: Measured, paced: Measured, full: Measured) -> None:
    idle_share = (idle.window.server_cpu + idle.database_cpu) / idle.window.seconds
    values = (
        case.database,
        str(case.processes),
        f"{case.tables:,}",
        f"{case.tables * (case.people + case.spectators):,}",
        f"{room:.0f}",
        f"{idle_share:.1%}",
        f"{paced.window.moves_a_second:.0f}",
        f"{1000 * paced.per_move(paced.window.server_cpu):.2f}",
        f"{1000 * paced.per_move(paced.database_cpu):.2f}",
        f"{paced.window.delay(50):.1f}",
        f"{paced.window.delay(99):.1f}",
        f"{full.window.moves_a_second:.0f}",
        f"{1000 * full.per_move(full.window.server_cpu):.2f}",
        f"{1000 * full.per_move(full.database_cpu):.2f}",
        f"{full.window.delay(99):.0f}",
        f"{full.per_move(full.bytes_stored):.0f}",
    )
    print(f"| {' | '.join(values)} |", flush=True)


def run(case: Case, args: argparse.Namespace) -> None:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        address = stack.enter_context(database_of(case.database))
        servers = [stack.enter_context(served(folder, address)) for _ in range(case.processes)]
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(measure(case, servers, Storage(case.database, address, folder), args))


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--database", nargs="+", choices=["sqlite", "postgresql"], default=["sqlite"])
    parser.add_argument("--processes", nargs="+", type=positive, default=[1])
    parser.add_argument("--tables", nargs="+", type=positive, default=[100, 1000])
    parser.add_argument("--spectators", nargs="+", type=int, default=[0], help="at each table (default: 0)")
    parser.add_argument(
        "--people",
        type=int,
        choices=range(1, PLAYERS + 1),
        default=PLAYERS,
        help="at each table (default: 3)",
    )
    parser.add_argument("--seconds", type=float, default=15, help="of each window (default: 15)")
    parser.add_argument("--thinking", type=float, default=10, help="seconds on average (default: 10)")
    args = parser.parse_args()
    if not cases(args):
        parser.error(f"--processes {args.processes} need --database postgresql")
    if min(args.tables) <= max(args.processes):
        parser.error(f"--tables {min(args.tables)}: there must be more tables than processes")
    return args


def cases(args: argparse.Namespace) -> Sequence[Case]:
    """All combinations; SQLite serves one process only."""
    combinations = product(args.database, args.processes, args.tables, args.spectators)
    all_cases = [Case(*each, args.people) for each in combinations]
    return [case for case in all_cases if case.database == "postgresql" or case.processes == 1]


def main() -> None:
    args = options()
    raise_file_limit()
    print(f"| {' | '.join(COLUMNS)} |\n|{' --- |' * len(COLUMNS)}", flush=True)
    for case in cases(args):
        run(case, args)


if __name__ == "__main__":
    main()
