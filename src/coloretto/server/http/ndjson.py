"""A table as JSON lines over plain HTTP, for programs without WebSockets."""

import asyncio
from collections.abc import AsyncGenerator

from coloretto.protocol.limits import MAX_UNSENT_MESSAGES
from coloretto.protocol.messages import is_unversioned
from coloretto.rules import ColorettoError
from coloretto.server.base.identity import Identity
from coloretto.server.http.auth import identification_of
from coloretto.server.http.problems import refusal_of
from coloretto.server.live.connections import READS_TOO_SLOWLY, CloseReason, close_reason_of, not_allowed
from coloretto.server.services import Services
from coloretto.server.table.state import Status

HEARTBEAT = 5.0
"""Seconds without a message after which an empty line is sent: both sides notice a lost connection."""


async def lines_of_table(  # noqa: PLR0913 - what the address and the client say
    services: Services,
    table: str,
    identity: Identity | None,
    after: int | None,
    address: str = "",
    *,
    wants_presence: bool = False,
) -> AsyncGenerator[bytes]:
    """The messages a WebSocket sends, until the table is over or the server closes the connection."""
    queue: asyncio.Queue[bytes | CloseReason] = asyncio.Queue()
    identity_id, token_hash = identification_of(identity)

    def receive(message: bytes) -> None:
        if not wants_presence and is_unversioned(message):
            return
        queue.put_nowait(message if queue.qsize() < MAX_UNSENT_MESSAGES else READS_TOO_SLOWLY)

    try:  # before subscribing, or a client that disconnects meanwhile would stay subscribed
        first = await services.hub.subscribe(table, receive, after)
        tracked = services.connections.track(table, identity_id, queue.put_nowait, token_hash)
        counted = services.hub.metrics.open_connection("stream")
        present = services.presence.connected(table, identity_id)
        with services.connection_counter.track(address), tracked, counted:
            async with present:
                live = await services.hub.live(table)
                if not live.table.may_be_watched_by(identity_id):  # the game has just started
                    yield (close_reason_of(not_allowed()).message or b"") + b"\n"
                    return
                presence = [await services.presence.message(live.table)] if wants_presence else []
                for message in (*first, *presence):
                    yield message + b"\n"
                async for line in _lines(services, table, queue):
                    yield line
    except ColorettoError as error:
        yield (close_reason_of(refusal_of(error)).message or b"") + b"\n"
    finally:
        services.hub.unsubscribe(table, receive)


async def _lines(
    services: Services, table: str, queue: "asyncio.Queue[bytes | CloseReason]"
) -> AsyncGenerator[bytes]:
    while not (queue.empty() and await _is_over(services, table)):
        try:
            line = await asyncio.wait_for(queue.get(), HEARTBEAT)
        except TimeoutError:
            line = b""
        if isinstance(line, CloseReason):
            if line.message is not None:
                yield line.message + b"\n"
            return
        yield line + b"\n"


async def _is_over(services: Services, table: str) -> bool:
    return (await services.hub.live(table)).table.status in {Status.OVER, Status.CLOSED}
