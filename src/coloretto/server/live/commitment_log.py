"""Chains the commitments that commits have queued: a chain in every commit would make all tables wait.

Any process may do it. Moving commitments from the queue to the log is one transaction, which succeeds only if
the log still ends where it was read. So no commitment is logged twice or forgotten.
"""

import asyncio
from collections.abc import Iterable, Iterator
from logging import getLogger

from coloretto.record.commitment_log import Commitment, LogEntry, LogHead, next_entry
from coloretto.server.storage.database import DatabaseError
from coloretto.server.storage.log_store import LogStore

POLL_SECONDS = 1.0
BATCH_SIZE = 200

_LOG = getLogger(__name__)


class CommitmentLog:
    def __init__(self, store: LogStore) -> None:
        self.store = store
        self._polling: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._polling = asyncio.create_task(self._poll_forever())

    async def close(self) -> None:
        if self._polling is not None:
            self._polling.cancel()
            await asyncio.gather(self._polling, return_exceptions=True)

    async def chain_all(self) -> int:
        """Log everything that is queued; returns how many commitments this process has logged."""
        logged = 0
        while queued := await self.store.unlogged(BATCH_SIZE):
            logged += await self._chain_batch()
            if len(queued) < BATCH_SIZE:
                break
        return logged

    async def _chain_batch(self) -> int:
        head = await self.store.head()  # before everything that depends on it
        entries = list(_chained(head, await self.store.unlogged(BATCH_SIZE)))
        return len(entries) if entries and await self.store.append(head, entries) else 0

    async def _poll_forever(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self.chain_all()
            except DatabaseError:  # which logs its outages
                _LOG.debug("the commitment log must wait for the database")
            except Exception:  # noqa: BLE001 - the next poll must still happen
                _LOG.exception("cannot extend the commitment log, retrying")


def _chained(head: LogHead, commitments: Iterable[Commitment]) -> Iterator[LogEntry]:
    for commitment in commitments:
        entry = next_entry(head, commitment)
        yield entry
        head = entry.head
