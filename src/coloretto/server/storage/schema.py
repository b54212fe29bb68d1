"""The database schema as a list of migrations, the same for both databases.

Never change a released migration: add a new one.
"""

from coloretto.server.storage.database import DatabaseConnection, DatabaseError, Statement

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        # People. Only hashes of secrets are stored.
        """CREATE TABLE identities (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            banned INTEGER NOT NULL DEFAULT 0
        )""",
        """CREATE TABLE secrets (
            hash TEXT PRIMARY KEY,
            identity TEXT NOT NULL REFERENCES identities (id),
            created DOUBLE PRECISION NOT NULL
        )""",
        """CREATE TABLE recoveries (
            hash TEXT PRIMARY KEY,
            identity TEXT NOT NULL REFERENCES identities (id),
            expires DOUBLE PRECISION NOT NULL
        )""",
        # Tables: what the lobby shows of each, and all its commits.
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            status TEXT NOT NULL,
            public INTEGER NOT NULL,
            rules TEXT NOT NULL,
            host TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            changed DOUBLE PRECISION NOT NULL,
            summary TEXT NOT NULL
        )""",
        "CREATE INDEX tables_by_status ON tables (status, public, changed)",
        """CREATE TABLE commits (
            table_id TEXT NOT NULL,
            sequence INTEGER NOT NULL,
            actor TEXT NOT NULL,
            command TEXT NOT NULL,
            time DOUBLE PRECISION NOT NULL,
            events TEXT NOT NULL,
            PRIMARY KEY (table_id, sequence),
            UNIQUE (table_id, actor, command)
        )""",
        # The secret seeds of decks; a finished game's seed is among its events.
        """CREATE TABLE decks (
            table_id TEXT NOT NULL,
            game INTEGER NOT NULL,
            seed TEXT NOT NULL,
            PRIMARY KEY (table_id, game)
        )""",
        # When a process must check a table: see `next_wakeup`.
        """CREATE TABLE dues (
            table_id TEXT PRIMARY KEY,
            time DOUBLE PRECISION NOT NULL,
            claimed_until DOUBLE PRECISION NOT NULL DEFAULT 0
        )""",
        "CREATE INDEX dues_by_time ON dues (time)",
        """CREATE TABLE games (
            table_id TEXT NOT NULL,
            game INTEGER NOT NULL,
            rules TEXT NOT NULL,
            ended DOUBLE PRECISION NOT NULL,
            record TEXT NOT NULL,
            PRIMARY KEY (table_id, game)
        )""",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL,
            identity TEXT NOT NULL,
            PRIMARY KEY (identity, table_id)
        )""",
        """CREATE TABLE ratings (
            player TEXT NOT NULL,
            rules TEXT NOT NULL,
            mu DOUBLE PRECISION NOT NULL,
            sigma DOUBLE PRECISION NOT NULL,
            games INTEGER NOT NULL,
            PRIMARY KEY (player, rules)
        )""",
    ),
    (
        # Finished matches that are not rated yet, and how often the ratings have changed.
        """CREATE TABLE unrated (
            table_id TEXT PRIMARY KEY,
            ended DOUBLE PRECISION NOT NULL,
            outcome TEXT NOT NULL
        )""",
        "CREATE TABLE rating_changes (one INTEGER PRIMARY KEY, number INTEGER NOT NULL)",
        "INSERT INTO rating_changes VALUES (1, 0)",
        "CREATE INDEX ratings_by_rules ON ratings (rules, mu)",
    ),
    (
        # When an identity was banned, so that servers close its connections; who opened which tables.
        "ALTER TABLE identities ADD COLUMN banned_since DOUBLE PRECISION NOT NULL DEFAULT 0",
        "CREATE INDEX identities_by_ban ON identities (banned_since)",
        "ALTER TABLE tables ADD COLUMN opened_by TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_by_opener ON tables (opened_by, status)",
    ),
    (
        # How far the server's time has come, by process: see `live/heartbeat.py`.
        """CREATE TABLE heartbeats (
            process TEXT PRIMARY KEY,
            number INTEGER NOT NULL,
            time DOUBLE PRECISION NOT NULL
        )""",
    ),
    (
        # When an identity last revoked tokens, so that servers close the connections opened with them.
        "ALTER TABLE identities ADD COLUMN revoked_since DOUBLE PRECISION NOT NULL DEFAULT 0",
        "CREATE INDEX identities_by_revocation ON identities (revoked_since)",
        # Work that one process does for all, until when it has it.
        "CREATE TABLE leases (work TEXT PRIMARY KEY, until DOUBLE PRECISION NOT NULL)",
        "INSERT INTO leases VALUES ('retention', 0)",
    ),
    (
        # The commitment log; what is to be appended to it; its end. Times are milliseconds.
        """CREATE TABLE commitment_log (
            number BIGINT PRIMARY KEY,
            time BIGINT NOT NULL,
            table_hash TEXT NOT NULL,
            game INTEGER NOT NULL,
            commitment TEXT NOT NULL,
            hash TEXT NOT NULL
        )""",
        "CREATE INDEX commitment_log_by_commitment ON commitment_log (commitment)",
        """CREATE TABLE unlogged_commitments (
            table_hash TEXT NOT NULL,
            game INTEGER NOT NULL,
            time BIGINT NOT NULL,
            commitment TEXT NOT NULL,
            PRIMARY KEY (table_hash, game)
        )""",
        """CREATE TABLE commitment_log_head (
            one INTEGER PRIMARY KEY,
            number BIGINT NOT NULL,
            hash TEXT NOT NULL
        )""",
        """INSERT INTO commitment_log_head VALUES
            (1, 0, '0000000000000000000000000000000000000000000000000000000000000000')""",
    ),
    (
        # Who is connected to which process: see `live/presence.py`.
        """CREATE TABLE presences (
            table_id TEXT NOT NULL,
            identity TEXT NOT NULL,
            process TEXT NOT NULL,
            since DOUBLE PRECISION NOT NULL,
            is_here INTEGER NOT NULL,
            written DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, identity, process)
        )""",
        "CREATE INDEX presences_by_time ON presences (written)",
        "CREATE TABLE presence_processes (process TEXT PRIMARY KEY, seen DOUBLE PRECISION NOT NULL)",
    ),
    (
        # Identities that people have deleted; seats that people left before a match.
        """CREATE TABLE deletions (
            identity TEXT PRIMARY KEY,
            time DOUBLE PRECISION NOT NULL,
            is_done INTEGER NOT NULL DEFAULT 0
        )""",
        """CREATE TABLE left_seats (
            table_id TEXT NOT NULL,
            identity TEXT NOT NULL,
            PRIMARY KEY (identity, table_id)
        )""",
        """INSERT INTO left_seats (table_id, identity)
            SELECT DISTINCT table_id, actor FROM commits
            WHERE replace(events, '"type":"sat"', '') <> events
            AND NOT EXISTS (
                SELECT 1 FROM seats WHERE seats.table_id = commits.table_id AND seats.identity = actor
            )""",
    ),
    (
        # The face that a person has chosen; none if it is null.
        "ALTER TABLE identities ADD COLUMN avatar INTEGER",
    ),
)


VERSION = "SELECT max(version) FROM schema_version"


def migrate(connection: DatabaseConnection) -> None:
    """Apply missing migrations; several processes may do so at the same time."""
    connection.begin()
    try:
        connection.lock_schema()
        connection.run(Statement("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)"))
        _migrate_from(connection, _known_version(connection))
        connection.commit()
    except BaseException:
        connection.roll_back()
        raise


def stored_version(connection: DatabaseConnection) -> int:
    """The number of the last migration; 0 if there was none. The driver's error if there is no such table."""
    _, rows = connection.run(Statement(VERSION))
    version: int = rows[0][0] or 0
    return version


def _known_version(connection: DatabaseConnection) -> int:
    version = stored_version(connection)
    problem = newer_than_known(version)
    if problem is not None:
        raise DatabaseError(problem)
    return version


def newer_than_known(version: int) -> str | None:
    """Why a database of this version cannot be used; None if it can."""
    if version <= len(MIGRATIONS):
        return None
    return f"the database has schema version {version}, this program knows {len(MIGRATIONS)}: update it"


def _migrate_from(connection: DatabaseConnection, version: int) -> None:
    for number, statements in enumerate(MIGRATIONS[version:], start=version + 1):
        for text in statements:
            connection.run(Statement(text))
        connection.run(Statement("INSERT INTO schema_version VALUES (?)", (number,)))
