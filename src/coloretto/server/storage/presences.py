"""What processes store about who is connected to them. Not durable in any sense: see `live/presence.py`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from coloretto.server.storage.database import Database, Row, Statement


class StoredPresence(NamedTuple):
    table: str
    identity: str
    process: str
    since: float
    """When the person came or left."""
    is_here: bool


@dataclass
class Presences:
    database: Database

    async def store(self, rows: Sequence[StoredPresence], now: float) -> None:
        """Each person at each table at most once."""
        statements = [
            Statement(
                "INSERT INTO presences (table_id, identity, process, since, is_here, written)"
                " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, identity, process) DO UPDATE SET"
                " since = excluded.since, is_here = excluded.is_here, written = excluded.written",
                (row.table, row.identity, row.process, row.since, int(row.is_here), now),
            )
            for row in rows
        ]
        await self.database.write(*statements)

    async def of_table(self, table: str) -> list[StoredPresence]:
        rows = await self.database.read(
            "SELECT table_id, identity, process, since, is_here FROM presences WHERE table_id = ?", table
        )
        return list(map(_presence, rows))

    async def since(self, written: float) -> list[StoredPresence]:
        """What was written after that time."""
        rows = await self.database.read(
            "SELECT table_id, identity, process, since, is_here FROM presences WHERE written > ?", written
        )
        return list(map(_presence, rows))

    async def sign(self, process: str, now: float) -> None:
        """Store a heartbeat of a process."""
        await self.database.write(
            Statement(
                "INSERT INTO presence_processes (process, seen) VALUES (?, ?)"
                " ON CONFLICT (process) DO UPDATE SET seen = excluded.seen",
                (process, now),
            )
        )

    async def signs(self) -> dict[str, float]:
        """The latest heartbeat of every process."""
        return dict(await self.database.read("SELECT process, seen FROM presence_processes"))

    async def forget(self, before: float) -> None:
        """Remove what processes have stored that died before that time, and who has left before it."""
        dead = await self.database.read("SELECT process FROM presence_processes WHERE seen < ?", before)
        for (process,) in dead:
            await self.database.write(
                Statement("DELETE FROM presence_processes WHERE process = ?", (process,)),
                Statement("DELETE FROM presences WHERE process = ?", (process,)),
            )
        await self.database.write(
            Statement("DELETE FROM presences WHERE is_here = 0 AND written < ?", (before,))
        )


def _presence(row: Row) -> StoredPresence:
    table, identity, process, since, is_here = row
    return StoredPresence(table, identity, process, since, bool(is_here))
