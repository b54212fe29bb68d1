"""Who is connected, so that connections can be ended by the server: of somebody, or all of them."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from coloretto.protocol.messages import Refused, message_to_json
from coloretto.protocol.refusals import RefusedError
from coloretto.server.table.state import Table

REFUSED_CLOSE = 4000
"""A WebSocket's closing code for a refusal is this and the HTTP status."""
TOO_SLOW = 4290
GOING_AWAY = 1001


@dataclass(frozen=True)
class Farewell:
    """Why the server ends a connection."""

    code: int
    """As a WebSocket is closed with it."""
    reason: str
    message: bytes | None = None
    """To be told before, where there is one."""


GOING_DOWN = Farewell(GOING_AWAY, "the server is going down; come again")
COMES_TO_NOTHING = Farewell(REFUSED_CLOSE + 429, "nothing of what you ask can be done; come again")
READS_TOO_SLOWLY = Farewell(TOO_SLOW, "you read too slowly; come again")

End: TypeAlias = Callable[[Farewell], None]
"""Ends a connection soon, without waiting: what was begun may be finished."""


def farewell_of(refusal: RefusedError) -> Farewell:
    """For somebody who may not stay."""
    refused = Refused(None, refusal.code, refusal.sentence, refusal.version, refusal.seconds)
    return Farewell(REFUSED_CLOSE + refusal.status, refusal.code, message_to_json(refused))


def not_allowed() -> RefusedError:
    return RefusedError("not_allowed", "only the players may watch this table")


class Connection(NamedTuple):
    table: str
    identity: str | None
    """None for somebody who only watches."""
    end: End


class Connections:
    """Those that are open now, in one event loop."""

    def __init__(self) -> None:
        self._by_identity: dict[str | None, set[Connection]] = defaultdict(set)
        self._by_table: dict[str, set[Connection]] = defaultdict(set)
        self._is_ending = False
        self._all_closed = asyncio.Event()
        self._all_closed.set()

    @contextmanager
    def opened(self, table: str, identity: str | None, end: End) -> Iterator[None]:
        """Inside this context a connection can be ended."""
        connection = Connection(table, identity, end)
        self._by_identity[identity].add(connection)
        self._by_table[table].add(connection)
        self._all_closed.clear()
        if self._is_ending:
            end(GOING_DOWN)
        try:
            yield
        finally:
            self._forget(connection)

    def end_all_of(self, identity: str, farewell: Farewell) -> None:
        for connection in tuple(self._by_identity.get(identity, ())):
            connection.end(farewell)

    def end_unwelcome(self, table: Table) -> None:
        """Those at a table who may not watch it any more, now that its game has started."""
        for connection in tuple(self._by_table.get(table.id, ())):
            if not table.may_be_watched_by(connection.identity):
                connection.end(farewell_of(not_allowed()))

    async def end_all(self, seconds: float) -> None:
        """The server goes down: end what there is and what may still come, and wait for it a while."""
        self._is_ending = True
        for connections in tuple(self._by_table.values()):
            for connection in tuple(connections):
                connection.end(GOING_DOWN)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._all_closed.wait(), seconds)

    def _forget(self, connection: Connection) -> None:
        self._by_identity[connection.identity].discard(connection)
        self._by_table[connection.table].discard(connection)
        if not self._by_identity[connection.identity]:
            del self._by_identity[connection.identity]
        if not self._by_table[connection.table]:
            del self._by_table[connection.table]
        if not self._by_table:
            self._all_closed.set()
