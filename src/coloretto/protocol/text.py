"""Cleans what people write for others to read, in browsers and terminals: one visible line."""

from collections.abc import Iterator
from unicodedata import category, normalize

MAX_MARKS = 3
"""Combining marks on one letter: no script needs more, and a stack of them covers the lines above."""
JOINERS = frozenset("\u200c\u200d\u200e\u200f")
"""Joiners of letters and emoji, and direction marks: they occur in ordinary text."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
"""Characters that Unicode classifies as letters or symbols, but that are invisible."""


def one_line(text: str) -> str:
    """Without line breaks, control characters and direction overrides; empty if nothing visible is left."""
    clean = "".join(each if each.isprintable() or each in JOINERS else " " for each in normalize("NFC", text))
    line = " ".join("".join(_without_stacked_marks(clean)).split())
    return line if is_visible(line) else ""


def is_visible(text: str) -> bool:
    """Whether it has more than spaces, marks and blanks."""
    return any(each not in BLANKS and category(each)[0] not in "MZC" for each in text)


def _without_stacked_marks(text: str) -> Iterator[str]:
    marks = 0
    for each in text:
        marks = marks + 1 if category(each)[0] == "M" else 0
        if marks <= MAX_MARKS:
            yield each
