"""Every commitment to a deck is in a log that nobody can change unnoticed."""

import asyncio
from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from coloretto.protocol.options import TableOptions
from coloretto.record import LogError, LogHead, check_chain
from coloretto.record.commitment_log import LogEntry, hash_table
from coloretto.server.live.commitment_log import BATCH_SIZE, CommitmentLog
from coloretto.server.live.hub import Hub
from coloretto.server.storage.commits import Commit, Origin, Transaction
from coloretto.server.storage.database import Connect
from coloretto.server.storage.log_store import LogStore
from coloretto.server.storage.store import Store
from support.hubs import open_and_start, play_some, with_hub
from support.tables import PEOPLE


def log_of(store: Store) -> CommitmentLog:
    return CommitmentLog(LogStore(store.database))


async def whole(log: CommitmentLog) -> list[LogEntry]:
    return await log.store.entries(0, 10_000)


async def commit_decks(store: Store, tables: Sequence[str]) -> None:
    """Tables that begin with a commitment each."""
    await asyncio.gather(
        *(
            store.commit(
                Transaction(
                    table, Commit(1, 5.0, "[]"), Origin("", "c"), None, decks=[(1, hash_table(table))]
                )
            )
            for table in tables
        )
    )


def test_every_commitment_of_a_match_is_logged_once_in_order(connect_to: Connect) -> None:
    async def use(hub: Hub, store: Store) -> None:
        log, table_id = log_of(store), await open_and_start(hub, games=2)
        await play_some(hub, table_id, Random(1), 1000)
        assert await log.chain_all() == 2
        assert await log.chain_all() == 0
        entries = await whole(log)
        assert [entry.table for entry in entries] == [hash_table(table_id)] * 2
        assert [entry.game for entry in entries] == [1, 2]
        table = (await hub.live(table_id)).table
        assert table.record is not None
        assert entries[0].commitment == table.record.commitment
        assert entries[1].commitment == table.commitment
        assert check_chain(entries, LogHead()) == await log.store.head()
        assert await log.store.entries_of(entries[1].commitment, 0, 10) == [entries[1]]

    with_hub(connect_to, use)


def test_a_commitment_is_queued_with_its_table_or_not_at_all(connect_to: Connect) -> None:
    async def use(hub: Hub, store: Store) -> None:
        table = await hub.open_table(TableOptions(), PEOPLE[0])
        (queued,) = await LogStore(store.database).unlogged(10)
        assert (queued.table, queued.game) == (hash_table(table), 1)
        again = Transaction(table, Commit(1, 5.0, "[]"), Origin("", "c"), None, decks=[(1, "00" * 32)])
        assert not await store.commit(again)
        assert await LogStore(store.database).unlogged(10) == [queued]

    with_hub(connect_to, use)


def test_several_processes_extend_one_chain(connect_to: Connect) -> None:
    async def use(_hub: Hub, store: Store) -> None:
        logs = [log_of(store) for _ in range(3)]
        for round_ in range(5):
            await commit_decks(store, [f"t{round_}.{number}" for number in range(4)])
            logged = await asyncio.gather(*(log.chain_all() for log in logs))
            assert sum(logged) == 4
        entries = await whole(logs[0])
        assert len(entries) == len({entry.table for entry in entries}) == 20
        assert check_chain(entries, LogHead()) == await logs[0].store.head()

    with_hub(connect_to, use)


def test_a_long_queue_is_logged_in_batches(connect_to: Connect) -> None:
    async def use(_hub: Hub, store: Store) -> None:
        log, tables = log_of(store), [f"t{number}" for number in range(2 * BATCH_SIZE + 1)]
        await commit_decks(store, tables)
        assert await log.chain_all() == len(tables)
        assert check_chain(await whole(log), LogHead()).number == len(tables)

    with_hub(connect_to, use)


def test_every_tampering_with_the_log_is_found(connect_to: Connect) -> None:
    async def use(_hub: Hub, store: Store) -> None:
        log = log_of(store)
        await commit_decks(store, [f"t{number}" for number in range(6)])
        await log.chain_all()
        entries = await whole(log)
        head = check_chain(entries, LogHead())
        for forged in _forgeries(entries):
            with pytest.raises(LogError, match="of the log"):
                _check_against(forged, head)

    with_hub(connect_to, use)


def _check_against(entries: Sequence[LogEntry], noted: LogHead) -> None:
    """The check of a person who has noted the head of the log before."""
    if check_chain(entries, LogHead()) != noted:
        raise LogError("the end of the log is not the one that was noted")


def _forgeries(entries: Sequence[LogEntry]) -> list[list[LogEntry]]:
    changed = [
        msgspec.structs.replace(entries[2], **{field: value})
        for field, value in {
            "time": 6000,
            "table": "0" * 64,
            "game": 2,
            "commitment": "0" * 64,
            "hash": "0" * 64,
        }.items()
    ]
    return [
        *([*entries[:2], entry, *entries[3:]] for entry in changed),
        [*entries[:2], *entries[3:]],  # one removed
        [*entries[:2], entries[3], entries[2], *entries[4:]],  # two exchanged
        [*entries[:2], entries[2], *entries[2:]],  # one repeated
        list(entries[:-1]),  # the last one removed
        list(entries[1:]),  # the first one removed
    ]
