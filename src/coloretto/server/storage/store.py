"""What the server stores and reads of tables. Identities and ratings have stores of their own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from coloretto.server.base.bus import Bus, NoBus, Notice, ReactionNotice
from coloretto.server.storage.commits import (
    Commit,
    Transaction,
    notify_statement,
    statements_of,
    wakeup_statement,
)
from coloretto.server.storage.database import Database, DatabaseError, Row, Statement
from coloretto.server.storage.identity_store import IdentityStore
from coloretto.server.storage.multirow import multirow
from coloretto.server.storage.rating_store import RatingStore
from coloretto.server.storage.schema import VERSION

_COMMITS_OF_ALL = (
    "WITH known (id, version) AS (VALUES (CAST(? AS TEXT), CAST(? AS INTEGER)))"
    " SELECT table_id, sequence, time, events FROM known"
    " JOIN commits ON table_id = id AND sequence > version ORDER BY table_id, sequence"
)


@dataclass
class Store:
    database: Database
    bus: Bus = field(default_factory=NoBus)
    """Notifies other processes that use the database."""
    identities: IdentityStore = field(init=False)
    ratings: RatingStore = field(init=False)

    def __post_init__(self) -> None:
        self.identities, self.ratings = IdentityStore(self.database), RatingStore(self.database)

    # Heartbeats.

    async def latest_heartbeat(self) -> float:
        """How far the time of all processes has come; 0 if none has stored it."""
        rows = await self.database.read("SELECT max(time) FROM heartbeats")
        return rows[0][0] or 0.0

    async def heartbeat_number(self, process: str) -> int:
        """How many heartbeats a process has stored."""
        rows = await self.database.read("SELECT number FROM heartbeats WHERE process = ?", process)
        return rows[0][0] if rows else 0

    async def beat(self, process: str, number: int, now: float) -> None:
        """Store a process's heartbeat."""
        await self.database.write(
            Statement(
                "INSERT INTO heartbeats (process, number, time) VALUES (?, ?, ?)"
                " ON CONFLICT (process) DO UPDATE SET number = excluded.number, time = excluded.time",
                (process, number, now),
            )
        )

    async def forget_heartbeats(self, before: float, process: str) -> None:
        """Remove those of other processes that have gone."""
        text = "DELETE FROM heartbeats WHERE time < ? AND process <> ?"
        await self.database.write(Statement(text, (before, process)))

    async def schema_version(self) -> int:
        number: int = (await self.database.read(VERSION))[0][0]
        return number

    # Tables.

    async def commit(self, transaction: Transaction) -> bool:
        """Store a commit; False, and nothing is stored, if its sequence or its command already was."""
        notice = Notice(transaction.table, transaction.commit.sequence)
        statements = statements_of(transaction)
        if self.bus.is_transactional:
            return await self.database.write(*statements, notify_statement(notice), key=transaction.table)
        try:
            is_stored = await self.database.write(*statements, key=transaction.table)
        except DatabaseError:  # perhaps it was stored: a notice too many does no harm
            self.bus.publish(notice)
            raise
        if is_stored:
            self.bus.publish(notice)
        return is_stored

    async def notify(self, notice: Notice | ReactionNotice) -> None:
        """Send a notice that belongs to no commit."""
        if self.bus.is_transactional:
            statement = notify_statement(notice)
            await self.database.read(statement.text, *statement.values)
        else:
            self.bus.publish(notice)

    async def commits(self, table: str, after: int = 0) -> list[Commit]:
        rows = await self.database.read(
            "SELECT sequence, time, events FROM commits WHERE table_id = ? AND sequence > ?"
            " ORDER BY sequence",
            table,
            after,
        )
        return [Commit(*row) for row in rows]

    async def commits_of_all(self, versions: Mapping[str, int]) -> dict[str, list[Commit]]:
        """The commits of each of these tables after its version."""
        found: dict[str, list[Commit]] = {table: [] for table in versions}
        for query in multirow(_COMMITS_OF_ALL, tuple(versions.items())):
            for table, *commit in await self.database.read(query.text, *query.values):
                found[table].append(Commit(*commit))
        return found

    async def sequence_of(self, table: str, actor: str, command: str) -> int | None:
        """The version a command made, if it was carried out."""
        rows = await self.database.read(
            "SELECT sequence FROM commits WHERE table_id = ? AND actor = ? AND command = ?",
            table,
            actor,
            command,
        )
        return rows[0][0] if rows else None

    async def last_deck(self, table: str) -> str | None:
        """The seed of the deck of the latest commitment."""
        rows = await self.database.read(
            "SELECT seed FROM decks WHERE table_id = ? ORDER BY game DESC LIMIT 1", table
        )
        return rows[0][0] if rows else None

    async def lobby(self, status: str, most: int) -> list[Row]:
        """The public tables of a status, the latest first: id, rules, host, summary and time of change.

        `playing` includes those between two games of a match.
        """
        return await self.database.read(
            "SELECT id, rules, host, summary, changed FROM tables WHERE status IN (?, ?) AND public = 1"
            " ORDER BY changed DESC LIMIT ?",
            status,
            "between" if status == "playing" else status,
            most,
        )

    async def all_tables(self, status: str, most: int) -> list[Row]:
        """Tables of a status, or all; public or not, the latest first: id, status, rules, host, changed."""
        return await self.database.read(
            "SELECT id, status, rules, host, changed FROM tables WHERE status = ? OR ? = ''"
            " ORDER BY changed DESC LIMIT ?",
            status,
            status,
            most,
        )

    async def table_ids(self) -> list[str]:
        rows = await self.database.read("SELECT id FROM tables ORDER BY created, id")
        return [table for (table,) in rows]

    async def finished_games(self) -> list[tuple[str, int]]:
        """All games with a record: table and number."""
        rows = await self.database.read("SELECT table_id, game FROM games ORDER BY table_id, game")
        return [(table, game) for table, game in rows]

    async def open_tables_of(self, host: str, ended: Sequence[str]) -> list[str]:
        """The tables an identity has opened that have none of these statuses, the oldest first."""
        marks = ", ".join("?" * len(ended))
        rows = await self.database.read(
            f"SELECT id FROM tables WHERE opened_by = ? AND status NOT IN ({marks}) ORDER BY changed, id",  # noqa: S608 - marks only
            host,
            *ended,
        )
        return [table for (table,) in rows]

    async def tables_of(self, identity: str, most: int) -> list[Row]:
        """The tables where an identity has a seat, the latest first."""
        return await self.database.read(
            "SELECT id, status, rules, summary, changed FROM tables JOIN seats ON table_id = id"
            " WHERE identity = ? ORDER BY changed DESC LIMIT ?",
            identity,
            most,
        )

    async def unfinished_tables_of(self, identity: str, ended: Sequence[str]) -> list[str]:
        """The tables of other statuses where an identity has a seat or is the host."""
        marks = ", ".join("?" * len(ended))
        rows = await self.database.read(
            f"SELECT id FROM tables WHERE status NOT IN ({marks})"  # noqa: S608 - marks only
            " AND (opened_by = ? OR id IN (SELECT table_id FROM seats WHERE identity = ?))",
            *ended,
            identity,
            identity,
        )
        return [table for (table,) in rows]

    async def record(self, table: str, game: int) -> str | None:
        rows = await self.database.read(
            "SELECT record FROM games WHERE table_id = ? AND game = ?", table, game
        )
        return rows[0][0] if rows else None

    # Work that one process does for all.

    async def lease(self, work: str, now: float, until: float) -> bool:
        """False if another process has it."""
        text = "UPDATE leases SET until = ? WHERE work = ? AND until <= ?"
        return await self.database.write(Statement(text, (until, work, now)))

    # Wakeups.

    async def due_wakeups(self, until: float, most: int) -> list[tuple[str, float]]:
        """Tables with a wakeup until then that no process has claimed, with its time."""
        rows = await self.database.read(
            "SELECT table_id, time FROM dues WHERE time <= ? AND claimed_until <= ? ORDER BY time LIMIT ?",
            until,
            until,
            most,
        )
        return [(table, time) for table, time in rows]

    async def wake(self, table: str, now: float) -> None:
        """Have the process that serves a table check it."""
        await self.database.write(wakeup_statement(table, now))

    async def clear_wakeup(self, table: str) -> None:
        await self.database.write(wakeup_statement(table, None))

    async def postpone_wakeup(self, table: str, time: float, until: float) -> None:
        """No process need check a table before `until`, unless its wakeup is no longer at `time`."""
        await self.database.write(
            Statement(
                "UPDATE dues SET claimed_until = ? WHERE table_id = ? AND time = ?", (until, table, time)
            )
        )

    async def claim(self, table: str, now: float, until: float) -> bool:
        """Lease a table's wakeup; False if another process has the lease."""
        return await self.database.write(
            Statement(
                "UPDATE dues SET claimed_until = ? WHERE table_id = ? AND claimed_until <= ?",
                (until, table, now),
            )
        )
