"""How much one may ask for, and how often."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, aclosing, closing
from pathlib import Path
from random import Random

import httpx
import pytest

from coloretto.protocol.commands import Close, Request, Say, SeatBot, Silence, Sit, Stand, Start, Unseat
from coloretto.protocol.limits import MAX_CONNECTIONS, MAX_OPEN_TABLES, MAX_VERSIONS
from coloretto.protocol.options import TableOptions
from coloretto.protocol.refusals import RefusedError
from coloretto.server.base import rate_limits
from coloretto.server.base.identity import Identity
from coloretto.server.base.metrics import Metrics
from coloretto.server.base.rate_limits import MAX_KEYS, REPLAYS, REQUESTS, RateLimit, RateLimiter
from coloretto.server.base.settings import Settings
from coloretto.server.http.asgi import Scope
from coloretto.server.http.auth import address_of
from coloretto.server.http.dependencies import check_may_open
from coloretto.server.http.ndjson import lines_of_table
from coloretto.server.services import open_services
from coloretto.server.table.state import Status
from support.served import Served, open_socket
from support.tables import PEOPLE, Tabletop

ADDRESSES = {
    "192.0.2.1": "192.0.2.1",
    "::ffff:192.0.2.1": "192.0.2.1",
    "2001:db8:1:2::1": "2001:0db8:0001:0002",
    "2001:db8:1:2:ffff:ffff:ffff:ffff": "2001:0db8:0001:0002",
    "2001:db8:1:3::1": "2001:0db8:0001:0003",
    "of a proxy": "of a proxy",
}

WITH_STOPPED_CLOCK = """
import sys
from coloretto.server.base import rate_limits
from coloretto.terminal.main import main
rate_limits.monotonic = lambda: 0.0
sys.exit(main())
"""


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that is set by hand."""
    now = [0.0]
    monkeypatch.setattr(rate_limits, "monotonic", lambda: now[0])
    return now


def refused_for(limiter: RateLimiter, limit: RateLimit, key: str) -> float | None:
    """The seconds until there is a permission; None where one was given."""
    try:
        limiter.consume(limit, key)
    except RefusedError as refusal:
        return refusal.seconds if refusal.code == "too_many" else -1.0
    return None


def test_permissions_come_back_as_time_goes_by_and_never_more_than_fit(time: list[float]) -> None:
    limiter, limit = RateLimiter(), RateLimit(3, 0.5)
    for pause in (0.0, 100.0):
        time[0] += pause
        assert [refused_for(limiter, limit, "ana") for _ in range(4)] == [None, None, None, 2.0]
    time[0] += 1.0
    assert refused_for(limiter, limit, "ana") == 1.0
    time[0] += 1.0
    assert refused_for(limiter, limit, "ana") is None


def test_everybody_has_permissions_of_their_own_for_each_kind(time: list[float]) -> None:
    limiter, one, other = RateLimiter(), RateLimit(1, 0.1), RateLimit(1, 0.2)
    assert refused_for(limiter, one, "ana") is None
    assert refused_for(limiter, one, "ana") is not None
    assert refused_for(limiter, one, "ben") is None
    assert refused_for(limiter, other, "ana") is None


def test_the_memory_for_those_who_ask_is_bounded(time: list[float]) -> None:
    limiter = RateLimiter()
    for number in range(MAX_KEYS + 100):
        limiter.consume(REQUESTS, str(number))
    assert len(limiter._buckets) == MAX_KEYS


def test_nobody_has_more_than_so_many_tables_that_are_not_over(tmp_path: Path) -> None:
    ana = Identity(PEOPLE[0].id, PEOPLE[0].name, is_banned=False)

    async def run() -> None:
        async with open_services(Settings("", tmp_path), Metrics()) as services:
            tables = []
            for _ in range(MAX_OPEN_TABLES):
                await check_may_open(services, ana)
                tables.append(await services.hub.open_table(TableOptions(), PEOPLE[0]))
            await services.hub.open_table(TableOptions(), PEOPLE[1])
            with pytest.raises(RefusedError, match=f"{MAX_OPEN_TABLES} unfinished tables"):
                await check_may_open(services, ana)
            await services.hub.submit(tables[0], PEOPLE[0], Request("close", Close()))
            await check_may_open(services, ana)

    asyncio.run(run())


def test_the_oldest_game_against_bots_makes_room_for_a_new_table(tmp_path: Path) -> None:
    ana, solo = Identity(PEOPLE[0].id, PEOPLE[0].name, is_banned=False), ["open", "easy", "easy", "easy"]

    async def run() -> None:
        async with open_services(Settings("", tmp_path), Metrics()) as services:
            hub = services.hub
            await hub.open_table(TableOptions(), PEOPLE[0])
            tables = []
            for _ in range(MAX_OPEN_TABLES - 1):
                tables.append(await hub.open_table(TableOptions(seats=solo), PEOPLE[0]))
                await hub.submit(tables[-1], PEOPLE[0], Request("sit", Sit()))
                await hub.submit(tables[-1], PEOPLE[0], Request("start", Start()))
            await check_may_open(services, ana)
            statuses = [(await hub.live(table)).table.status for table in tables]
            assert statuses == [Status.CLOSED, *[Status.PLAYING] * (MAX_OPEN_TABLES - 2)]

    asyncio.run(run())


def test_only_the_match_goes_on_at_a_table_where_too_much_has_happened() -> None:
    ana, ben, *_ = PEOPLE
    top = Tabletop(TableOptions(rules="classic-3-brown", seats=["open", "open", "easy"]), Random(1))
    top.do(ana, Sit())
    top.do(ben, Sit())
    top.table.version = MAX_VERSIONS
    for command in (Say("and"), Silence(1), Stand(), SeatBot(2, "easy"), Unseat(2)):
        with pytest.raises(RefusedError, match="too many versions"):
            top.do(ana, command)
    top.play_match()
    assert top.table.status is Status.OVER


def test_all_addresses_of_a_household_count_as_one() -> None:
    scopes: list[Scope] = [{"client": (address, 1)} for address in ADDRESSES]
    assert [address_of(scope) for scope in scopes] == list(ADDRESSES.values())
    assert address_of({"client": None}) == ""


def test_an_address_has_no_more_than_so_many_open_connections(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            open_services(Settings("", tmp_path), Metrics()) as services,
            AsyncExitStack() as open_ones,
        ):
            table = await services.hub.open_table(TableOptions(), PEOPLE[0])
            for _ in range(MAX_CONNECTIONS):
                services.check_connections("here")
                lines = await open_ones.enter_async_context(
                    aclosing(lines_of_table(services, table, None, None, "here"))
                )
                await anext(lines)
            with pytest.raises(RefusedError, match=f"{MAX_CONNECTIONS} connections"):
                services.check_connections("here")
            services.check_connections("elsewhere")
            await lines.aclose()
            services.check_connections("here")

    asyncio.run(run())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_a_server_asks_the_system_for_more_connections_than_a_thousand() -> None:
    program = (
        "from resource import *; from coloretto.server.host.tuning import raise_open_file_limit;"
        " hard = min(5000, getrlimit(RLIMIT_NOFILE)[1]); setrlimit(RLIMIT_NOFILE, (100, hard));"
        " raise_open_file_limit(); assert getrlimit(RLIMIT_NOFILE) == (hard, hard)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


class ServedWithoutRefill(Served):
    """A server that limits rates by a clock that stands still: it refuses however slowly it is asked."""

    program = ("-c", WITH_STOPPED_CLOCK)


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Served]:
    server = ServedWithoutRefill(tmp_path, "", "--log-level=error")
    with closing(server):
        server.start()
        yield server


def test_an_address_over_its_rate_limit_learns_how_long_to_wait(limited: Served) -> None:
    with httpx.Client() as client:
        game = f"{limited.http}/tables/nowhere/games/1/frames"
        assert [client.get(game).status_code for _ in range(2 * REPLAYS.burst)][-1] == 429
        answers = (client.get(f"{limited.http}/levels") for _ in range(REQUESTS.burst))
        refused = next(answer for answer in answers if answer.status_code != 200)
        assert refused.status_code == 429
        assert refused.json()["code"] == "too_many"
        assert refused.json()["seconds"] > 0
        assert int(refused.headers["retry-after"]) >= 1
        assert client.get(f"http://localhost:{limited.port}/healthz").status_code == 200

    async def code() -> str:
        async with open_socket(f"{limited.websocket}/tables/nowhere/socket") as socket:
            return str(await socket.recv())

    assert "too_many" in asyncio.run(code())
