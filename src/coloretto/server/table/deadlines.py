"""What happens at a table when nobody acts, and when: bots move, clocks expire, the next game starts."""

from enum import Enum
from typing import NamedTuple

from coloretto.server.table.state import Seat, Status, Table

PAUSE_SECONDS = 30.0
"""Between two games of a match, unless everyone is ready sooner."""
UNSTARTED_SECONDS = 24 * 60 * 60.0
"""After which a table that never started is closed."""
SOLO_SECONDS = 30 * 24 * 60 * 60.0
"""After which a game is closed that waits for the only person who plays."""
MIN_DECISION_SECONDS = 5.0
"""For every decision, even when the clock for the game has expired."""


class DeadlineKind(Enum):
    BOT_MOVES = "bot_moves"
    TIME_IS_UP = "time_is_up"
    NEXT_GAME = "next_game"
    CLOSE = "close"


class Deadline(NamedTuple):
    time: float
    kind: DeadlineKind


def deadline_of(table: Table) -> Deadline | None:
    """What happens next unless a player acts; None at a table that is over."""
    if table.status is Status.WAITING:
        return Deadline(table.turn_started + UNSTARTED_SECONDS, DeadlineKind.CLOSE)
    to_move = table.to_move
    seat = None if to_move is None else table.seats[to_move]
    if seat is None and table.status is not Status.BETWEEN:
        return None
    if seat is not None and seat.is_played_by_bot:
        return Deadline(table.turn_started + table.options.pace / 1000, DeadlineKind.BOT_MOVES)
    is_ready = seat is None and _is_everyone_ready(table)
    if table.is_solo and not is_ready:
        return Deadline(table.turn_started + SOLO_SECONDS, DeadlineKind.CLOSE)
    if seat is None:
        pause = 0.0 if is_ready else PAUSE_SECONDS
        return Deadline(table.turn_started + pause, DeadlineKind.NEXT_GAME)
    return Deadline(table.turn_started + _seconds_to_decide(table, seat), DeadlineKind.TIME_IS_UP)


def next_wakeup(wakeup: float | None, deadline: Deadline | None, time: float) -> float | None:
    """The latest time to check a table after a commit at `time`; None if nothing is due any more.

    The wakeup is stored, so it changes as rarely as possible: every move extends the deadline, but an early
    wakeup does no harm. It depends on the commits alone, so all processes compute the same one.
    """
    if deadline is None:
        return None
    return wakeup if wakeup is not None and time < wakeup <= deadline.time else deadline.time


def _is_everyone_ready(table: Table) -> bool:
    """Whether nobody needs a pause: bots do not, nor people who said so before the others left."""
    return all(seat.is_played_by_bot or seat.is_ready for seat in table.seats)


def _seconds_to_decide(table: Table, seat: Seat) -> float:
    if seat.seconds_left is not None:
        return max(MIN_DECISION_SECONDS, seat.seconds_left)
    return table.options.clock.move or table.options.patience
