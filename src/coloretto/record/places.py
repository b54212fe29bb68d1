"""Where in its text a record is wrong, for editors."""

import re
from itertools import islice
from json import JSONDecodeError
from typing import NamedTuple

from coloretto.rules import ColorettoError

_LINE = re.compile(r"line ([0-9]+):")
_MOVE = re.compile(r"(?:after )?move ([0-9]+):")
_TEXT_TURN = re.compile(r"^ *[0-9]+\. [0-4] (?=.)", re.MULTILINE)
_JSON_TURN = re.compile(r'(?=\{[^{}]*"player"[^{}]*\})')


class Place(NamedTuple):
    """Both from 1, as editors count."""

    line: int
    column: int


def place_of(error: ColorettoError, text: str) -> Place | None:
    """Where the error is, if that is known: errors name a line, or a move, both from 1."""
    if isinstance(error.__cause__, JSONDecodeError):
        return Place(error.__cause__.lineno, error.__cause__.colno)
    if named := _LINE.match(str(error)):
        return Place(int(named[1]), 1)
    if move := _MOVE.match(str(error)):
        return _place_of_move(int(move[1]), text)
    return None


def _place_of_move(move: int, text: str) -> Place | None:
    turns = _JSON_TURN if text.lstrip().startswith("{") else _TEXT_TURN
    found = next(islice(turns.finditer(text), max(0, move - 1), None), None)
    if found is None:
        return None
    line_begin = text.rfind("\n", 0, found.end()) + 1
    return Place(text.count("\n", 0, found.end()) + 1, found.end() - line_begin + 1)
