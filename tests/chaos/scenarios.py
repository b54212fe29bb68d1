"""What breaks, and where it is played."""

import asyncio
import os
import shutil
import signal
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path

from support import postgresql as pg
from support.redis_server import RedisServer
from support.served import Served

FROZEN_SECONDS = 4.0
FULL_SECONDS = 3.0
DISK_MIB = 24
HOUR_AHEAD = "+3600s"


@dataclass
class Place:
    """What a scenario plays at and breaks."""

    servers: list[Served]
    database: str = ""
    redis: RedisServer | None = None
    disk: Path | None = None


@dataclass(frozen=True)
class Scenario:
    name: str
    open_place: Callable[[ExitStack, Path], Place]
    fault: Callable[[Place, int], Awaitable[None]]
    missing: Callable[[], str] = lambda: ""
    """Why it cannot run; empty if it can."""


# What breaks.


async def kill_server(place: Place, number: int) -> None:
    server = place.servers[number % len(place.servers)]
    server.kill()
    await asyncio.to_thread(server.start)


async def freeze_server(place: Place, number: int) -> None:
    server = place.servers[number % len(place.servers)]
    server.ask_to_end(signal.SIGSTOP)
    await asyncio.sleep(FROZEN_SECONDS)
    server.ask_to_end(signal.SIGCONT)


async def kill_postgresql(place: Place, _number: int) -> None:
    folder = Path(place.database.partition("host=")[2])
    await asyncio.to_thread(pg.stop, folder, "immediate")
    await asyncio.to_thread(pg.start, folder)


async def kill_redis(place: Place, _number: int) -> None:
    assert place.redis is not None
    place.redis.kill()
    await asyncio.sleep(1.0)
    await asyncio.to_thread(place.redis.start)


async def fill_disk(place: Place, _number: int) -> None:
    assert place.disk is not None
    ballast = place.disk / "ballast"
    await asyncio.to_thread(_write_until_full, ballast)
    await asyncio.sleep(FULL_SECONDS)
    ballast.unlink()


def _write_until_full(file: Path) -> None:
    with suppress(OSError), file.open("wb", buffering=0) as ballast:
        while True:
            ballast.write(bytes(1 << 16))


async def nothing(_place: Place, _number: int) -> None:
    """The fault lies in the place itself."""


# Where.


def on_sqlite(stack: ExitStack, folder: Path) -> Place:
    return Place([_served(stack, folder)])


def on_postgresql(stack: ExitStack, folder: Path) -> Place:
    database = stack.enter_context(pg.postgresql())
    return Place([_served(stack, folder, database) for _ in range(2)], database)


def with_redis(stack: ExitStack, folder: Path) -> Place:
    database, redis = stack.enter_context(pg.postgresql()), RedisServer(folder)
    redis.start()
    stack.callback(redis.kill)
    variables = {"COLORETTO_BUS_URL": redis.address}
    return Place([_served(stack, folder, database, **variables) for _ in range(2)], database, redis)


def with_wrong_clock(stack: ExitStack, folder: Path) -> Place:
    """One of two processes is an hour ahead."""
    database = stack.enter_context(pg.postgresql())
    ahead = {"LD_PRELOAD": _faketime_library(), "FAKETIME": HOUR_AHEAD, "FAKETIME_DONT_FAKE_MONOTONIC": "1"}
    return Place([_served(stack, folder, database), _served(stack, folder, database, **ahead)], database)


def on_small_disk(stack: ExitStack, folder: Path) -> Place:
    disk = folder / "disk"
    disk.mkdir()
    mount = ["/bin/mount", "-t", "tmpfs", "-o", f"size={DISK_MIB}m", "tmpfs", str(disk)]
    subprocess.run(mount, check=True)
    stack.callback(subprocess.run, ["/bin/umount", "--lazy", str(disk)], check=False)
    return Place([_served(stack, disk)], disk=disk)


def _served(stack: ExitStack, folder: Path, database: str = "", **variables: str) -> Served:
    server = Served(folder, database, **variables)
    stack.callback(server.close)
    server.start()
    return server


def _faketime_library() -> str:
    found = sorted(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"))
    return str(found[0]) if found else ""


def _databases_missing() -> str:
    return pg.missing() or ("" if shutil.which("redis-server") else "Redis is not installed")


def _disk_missing() -> str:
    return "" if os.geteuid() == 0 else "mounting a small disk needs root"


def _faketime_missing() -> str:
    return "" if _faketime_library() else "faketime is not installed"


SCENARIOS = (
    Scenario("kill -9 of the server, SQLite", on_sqlite, kill_server),
    Scenario("SIGSTOP of the server, SQLite", on_sqlite, freeze_server),
    Scenario("full disk, SQLite", on_small_disk, fill_disk, _disk_missing),
    Scenario("kill -9 of one of two servers, PostgreSQL", on_postgresql, kill_server, _databases_missing),
    Scenario("SIGSTOP of one of two servers, PostgreSQL", on_postgresql, freeze_server, _databases_missing),
    Scenario("kill of PostgreSQL", on_postgresql, kill_postgresql, _databases_missing),
    Scenario("kill -9 of Redis", with_redis, kill_redis, _databases_missing),
    Scenario("a server one hour ahead", with_wrong_clock, nothing, _faketime_missing),
)
