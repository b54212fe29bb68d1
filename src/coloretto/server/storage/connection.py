"""What the server needs of a database's driver: SQLite and PostgreSQL run the same statements."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from coloretto.rules import ColorettoError

SqlValue: TypeAlias = str | int | float | bytes | None
Row: TypeAlias = tuple[Any, ...]


class DatabaseError(ColorettoError):
    """The database cannot be used: the operation failed, or its result is unknown."""


class LockedError(DatabaseError):
    """Another transaction holds what a statement needs, and does not end."""


class Statement(Struct, frozen=True):
    """SQL with question marks, and the values for them."""

    text: str
    values: tuple[SqlValue, ...] = ()


class DatabaseConnection(Protocol):
    """Used by one thread."""

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def roll_back(self) -> None: ...

    def run(self, statement: Statement) -> tuple[int, list[Row]]:
        """The number of rows it changed, and the rows it returned."""
        ...

    def run_many(self, text: str, values: Sequence[tuple[SqlValue, ...]]) -> int:
        """Run a statement for each of these values; the number of rows changed."""
        ...

    def set_lock_timeout(self, seconds: float) -> None:
        """How long statements wait for another transaction before they raise a `LockedError`."""
        ...

    def clock(self) -> float | None:
        """The database's time in seconds since the epoch; None if it has no clock of its own."""
        ...

    def lock_schema(self) -> None:
        """Keep other processes from migrating until the transaction ends."""
        ...

    def close(self) -> None: ...


Connect: TypeAlias = Callable[[], DatabaseConnection]
