"""How server processes notify each other of new table versions: by ids alone; the database is the truth.

Reactions travel as notices of their own, each sent at most once.

A lost notice does no lasting harm: a process that reconnects, or hears nothing, reads what the others have
committed, and clients that ask for a table get it as the database has it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from logging import getLogger
from typing import NamedTuple, Protocol

from coloretto.rules import ColorettoError

CHANNEL = "coloretto_tables"
REACTION = "reaction"
"""The first word of a notice of a reaction; no table has such a short id."""

_LOG = getLogger(__name__)


class BusError(ColorettoError):
    """The bus is misconfigured or cannot be reached."""


class Notice(NamedTuple):
    """A table has a new version."""

    table: str
    sequence: int

    @property
    def text(self) -> str:
        return f"{self.table} {self.sequence}"


class ReactionNotice(NamedTuple):
    """A player has shown a reaction at another process."""

    process: str
    """That process, which receives its own notices, too."""
    table: str
    person: str
    reaction: str

    @property
    def text(self) -> str:
        return " ".join((REACTION, *self))


def parse_reaction(text: str) -> ReactionNotice | None:
    """None if it is not a notice of a reaction."""
    words = text.split(" ")
    if words[0] != REACTION or len(words) != 1 + len(ReactionNotice._fields):
        return None
    return ReactionNotice(*words[1:])


def parse_notices(text: str) -> list[Notice]:
    """One notice or several, separated by spaces."""
    words = text.split(" ")
    return [Notice(table, int(number)) for table, number in zip(words[::2], words[1::2], strict=True)]


@dataclass(frozen=True)
class BusSubscriber:
    """Callbacks run in the event loop; they must not block."""

    on_notice: Callable[[Notice], None]
    on_connected: Callable[[], None]
    """Called on every (re)connection: earlier notices may have been missed."""
    on_reaction: Callable[[ReactionNotice], None] = lambda _notice: None

    def receive(self, text: str) -> None:
        """Parse a payload. Anything else on the channel is logged and skipped."""
        reaction = parse_reaction(text)
        if reaction is not None:
            self.on_reaction(reaction)
            return
        try:
            notices = parse_notices(text)
        except ValueError:
            _LOG.warning("skipped a bus message of %d characters that is not a notice", len(text))
        else:
            for notice in notices:
                self.on_notice(notice)


class Bus(Protocol):
    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the same database."""
        ...

    @property
    def is_transactional(self) -> bool:
        """Whether notices are part of a commit's database transaction: then the store writes them."""
        ...

    async def check(self) -> None:
        """Raise a `BusError` if the bus cannot be reached."""
        ...

    def publish(self, notice: Notice | ReactionNotice) -> None:
        """Notify the other processes soon, without blocking. Not called if transactional."""
        ...

    def subscribe(self, subscriber: BusSubscriber) -> None:
        """Deliver notices until `close`, reconnecting as often as needed."""
        ...

    async def close(self) -> None:
        """Publish what is pending and disconnect."""
        ...


class NoBus:
    """For the only process that uses its database."""

    is_shared = False
    is_transactional = False

    async def check(self) -> None: ...

    def publish(self, notice: Notice | ReactionNotice) -> None: ...

    def subscribe(self, subscriber: BusSubscriber) -> None: ...

    async def close(self) -> None: ...
