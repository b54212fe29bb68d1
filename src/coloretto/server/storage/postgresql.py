"""PostgreSQL, for several server processes."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.errors import DeadlockDetected, LockNotAvailable, QueryCanceled

from coloretto.server.base.settings import Timeouts
from coloretto.server.storage.connection import Connect, LockedError, Row, SqlValue, Statement
from coloretto.server.storage.multirow import multirow

SCHEMA_LOCK = 0x636F6C6F
"""An arbitrary key for the advisory lock, the same in every process."""
CONNECT_TIMEOUT = 10
"""Seconds to connect, unless the address says otherwise."""


class PostgresqlConnection:
    def __init__(self, url: str, timeouts: Timeouts) -> None:
        self._connection = psycopg.connect(_with_connect_timeout(url), autocommit=True, prepare_threshold=2)
        for setting, seconds in asdict(timeouts).items():
            self._set_timeout(setting, seconds)

    def begin(self) -> None:
        self._connection.execute("BEGIN")

    def commit(self) -> None:
        self._connection.execute("COMMIT")

    def roll_back(self) -> None:
        self._connection.execute("ROLLBACK")

    def run(self, statement: Statement) -> tuple[int, list[Row]]:
        try:
            cursor: Any = self._connection.execute(_with_percent_marks(statement.text), statement.values)
        except (DeadlockDetected, LockNotAvailable, QueryCanceled) as error:
            raise LockedError(str(error)) from error
        rows = cursor.fetchall() if cursor.description else []
        return max(cursor.rowcount, len(rows)), rows

    def run_many(self, text: str, values: Sequence[tuple[SqlValue, ...]]) -> int:
        return sum([self.run(statement)[0] for statement in multirow(text, values)])

    def clock(self) -> float:
        [(time,)] = self._connection.execute(
            "SELECT CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"
        ).fetchall()
        return float(time)

    def set_lock_timeout(self, seconds: float) -> None:
        self._set_timeout("lock_timeout", seconds)

    def lock_schema(self) -> None:
        for setting in asdict(Timeouts()):  # a migration takes as long as it takes
            self._connection.execute(f"SET LOCAL {setting} = 0")
        self._connection.execute("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))

    def close(self) -> None:
        self._connection.close()

    def _set_timeout(self, setting: str, seconds: float) -> None:
        self._connection.execute("SELECT set_config(%s, %s, false)", (setting, f"{round(1000 * seconds)}ms"))


def _with_percent_marks(text: str) -> Any:  # noqa: ANN401 - psycopg accepts only literal strings
    return text.replace("?", "%s")


def _with_connect_timeout(url: str) -> str:
    if "connect_timeout" in conninfo_to_dict(url):
        return url
    return make_conninfo(url, connect_timeout=CONNECT_TIMEOUT)


def postgresql_at(url: str, timeouts: Timeouts | None = None) -> Connect:
    return lambda: PostgresqlConnection(url, timeouts or Timeouts())
