"""What the lobby shows of a table. It is stored with the commits that change it."""

from dataclasses import dataclass

import msgspec
from msgspec import Struct

from coloretto.protocol.events import Person
from coloretto.protocol.http import SeatLine
from coloretto.server.table.state import Table


class SummaryDetails(Struct, frozen=True):
    """The part of a summary that is stored as JSON."""

    seats: list[SeatLine]
    games: int
    has_clock: bool
    spectators: bool


@dataclass(frozen=True)
class Summary:
    status: str
    public: bool
    rules: str
    host: str
    opened_by: str
    """The host's identity."""
    details: str
    """See `SummaryDetails`."""


def summary_of(table: Table) -> Summary:
    details = SummaryDetails(
        [SeatLine(seat.name, bot=seat.level is not None) for seat in table.seats],
        table.options.games,
        table.has_clock,
        table.options.spectators,
    )
    return Summary(
        table.status.value,
        table.options.public,
        table.options.rules,
        table.host.name,
        table.host.id,
        msgspec.json.encode(details).decode(),
    )


def parse_details(text: str) -> SummaryDetails:
    return msgspec.json.decode(text, type=SummaryDetails)


def summary_changes(before: Table, after: Table) -> bool:
    return (
        before.status is not after.status
        or before.host != after.host
        or _occupants(before) != _occupants(after)
    )


def _occupants(table: Table) -> list[tuple[Person | None, str | None]]:
    return [(seat.person, seat.level) for seat in table.seats]
