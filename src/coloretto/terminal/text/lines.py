"""Printing and reading lines."""

import sys

from coloretto.terminal.i18n import in_english
from coloretto.terminal.text.layout import wrapped


def show_command(command: str) -> None:
    print(f"  {command}")  # in one piece, however long, to be copied


def say(*lines: str) -> None:
    for line in lines:
        print("\n".join(wrapped(line)))


def read(prompt: str) -> str:
    """A line that the person types; the end of the input means quit."""
    print(f"{prompt} ", end="", flush=True)  # `input` would write it to standard error
    line = sys.stdin.readline()
    if not sys.stdin.isatty() or not line:
        print(line.rstrip("\n"))  # only a terminal echoes what is typed
    return line or in_english("plain-words-quit").split()[0]
