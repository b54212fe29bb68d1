"""What the lobby shows of a table."""

import msgspec
from msgspec import Struct

from coloretto.protocol.http import SeatLine
from coloretto.server.storage.store import Summary
from coloretto.server.table.state import Table


class TableLine(Struct, frozen=True):
    """A line of the lobby."""

    seats: list[SeatLine]
    games: int
    has_clock: bool
    spectators: bool


def summary_of(table: Table) -> Summary:
    clock = table.options.clock
    line = TableLine(
        [SeatLine(seat.name, bot=seat.level is not None) for seat in table.seats],
        table.options.games,
        clock.move is not None or clock.game is not None,
        table.options.spectators,
    )
    return Summary(
        table.status.value,
        table.options.public,
        table.options.rules,
        table.host.name,
        table.host.id,
        msgspec.json.encode(line).decode(),
    )
