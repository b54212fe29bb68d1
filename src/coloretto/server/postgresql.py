"""PostgreSQL, for many workers side by side. It tells all of them which tables have changed."""

from collections.abc import Callable
from typing import Any

import psycopg

from coloretto.server.database import Connect, Row, Statement

SCHEMA_LOCK = 0x636F6C6F  # any number, the same for all


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
        cursor: Any = self._connection.execute(_translated(statement.text), statement.values)
        rows = cursor.fetchall() if cursor.description else []
        return max(cursor.rowcount, len(rows)), rows

    def lock_schema(self) -> None:
        self._connection.execute("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))

    def close(self) -> None:
        self._connection.close()


def _translated(text: str) -> Any:  # noqa: ANN401 - psycopg wants texts that were written in a program
    return text.replace("?", "%s")


def postgresql_at(url: str) -> Connect:
    return lambda: PostgresqlConnection(url)


def listen(url: str, channel: str, heard: Callable[[str], None], is_over: Callable[[], bool]) -> None:
    """Hand over what is told on a channel, in this thread, until it is over."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"LISTEN {channel}")
        while not is_over():
            for notice in connection.notifies(timeout=0.5):
                heard(notice.payload)
