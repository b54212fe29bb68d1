"""Nobody can tell in advance what a bot will do, nor change it; afterwards everybody can check it."""

import asyncio
from collections.abc import Iterator

import pytest

from coloretto.protocol.commands import Request, Say
from coloretto.protocol.options import TableOptions
from coloretto.record import FairDeck, GameRecord, record_from_json
from coloretto.rules import Position
from coloretto.server.live import scheduler
from coloretto.server.live.hub import Hub
from coloretto.server.storage.database import Connect
from coloretto.server.storage.store import Store
from coloretto.server.table.games import start_game
from support.hubs import open_and_start, with_hub
from support.tables import PEOPLE
from support.waiting import HANG_TIMEOUT


def test_games_that_look_alike_have_bots_with_different_seeds(connect_to: Connect) -> None:
    async def use(hub: Hub, _store: Store) -> None:
        tables = [(await hub.live(await open_and_start(hub))).table for _ in range(5)]
        assert len({table.version for table in tables}) == 1
        assert len({await hub.bot_seed(table) for table in tables}) == len(tables)

    with_hub(connect_to, use)


def test_chat_does_not_change_what_a_bot_does(connect_to: Connect) -> None:
    async def use(hub: Hub, _store: Store) -> None:
        table = await open_and_start(hub)
        before = await hub.bot_seed((await hub.live(table)).table)
        await hub.submit(table, PEOPLE[0], Request("say", Say("think twice")))
        assert await hub.bot_seed((await hub.live(table)).table) == before

    with_hub(connect_to, use)


def test_every_process_gives_a_bot_the_same_seed(connect_to: Connect) -> None:
    async def use(hub: Hub, store: Store) -> None:
        table = (await hub.live(await open_and_start(hub))).table
        assert await Hub(store).bot_seed(table) == await hub.bot_seed(table)

    with_hub(connect_to, use)


def test_the_record_of_a_finished_game_tells_the_seed_of_every_decision(
    connect_to: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: list[int] = []

    def note_seed(_level: str, seed: int, position: Position) -> str:
        used.append(seed)
        return position.legal_actions[0].text

    async def use(hub: Hub, store: Store) -> None:
        options = TableOptions(rules="golden-2-brown", seats=["easy", "easy"], pace=0)
        table_id, is_over = await hub.open_table(options, PEOPLE[0]), asyncio.Event()
        await hub.subscribe(table_id, lambda message: is_over.set() if b"match_over" in message else None)
        await hub.act(table_id, 1, lambda table, secrets: [start_game(table, secrets)])
        await is_over.wait()
        stored = await store.record(table_id, 1)
        assert stored is not None
        assert used == list(_seeds_of(record_from_json(stored.encode())))
        assert len(set(used)) == len(used)

    monkeypatch.setattr(scheduler, "choose_action", note_seed)
    with_hub(connect_to, lambda *both: asyncio.wait_for(use(*both), HANG_TIMEOUT), bots=True)


def _seeds_of(record: GameRecord) -> Iterator[int]:
    assert record.seed is not None
    deck, decision = FairDeck(record.seed), 0
    for turn in record.turns:
        for _ in turn.actions:
            yield deck.bot_seed(decision, turn.player)
            decision += 1
