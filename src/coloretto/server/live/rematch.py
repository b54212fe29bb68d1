"""The same people and options once more."""

import msgspec

from coloretto.protocol.commands import Close, Request, Sit
from coloretto.protocol.events import Person, RematchOpened
from coloretto.protocol.options import OPEN, TableOptions
from coloretto.protocol.refusals import RefusedError
from coloretto.server.live.hub import Hub
from coloretto.server.table.decide import start_game
from coloretto.server.table.state import Status, Table

SIT = "rematch"
"""The id of the command by which one sits down: who asks twice sits down once."""


async def rematch(hub: Hub, table_id: str, person: Person) -> str:
    """The table of a rematch, which whoever asks first opens.

    Who asks has a seat there, and the match begins when everybody has asked.
    """
    table = (await hub.live(table_id)).table
    seat = table.seat_of(person.id)
    if seat is None:
        raise RefusedError("not_seated", "only the players may ask for a rematch")
    if table.status is not Status.OVER:
        raise RefusedError("wrong_moment", f"the table is {table.status.value} now")
    new = table.rematch or await _opened(hub, table, person)
    await _sit_down(hub, new, person, seat)
    await _start_when_full(hub, new)
    return new


def options_again(table: Table) -> TableOptions:
    """With the bots that have come meanwhile; not in the lobby, where strangers would take the seats."""
    seats = [seat.level or OPEN for seat in table.seats]
    return msgspec.structs.replace(table.options, seats=seats, public=False)


async def _opened(hub: Hub, table: Table, person: Person) -> str:
    while table.rematch is None:
        new = await hub.open_table(options_again(table), person, table.id)
        if not await hub.act(table.id, table.version, lambda _at, _known: [RematchOpened(new)]):  # noqa: B023
            await hub.submit(new, person, Request("unwanted", Close()))  # somebody was first, or spoke
        table = (await hub.live(table.id)).table
    return table.rematch


async def _sit_down(hub: Hub, table_id: str, person: Person, seat: int) -> None:
    """On the same seat as before, or any; who finds none may still look on."""
    for wanted in (Sit(seat), Sit()):
        try:
            await hub.submit(table_id, person, Request(SIT, wanted))
        except RefusedError as refusal:
            if refusal.code == "seat_taken":
                continue
        return


async def _start_when_full(hub: Hub, table_id: str) -> None:
    table = (await hub.live(table_id)).table
    if table.status is Status.WAITING and not any(seat.is_open for seat in table.seats):
        await hub.act(table_id, table.version, lambda at, known: [start_game(at, known)])
