"""The same people and options once more."""

import asyncio
from random import Random

import pytest

from coloretto.protocol.commands import AnyCommand, Request, Say, SeatBot, Sit, Start, Unseat
from coloretto.protocol.events import Person
from coloretto.protocol.options import TableOptions
from coloretto.protocol.refusals import RefusedError
from coloretto.server.live.hub import Hub
from coloretto.server.live.rematch import rematch
from coloretto.server.storage.database import Connect
from coloretto.server.storage.store import Store
from coloretto.server.table.games import play
from coloretto.server.table.state import Status, Table
from support.hubs import open_and_start, play_some, with_hub
from support.tables import PEOPLE

STRANGER = Person("stranger", "Mallory")


async def over(hub: Hub) -> str:
    """A table whose match is over."""
    table = await open_and_start(hub)
    await play_some(hub, table, Random(1), 1000)
    return table


async def at(hub: Hub, table: str) -> Table:
    return (await hub.live(table)).table


def test_everybody_who_asks_has_the_same_seat_and_the_last_one_starts(connect_to: Connect) -> None:
    async def use(hub: Hub, store: Store) -> None:
        old = await over(hub)
        first = await rematch(hub, old, PEOPLE[1])
        assert (await at(hub, first)).host == PEOPLE[1]
        assert await rematch(hub, old, PEOPLE[0]) == first
        assert await rematch(hub, old, PEOPLE[0]) == first, "who asks twice sits down once"
        assert (await at(hub, first)).status is Status.WAITING
        await rematch(hub, old, PEOPLE[2])
        new = await at(hub, first)
        assert new.status is Status.PLAYING
        assert [seat.person for seat in new.seats] == list(PEOPLE[:3])
        assert new.options.rules == (await at(hub, old)).options.rules
        assert (await at(hub, old)).rematch == first
        assert await store.lobby("waiting", 10) == []

    with_hub(connect_to, use)


def test_those_who_ask_at_the_same_time_meet_at_one_table_and_no_other_is_left(connect_to: Connect) -> None:
    async def use(hub: Hub, store: Store) -> None:
        old = await over(hub)
        asked = asyncio.gather(*(rematch(hub, old, person) for person in PEOPLE[:3]))
        await hub.submit(old, PEOPLE[0], Request("say", Say("again!")))
        tables = await asked
        assert len(set(tables)) == 1
        assert (await at(hub, tables[0])).status is Status.PLAYING
        assert await store.all_tables("waiting", 10) == []

    with_hub(connect_to, use)


def test_bots_that_came_later_come_again_and_a_game_against_bots_begins_at_once(connect_to: Connect) -> None:
    async def use(hub: Hub, _store: Store) -> None:
        options = TableOptions(rules="classic-3-brown", seats=["medium"], pace=0)
        old = await hub.open_table(options, PEOPLE[0])
        commands: list[AnyCommand] = [Unseat(0), SeatBot(0, "easy"), SeatBot(1, "easy"), Sit(), Start()]
        for number, command in enumerate(commands):
            await hub.submit(old, PEOPLE[0], Request(f"c{number}", command))
        while (await at(hub, old)).status is not Status.OVER:
            table = await at(hub, old)
            if table.to_move == 2 and table.position is not None:
                action = table.position.legal_actions[0].text
                await hub.act(old, table.version, lambda at_, known: play(at_, known, action, by_bot=False))  # noqa: B023
            await asyncio.sleep(0.001)
        new = await at(hub, await rematch(hub, old, PEOPLE[0]))
        assert new.status is Status.PLAYING
        assert [seat.level for seat in new.seats] == ["easy", "easy", None]

    with_hub(connect_to, use, bots=True)


def test_only_players_of_a_match_that_is_over_may_ask(connect_to: Connect) -> None:
    async def use(hub: Hub, _store: Store) -> None:
        table = await open_and_start(hub)
        with pytest.raises(RefusedError, match="not while the table is playing"):
            await rematch(hub, table, PEOPLE[0])
        with pytest.raises(RefusedError, match="only the players"):
            await rematch(hub, table, STRANGER)

    with_hub(connect_to, use)


def test_a_person_whose_seat_was_taken_gets_another(connect_to: Connect) -> None:
    async def use(hub: Hub, _store: Store) -> None:
        old = await over(hub)
        new = await rematch(hub, old, PEOPLE[0])
        await hub.submit(new, STRANGER, Request("sit", Sit(1)))
        assert await rematch(hub, old, PEOPLE[1]) == new
        assert await rematch(hub, old, PEOPLE[2]) == new
        table = await at(hub, new)
        assert [seat.person for seat in table.seats] == [PEOPLE[0], STRANGER, PEOPLE[1]]
        assert table.status is Status.PLAYING

    with_hub(connect_to, use)
