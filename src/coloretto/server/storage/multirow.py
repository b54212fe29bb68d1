"""Many rows in one statement: each statement costs a way to the database, or to Python's lock and back."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain

from coloretto.server.storage.database import Statement, Value

SIZES = (64, 16, 4, 1)
"""How many rows there are in one statement: few different numbers, so that few must be prepared."""

_ONE_ROW = re.compile(r"([^?]*\bVALUES )(\((?:[?, ]|CAST\(\? AS \w+\))+\))([^?]*)")


def together(text: str, values: Sequence[tuple[Value, ...]]) -> Iterator[Statement]:
    """Statements that do what this one does for each of these values; fewer where those are a row of it."""
    if not _ONE_ROW.fullmatch(text):
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
    """The statement about one row made one about several."""
    return _ONE_ROW.sub(lambda one: f"{one[1]}{', '.join([one[2]] * rows)}{one[3]}", text)
