"""What a server sends to clients: a closed set, as `commands` is for the other direction."""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from coloretto.protocol.events import AnyEvent
from coloretto.protocol.view import TableView, Turn


class Message(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Its field `type` says which message it is."""


class Absence(Struct, frozen=True):
    """A seated person who is not connected to the table."""

    person: str
    """The id."""
    since: float
    """In seconds since 1970."""


class Snapshot(Message, frozen=True, tag="snapshot"):
    """The whole table: the first message, unless the client reconnects with the version it knows."""

    version: int
    table: TableView
    time: float = 0.0
    """The server's clock, as in `Happened`."""
    away: list[Absence] = []
    """Only in `GET /tables/{table}`: sockets and streams send `Presence`."""


class Happened(Message, frozen=True, tag="happened"):
    """The events of one version. Versions arrive in order, each once. See `TableView.after`."""

    version: int
    time: float
    events: list[AnyEvent]
    turn: Turn | None = None
    """The game after these events; None before the first game, and in a table's history."""


class Done(Message, frozen=True, tag="done"):
    """A command was carried out and committed."""

    id: str
    version: int


class Refused(Message, frozen=True, tag="refused"):
    """A command was not carried out."""

    id: str | None
    code: str
    sentence: str
    version: int | None = None
    seconds: float | None = None


class Presence(Message, frozen=True, tag="presence"):
    """Who of the people seated is away; all others are here. It has no version and may come at any time.

    Only sent to clients that ask for it, with `?presence=true`.
    """

    away: list[Absence]


class Reacted(Message, frozen=True, tag="reacted"):
    """A player shows a reaction. Like `Presence`, it has no version and is only sent to clients that ask."""

    person: str
    """The id."""
    reaction: str
    """See `ReactionName`; newer servers may know more of them."""


class Heartbeat(Message, frozen=True, tag="heartbeat"):
    """The connection is alive. Sent every few seconds over WebSockets with `?presence=true`."""


AnyMessage: TypeAlias = Snapshot | Happened | Done | Refused | Presence | Reacted | Heartbeat


UNVERSIONED_STARTS = (b'{"type":"presence"', b'{"type":"reacted"')


def is_unversioned(message: bytes) -> bool:
    """Whether a message in JSON is a `Presence` or a `Reacted`, which not all clients ask for."""
    return message.startswith(UNVERSIONED_STARTS)


def message_to_json(message: AnyMessage) -> bytes:
    return msgspec.json.encode(message)
