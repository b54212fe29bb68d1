"""A table as lines of JSON over plain HTTP, for programs that do without WebSockets."""

import asyncio
from collections.abc import AsyncGenerator

from coloretto.protocol.limits import MAX_UNSENT_MESSAGES
from coloretto.server.live.connections import READS_TOO_SLOWLY, Farewell, farewell_of, not_allowed
from coloretto.server.services import Running
from coloretto.server.table.state import Status

HEARTBEAT = 10.0
"""Seconds without news after which an empty line is sent, so that both sides know they are there."""


async def lines_of_table(
    inside: Running, table: str, identity: str | None, after: int | None, address: str = ""
) -> AsyncGenerator[bytes]:
    """Messages as `Socket` sends them, until the table is over or the server ends the connection."""
    news: asyncio.Queue[bytes | Farewell] = asyncio.Queue()

    def tell(message: bytes) -> None:
        news.put_nowait(message if news.qsize() < MAX_UNSENT_MESSAGES else READS_TOO_SLOWLY)

    try:  # before watching begins, for who goes away meanwhile must not be listening for ever
        first = await inside.hub.watch(table, tell, after)
        end = inside.connections.opened(table, identity, news.put_nowait)
        with inside.crowd.track(address), end:
            if not (await inside.hub.live(table)).table.may_be_watched_by(identity):  # it has begun just now
                yield (farewell_of(not_allowed()).message or b"") + b"\n"
                return
            for message in first:
                yield message + b"\n"
            async for line in _lines(inside, table, news):
                yield line
    finally:
        inside.hub.leave(table, tell)


async def _lines(
    inside: Running, table: str, news: "asyncio.Queue[bytes | Farewell]"
) -> AsyncGenerator[bytes]:
    while not (news.empty() and await _is_over(inside, table)):
        try:
            line = await asyncio.wait_for(news.get(), HEARTBEAT)
        except TimeoutError:
            line = b""
        if isinstance(line, Farewell):
            if line.message is not None:
                yield line.message + b"\n"
            return
        yield line + b"\n"


async def _is_over(inside: Running, table: str) -> bool:
    return (await inside.hub.live(table)).table.status in {Status.OVER, Status.CLOSED}
