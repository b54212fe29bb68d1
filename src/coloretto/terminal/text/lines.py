"""Lines that are printed and read, one below the other."""

import sys

from coloretto.terminal.i18n import in_english
from coloretto.terminal.text.layout import wrapped


def show_command(command: str) -> None:
    print(f"  {command}")  # in one piece, however long, to be copied


def say(*lines: str) -> None:
    for line in lines:
        print("\n".join(wrapped(line)))


def read(prompt: str) -> str:
    """A line of the person; the end of the input is a wish to leave."""
    print(f"{prompt} ", end="", flush=True)  # `input` would send it to the standard error
    line = sys.stdin.readline()
    if not sys.stdin.isatty() or not line:
        print(line.rstrip("\n"))  # only a terminal shows what is typed, and no end either
    return line or in_english("plain-words-quit").split()[0]
