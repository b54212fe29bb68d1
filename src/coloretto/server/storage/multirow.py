"""Several rows in one statement, because each statement costs a round trip."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain

from coloretto.server.storage.connection import SqlValue, Statement

SIZES = (64, 16, 4, 1)
"""Rows per statement: few different numbers, so that few statements are prepared."""

_ONE_ROW = re.compile(r"([^?]*\bVALUES )(\((?:[?, ]|CAST\(\? AS \w+\))+\))([^?]*)")


def multirow(text: str, values: Sequence[tuple[SqlValue, ...]]) -> Iterator[Statement]:
    """Run a statement for each of these values: with several rows at a time where its text allows."""
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
    """The statement with this many rows of values."""
    return _ONE_ROW.sub(lambda one: f"{one[1]}{', '.join([one[2]] * rows)}{one[3]}", text)
