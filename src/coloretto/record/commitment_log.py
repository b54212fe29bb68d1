"""The commitment log of a server: every commitment to a deck, chained so that no entry can change unnoticed.

The hash of an entry covers the entry before it. So anyone who has noted one hash can tell later whether
anything up to that entry was changed, removed, added or moved. See docs/formats.md.
"""

from collections.abc import Iterable
from hashlib import sha256

from msgspec import Struct

from coloretto.record.errors import LogError

NO_HASH = "0" * 64
"""The hash before the first entry."""


class LogHead(Struct, frozen=True):
    """The last entry of a log, or of a part of it; number 0 before the first one."""

    number: int = 0
    hash: str = NO_HASH


class LogEntry(Struct, frozen=True):
    number: int
    """From 1, without gaps."""
    time: int
    """Of the commitment, in milliseconds since 1970."""
    table: str
    """The SHA-256 of the table's id: an id would let everybody join or watch a private table."""
    game: int
    commitment: str
    hash: str

    @property
    def head(self) -> LogHead:
        return LogHead(self.number, self.hash)


class Commitment(Struct, frozen=True):
    """What an entry is about."""

    time: int
    table: str
    game: int
    commitment: str


def hash_table(table: str) -> str:
    """How the log names a table."""
    return sha256(table.encode()).hexdigest()


def next_entry(head: LogHead, made: Commitment) -> LogEntry:
    """The entry of a commitment after this one."""
    number = head.number + 1
    text = f"{head.hash} {number} {made.time} {made.table} {made.game} {made.commitment}"
    digest = sha256(text.encode()).hexdigest()
    return LogEntry(number, made.time, made.table, made.game, made.commitment, digest)


def check_chain(entries: Iterable[LogEntry], head: LogHead) -> LogHead:
    """The last of these entries; a `LogError` unless they continue the log after `head`."""
    for entry in entries:
        if entry.number != head.number + 1:
            raise LogError(f"entry {head.number} of the log is followed by entry {entry.number}")
        right = next_entry(head, Commitment(entry.time, entry.table, entry.game, entry.commitment))
        if entry.hash != right.hash:
            raise LogError(
                f"entry {entry.number} of the log has the hash {entry.hash}, but it follows"
                f" {head.hash} and should have {right.hash}"
            )
        head = entry.head
    return head
