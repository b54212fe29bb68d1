"""Identities that people have deleted.

An identity is marked first: from then on nobody can use it. Its names and chat are then taken out of what is
stored about tables, see `live/deleting.py`, and again later, because commands may have been on their way.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from coloretto.server.storage.database import Database, Statement

_TABLES = (
    "SELECT id FROM tables WHERE opened_by = ?"
    " OR id IN (SELECT table_id FROM seats WHERE identity = ?)"
    " OR id IN (SELECT table_id FROM left_seats WHERE identity = ?)"
    " ORDER BY CASE WHEN status IN ('over', 'closed') THEN 1 ELSE 0 END, changed DESC"
)


class RewrittenCommit(NamedTuple):
    sequence: int
    events: str


class RewrittenRecord(NamedTuple):
    game: int
    record: str


@dataclass
class Deletions:
    database: Database

    async def mark(self, identity: str, name: str, now: float) -> bool:
        """Revoke all tokens and codes of an identity, and replace its name; False if it already was."""
        text = "INSERT INTO deletions (identity, time) VALUES (?, ?) ON CONFLICT DO NOTHING"
        return await self.database.write(
            Statement(text, (identity, now)), *_clear_statements(identity, name, now)
        )

    async def finish(self, identity: str, name: str, now: float) -> None:
        """Nothing about an identity is left to delete."""
        text = "UPDATE deletions SET is_done = 1 WHERE identity = ?"
        await self.database.write(Statement(text, (identity,)), *_clear_statements(identity, name, now))

    async def unfinished(self, before: float) -> list[str]:
        """Identities that were marked before that time."""
        rows = await self.database.read(
            "SELECT identity FROM deletions WHERE is_done = 0 AND time < ?", before
        )
        return [identity for (identity,) in rows]

    async def among(self, identities: Sequence[str]) -> set[str]:
        """Those of these identities that were deleted."""
        if not identities:
            return set()
        marks = ", ".join("?" * len(identities))
        rows = await self.database.read(
            f"SELECT identity FROM deletions WHERE identity IN ({marks})",  # noqa: S608 - marks only
            *identities,
        )
        return {identity for (identity,) in rows}

    async def tables_of(self, identity: str) -> list[str]:
        """All tables where an identity has or had a seat, or is the host; those still in play come first."""
        rows = await self.database.read(_TABLES, identity, identity, identity)
        return [table for (table,) in rows]

    async def rewrite(
        self, table: str, commits: Sequence[RewrittenCommit], records: Sequence[RewrittenRecord]
    ) -> None:
        """Replace the events of commits, of which there is one at least, and the records of games."""
        change_commit = "UPDATE commits SET events = ? WHERE table_id = ? AND sequence = ?"
        change_record = "UPDATE games SET record = ? WHERE table_id = ? AND game = ?"
        await self.database.write(
            *(Statement(change_commit, (each.events, table, each.sequence)) for each in commits),
            *(Statement(change_record, (each.record, table, each.game)) for each in records),
            key=table,
        )


def _clear_statements(identity: str, name: str, now: float) -> list[Statement]:
    """Ratings that are being computed at the moment are computed again: see `live/ratings.py`."""
    return [
        Statement(
            "UPDATE identities SET name = ?, avatar = NULL, revoked_since = ? WHERE id = ?",
            (name, now, identity),
        ),
        Statement("DELETE FROM secrets WHERE identity = ?", (identity,)),
        Statement("DELETE FROM recoveries WHERE identity = ?", (identity,)),
        Statement("DELETE FROM ratings WHERE player = ?", (identity,)),
        Statement("UPDATE rating_changes SET number = number + 1"),
    ]
