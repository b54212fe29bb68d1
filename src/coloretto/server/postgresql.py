"""PostgreSQL, for many workers side by side. It tells all of them which tables have changed."""

from collections.abc import Callable
from dataclasses import dataclass
from logging import getLogger
from time import sleep
from typing import Any

import psycopg

from coloretto.server.database import Connect, Row, Statement

SCHEMA_LOCK = 0x636F6C6F  # any number, the same for all
LOOK = 0.5
"""Seconds between two looks whether listening is over."""
AGAIN = 1.0
"""Seconds between two attempts to listen."""

_LOG = getLogger(__name__)


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


@dataclass(frozen=True)
class Ear:
    """Hears what is told on a channel, in a thread of its own."""

    heard: Callable[[str], None]
    begun: Callable[[], None]
    """Is told whenever it begins to hear: what was told before it has missed."""
    is_over: Callable[[], bool]

    def listen(self, url: str, channel: str) -> None:
        """Hand over notices until it is over, however often the database goes away meanwhile."""
        while not self.is_over():
            try:
                self._listen_once(url, channel)
            except psycopg.Error as error:
                _LOG.warning("notices of other workers are not heard, trying again: %s", error)
                sleep(AGAIN)

    def _listen_once(self, url: str, channel: str) -> None:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(f"LISTEN {channel}")
            self.begun()
            while not self.is_over():
                for notice in connection.notifies(timeout=LOOK):
                    self.heard(notice.payload)
