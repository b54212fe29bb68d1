"""Rows inserted many at once: every statement costs a way to the database, or to Python's lock and back."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain

from coloretto.server.database import Statement, Value

SIZES = (64, 16, 4, 1)
"""How many rows are inserted by one statement: few different numbers, so that few must be prepared."""

_INSERTION = re.compile(r"(INSERT INTO [^?]* VALUES )(\([?, ]+\))([^?]*)")


def together(text: str, values: Sequence[tuple[Value, ...]]) -> Iterator[Statement]:
    """Statements that do what this one does for each of these values; fewer where it inserts a row."""
    if not _INSERTION.fullmatch(text):
        yield from (Statement(text, each) for each in values)
        return
    begin = 0
    for size in SIZES:
        while begin + size <= len(values):
            some = chain.from_iterable(values[begin : begin + size])
            yield Statement(_for_rows(text, size), tuple(some))
            begin += size


@cache
def _for_rows(text: str, rows: int) -> str:
    """The insertion of one row made one of several."""
    return _INSERTION.sub(lambda one: f"{one[1]}{', '.join([one[2]] * rows)}{one[3]}", text)
