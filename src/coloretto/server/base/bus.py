"""How processes tell each other which tables have changed: by ids alone. The database is the truth.

A notice that is lost does no harm that lasts: whoever begins to hear again looks at everything anew, and
whoever is behind finds out as soon as it wants to write.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from logging import getLogger
from typing import NamedTuple, Protocol

from coloretto.rules import ColorettoError
from coloretto.server.storage.database import Statement

CHANNEL = "coloretto_tables"

_LOG = getLogger(__name__)


class BusError(ColorettoError):
    """Processes cannot tell each other what happens."""


class Notice(NamedTuple):
    """A table has a new version."""

    table: str
    sequence: int

    @property
    def text(self) -> str:
        return f"{self.table} {self.sequence}"


def notices_of(text: str) -> list[Notice]:
    """Those of a text: one, or several with spaces between."""
    words = text.split(" ")
    return [Notice(table, int(number)) for table, number in zip(words[::2], words[1::2], strict=True)]


@dataclass(frozen=True)
class Ear:
    """Who listens; called in the event loop, and must not wait."""

    heard: Callable[[Notice], None]
    begun: Callable[[], None]
    """Is told whenever hearing begins: what was told before it has missed."""

    def hear(self, text: str) -> None:
        """Notices as they came; whatever else somebody puts on the channel does no harm."""
        try:
            notices = notices_of(text)
        except ValueError:
            _LOG.warning("no notice of ours, but %d characters of something else", len(text))
        else:
            for notice in notices:
                self.heard(notice)


class Bus(Protocol):
    async def check(self) -> None:
        """An error in one sentence where it cannot be used."""
        ...

    def with_commit(self, notice: Notice) -> Sequence[Statement]:
        """What is to be written together with a commit so that others hear of it."""
        ...

    def after_commit(self, notice: Notice) -> None:
        """Tell others of a commit that is kept, soon; without waiting."""
        ...

    def listen(self, ear: Ear) -> None:
        """Hand over what others tell, until the end, however often the bus goes away meanwhile."""
        ...

    async def end(self) -> None:
        """Tell what there is to tell, and let go."""
        ...


class NoBus:
    """For a process that is alone with its database."""

    async def check(self) -> None: ...

    def with_commit(self, notice: Notice) -> Sequence[Statement]:  # noqa: ARG002 - nobody is told
        return ()

    def after_commit(self, notice: Notice) -> None: ...

    def listen(self, ear: Ear) -> None: ...

    async def end(self) -> None: ...
