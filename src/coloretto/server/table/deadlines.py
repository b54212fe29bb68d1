"""What happens at a table by itself, and when: bots move, clocks run out, the next game begins."""

from enum import Enum
from typing import NamedTuple

from coloretto.server.table.state import Seat, Status, Table

PAUSE = 30.0
"""Seconds between two games of a match, unless everybody is ready sooner."""
WAITING = 24 * 60 * 60.0
"""Seconds after which a table that never started is closed."""
LEAST = 5.0
"""Seconds that everybody has for a decision, even when the clock for the game has run out."""


class Duty(Enum):
    BOT_MOVES = "bot_moves"
    TIME_IS_UP = "time_is_up"
    NEXT_GAME = "next_game"
    CLOSE = "close"


class Due(NamedTuple):
    time: float
    duty: Duty


def due_of(table: Table) -> Due | None:
    """What comes next if nobody does anything; None when nothing does any more."""
    to_move = table.to_move
    if table.status is Status.WAITING:
        return Due(table.turn_began + WAITING, Duty.CLOSE)
    if table.status is Status.BETWEEN:
        return Due(table.turn_began + _pause(table), Duty.NEXT_GAME)
    if to_move is not None:
        seat = table.seats[to_move]
        if seat.is_played_by_bot:
            return Due(table.turn_began + table.options.pace / 1000, Duty.BOT_MOVES)
        return Due(table.turn_began + _seconds_to_decide(table, seat), Duty.TIME_IS_UP)
    return None


def next_look(look: float | None, table: Table, time: float) -> float | None:
    """When somebody must look at a table at the latest, after a commit; None when never again.

    The database keeps it, so it changes as seldom as it may: with every move people have time again, but a
    look that comes too early does no harm. It follows from the commits alone: all processes agree on it.
    """
    due = due_of(table)
    if due is None:
        return None
    return look if look is not None and time < look <= due.time else due.time


def _pause(table: Table) -> float:
    """Nobody waits for bots."""
    return 0.0 if all(seat.is_played_by_bot for seat in table.seats) else PAUSE


def _seconds_to_decide(table: Table, seat: Seat) -> float:
    if seat.seconds_left is not None:
        return max(LEAST, seat.seconds_left)
    return table.options.clock.move or table.options.patience
