"""What people write and others read, in browsers and terminals: it stays in its line and can be seen."""

from collections.abc import Iterator
from unicodedata import category, normalize

MOST_MARKS = 3
"""Accents on one letter: no script needs more, and a tower of them covers the lines above."""
JOINERS = frozenset("\u200c\u200d\u200e\u200f")
"""Of letters and emoji, and marks of direction: they are in what honest people write."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
"""Letters and signs, as Unicode has it, of which nothing is to be seen."""


def one_line(text: str) -> str:
    """A text without line breaks, terminals' commands and turns of direction; empty if nothing is left."""
    kept = "".join(each if each.isprintable() or each in JOINERS else " " for each in normalize("NFC", text))
    line = " ".join("".join(_without_towers(kept)).split())
    return line if can_be_seen(line) else ""


def can_be_seen(text: str) -> bool:
    """Whether there is more in it than space, accents and blanks."""
    return any(each not in BLANKS and category(each)[0] not in "MZC" for each in text)


def _without_towers(text: str) -> Iterator[str]:
    marks = 0
    for each in text:
        marks = marks + 1 if category(each)[0] == "M" else 0
        if marks <= MOST_MARKS:
            yield each
