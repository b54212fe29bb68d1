"""What the server stores of the commitment log. A commit adds to the queue: see `commits`."""

from collections.abc import Sequence

from coloretto.record.commitment_log import Commitment, LogEntry, LogHead, hash_table
from coloretto.record.fair import FairDeck
from coloretto.server.storage.database import Database, Statement

MILLISECONDS = 1000


def queue_statement(table: str, game: int, seed: str, time: float) -> Statement:
    """Queue the commitment to a deck for the log."""
    commitment = FairDeck(bytes.fromhex(seed)).commitment
    return Statement(
        "INSERT INTO unlogged_commitments (table_hash, game, time, commitment) VALUES (?, ?, ?, ?)",
        (hash_table(table), game, round(time * MILLISECONDS), commitment),
    )


class LogStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def head(self) -> LogHead:
        rows = await self._database.read("SELECT number, hash FROM commitment_log_head")
        return LogHead(*rows[0])

    async def unlogged(self, most: int) -> list[Commitment]:
        """Commitments that are not in the log yet, the oldest first."""
        rows = await self._database.read(
            "SELECT time, table_hash, game, commitment FROM unlogged_commitments"
            " ORDER BY time, table_hash, game LIMIT ?",
            most,
        )
        return [Commitment(*row) for row in rows]

    async def append(self, head: LogHead, entries: Sequence[LogEntry]) -> bool:
        """Move commitments from the queue to the end of the log; False if that is no longer at `head`."""
        last = entries[-1].head
        return await self._database.write(
            Statement(
                "UPDATE commitment_log_head SET number = ?, hash = ? WHERE number = ?",
                (last.number, last.hash, head.number),
            ),
            *(_append_statement(entry) for entry in entries),
            *(_dequeue_statement(entry) for entry in entries),
        )

    async def entries(self, after: int, most: int) -> list[LogEntry]:
        """The entries after a number, in order."""
        rows = await self._database.read(
            "SELECT number, time, table_hash, game, commitment, hash FROM commitment_log"
            " WHERE number > ? ORDER BY number LIMIT ?",
            after,
            most,
        )
        return [LogEntry(*row) for row in rows]

    async def entries_of(self, commitment: str, after: int, most: int) -> list[LogEntry]:
        """The entries of a commitment: one, unless a deck was used twice."""
        rows = await self._database.read(
            "SELECT number, time, table_hash, game, commitment, hash FROM commitment_log"
            " WHERE commitment = ? AND number > ? ORDER BY number LIMIT ?",
            commitment,
            after,
            most,
        )
        return [LogEntry(*row) for row in rows]


def _append_statement(entry: LogEntry) -> Statement:
    return Statement(
        "INSERT INTO commitment_log (number, time, table_hash, game, commitment, hash)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (entry.number, entry.time, entry.table, entry.game, entry.commitment, entry.hash),
    )


def _dequeue_statement(entry: LogEntry) -> Statement:
    return Statement(
        "DELETE FROM unlogged_commitments WHERE table_hash = ? AND game = ?", (entry.table, entry.game)
    )
