"""What is deleted when it is no longer needed. A match in progress never is."""

from collections.abc import Sequence
from dataclasses import dataclass

from coloretto.server.base.settings import DAY, RetentionDays
from coloretto.server.storage.database import Database, Statement

BATCH_SIZE = 100
"""Deleted in one read; each thing is a transaction of its own, so that players hardly wait."""

OF_TABLE = ("commits", "decks", "games", "seats", "left_seats", "dues", "unrated")
"""What has a table's id in `table_id`."""
_ENDED = "SELECT id FROM tables WHERE status = ? AND changed < ?"
_CHAT = (
    "SELECT table_id, sequence FROM commits JOIN tables ON id = table_id"
    " WHERE events LIKE ? AND status IN ('over', 'closed') AND changed < ?"
)
_SAID = '[{"type":"said"%'
"""How the events of a chat message begin."""
_UNUSED = (
    " created < ? AND banned = 0"
    " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.identity = identities.id)"
    " AND NOT EXISTS (SELECT 1 FROM ratings WHERE ratings.player = identities.id)"
    " AND NOT EXISTS (SELECT 1 FROM secrets WHERE secrets.identity = identities.id AND secrets.created >= ?)"
    " AND NOT EXISTS (SELECT 1 FROM deletions WHERE deletions.identity = identities.id AND is_done = 0)"
)


@dataclass(frozen=True)
class Purged:
    """How many of each were deleted, or would be."""

    finished_tables: int = 0
    closed_tables: int = 0
    chat_messages: int = 0
    identities: int = 0
    recovery_codes: int = 0

    @property
    def total(self) -> int:
        return sum(vars(self).values())


class Retention:
    def __init__(self, database: Database, days: RetentionDays) -> None:
        self._database, self._days = database, days

    async def count(self, now: float) -> Purged:
        """What `purge` would delete."""
        return Purged(
            await self._count(_ENDED, self._days.games, now, "over"),
            await self._count(_ENDED, self._days.closed_tables, now, "closed"),
            await self._count(_CHAT, self._days.chat, now, _SAID),
            len(await self._unused_identities(now, None)),
            await self._count("SELECT hash FROM recoveries WHERE expires < ?", 0.0, now),
        )

    async def purge(self, now: float) -> Purged:
        """Delete all data past its retention period."""
        return Purged(
            await self._purge_tables("over", self._days.games, now),
            await self._purge_tables("closed", self._days.closed_tables, now),
            await self._purge_chat(now),
            await self._purge_identities(now),
            await self._purge_recovery_codes(now),
        )

    async def _count(self, query: str, days: float | None, now: float, *values: str) -> int:
        if days is None:
            return 0
        rows = await self._database.read(
            f"SELECT count(*) FROM ({query}) AS found",  # noqa: S608 - constants
            *values,
            now - days * DAY,
        )
        number: int = rows[0][0]
        return number

    async def _purge_tables(self, status: str, days: float | None, now: float) -> int:
        if days is None:
            return 0
        deleted, before = 0, now - days * DAY
        while rows := await self._database.read(f"{_ENDED} LIMIT ?", status, before, BATCH_SIZE):
            for (table,) in rows:
                deleted += await self._delete_table(table, status, before)
        return deleted

    async def _delete_table(self, table: str, status: str, before: float) -> bool:
        """Only if the table is still over or closed: the transaction checks it."""
        condition = "DELETE FROM tables WHERE id = ? AND status = ? AND changed < ?"
        return await self._database.write(
            Statement(condition, (table, status, before)),
            *(Statement(f"DELETE FROM {name} WHERE table_id = ?", (table,)) for name in OF_TABLE),  # noqa: S608 - constants
        )

    async def _purge_chat(self, now: float) -> int:
        """Replace messages by nothing: the versions of a table have no gaps."""
        if self._days.chat is None:
            return 0
        deleted, before = 0, now - self._days.chat * DAY
        while rows := await self._database.read(f"{_CHAT} LIMIT ?", _SAID, before, BATCH_SIZE):
            for row in rows:
                text = "UPDATE commits SET events = '[]' WHERE table_id = ? AND sequence = ?"
                deleted += await self._database.write(Statement(text, tuple(row)))
        return deleted

    async def _purge_identities(self, now: float) -> int:
        deleted = 0
        while unused := await self._unused_identities(now, BATCH_SIZE):
            for identity in unused:
                deleted += await self._delete_identity(identity, now)
        return deleted

    async def _unused_identities(self, now: float, most: int | None) -> Sequence[str]:
        """Identities with neither tables nor ratings nor a recent token."""
        if self._days.identities is None:
            return ()
        before = now - self._days.identities * DAY
        limit = "" if most is None else f" LIMIT {most:d}"
        rows = await self._database.read(
            f"SELECT id FROM identities WHERE{_UNUSED}{limit}",  # noqa: S608 - constants
            before,
            before,
        )
        return [identity for (identity,) in rows]

    async def _delete_identity(self, identity: str, now: float) -> bool:
        before = now - (self._days.identities or 0.0) * DAY
        condition = f"UPDATE identities SET name = name WHERE id = ? AND{_UNUSED}"  # noqa: S608 - constants
        return await self._database.write(
            Statement(condition, (identity, before, before)),
            Statement("DELETE FROM secrets WHERE identity = ?", (identity,)),
            Statement("DELETE FROM recoveries WHERE identity = ?", (identity,)),
            Statement("DELETE FROM deletions WHERE identity = ?", (identity,)),
            Statement("DELETE FROM identities WHERE id = ?", (identity,)),
        )

    async def _purge_recovery_codes(self, now: float) -> int:
        rows = await self._database.read("SELECT hash FROM recoveries WHERE expires < ?", now)
        for (recovery_hash,) in rows:
            await self._database.write(Statement("DELETE FROM recoveries WHERE hash = ?", (recovery_hash,)))
        return len(rows)
