"""PostgreSQL, for several server processes."""

from collections.abc import Sequence
from typing import Any

import psycopg

from coloretto.server.storage.database import Connect, Row, Statement, Value
from coloretto.server.storage.multirow import multirow

SCHEMA_LOCK = 0x636F6C6F
"""An arbitrary key for the advisory lock, the same in every process."""


class PostgresqlConnection:
    def __init__(self, url: str) -> None:
        self._connection = psycopg.connect(url, autocommit=True, prepare_threshold=2)

    def begin(self) -> None:
        self._connection.execute("BEGIN")

    def commit(self) -> None:
        self._connection.execute("COMMIT")

    def roll_back(self) -> None:
        self._connection.execute("ROLLBACK")

    def run(self, statement: Statement) -> tuple[int, list[Row]]:
        cursor: Any = self._connection.execute(_with_percent_marks(statement.text), statement.values)
        rows = cursor.fetchall() if cursor.description else []
        return max(cursor.rowcount, len(rows)), rows

    def run_many(self, text: str, values: Sequence[tuple[Value, ...]]) -> int:
        return sum([self.run(statement)[0] for statement in multirow(text, values)])

    def clock(self) -> float:
        [(time,)] = self._connection.execute(
            "SELECT CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"
        ).fetchall()
        return float(time)

    def lock_schema(self) -> None:
        self._connection.execute("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))

    def close(self) -> None:
        self._connection.close()


def _with_percent_marks(text: str) -> Any:  # noqa: ANN401 - psycopg accepts only literal strings
    return text.replace("?", "%s")


def postgresql_at(url: str) -> Connect:
    return lambda: PostgresqlConnection(url)
