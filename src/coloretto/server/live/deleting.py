"""Deletes a person's data when they ask for it.

The games remain, without the person's names and chat: `docs/server.md` says what is deleted and what is not.
"""

from collections.abc import Sequence
from dataclasses import replace
from logging import getLogger

from coloretto.protocol.events import Person, events_from_json, events_to_json
from coloretto.protocol.refusals import RefusedError
from coloretto.record import record_from_json, record_to_json
from coloretto.server.base.identity import Identity
from coloretto.server.live.background import Polling
from coloretto.server.live.connections import Connections, close_reason_of, logged_out
from coloretto.server.live.hub import Hub
from coloretto.server.storage.commits import Commit
from coloretto.server.storage.deletions import Deletions, RewrittenCommit, RewrittenRecord
from coloretto.server.storage.store import Store
from coloretto.server.table.deletion import (
    NEUTRAL_NAME,
    EventEraser,
    leave_for_good,
    neutral_person,
    with_name,
)

MAX_ATTEMPTS = 20
"""At a table that changes all the time."""
SETTLED_SECONDS = 60.0
"""After which no command of a deleted identity is on its way any more."""
POLL_SECONDS = 30.0

_LOG = getLogger(__name__)


class Deleter(Polling):
    def __init__(self, hub: Hub, store: Store, connections: Connections) -> None:
        super().__init__(self.finish_all, POLL_SECONDS, "deleting identities")
        self._hub, self._store, self._connections = hub, store, connections
        self._deletions = Deletions(store.database)

    async def delete(self, identity: Identity) -> int:
        """Delete an identity for good; at how many tables it was known.

        When the first step is stored, the rest happens even if this process dies: see `finish_all`.
        """
        await self._deletions.mark(identity.id, NEUTRAL_NAME, self._hub.clock.now())
        self._connections.close_identity(identity.id, close_reason_of(logged_out()))
        return await self._erase(identity.id)

    async def finish_all(self) -> None:
        """Finish what any process began some time ago."""
        now = self._hub.clock.now()
        for identity in await self._deletions.unfinished(now - SETTLED_SECONDS):
            await self._erase(identity)
            await self._deletions.finish(identity, NEUTRAL_NAME, now)

    async def _erase(self, identity: str) -> int:
        tables = await self._deletions.tables_of(identity)
        for table in tables:
            try:
                await self._leave(table, identity)
                await self._rewrite(table, identity)
            except RefusedError:  # the table was deleted meanwhile
                _LOG.debug("table %s: there is nothing left to delete", table)
        return len(tables)

    async def _leave(self, table_id: str, identity: str) -> None:
        for _ in range(MAX_ATTEMPTS):
            version = (await self._hub.live(table_id)).table.version
            if await self._hub.act(table_id, version, lambda table, _: leave_for_good(table, identity)):
                return

    async def _rewrite(self, table_id: str, identity: str) -> None:
        """Take the person out of the stored events and records."""
        person = neutral_person((await self._hub.live(table_id)).table, identity)
        eraser = EventEraser(person)
        commits = _erased_commits(await self._store.commits(table_id), eraser)
        if commits:
            records = await self._erased_records(table_id, eraser, person)
            await self._deletions.rewrite(table_id, commits, records)

    async def _erased_records(
        self, table_id: str, eraser: EventEraser, person: Person
    ) -> list[RewrittenRecord]:
        records = []
        for game, seat in eraser.games.items():
            text = await self._store.record(table_id, game)
            if text is not None:
                record = record_from_json(text)
                changed = replace(record, names=tuple(with_name(record.names, seat, person.name)))
                records.append(RewrittenRecord(game, record_to_json(changed).decode()))
        return records


def _erased_commits(commits: Sequence[Commit], eraser: EventEraser) -> list[RewrittenCommit]:
    """Those that are different without the person."""
    rewritten = []
    for commit in commits:
        events = events_from_json(commit.events)
        kept = eraser.erase(events)
        if kept != events:
            rewritten.append(RewrittenCommit(commit.sequence, events_to_json(kept).decode()))
    return rewritten
