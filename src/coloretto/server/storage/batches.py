"""Several writes in one transaction."""

from collections.abc import Sequence
from typing import TypeAlias

from coloretto.server.storage.connection import DatabaseConnection, LockedError, Statement

Statements: TypeAlias = Sequence[Statement]
"""Of one write. The first one is the condition for the others: see `Database.write`."""

_BEGIN_WRITE, _END_WRITE, _UNDO_WRITE = (
    Statement(f"{words} one_write") for words in ("SAVEPOINT", "RELEASE SAVEPOINT", "ROLLBACK TO SAVEPOINT")
)


class _ConflictError(Exception):
    """One of several writes that ran together changed nothing."""


def run_batch(connection: DatabaseConnection, batch: Sequence[Statements]) -> list[bool]:
    """Commit writes in a transaction that has begun; for each, whether it took effect."""
    try:
        _run_together(connection, batch)
    except _ConflictError:
        connection.roll_back()
    else:
        return [True] * len(batch)
    connection.begin()
    results = [_run(connection, write) for write in batch]
    connection.commit()
    return results


def run_unlocked(connection: DatabaseConnection, batch: Sequence[Statements]) -> list[bool | None]:
    """Commit those writes that need not wait for another transaction; None for the others."""
    connection.begin()
    results = [_run_or_undo(connection, write) for write in batch]
    connection.commit()
    return results


def _run_or_undo(connection: DatabaseConnection, write: Statements) -> bool | None:
    connection.run(_BEGIN_WRITE)
    try:
        result = _run(connection, write)
    except LockedError:
        connection.run(_UNDO_WRITE)
        return None
    connection.run(_END_WRITE)
    return result


def _run_together(connection: DatabaseConnection, batch: Sequence[Statements]) -> None:
    """Run writes of the same shape as one: thousands of moves differ only in their values."""
    for writes in _by_shape(batch).values():
        for number, alike in enumerate(zip(*writes, strict=True)):
            changed = connection.run_many(alike[0].text, [statement.values for statement in alike])
            if number == 0 and changed != len(writes):
                raise _ConflictError
    connection.commit()


def _by_shape(batch: Sequence[Statements]) -> dict[tuple[str, ...], list[Statements]]:
    """Statements by their texts. The writes of a batch are concurrent: any order is right."""
    shapes: dict[tuple[str, ...], list[Statements]] = {}
    for write in batch:
        shape = tuple([statement.text for statement in write])
        shapes.setdefault(shape, []).append(write)
    return shapes


def _run(connection: DatabaseConnection, write: Statements) -> bool:
    for number, statement in enumerate(write):
        changed, _ = connection.run(statement)
        if number == 0 and changed == 0:
            return False
    return True
