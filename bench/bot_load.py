"""What people notice of other people's bots: their own moves and easy bots, while masters think elsewhere.

A few guests play against easy bots, each at a table of their own. What they wait for is measured twice in the
same server: while nothing else happens, and while the load runs:

- `easy`: 30 tables of five easy bots without people, all opened by one identity;
- `ten`: ten tables of five masters without people, all opened by one identity;
- `quick`: 200 games of a person who moves at once against two masters, opened by 20 identities;
- `tables`: 200 tables of five masters without people, opened by 20 identities.

With `--before`, the sources of another version are measured in turns with these.

    python bench/bot_load.py --load tables --rounds 3
    git worktree add --detach /tmp/before v1.0
    python bench/bot_load.py --load tables --before /tmp/before/src
"""

import argparse
import asyncio
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

import httpx
import uvloop

from server import API, Server, new_token, send_command, served
from server_load import SEEN, Pace, Player, Table
from timing import load

GUESTS = 8
THINKING = 0.05
"""Seconds that a guest thinks, on average."""
SETTLING = 3.0
"""Seconds from the start of a load until it is measured."""
GAMES = 12
HOSTS = {"easy": 1, "ten": 1, "quick": 20, "tables": 20}
TABLES = {"easy": 30, "ten": 10, "quick": 200, "tables": 200}
MEASURES = ("person's move", "easy bot")


class Solo(Table):
    """A person at seat 0 against bots."""

    def __init__(self, number: int, pace: Pace, waits: "Waits") -> None:
        super().__init__(number, pace)
        self._waits = waits
        self._heard_at = 0.0

    def heard(self, player: Player, version: int, message: bytes) -> None:
        time, before = perf_counter(), self._turn
        seen = SEEN.decode(message)
        self._turn, self._version = seen.table.turn if seen.table else seen.turn, version
        sent_at = self._sent_at.pop(version, None)
        if sent_at is not None:
            self._waits.add("person's move", time - sent_at)
        elif before is not None and before.state.to_move > 0:
            self._waits.add("easy bot", time - self._heard_at)
        self._heard_at = time
        self._let_move(player)


class Waits:
    """How long guests waited, in seconds, while it was measured."""

    def __init__(self) -> None:
        self.is_measuring = False
        self._seconds: dict[str, list[float]] = defaultdict(list)

    def add(self, what: str, seconds: float) -> None:
        if self.is_measuring:
            self._seconds[what].append(seconds)

    async def measured(self, seconds: float) -> dict[str, "Percentiles"]:
        self._seconds.clear()
        self.is_measuring = True
        await asyncio.sleep(seconds)
        self.is_measuring = False
        return {what: percentiles(self._seconds[what]) for what in MEASURES}


@dataclass(frozen=True)
class Percentiles:
    """In milliseconds."""

    p50: float
    p99: float
    count: int

    def __str__(self) -> str:
        return f"p50 {self.p50:.1f}, p99 {self.p99:.1f} ms of {self.count}"


def percentiles(seconds: Sequence[float]) -> Percentiles:
    if not seconds:
        return Percentiles(float("nan"), float("nan"), 0)
    inorder = sorted(seconds)
    p50, p99 = (inorder[len(inorder) * percent // 100] * 1000 for percent in (50, 99))
    return Percentiles(p50, p99, len(inorder))


class Visitors:
    """Everybody at a server: the guests who are measured, and those who make the load."""

    def __init__(self, server: Server, client: httpx.AsyncClient) -> None:
        self._server, self._client = server, client
        self._players: list[Player] = []
        self.waits = Waits()

    async def warm_up(self) -> None:
        """Until everything is compiled: bots have played a game."""
        token = await new_token(self._client, "Host")
        for level in ("easy", "master"):
            address = await self._open(token, [level] * 3, games=1)
            async with self._client.stream("GET", f"{address}/events") as lines:  # until the table is over
                await lines.aread()

    async def open_guests(self) -> None:
        for number in range(GUESTS):
            await self._open_solo(
                await new_token(self._client, f"Guest {number}"), "easy", THINKING, self.waits
            )

    async def open_load(self, kind: str) -> None:
        tokens = [await new_token(self._client, f"Host {number}") for number in range(HOSTS[kind])]
        for number in range(TABLES[kind]):
            token = tokens[number % len(tokens)]
            if kind == "quick":
                await self._open_solo(token, "master", 0.0, Waits())
            else:
                await self._open(token, ["easy" if kind == "easy" else "master"] * 5)

    async def moves(self) -> float:
        """How many moves the bots of this server have made so far."""
        text = (await self._client.get(f"{self._server.address}/metrics")).text
        names = ("coloretto_bot_move_seconds_count", "coloretto_bot_move_duration_seconds_count")
        return sum(float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line.startswith(names))

    def close(self) -> None:
        for player in self._players:
            player.table.pace.has_stopped = True
            player.close()

    async def _open(self, token: str, seats: Sequence[str], games: int = GAMES) -> str:
        headers = {"Authorization": f"Bearer {token}"}
        options = {"rules": f"classic-{len(seats)}", "games": games, "seats": seats, "pace": 0}
        answer = await self._client.post("/tables", json=options, headers=headers)
        address = f"/tables/{answer.raise_for_status().json()['id']}"
        if "open" in seats:
            await send_command(self._client, address, headers, "sit", "sit")
        await send_command(self._client, address, headers, "start", "start")
        return address

    async def _open_solo(self, token: str, level: str, thinking: float, waits: Waits) -> None:
        address = await self._open(token, ["open", level, level])
        table = Solo(len(self._players), Pace(thinking=thinking), waits)
        table.players.append(Player(table, 0))
        self._players += table.players
        url = f"ws://127.0.0.1:{self._server.port}{API}{address}/socket"
        await table.players[0].connect(url, token)


@dataclass(frozen=True)
class Round:
    idle: dict[str, Percentiles]
    loaded: dict[str, Percentiles]
    moves_a_second: float
    """Of all bots, under load."""


async def measure(server: Server, kind: str, seconds: float) -> Round:
    base = f"{server.address}{API}"
    async with httpx.AsyncClient(base_url=base, timeout=120) as client:
        visitors = Visitors(server, client)
        await visitors.warm_up()
        await visitors.open_guests()
        await asyncio.sleep(SETTLING)
        idle = await visitors.waits.measured(seconds)
        await visitors.open_load(kind)
        await asyncio.sleep(SETTLING)
        begin, before = perf_counter(), await visitors.moves()
        loaded = await visitors.waits.measured(seconds)
        moves = (await visitors.moves() - before) / (perf_counter() - begin)
        visitors.close()
    return Round(idle, loaded, moves)


def one_round(sources: str, kind: str, seconds: float) -> Round:
    """On a server of its own, with these sources; "" for those of this environment."""
    variables = {"PYTHONPATH": sources} if sources else {}
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder), "", variables) as server,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        return runner.run(measure(server, kind, seconds))


def print_round(name: str, kind: str, measured: Round) -> None:
    print(f"{name}, {kind}: {measured.moves_a_second:.0f} moves of bots a second; {load()}")
    for what in MEASURES:
        idle, loaded = measured.idle[what], measured.loaded[what]
        print(f"  {what}: alone {idle}; under load {loaded}", flush=True)


def print_summary(name: str, kind: str, rounds: Sequence[Round]) -> None:
    for what in MEASURES:
        for percentile in ("p50", "p99"):
            idle = [getattr(each.idle[what], percentile) for each in rounds]
            loaded = [getattr(each.loaded[what], percentile) for each in rounds]
            ratios = [under / alone for under, alone in zip(loaded, idle, strict=True)]
            print(
                f"{name}, {kind}, {what} {percentile}: alone {spread(idle)} ms,"
                f" under load {spread(loaded)} ms, ratio {spread(ratios)}"
            )
    print(f"{name}, {kind}: moves of bots a second {spread([each.moves_a_second for each in rounds])}")


def spread(values: Sequence[float]) -> str:
    return f"{median(values):.1f} ({min(values):.1f} to {max(values):.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--load", choices=sorted(TABLES), action="append", help="default: all of them")
    parser.add_argument("--seconds", type=float, default=10, help="of each measurement (default: 10)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--before", metavar="FOLDER", help="the sources of another version")
    args = parser.parse_args()
    subjects = {"before": args.before, "now": ""} if args.before else {"now": ""}
    for kind in args.load or sorted(TABLES):
        rounds: dict[str, list[Round]] = {name: [] for name in subjects}
        for _ in range(args.rounds):
            for name, sources in subjects.items():
                rounds[name].append(one_round(sources, kind, args.seconds))
                print_round(name, kind, rounds[name][-1])
        for name in subjects:
            print_summary(name, kind, rounds[name])


if __name__ == "__main__":
    main()
