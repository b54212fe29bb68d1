"""A table as lines of JSON over plain HTTP, for programs that do without WebSockets."""

import asyncio
from collections.abc import AsyncIterator

from coloretto.server.running import Running
from coloretto.server.table import Status

HEARTBEAT = 10.0
"""Seconds without news after which an empty line is sent, so that both sides know they are there."""


async def lines_of_table(inside: Running, table: str, after: int | None) -> AsyncIterator[bytes]:
    """Messages as `Socket` sends them, until the table is over or the server goes down."""
    news: asyncio.Queue[bytes] = asyncio.Queue()
    first = await inside.hub.watch(table, news.put_nowait, after)
    try:
        for message in first:
            yield message + b"\n"
        while not inside.is_ending.is_set():
            if news.empty() and await _is_over(inside, table):
                return
            try:
                yield await asyncio.wait_for(news.get(), HEARTBEAT) + b"\n"
            except TimeoutError:
                yield b"\n"
    finally:
        inside.hub.leave(table, news.put_nowait)


async def _is_over(inside: Running, table: str) -> bool:
    return (await inside.hub.live(table)).table.status in {Status.OVER, Status.CLOSED}
