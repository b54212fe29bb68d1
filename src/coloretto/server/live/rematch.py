"""A rematch: a new table with the same players and options."""

import msgspec

from coloretto.protocol.commands import Close, Request, Sit
from coloretto.protocol.events import Person, RematchOpened
from coloretto.protocol.options import OPEN, TableOptions
from coloretto.protocol.refusals import RefusedError
from coloretto.server.live.hub import Hub
from coloretto.server.table.state import Status, Table

SIT_ID = "rematch"
"""The id of the command that takes a seat: asking twice takes one seat."""


async def rematch(hub: Hub, table_id: str, person: Person, *, sit: bool = True) -> str:
    """The table of a rematch, by default with a seat for this person. The first to ask opens it.

    The match starts when every seat is taken.
    """
    table = await hub.current(table_id)
    seat = table.seat_of(person.id)
    if seat is None:
        raise RefusedError("not_seated", "only the players may ask for a rematch")
    if table.status is not Status.OVER:
        raise RefusedError("wrong_moment", f"not while the table is {table.status.value}")
    new = table.rematch or await _open(hub, table, person)
    if sit:
        await _take_seat(hub, new, person, seat)
    return new


def rematch_options(table: Table) -> TableOptions:
    """With the bots seated since; not public, or strangers would take the seats."""
    seats = [seat.level or OPEN for seat in table.seats]
    return msgspec.structs.replace(table.options, seats=seats, public=False)


async def _open(hub: Hub, table: Table, person: Person) -> str:
    while table.rematch is None:
        new = await hub.open_table(rematch_options(table), person, table.id)
        if not await hub.act(table.id, table.version, lambda _table, _secrets: [RematchOpened(new)]):  # noqa: B023
            await hub.submit(new, person, Request("unwanted", Close()))  # there was another commit first
        table = (await hub.live(table.id)).table
    return table.rematch


async def _take_seat(hub: Hub, table_id: str, person: Person, seat: int) -> None:
    """The same seat as before, or any; without a free seat, the person may still watch."""
    for command in (Sit(seat), Sit()):
        try:
            await hub.submit(table_id, person, Request(SIT_ID, command))
        except RefusedError as refusal:
            if refusal.code == "seat_taken":
                continue
        return
