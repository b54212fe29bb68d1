"""Long texts: a screen at a time where a person reads, all at once where a program does."""

import pydoc
import sys
from os import environ
from shutil import get_terminal_size


def page(text: str, *, may_ask: bool) -> None:
    lines = text.count("\n") + 1
    fits = lines < get_terminal_size().lines
    if fits or not may_ask or not _is_read_by_a_person():
        print(text)
        return
    environ.setdefault("LESS", "-FRX")  # no more keys than needed, and the text stays on the screen
    pydoc.pager(text)


def _is_read_by_a_person() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and environ.get("TERM", "dumb") != "dumb"
