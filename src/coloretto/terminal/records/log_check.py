"""Checks commitments against the commitment log of a server, and that the log has only grown."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from coloretto._files import atomic_write
from coloretto.client import Client
from coloretto.client.endpoints import commitments
from coloretto.record import LogEntry, LogError, LogHead, check_chain
from coloretto.record.commitment_log import hash_table
from coloretto.terminal.paths import logs_folder


class NotedHead(Struct, frozen=True):
    """The end of a server's log when this terminal last checked it."""

    server: str
    head: LogHead

    @property
    def file(self) -> Path:
        return _file_of(self.server)

    def store(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with atomic_write(self.file) as new:
            new.write_bytes(msgspec.json.encode(self))


class LogCheck:
    def __init__(self, client: Client) -> None:
        self._client = client
        self.head = noted_head(client.server)
        """The end of the log that was checked last; number 0 if none was."""

    def entry_of(self, commitment: str) -> LogEntry | None:
        """The entry of a commitment, None if there is none; a `LogError` if the log was changed.

        The chain is checked from the entry, or from the end that was noted last time if that is earlier, to
        the end of the log, which is noted.
        """
        found = self._client.call(commitments(commitment=commitment)).entries
        if not found and self.head.number == 0:
            return None
        entry = found[0] if found else None
        known = {} if entry is None else {entry.number: entry.head}
        if self.head.number:
            known[self.head.number] = self.head
        self._check_from(min(known), known)
        return entry

    def _check_from(self, number: int, known: dict[int, LogHead]) -> None:
        head = self._head_before(number)
        for entries in self._pages(head.number):
            head = check_chain(entries, head)
            for entry in entries:
                _check_same(entry, known.get(entry.number))
        if head.number < max(known):
            raise LogError(f"entry {max(known)} of the log is missing: it ends with entry {head.number}")
        self.head = head
        NotedHead(self._client.server, head).store()

    def _head_before(self, number: int) -> LogHead:
        if number == 1:
            return LogHead()
        entries = self._client.call(commitments(number - 2)).entries
        if not entries or entries[0].number != number - 1:
            raise LogError(f"entry {number - 1} of the log is missing")
        return entries[0].head

    def _pages(self, after: int) -> Iterator[list[LogEntry]]:
        while entries := self._client.call(commitments(after)).entries:
            yield entries
            after = entries[-1].number


def noted_head(server: str) -> LogHead:
    try:
        noted = msgspec.json.decode(_file_of(server).read_bytes(), type=NotedHead)
    except (OSError, msgspec.MsgspecError):
        return LogHead()
    return noted.head


def _file_of(server: str) -> Path:
    return logs_folder() / f"{hash_table(server)}.json"


def _check_same(entry: LogEntry, known: LogHead | None) -> None:
    if known is not None and entry.hash != known.hash:
        raise LogError(f"entry {entry.number} of the log had the hash {known.hash}, now it has {entry.hash}")
