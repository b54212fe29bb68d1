"""Numbers, lists and long lines in sentences."""

from collections.abc import Iterable, Sequence
from re import compile as regex

from coloretto.rules import Card, Position, WrongPhaseError
from coloretto.terminal import texts
from coloretto.terminal.palette import width

COLUMNS = 79
"""Of the usual 80, so that no terminal adds an empty line after a full one."""

WORD = regex(r"(?:\x1b\[[0-9;]+m[^\x1b]*\x1b\[0m|\S)+")  # what is painted stays in one piece


def counted(number: int, forms: tuple[str, str]) -> str:
    """The form for one or the form for more, with the number filled in."""
    one, many = forms
    return (one if abs(number) == 1 else many).format(number=number)


def points(number: int) -> str:
    return counted(number, texts.POINTS_OF)


def drawn_card(position: Position) -> Card:
    """The card to place, where there is one."""
    if position.drawn is None:
        raise WrongPhaseError(f"no card was drawn in {position.text!r}")
    return position.drawn


def listed(items: Sequence[str], last: str = texts.AND) -> str:
    """`a`, `a and b`, `a, b and c`."""
    *before, final = items
    return texts.COMMA.join(before) + last + final if before else final


def folded(head: str, items: Iterable[str]) -> list[str]:
    """Items with commas behind a head, on as many lines as they need, all indented alike."""
    indent = width(head)
    lines = [head]
    empty = True
    for item in items:
        separator = "" if empty else texts.COMMA
        if width(lines[-1] + separator + item) < COLUMNS:  # room for one more comma
            lines[-1] += separator + item
        else:
            lines[-1] += separator.rstrip()
            lines.append(" " * indent + item)
        empty = False
    return lines


def wrapped(line: str) -> list[str]:
    """A sentence on as many lines as it needs."""
    lines = [line]
    if width(line) > COLUMNS:
        lines = [""]
        for word in WORD.findall(line):
            longer = f"{lines[-1]} {word}".lstrip()
            lines = [*lines[:-1], longer] if width(longer) <= COLUMNS else [*lines, word]
    return lines
