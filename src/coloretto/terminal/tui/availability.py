"""Whether the full-screen UI can be used."""

import sys
from argparse import Namespace
from os import environ
from shutil import get_terminal_size

LEAST_COLUMNS, LEAST_LINES = 60, 20
PLAIN = "COLORETTO_PLAIN"
"""The environment variable that turns the full-screen UI off."""


def wants_full_screen(options: Namespace) -> bool:
    return not options.plain and not options.no_input and not environ.get(PLAIN) and is_capable()


def is_capable() -> bool:
    """A terminal that can move its cursor, with room for the table and letters for the cards."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or environ.get("TERM", "dumb") in {"dumb", ""}:
        return False
    size = get_terminal_size()
    has_room = size.columns >= LEAST_COLUMNS and size.lines >= LEAST_LINES
    return has_room and (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
