"""Warns a person before a bot plays for them: at a table without a clock, the others do not wait forever."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from threading import Timer
from time import time

from coloretto.terminal.i18n import t
from coloretto.terminal.play.feed import DecisionNeeded
from coloretto.terminal.text.lines import say

WARNING_SECONDS = 30
"""Before a bot plays."""


def warning(asked: DecisionNeeded, now: float) -> str:
    """What to say to a person who must decide; empty while there is time, and at a table with a clock."""
    if asked.deadline is None or asked.has_clock or asked.deadline - now > WARNING_SECONDS:
        return ""
    return t("turn-bot-soon-you", count=max(0, ceil(asked.deadline - now)))


@contextmanager
def bot_warning(asked: DecisionNeeded) -> Iterator[None]:
    """Prints the warning in time, while the game waits for a line."""
    if asked.deadline is None or asked.has_clock:
        yield
        return
    timer = Timer(max(0.0, asked.deadline - WARNING_SECONDS - time()), _warn, [asked])
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _warn(asked: DecisionNeeded) -> None:
    say("", warning(asked, time()))
