"""Load on the server: tables of three players over WebSockets, on SQLite or PostgreSQL.

Everybody is connected and seated before the clock begins. Then windows of two kinds take turns:
- moves as fast as the server lets them: durably committed moves per CPU-second of the server;
- with a thinking time: from a move to its arrival at the last of the three players.

The players run in this process and take their share of the machine: their CPU time is printed, too. A move
counts when all three players have heard of it; the servers' own count of commits is printed beside.

    python bench/server.py --tables 1000 --seconds 15
    python bench/server.py --database postgresql --processes 2
    python bench/server.py --database postgresql --processes 2 --apart
    python bench/server.py --tables 200 --seconds 5 --windows 8 --against ../older-checkout

With `--against`, servers of other checkouts run beside this one's, each with its own tables; the windows of
all take turns, so that what else the machine does hits all of them.
"""

import argparse
import asyncio
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from statistics import median
from time import perf_counter, process_time, sleep
from types import MappingProxyType

import httpx
import uvloop

from server_load import PLAYERS, Pace, Player, Spectator, Table
from timing import load

TICKS = os.sysconf("SC_CLK_TCK")
API = "/api/v1"
RULES = {"rules": "classic-3-brown", "games": 12}
AT_ONCE = 8
"""Tables that are set up at the same time."""
SETTLING = 0.5
"""Seconds after the last move of another pace, and the first ones of the new, until everybody keeps to it."""
DONE = 'coloretto_commands_total{outcome="done"}'
MOVES_LIMIT, DELAY_LIMIT = 1500, 50.0
FILES = 100_000
IDLE_SHARE = 0.2
"""Of a core that a server uses at most when it is idle."""
THIS = "this checkout"
TESTS = Path(__file__).parent.parent / "tests"


@dataclass
class Server:
    process: "subprocess.Popen[str]"
    port: int

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def cpu_seconds(self) -> float:
        """Of all its threads, so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return sum(map(int, fields[11:15])) / TICKS

    def wait_until_idle(self) -> None:
        """Until everything is compiled: at the first start that takes a minute of CPU time."""
        cpu = -1.0
        while self.cpu_seconds - cpu > IDLE_SHARE:
            cpu = self.cpu_seconds
            sleep(1)

    async def committed(self) -> int:
        """How many commands it has carried out so far, by its own count."""
        async with httpx.AsyncClient() as client:
            metrics = await client.get(f"{self.address}/metrics")
        lines = metrics.raise_for_status().text.splitlines()
        return sum(int(float(line.rsplit(" ", 1)[1])) for line in lines if line.startswith(DONE))

    @property
    def memory(self) -> float:
        """Resident, in MiB."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 2**20


@dataclass
class Window:
    """What was measured in one stretch of time."""

    seconds: float
    server_cpu: float
    own_cpu: float
    committed: int
    """By the servers' own count: moves, and the wishes for the next game."""
    delays: Sequence[float]
    """Of all moves, sorted."""

    @property
    def moves_a_second(self) -> float:
        return len(self.delays) / self.seconds

    @property
    def moves_a_cpu_second(self) -> float:
        return len(self.delays) / self.server_cpu if self.server_cpu else float("nan")

    def delay(self, percentile: int) -> float:
        """In milliseconds."""
        if not self.delays:
            return float("nan")
        return self.delays[min(len(self.delays) - 1, len(self.delays) * percentile // 100)] * 1000


@dataclass
class Load:
    """All tables, and the servers they are at."""

    servers: list[Server]
    pace: Pace = field(default_factory=Pace)
    apart: bool = False
    """Whether players of one table are at different servers; else a table's players are at the same one."""
    people: int = PLAYERS
    """At each table, with a connection each; easy bots have the other seats."""
    spectators: int = 0
    """Connections at each table that only listen."""
    tables: list[Table] = field(default_factory=list)

    async def set_up(self, numbers: Sequence[int]) -> None:
        limits = httpx.Limits(max_connections=AT_ONCE * len(self.servers))
        base = f"{self.servers[0].address}{API}"
        async with httpx.AsyncClient(base_url=base, timeout=60, limits=limits) as client:
            tokens = [await new_token(client, f"Player {seat}") for seat in range(PLAYERS)]
            left = iter(numbers)
            await asyncio.gather(*(self._set_up_some(client, tokens, left) for _ in range(AT_ONCE)))

    async def _set_up_some(
        self, client: httpx.AsyncClient, tokens: Sequence[str], numbers: Iterator[int]
    ) -> None:
        for number in numbers:
            await self._set_up_one(client, tokens, number)

    async def _set_up_one(self, client: httpx.AsyncClient, tokens: Sequence[str], number: int) -> None:
        """A table where everybody sits and listens; the game starts when all do."""
        headers = [{"Authorization": f"Bearer {token}"} for token in tokens]
        tables = f"{self._server(number, 0).address}{API}/tables"
        answer = await client.post(tables, json=RULES, headers=headers[0])
        address = f"/tables/{answer.raise_for_status().json()['id']}"
        command = f"{self._server(number, 0).address}{API}{address}"
        table = Table(number, self.pace)
        for bot in range(self.people, PLAYERS):
            await send_command(client, command, headers[0], f"bot{bot}", "seat_bot", seat=bot, level="easy")
        for seat, token in enumerate(tokens[: self.people]):
            await send_command(client, command, headers[seat], f"sit{seat}", "sit")
            table.players.append(Player(table, seat))
            await table.players[-1].connect(self._socket(number, seat, address), token)
        for index in range(self.spectators):
            table.spectators.append(Spectator(table))
            await table.spectators[-1].connect(self._socket(number, index, address), tokens[0])
        await send_command(client, command, headers[0], "start", "start")
        self.tables.append(table)

    def _server(self, table: int, seat: int) -> Server:
        return self.servers[(table + seat * self.apart) % len(self.servers)]

    def _socket(self, table: int, seat: int, address: str) -> str:
        return f"ws://127.0.0.1:{self._server(table, seat).port}{API}{address}/socket"

    async def window(self, thinking: float, seconds: float) -> Window:
        longest = max(each for each in (0.0, self.pace.thinking, thinking) if each != inf)
        self.pace.go_on(thinking)
        await asyncio.sleep(1.5 * longest + SETTLING)
        committed = await self._committed()
        begin, cpu, own = perf_counter(), self._cpu_seconds(), process_time()
        self.pace.begin()
        await asyncio.sleep(seconds)
        delays = self.pace.end()
        seconds, cpu, own = perf_counter() - begin, self._cpu_seconds() - cpu, process_time() - own
        return Window(seconds, cpu, own, await self._committed() - committed, sorted(delays))

    async def _committed(self) -> int:
        return sum([await server.committed() for server in self.servers])

    def _cpu_seconds(self) -> float:
        return sum(server.cpu_seconds for server in self.servers)

    @property
    def memory(self) -> float:
        return sum(server.memory for server in self.servers)

    def close(self) -> None:
        self.pace.has_stopped = True
        for table in self.tables:
            for connection in (*table.players, *table.spectators):
                connection.close()


async def new_token(client: httpx.AsyncClient, name: str) -> str:
    answer = await client.post("/identities", json={"name": name})
    token: str = answer.raise_for_status().json()["token"]
    return token


async def send_command(
    client: httpx.AsyncClient,
    table: str,
    headers: dict[str, str],
    number: str,
    kind: str,
    **details: str | int,
) -> None:
    body = {"id": number, "command": {"type": kind, **details}}
    (await client.post(f"{table}/commands", json=body, headers=headers)).raise_for_status()


async def measure(servers: list[Server], args: argparse.Namespace) -> None:
    played = Load(servers, Pace(thinking=args.thinking), args.apart)
    await played.set_up(range(len(servers)))  # by then everything is compiled
    before = played.memory
    await played.set_up(range(len(servers), args.tables))
    print(
        f"{args.tables} tables of {PLAYERS} on {args.database},"
        f" process {', '.join(str(server.process.pid) for server in servers)},"
        f" {os.cpu_count()} cores; memory {before:.0f} -> {played.memory:.0f} MiB,"
        f" {(played.memory - before) * 1024 / args.tables:.0f} KiB a table with its connections; {load()}",
        flush=True,
    )
    windows: dict[float, list[Window]] = {0.0: [], args.thinking: []}
    for _ in range(args.windows):
        for thinking, seen in windows.items():
            seen.append(await played.window(thinking, args.seconds))
            _print_window(thinking, seen[-1])
    for thinking, seen in windows.items():
        _print_summary(thinking, seen)
    print(f"memory at the end {played.memory:.0f} MiB; {len(played.pace.refusals)} refusals; {load()}")
    for refusal in played.pace.refusals[:3]:
        print(f"  {refusal.decode(errors='replace')}")
    played.close()


async def compare(servers: Mapping[str, Server], args: argparse.Namespace) -> None:
    """Moves per CPU-second of several servers, a window of each at a time."""
    played = {name: Load([server], Pace(thinking=inf)) for name, server in servers.items()}
    for each in played.values():
        await each.set_up(range(args.tables))
    seen: dict[str, list[Window]] = {name: [] for name in played}
    for _ in range(args.windows):
        for name, each in played.items():
            seen[name].append(await each.window(0.0, args.seconds))
            each.pace.go_on(inf)
            print(
                f"  {name}: {seen[name][-1].moves_a_cpu_second:.0f} moves per CPU-second; {load()}",
                flush=True,
            )
    for name, windows in seen.items():
        rates = _spread(windows, lambda window: window.moves_a_cpu_second)
        ratios = sorted(
            own.moves_a_cpu_second / other.moves_a_cpu_second
            for own, other in zip(seen[THIS], windows, strict=True)
        )
        print(f"{name}: {rates} moves per CPU-second; {len(played[name].pace.refusals)} refusals")
        if name != THIS:
            print(f"  this checkout's is {median(ratios):.2f} x that, {ratios[0]:.2f} to {ratios[-1]:.2f}")
    for each in played.values():
        each.close()


def _print_window(thinking: float, window: Window) -> None:
    print(
        f"  thinking {thinking:g} s: {window.moves_a_second:5.0f} moves/s,"
        f" {window.moves_a_cpu_second:5.0f} per server CPU-second"
        f" ({len(window.delays)} heard by all, {window.committed} committed);"
        f" to the last player p50 {window.delay(50):.1f}, p99 {window.delay(99):.1f},"
        f" most {window.delay(100):.1f} ms;"
        f" CPU: server {window.server_cpu / window.seconds:.0%},"
        f" players {window.own_cpu / window.seconds:.0%}; {load()}",
        flush=True,
    )


def _print_summary(thinking: float, windows: Sequence[Window]) -> None:
    if thinking:
        line, limit = _spread(windows, lambda window: window.delay(99)), f"at most {DELAY_LIMIT:.0f}"
        print(f"p99 from a move to the last player, thinking {thinking:g} s: {line} ms (wanted: {limit})")
    else:
        line, limit = _spread(windows, lambda window: window.moves_a_cpu_second), f"at least {MOVES_LIMIT}"
        print(f"durably committed moves per server CPU-second: {line} (wanted on SQLite: {limit})")


def _spread(windows: Sequence[Window], value: Callable[[Window], float]) -> str:
    values = sorted(map(value, windows))
    return f"{median(values):.0f}, {values[0]:.0f} to {values[-1]:.0f}"


@contextmanager
def served(
    folder: Path,
    database: str,
    variables: Mapping[str, str] = MappingProxyType({}),
    python: str = sys.executable,
) -> Iterator[Server]:
    command = [
        python,
        "-m",
        "coloretto",
        "serve",
        "--no-limits",
        "--port",
        "0",
        "--data",
        str(folder),
    ]
    environment = {**os.environ, "COLORETTO_DATABASE_URL": database, **variables}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)  # noqa: S603 - ours
    try:
        line = process.stdout.readline() if process.stdout else ""
        yield Server(process, int(line.rsplit(":", 1)[1]))
    finally:
        process.terminate()
        process.wait()


@contextmanager
def database_of(kind: str) -> Iterator[str]:
    """The address of a database that lives as long as this context."""
    if kind != "postgresql":
        yield ""
        return
    sys.path.append(str(TESTS))
    from support.postgresql import postgresql  # noqa: PLC0415 - as the tests start theirs

    with postgresql() as address:
        yield address


def raise_file_limit() -> None:
    """For this process and the servers it starts: each connection is a file on both sides."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    except (ValueError, PermissionError):  # only root may raise the hard limit
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=15, help="of each window (default: 15)")
    parser.add_argument("--windows", type=int, default=3, help="of each kind (default: 3)")
    parser.add_argument("--thinking", type=float, default=2, help="seconds on average (default: 2)")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--processes", type=int, choices=[1, 2, 4], default=1, help="2 and 4 need PostgreSQL")
    parser.add_argument("--apart", action="store_true", help="players of one table at different processes")
    parser.add_argument(
        "--against",
        type=Path,
        action="append",
        default=[],
        metavar="CHECKOUT",
        help="compare with a checkout that has its own .venv, on SQLite; may be repeated",
    )
    args = parser.parse_args()
    if args.against and args.database != "sqlite":
        parser.error("--against compares servers on SQLite")
    if args.processes > 1 and args.database == "sqlite":
        parser.error(f"{args.processes} processes need --database postgresql")
    return args


def run_comparison(args: argparse.Namespace) -> None:
    pythons = {THIS: sys.executable} | {str(each): str(each / ".venv/bin/python") for each in args.against}
    with ExitStack() as stack:
        servers = {}
        for name, python in pythons.items():
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            servers[name] = stack.enter_context(served(folder, "", python=python))
            servers[name].wait_until_idle()
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(compare(servers, args))


def main() -> None:
    args = options()
    raise_file_limit()
    if args.against:
        run_comparison(args)
        return
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(database_of(args.database))
        servers = [stack.enter_context(served(folder, database)) for _ in range(args.processes)]
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(measure(servers, args))


if __name__ == "__main__":
    main()
