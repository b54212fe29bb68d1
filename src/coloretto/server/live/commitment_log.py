"""Chains the commitments that commits have queued: a chain in every commit would make all tables wait.

Any process may do it. Moving commitments from the queue to the log is one transaction, which succeeds only if
the log still ends where it was read. So no commitment is logged twice or forgotten.
"""

from collections.abc import Iterable, Iterator

from coloretto.record.commitment_log import Commitment, LogEntry, LogHead, next_entry
from coloretto.server.live.background import Polling
from coloretto.server.storage.log_store import LogStore

POLL_SECONDS = 1.0
BATCH_SIZE = 200


class CommitmentLog(Polling):
    def __init__(self, store: LogStore) -> None:
        super().__init__(self.chain_all, POLL_SECONDS, "extending the commitment log")
        self.store = store

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


def _chained(head: LogHead, commitments: Iterable[Commitment]) -> Iterator[LogEntry]:
    for commitment in commitments:
        entry = next_entry(head, commitment)
        yield entry
        head = entry.head
