"""The open client connections, so that the server can close them: those of one identity, or all."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from coloretto.protocol.messages import Refused, message_to_json
from coloretto.protocol.refusals import RefusedError
from coloretto.server.table.state import Table

REFUSED_CLOSE = 4000
"""The WebSocket close code of a refusal is this plus its HTTP status."""
TOO_SLOW = 4290
GOING_AWAY = 1001


@dataclass(frozen=True)
class CloseReason:
    """Why the server closes a connection."""

    code: int
    """The WebSocket close code."""
    reason: str
    message: bytes | None = None
    """Sent before closing."""


SHUTTING_DOWN = CloseReason(GOING_AWAY, "the server is shutting down; reconnect")
TOO_MANY_REFUSALS = CloseReason(REFUSED_CLOSE + 429, "too many refused messages in a row; reconnect")
READS_TOO_SLOWLY = CloseReason(TOO_SLOW, "the client reads too slowly; reconnect")

CloseConnection: TypeAlias = Callable[[CloseReason], None]
"""Closes a connection soon, without blocking; a command that is being carried out is answered first."""


def close_reason_of(refusal: RefusedError) -> CloseReason:
    """For a client that may not stay connected."""
    return CloseReason(
        REFUSED_CLOSE + refusal.status, refusal.code, message_to_json(refused_message(None, refusal))
    )


def refused_message(request_id: str | None, refusal: RefusedError) -> Refused:
    return Refused(request_id, refusal.code, refusal.sentence, refusal.version, refusal.seconds)


def not_allowed() -> RefusedError:
    return RefusedError("not_allowed", "only the players may watch this table")


def logged_out() -> RefusedError:
    return RefusedError("unauthorised", "you have logged out on this device")


class ClientConnection(NamedTuple):
    table: str
    identity: str | None
    """None for an anonymous spectator."""
    token_hash: str
    """Of the token that it was opened with."""
    close: CloseConnection
    keep_alive: Callable[[], None]
    """Sends a heartbeat, if the connection needs one."""


class Connections:
    """The open connections of one event loop."""

    def __init__(self) -> None:
        self._by_identity: dict[str | None, set[ClientConnection]] = defaultdict(set)
        self._by_table: dict[str, set[ClientConnection]] = defaultdict(set)
        self._is_closing = False
        self._all_closed = asyncio.Event()
        self._all_closed.set()

    @contextmanager
    def track(
        self,
        table: str,
        identity: str | None,
        close: CloseConnection,
        token_hash: str = "",
        keep_alive: Callable[[], None] = lambda: None,
    ) -> Iterator[None]:
        """Inside this context the server can close the connection."""
        connection = ClientConnection(table, identity, token_hash, close, keep_alive)
        self._by_identity[identity].add(connection)
        self._by_table[table].add(connection)
        self._all_closed.clear()
        if self._is_closing:
            close(SHUTTING_DOWN)
        try:
            yield
        finally:
            self._remove(connection)

    def has_identity(self, identity: str) -> bool:
        return identity in self._by_identity

    def close_identity(self, identity: str, reason: CloseReason) -> None:
        for connection in tuple(self._by_identity.get(identity, ())):
            connection.close(reason)

    def close_revoked(self, identity: str, valid: AbstractSet[str]) -> None:
        """Close the connections of an identity that were opened with none of these tokens."""
        for connection in tuple(self._by_identity.get(identity, ())):
            if connection.token_hash not in valid:
                connection.close(close_reason_of(logged_out()))

    def close_spectators(self, table: Table) -> None:
        """Close the connections that may no longer watch a table, now that its game has started."""
        for connection in tuple(self._by_table.get(table.id, ())):
            if not table.may_be_watched_by(connection.identity):
                connection.close(close_reason_of(not_allowed()))

    def keep_alive(self) -> None:
        """Send a heartbeat over every connection that needs one."""
        for connections in tuple(self._by_table.values()):
            for connection in tuple(connections):
                connection.keep_alive()

    async def close_all(self, seconds: float) -> None:
        """Close all connections, and those yet to come; wait for them for at most this many seconds."""
        self._is_closing = True
        for connections in tuple(self._by_table.values()):
            for connection in tuple(connections):
                connection.close(SHUTTING_DOWN)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._all_closed.wait(), seconds)

    def _remove(self, connection: ClientConnection) -> None:
        self._by_identity[connection.identity].discard(connection)
        self._by_table[connection.table].discard(connection)
        if not self._by_identity[connection.identity]:
            del self._by_identity[connection.identity]
        if not self._by_table[connection.table]:
            del self._by_table[connection.table]
        if not self._by_table:
            self._all_closed.set()
