"""A table as clients see it: the wire form of `Table`."""

from coloretto.protocol.view import SeatView, TableView, Turn
from coloretto.record.score_json import sheets_of
from coloretto.record.state_json import state_of
from coloretto.server.table.deadlines import Deadline, DeadlineKind, deadline_of
from coloretto.server.table.state import Seat, Table

SHOWN_DEADLINES = {DeadlineKind.TIME_IS_UP, DeadlineKind.NEXT_GAME}
"""Those that clients count down to."""


def table_view(table: Table) -> TableView:
    rule_set, match = table.rule_set, table.match
    return TableView(
        table.id,
        table.status.value,
        table.options,
        table.host,
        [_seat_view(seat) for seat in table.seats],
        table.game,
        table.commitment,
        [list(scores) for scores in match.games] if match else [],
        list(match.totals) if match else [],
        turn_of(table),
        table.rematch,
        rule_set.deck_size,
        rule_set.reserve,
        rule_set.table.name,
        rule_set.has_green_rows,
    )


def turn_of(table: Table) -> Turn | None:
    """The current game; None before the first one."""
    return turn_until(deadline_of(table), table)


def turn_until(deadline: Deadline | None, table: Table) -> Turn | None:
    """The same, for callers who know the table's deadline."""
    position = table.position
    if position is None:
        return None
    return Turn(
        position.text,
        state_of(position),
        [action.text for action in position.legal_actions],
        deadline.time if deadline is not None and deadline.kind in SHOWN_DEADLINES else None,
        sheets_of(position) if position.is_over else None,
        table.turn_started,
    )


def _seat_view(seat: Seat) -> SeatView:
    return SeatView(
        seat.person,
        seat.level,
        seat.stand_in,
        seat.is_ready,
        seat.seconds_left,
        seat.is_silenced,
        seat.bot_turns,
    )
