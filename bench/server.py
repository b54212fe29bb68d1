"""Load on the server: tables of three players over WebSockets, on SQLite or PostgreSQL.

Two measurements, each printed with the machine's load:
- moves as fast as the server lets them: durably committed moves per CPU-second of the server;
- with a thinking time of two seconds: from a move to its arrival at the last of the three players.

    python bench/server.py --tables 1000
"""

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter

import httpx
from websockets.asyncio.client import ClientConnection, connect

TICKS = os.sysconf("SC_CLK_TCK")
PLAYERS = 3


@dataclass
class Table:
    """A table's three connections, and what they have seen."""

    id: str
    headers: list[dict[str, str]]
    lots: Random
    thinking: float
    sockets: list[ClientConnection] = field(default_factory=list)
    sent_at: dict[int, float] = field(default_factory=dict)
    """When the move that makes a version was sent."""
    seen_by: dict[int, int] = field(default_factory=dict)
    moves: int = 0
    delays: list[float] = field(default_factory=list)


def server_process(folder: Path, port: int, database: str) -> tuple["subprocess.Popen[str]", int]:
    """A new server and its port."""
    command = [sys.executable, "-m", "coloretto", "serve", "--no-limits", "--data", str(folder)]
    environment = {**os.environ, "COLORETTO_DATABASE_URL": database}
    process = subprocess.Popen(  # noqa: S603 - our own server
        [*command, "--port", str(port)], stdout=subprocess.PIPE, text=True, env=environment
    )
    line = process.stdout.readline() if process.stdout else ""
    return process, int(line.rsplit(":", 1)[1])


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(process: int) -> float:
    """Resident memory in MiB."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * resource.getpagesize() / 2**20


async def set_up(http: str, tables: int, thinking: float) -> list[Table]:
    async with httpx.AsyncClient(base_url=http, timeout=60) as client:
        headers = []
        for number in range(PLAYERS):
            answer = await client.post("/identities", json={"name": f"Player {number}"})
            headers.append({"Authorization": f"Bearer {answer.json()['token']}"})
        made = []
        for number in range(tables):
            answer = await client.post("/tables", json={"rules": "classic-3"}, headers=headers[0])
            table = answer.json()["id"]
            for seat in range(PLAYERS):
                body = {"id": f"sit{seat}", "command": {"type": "sit"}}
                await client.post(f"/tables/{table}/commands", json=body, headers=headers[seat])
            body = {"id": "start", "command": {"type": "start"}}
            await client.post(f"/tables/{table}/commands", json=body, headers=headers[0])
            made.append(Table(table, headers, Random(number), thinking))
        return made


async def play(table: Table, address: str, until: float) -> None:
    for headers in table.headers:
        url = f"{address}/tables/{table.id}/socket"
        table.sockets.append(
            await connect(url, additional_headers=headers, compression=None, ping_interval=None)
        )
    readers = [asyncio.create_task(read(table, seat, until)) for seat in range(PLAYERS)]
    await asyncio.gather(*readers)
    for socket in table.sockets:
        await socket.close()


async def read(table: Table, seat: int, until: float) -> None:
    """Hear everything that comes to a seat; move when it is to move."""
    socket = table.sockets[seat]
    while (left := until - perf_counter()) > 0:
        try:
            text = await asyncio.wait_for(socket.recv(), left)
        except TimeoutError:
            return
        message = json.loads(text)
        if message["type"] == "snapshot":
            turn, version = message["table"].get("turn"), message["version"]
        elif message["type"] == "happened":
            turn, version = message.get("turn"), message["version"]
            note(table, version)
        else:
            continue
        if turn and turn["legal"] and turn["state"]["to_move"] == seat:
            await move(table, socket, turn, version)


def note(table: Table, version: int) -> None:
    """A move has come to one more player."""
    seen = table.seen_by[version] = table.seen_by.get(version, 0) + 1
    if seen == PLAYERS and version in table.sent_at:
        table.delays.append(perf_counter() - table.sent_at.pop(version))
        table.moves += 1


async def move(table: Table, socket: ClientConnection, turn: dict[str, list[str]], version: int) -> None:
    if table.thinking:
        await asyncio.sleep(table.lots.uniform(0.5, 1.5) * table.thinking)
    table.sent_at[version + 1] = perf_counter()
    command = {"type": "play", "action": table.lots.choice(turn["legal"])}
    await socket.send(json.dumps({"id": str(version), "version": version, "command": command}))


async def measure(port: int, process: int, tables: int, thinking: float, seconds: float) -> None:
    http, websocket = f"http://localhost:{port}/api/v1", f"ws://localhost:{port}/api/v1"
    before = memory(process)
    made = await set_up(http, tables, thinking)
    begin, cpu = perf_counter(), cpu_seconds(process)
    until = begin + seconds + tables / 200
    await asyncio.gather(*(play(table, websocket, until) for table in made))
    took, used = perf_counter() - begin, cpu_seconds(process) - cpu
    moves = sum(table.moves for table in made)
    delays = sorted(delay for table in made for delay in table.delays)
    print(
        f"{tables} tables, thinking {thinking:g} s: {moves} moves in {took:.1f} s = {moves / took:.0f}/s,"
        f" {moves / used:.0f} per server CPU-second; from a move to the last player"
        f" p50 {percentile(delays, 50):.1f} ms, p99 {percentile(delays, 99):.1f} ms;"
        f" memory {before:.0f} -> {memory(process):.0f} MiB"
        f" = {(memory(process) - before) * 1024 / tables:.0f} KiB a table;"
        f" load {os.getloadavg()[0]:.1f}"
    )


def percentile(delays: list[float], which: int) -> float:
    return delays[min(len(delays) - 1, len(delays) * which // 100)] * 1000 if delays else float("nan")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--database", default="", help="postgresql://... (default: SQLite in a new folder)")
    args = parser.parse_args()
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(f"{files} open files allowed, raised to {most}; {os.cpu_count()} cores")
    for thinking in (0.0, 2.0):
        with tempfile.TemporaryDirectory() as folder:
            process, port = server_process(Path(folder), 0, args.database)
            try:
                asyncio.run(measure(port, process.pid, args.tables, thinking, args.seconds))
            finally:
                process.terminate()
                process.wait()


if __name__ == "__main__":
    main()
