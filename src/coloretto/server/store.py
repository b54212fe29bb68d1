"""What the server keeps, in its own words; the statements are here and nowhere else."""

from collections.abc import Sequence
from dataclasses import dataclass

from coloretto.server.database import Database, Row, Statement

CHANNEL = "coloretto_tables"


@dataclass(frozen=True)
class Identity:
    id: str
    name: str
    is_banned: bool


@dataclass(frozen=True)
class Commit:
    """Something that has happened at a table, as it is kept."""

    sequence: int
    time: float
    events: str


@dataclass(frozen=True)
class Summary:
    """What the lobby shows of a table."""

    status: str
    public: bool
    rules: str
    host: str
    text: str


@dataclass(frozen=True)
class Append:
    """A commit with all that must be kept together with it."""

    table: str
    commit: Commit
    actor: str
    command: str
    due: float | None
    summary: Summary | None = None
    """None where the lobby shows the same as before."""
    decks: Sequence[tuple[int, str]] = ()
    """Games and the seeds of their decks, promised just now."""
    seated: Sequence[str] = ()
    """Identities that have just sat down."""
    unseated: Sequence[str] = ()
    record: tuple[int, str, str] | None = None
    """A game that is over: its number, its rules and its record."""


@dataclass
class Store:
    database: Database
    tells_others: bool = False
    """Whether other processes use the database, too, and must be told of changes."""

    # People.

    async def add_identity(self, identity: str, name: str, secret_hash: str, now: float) -> bool:
        return await self.database.write(
            Statement(
                "INSERT INTO identities (id, name, created) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                (identity, name, now),
            ),
            _new_secret(identity, secret_hash, now),
        )

    async def identity_of_secret(self, secret_hash: str) -> Identity | None:
        rows = await self.database.read(
            "SELECT id, name, banned FROM identities JOIN secrets ON identity = id WHERE hash = ?",
            secret_hash,
        )
        return _identity(rows)

    async def identity(self, identity: str) -> Identity | None:
        rows = await self.database.read("SELECT id, name, banned FROM identities WHERE id = ?", identity)
        return _identity(rows)

    async def rename(self, identity: str, name: str) -> bool:
        return await self.database.write(
            Statement("UPDATE identities SET name = ? WHERE id = ?", (name, identity))
        )

    async def ban(self, identity: str, *, banned: bool) -> bool:
        return await self.database.write(
            Statement("UPDATE identities SET banned = ? WHERE id = ?", (int(banned), identity))
        )

    async def add_recovery(self, recovery_hash: str, identity: str, expires: float) -> None:
        await self.database.write(
            Statement(
                "INSERT INTO recoveries (hash, identity, expires) VALUES (?, ?, ?)",
                (recovery_hash, identity, expires),
            )
        )

    async def recover(self, recovery_hash: str, secret_hash: str, now: float) -> Identity | None:
        """Give an identity one more secret for a recovery, which serves once."""
        rows = await self.database.read(
            "SELECT identity FROM recoveries WHERE hash = ? AND expires > ?", recovery_hash, now
        )
        if not rows:
            return None
        is_first = await self.database.write(
            Statement("DELETE FROM recoveries WHERE hash = ?", (recovery_hash,)),
            _new_secret(rows[0][0], secret_hash, now),
        )
        return await self.identity(rows[0][0]) if is_first else None

    # Tables.

    async def append(self, append: Append) -> bool:
        """Keep a commit; False, and nothing, if its sequence or its command has been kept before."""
        commit = append.commit
        statements = [
            Statement(
                "INSERT INTO commits (table_id, sequence, actor, command, time, events)"
                " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                (append.table, commit.sequence, append.actor, append.command, commit.time, commit.events),
            ),
            _due(append.table, append.due),
            *_consequences(append),
        ]
        if self.tells_others:
            notice = f"{append.table} {commit.sequence}"
            statements.append(Statement("SELECT pg_notify(?, ?)", (CHANNEL, notice)))
        return await self.database.write(*statements)

    async def commits(self, table: str, after: int = 0) -> list[Commit]:
        rows = await self.database.read(
            "SELECT sequence, time, events FROM commits WHERE table_id = ? AND sequence > ?"
            " ORDER BY sequence",
            table,
            after,
        )
        return [Commit(*row) for row in rows]

    async def sequence_of(self, table: str, actor: str, command: str) -> int | None:
        """When somebody's command was carried out, if it was."""
        rows = await self.database.read(
            "SELECT sequence FROM commits WHERE table_id = ? AND actor = ? AND command = ?",
            table,
            actor,
            command,
        )
        return rows[0][0] if rows else None

    async def last_deck(self, table: str) -> str | None:
        """The seed of the latest deck that was promised."""
        rows = await self.database.read(
            "SELECT seed FROM decks WHERE table_id = ? ORDER BY game DESC LIMIT 1", table
        )
        return rows[0][0] if rows else None

    async def lobby(self, status: str, most: int) -> list[Row]:
        """The public tables of a status, the latest first: id, rules, host and summary."""
        return await self.database.read(
            "SELECT id, rules, host, summary, changed FROM tables WHERE status = ? AND public = 1"
            " ORDER BY changed DESC LIMIT ?",
            status,
            most,
        )

    async def tables_of(self, identity: str, most: int) -> list[Row]:
        """The tables where somebody sits, the latest first."""
        return await self.database.read(
            "SELECT id, status, rules, summary, changed FROM tables JOIN seats ON table_id = id"
            " WHERE identity = ? ORDER BY changed DESC LIMIT ?",
            identity,
            most,
        )

    async def record(self, table: str, game: int) -> str | None:
        rows = await self.database.read(
            "SELECT record FROM games WHERE table_id = ? AND game = ?", table, game
        )
        return rows[0][0] if rows else None

    # What is due.

    async def dues(self, until: float, most: int) -> list[tuple[str, float]]:
        """The tables where something is due until then and nobody sees to it, with the time."""
        rows = await self.database.read(
            "SELECT table_id, time FROM dues WHERE time <= ? AND claimed_until <= ? ORDER BY time LIMIT ?",
            until,
            until,
            most,
        )
        return [(table, time) for table, time in rows]

    async def claim(self, table: str, now: float, until: float) -> bool:
        """Whether nobody else sees to it; until then nobody will."""
        return await self.database.write(
            Statement(
                "UPDATE dues SET claimed_until = ? WHERE table_id = ? AND claimed_until <= ?",
                (until, table, now),
            )
        )


def _identity(rows: list[Row]) -> Identity | None:
    return Identity(rows[0][0], rows[0][1], bool(rows[0][2])) if rows else None


def _new_secret(identity: str, secret_hash: str, now: float) -> Statement:
    return Statement(
        "INSERT INTO secrets (hash, identity, created) VALUES (?, ?, ?)", (secret_hash, identity, now)
    )


def _due(table: str, time: float | None) -> Statement:
    if time is None:
        return Statement("DELETE FROM dues WHERE table_id = ?", (table,))
    return Statement(
        "INSERT INTO dues (table_id, time) VALUES (?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET time = excluded.time, claimed_until = 0",
        (table, time),
    )


def _consequences(append: Append) -> list[Statement]:
    table = append.table
    statements = []
    if append.summary is not None:
        statements.append(_summary(table, append.summary, append.commit.time))
    if append.record is not None:
        statements.append(_record(table, append.record, append.commit.time))
    return [
        *statements,
        *(
            Statement("INSERT INTO decks (table_id, game, seed) VALUES (?, ?, ?)", (table, game, seed))
            for game, seed in append.decks
        ),
        *(
            Statement(
                "INSERT INTO seats (identity, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
                (identity, table),
            )
            for identity in append.seated
        ),
        *(
            Statement("DELETE FROM seats WHERE identity = ? AND table_id = ?", (identity, table))
            for identity in append.unseated
        ),
    ]


def _record(table: str, record: tuple[int, str, str], now: float) -> Statement:
    game, rules, text = record
    return Statement(
        "INSERT INTO games (table_id, game, rules, ended, record) VALUES (?, ?, ?, ?, ?)",
        (table, game, rules, now, text),
    )


def _summary(table: str, summary: Summary, now: float) -> Statement:
    values = (
        table,
        summary.status,
        int(summary.public),
        summary.rules,
        summary.host,
        now,
        now,
        summary.text,
    )
    return Statement(
        "INSERT INTO tables (id, status, public, rules, host, created, changed, summary)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
        " status = excluded.status, host = excluded.host, changed = excluded.changed,"
        " summary = excluded.summary",
        values,
    )
