"""What the server stores and reads. All SQL is here and in `commits`."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from coloretto.server.base.bus import Bus, NoBus, Notice
from coloretto.server.base.identity import Identity
from coloretto.server.storage.commits import (
    Commit,
    Transaction,
    notify_statement,
    statements_of,
    wakeup_statement,
)
from coloretto.server.storage.database import Database, DatabaseError, Row, Statement
from coloretto.server.storage.multirow import multirow

_COMMITS_OF_ALL = (
    "WITH known (id, version) AS (VALUES (CAST(? AS TEXT), CAST(? AS INTEGER)))"
    " SELECT table_id, sequence, time, events FROM known"
    " JOIN commits ON table_id = id AND sequence > version ORDER BY table_id, sequence"
)


@dataclass(frozen=True)
class RatedPlayer:
    player: str
    """An identity, or `bot:` and a level."""
    name: str
    """Empty for a bot."""
    mu: float
    sigma: float
    games: int
    """The number of matches."""


@dataclass
class Store:
    database: Database
    bus: Bus = field(default_factory=NoBus)
    """Notifies other processes that use the database."""

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
        number: int = (await self.database.read("SELECT max(version) FROM schema_version"))[0][0]
        return number

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
        """False if the identity is unknown or was deleted."""
        return await self.database.write(
            Statement(
                "UPDATE identities SET name = ? WHERE id = ?"
                " AND NOT EXISTS (SELECT 1 FROM deletions WHERE identity = id)",
                (name, identity),
            )
        )

    async def ban(self, identity: str, *, banned: bool, now: float) -> bool:
        return await self.database.write(
            Statement(
                "UPDATE identities SET banned = ?, banned_since = ? WHERE id = ?",
                (int(banned), now if banned else 0.0, identity),
            )
        )

    async def banned_since(self, time: float) -> list[str]:
        """Identities banned after that time that still are."""
        rows = await self.database.read("SELECT id FROM identities WHERE banned_since > ?", time)
        return [identity for (identity,) in rows]

    async def revoke_tokens(self, identity: str, kept_hash: str, now: float) -> int:
        """Delete all tokens of an identity but one, and its recovery codes; the number of tokens."""
        number = len(await self.token_hashes(identity) - {kept_hash})
        await self.database.write(
            Statement("UPDATE identities SET revoked_since = ? WHERE id = ?", (now, identity)),
            Statement("DELETE FROM secrets WHERE identity = ? AND hash <> ?", (identity, kept_hash)),
            Statement("DELETE FROM recoveries WHERE identity = ?", (identity,)),
        )
        return number

    async def token_hashes(self, identity: str) -> set[str]:
        rows = await self.database.read("SELECT hash FROM secrets WHERE identity = ?", identity)
        return {secret_hash for (secret_hash,) in rows}

    async def revoked_since(self, time: float) -> list[str]:
        """Identities that have revoked tokens after that time."""
        rows = await self.database.read("SELECT id FROM identities WHERE revoked_since > ?", time)
        return [identity for (identity,) in rows]

    async def add_recovery(self, recovery_hash: str, identity: str, expires: float) -> None:
        await self.database.write(
            Statement(
                "INSERT INTO recoveries (hash, identity, expires) VALUES (?, ?, ?)",
                (recovery_hash, identity, expires),
            )
        )

    async def recover(self, recovery_hash: str, secret_hash: str, now: float) -> Identity | None:
        """Add a secret to the identity of a recovery, which is valid once."""
        rows = await self.database.read(
            "SELECT identity FROM recoveries WHERE hash = ? AND expires > ?"
            " AND identity NOT IN (SELECT identity FROM deletions)",
            recovery_hash,
            now,
        )
        if not rows:
            return None
        is_first = await self.database.write(
            Statement("DELETE FROM recoveries WHERE hash = ?", (recovery_hash,)),
            _new_secret(rows[0][0], secret_hash, now),
        )
        return await self.identity(rows[0][0]) if is_first else None

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

    async def notify(self, notice: Notice) -> None:
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

    async def people(self, name: str, most: int) -> list[Identity]:
        """Identities whose name contains this text, the newest first."""
        rows = await self.database.read(
            "SELECT id, name, banned FROM identities WHERE lower(name) LIKE ? ESCAPE '!'"
            " ORDER BY created DESC LIMIT ?",
            f"%{_escaped(name.lower())}%",
            most,
        )
        return [Identity(row[0], row[1], bool(row[2])) for row in rows]

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

    # Ratings.

    async def ratings(self, rules: str, most: int) -> list[RatedPlayer]:
        """The players of a rule set, the surest and strongest first."""
        rows = await self.database.read(
            "SELECT player, coalesce(name, ''), mu, sigma, games FROM ratings"
            " LEFT JOIN identities ON id = player WHERE rules = ?"
            " ORDER BY mu - 3 * sigma DESC, player LIMIT ?",
            rules,
            most,
        )
        return [RatedPlayer(*row) for row in rows]

    async def rating_changes(self) -> int:
        """The ratings' version: read it before them, and pass it on when changing them."""
        number: int = (await self.database.read("SELECT number FROM rating_changes"))[0][0]
        return number

    async def unrated(self, most: int) -> list[tuple[str, str]]:
        """Finished matches that are not rated yet, the oldest first, with their results."""
        rows = await self.database.read(
            "SELECT table_id, outcome FROM unrated ORDER BY ended, table_id LIMIT ?", most
        )
        return [(table, result) for table, result in rows]

    async def ratings_of(self, rules: str, players: Sequence[str]) -> list[RatedPlayer]:
        marks = ", ".join("?" * len(players))
        rows = await self.database.read(
            f"SELECT player, '', mu, sigma, games FROM ratings WHERE rules = ? AND player IN ({marks})",  # noqa: S608 - marks only
            rules,
            *players,
        )
        return [RatedPlayer(*row) for row in rows]

    async def update_ratings(
        self, number: int, rated: Sequence[str], ratings: Mapping[tuple[str, str], RatedPlayer]
    ) -> bool:
        """Store ratings by rules and player after these matches; False if any changed since `number`."""
        return await self.database.write(
            Statement("UPDATE rating_changes SET number = number + 1 WHERE number = ?", (number,)),
            *(Statement("DELETE FROM unrated WHERE table_id = ?", (table,)) for table in rated),
            *(_rating(rules, player) for (rules, _), player in ratings.items()),
        )

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


def _escaped(text: str) -> str:
    """Escaped for LIKE ... ESCAPE '!'."""
    return re.sub("([%_!])", r"!\1", text)


def _identity(rows: list[Row]) -> Identity | None:
    return Identity(rows[0][0], rows[0][1], bool(rows[0][2])) if rows else None


def _new_secret(identity: str, secret_hash: str, now: float) -> Statement:
    return Statement(
        "INSERT INTO secrets (hash, identity, created) VALUES (?, ?, ?)", (secret_hash, identity, now)
    )


def _rating(rules: str, player: RatedPlayer) -> Statement:
    return Statement(
        "INSERT INTO ratings (player, rules, mu, sigma, games) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (player, rules) DO UPDATE SET"
        " mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
        (player.player, rules, player.mu, player.sigma, player.games),
    )
