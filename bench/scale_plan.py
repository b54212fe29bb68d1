"""How many processes a number of players needs: a simulation with the costs that `bench/scale.py` measures.

Tables are assigned to processes by consistent hashing, as the proxies of `deploy/` do. Every table makes a
decision at random times; a process works through its decisions one after the other, then the decision waits
for the commit of its partition of the database, which stores everything that has arrived in one go.

    python bench/scale_plan.py --players 1000000
    python bench/scale_plan.py --players 100000 --solo 0.6 --processes 4
"""

import argparse
from dataclasses import dataclass
from hashlib import blake2b
from math import ceil

import numpy as np
from numpy.typing import NDArray

from timing import positive

POINTS = 160
"""On the ring for each process, as in nginx's consistent hashing."""
Floats = NDArray[np.float64]
Integers = NDArray[np.int64]


@dataclass(frozen=True)
class Costs:
    """Of one move, unless said otherwise."""

    server: float
    """CPU-seconds of the server process that carries it out."""
    notice: float
    """CPU-seconds of every other process that is notified of it."""
    database: float
    """CPU-seconds of the database."""
    sync: float
    """Seconds until a commit is on the disk, however many moves it has."""
    stored: float
    """Bytes."""
    table: float
    """Bytes of memory of a table with its connections."""
    connection: float
    """CPU-seconds a second of an open connection on which nothing happens."""


@dataclass(frozen=True)
class Demand:
    tables: int
    connections: int
    moves: float
    """A second, by people and bots."""


def demand(players: int, solo: float, at_table: float, thinking: float) -> dict[str, Demand]:
    """What people ask of the servers, by kind of game."""
    alone = int(players * solo)
    together = int((players - alone) / at_table)
    bots = 3
    return {
        "with other people": Demand(together, players - alone, together / thinking),
        "alone against three bots": Demand(alone, alone, alone * (1 + bots) / thinking),
    }


def shares(tables: int, processes: int) -> Integers:
    """The number of tables of each process."""
    points = [
        (_hash(f"process {process} {point}"), process)
        for process in range(processes)
        for point in range(POINTS)
    ]
    ring = np.array(sorted(points), dtype=[("place", np.uint64), ("process", np.int64)])
    places = np.random.default_rng(1).integers(0, 2**64, tables, dtype=np.uint64)
    found = np.searchsorted(ring["place"], places) % len(ring)
    return np.bincount(ring["process"][found], minlength=processes)


def _hash(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest())


def _background(tables: float, moves: float, wanted: Demand, costs: Costs) -> float:
    """The share of a process's time that goes to open connections and to notices of others' moves."""
    connections = wanted.connections * tables / wanted.tables
    return connections * costs.connection + (wanted.moves - moves) * costs.notice


def delays(moves: float, costs: Costs, commits: float, background: float, seed: int = 2) -> Floats:
    """From a move's arrival at a process that has this many a second, to its commit.

    `commits` a second share a partition of the database.
    """
    seconds = 60.0
    rng = np.random.default_rng(seed)
    number = max(1, rng.poisson(moves * seconds))
    arrivals = np.sort(rng.uniform(0, seconds, number))
    work = rng.exponential(costs.server / (1 - background), number)
    done = _served(arrivals, work)
    batch = costs.sync + commits * costs.sync * costs.database
    """How long a commit takes, with all that arrive during the one before."""
    waits = rng.uniform(0, batch, number) + batch
    return done + waits - arrivals


def _served(arrivals: Floats, work: Floats) -> Floats:
    """When each piece of work is done, one after the other."""
    total = np.cumsum(work)
    idle = np.maximum.accumulate(arrivals - (total - work))
    return idle + total


def report(players: int, args: argparse.Namespace) -> None:
    costs = Costs(
        args.server / 1000,
        0.0 if args.sharded_bus else args.notice / 1000,
        args.database / 1000,
        args.sync / 1000,
        args.bytes,
        args.table * 1024,
        args.connection / 1000,
    )
    print(f"{players:,} players, {args.solo:.0%} of them alone, a decision every {args.thinking:g} s")
    for kind, wanted in demand(players, args.solo, args.at_table, args.thinking).items():
        if wanted.tables:
            _report_kind(kind, wanted, costs, args)


def _report_kind(kind: str, wanted: Demand, costs: Costs, args: argparse.Namespace) -> None:
    notices = wanted.moves * costs.notice
    if notices >= args.utilisation:
        print(f"  {kind}: impossible, since the notices of all moves take {notices:.0%} of every process")
        return
    work = wanted.moves * costs.server + wanted.connections * costs.connection
    processes = args.processes or max(2, ceil(work / (args.utilisation - notices)))
    partitions = max(1, ceil(wanted.moves * costs.database / args.utilisation))
    tables = shares(wanted.tables, processes)
    print(
        f"  {kind}: {wanted.tables:,} tables, {wanted.connections:,} connections,"
        f" {wanted.moves:,.0f} moves/s\n"
        f"    {processes} processes of one core, {partitions} cores for the database;"
        f" {wanted.connections / processes:,.0f} connections a process,"
        f" the busiest has {tables.max() / tables.mean():.2f} x the mean of the tables\n"
        f"    memory {wanted.tables * costs.table / 2**30:,.0f} GiB;"
        f" storage {wanted.moves * costs.stored * 86400 / 2**30:,.0f} GiB a day"
    )
    _report_delays("all processes run", tables, wanted, costs, partitions)
    if processes > 1:
        _report_delays("one has failed", shares(wanted.tables, processes - 1), wanted, costs, partitions)


def _report_delays(situation: str, tables: Integers, wanted: Demand, costs: Costs, partitions: int) -> None:
    """Of the process with the median number of tables, and of the busiest."""
    for name, share in (("median", float(np.median(tables))), ("busiest", float(tables.max()))):
        moves = wanted.moves * share / wanted.tables
        background = _background(share, moves, wanted, costs)
        use = moves * costs.server + background
        if use >= 1:
            print(f"    {situation}, {name} process: {use:.0%} of a core, overloaded")
            continue
        seen = delays(moves, costs, wanted.moves / partitions, background) * 1000
        p50, p99 = np.percentile(seen, [50, 99])
        print(f"    {situation}, {name} process: {use:.0%} of a core, p50 {p50:.1f} ms, p99 {p99:.1f} ms")


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", nargs="+", type=positive, default=[10_000, 100_000, 1_000_000])
    parser.add_argument(
        "--solo", type=float, default=0.6, help="share that plays against bots only (default: 0.6)"
    )
    parser.add_argument(
        "--at-table", type=float, default=3, help="people at a table with others (default: 3)"
    )
    parser.add_argument("--thinking", type=float, default=10, help="seconds between decisions (default: 10)")
    parser.add_argument("--processes", type=int, help="default: as many as the utilisation asks for")
    parser.add_argument("--utilisation", type=float, default=0.5, help="of a core, on average (default: 0.5)")
    parser.add_argument("--server", type=float, default=0.5, help="CPU ms a move (default: 0.5)")
    parser.add_argument(
        "--notice", type=float, default=0.01, help="CPU ms of another process (default: 0.01)"
    )
    parser.add_argument("--connection", type=float, default=0.019, help="CPU ms a second (default: 0.019)")
    parser.add_argument("--sharded-bus", action="store_true", help="processes hear only of their own tables")
    parser.add_argument("--database", type=float, default=0.2, help="CPU ms a move (default: 0.2)")
    parser.add_argument("--sync", type=float, default=2.0, help="ms a commit (default: 2)")
    parser.add_argument("--bytes", type=float, default=600, help="stored a move (default: 600)")
    parser.add_argument("--table", type=float, default=120, help="KiB of memory (default: 120)")
    return parser.parse_args()


def main() -> None:
    args = options()
    for players in args.players:
        report(players, args)


if __name__ == "__main__":
    main()
