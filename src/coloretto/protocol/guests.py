"""Guests have not chosen a name: servers and records have them as a number, which clients word."""

from re import compile as regex

FIRST, LAST = 1000, 9999
GUEST = regex(r"(?:#|Guest )(?P<number>[1-9][0-9]{3}(?: [0-9]+)?)")
"""With the second number that a table adds to equal names. Earlier versions wrote "Guest 1357"."""


def guest_name(number: int) -> str:
    """The name of a guest on the wire and in records."""
    return f"#{number}"


def guest_number(name: str) -> str | None:
    """The number of a guest; None for a name that a person has chosen."""
    guest = GUEST.fullmatch(name)
    return guest["number"] if guest else None
