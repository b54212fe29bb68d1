"""A commit to a table, and everything that is written in the same transaction."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from coloretto.protocol.events import AnyEvent, GameOver, MatchOver, Played, Sat, Stood, Unseated
from coloretto.record import record_to_json
from coloretto.rules import rule_set_text
from coloretto.server.base.bus import CHANNEL, Notice, ReactionNotice
from coloretto.server.storage.database import Statement
from coloretto.server.storage.log_store import queue_statement
from coloretto.server.table.match_result import match_result_of, match_result_to_json
from coloretto.server.table.state import Table
from coloretto.server.table.summary import Summary, summary_changes, summary_of

LISTEN = f"LISTEN {CHANNEL}"
NOTIFY = (
    "WITH notices (channel, notice) AS (VALUES (?, ?))"
    " SELECT pg_notify(channel, string_agg(notice, ' ')) FROM notices GROUP BY channel"
)
"""One notification for the notices of many commits."""


@dataclass(slots=True)  # not frozen: that would double the time it takes to make one
class Commit:
    """The events of one version of a table, as stored."""

    sequence: int
    time: float
    events: str


class Change(NamedTuple):
    """A table before and after a commit."""

    before: Table
    after: Table
    commit: Commit
    events: Sequence[AnyEvent]


class Origin(NamedTuple):
    """Who caused a commit."""

    actor: str
    """An identity, or `SERVER_ACTOR`."""
    command: str
    """The command's id, unique for each actor at a table."""


@dataclass(slots=True)
class Transaction:
    """A commit with everything that must be stored together with it."""

    table: str
    commit: Commit
    origin: Origin
    wakeup: float | None
    """When a process must next check the table; None if it need not."""
    is_wakeup_stored: bool = False
    """Whether the database already has that wakeup."""
    summary: Summary | None = None
    """None if the lobby shows the same as before."""
    decks: Sequence[tuple[int, str]] = ()
    """Games and the seeds of their decks, to which this commit contains the commitment."""
    seated: Sequence[str] = ()
    """Identities that took a seat."""
    unseated: Sequence[str] = ()
    record: tuple[int, str, str] | None = None
    """A finished game: its number, rules and record."""
    match_result: str | None = None
    """Of a finished match, for the ratings."""


def transaction_of(
    change: Change,
    origin: Origin,
    decks: Sequence[tuple[int, str]],
    wakeups: tuple[float | None, float | None],
) -> Transaction:
    """What to store for a change; `wakeups` are the stored one and the new one."""
    before, after, events = change.before, change.after, change.events
    stored, wakeup = wakeups
    transaction = Transaction(
        before.id, change.commit, origin, wakeup, is_wakeup_stored=stored == wakeup, decks=decks
    )
    if len(events) == 1 and isinstance(events[0], Played):  # nearly always: nothing else changes
        return transaction
    transaction.summary = summary_of(after) if summary_changes(before, after) else None
    transaction.seated = [event.person.id for event in events if isinstance(event, Sat)]
    left = (_person_on(before, event.seat) for event in events if isinstance(event, Stood | Unseated))
    transaction.unseated = [person for person in left if person]
    if any(isinstance(event, GameOver) for event in events):
        transaction.record = _record_of(after)
    if any(isinstance(event, MatchOver) for event in events):
        transaction.match_result = _match_result(after)
    return transaction


def _person_on(table: Table, seat: int) -> str:
    person = table.seats[seat].person
    return "" if person is None else person.id


def _record_of(table: Table) -> tuple[int, str, str] | None:
    if table.record is None:
        return None
    return table.game, rule_set_text(table.rule_set), record_to_json(table.record).decode()


def _match_result(table: Table) -> str | None:
    result = match_result_of(table)
    return None if result is None else match_result_to_json(result)


# SQL.


def statements_of(transaction: Transaction) -> list[Statement]:
    """The first one changes nothing if the sequence or the command was already stored."""
    commit, origin = transaction.commit, transaction.origin
    return [
        Statement(
            "INSERT INTO commits (table_id, sequence, actor, command, time, events)"
            " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (transaction.table, commit.sequence, origin.actor, origin.command, commit.time, commit.events),
        ),
        *_consequences(transaction),
    ]


def notify_statement(notice: Notice | ReactionNotice) -> Statement:
    """PostgreSQL delivers the notice when the transaction is committed, and only then."""
    return Statement(NOTIFY, (CHANNEL, notice.text))


def wakeup_statement(table: str, time: float | None) -> Statement:
    if time is None:
        return Statement("DELETE FROM dues WHERE table_id = ?", (table,))
    return Statement(
        "INSERT INTO dues (table_id, time) VALUES (?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET time = excluded.time, claimed_until = 0",
        (table, time),
    )


def _consequences(transaction: Transaction) -> Iterator[Statement]:
    table, time = transaction.table, transaction.commit.time
    if not transaction.is_wakeup_stored:
        yield wakeup_statement(table, transaction.wakeup)
    if transaction.summary is not None:
        yield _summary_statement(table, transaction.summary, time)
    if transaction.record is not None:
        yield _record_statement(table, transaction.record, time)
    if transaction.match_result is not None:
        values = (table, time, transaction.match_result)
        yield Statement("INSERT INTO unrated (table_id, ended, outcome) VALUES (?, ?, ?)", values)
    for game, seed in transaction.decks:
        yield Statement("INSERT INTO decks (table_id, game, seed) VALUES (?, ?, ?)", (table, game, seed))
        yield queue_statement(table, game, seed, time)
    for identity in transaction.seated:
        text = "INSERT INTO seats (identity, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
        yield Statement(text, (identity, table))
    for identity in transaction.unseated:
        yield Statement("DELETE FROM seats WHERE identity = ? AND table_id = ?", (identity, table))
        text = "INSERT INTO left_seats (identity, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
        yield Statement(text, (identity, table))


def _record_statement(table: str, record: tuple[int, str, str], time: float) -> Statement:
    game, rules, text = record
    return Statement(
        "INSERT INTO games (table_id, game, rules, ended, record) VALUES (?, ?, ?, ?, ?)",
        (table, game, rules, time, text),
    )


def _summary_statement(table: str, summary: Summary, time: float) -> Statement:
    values = (
        table,
        summary.status,
        int(summary.public),
        summary.rules,
        summary.host,
        summary.opened_by,
        time,
        time,
        summary.details,
    )
    return Statement(
        "INSERT INTO tables (id, status, public, rules, host, opened_by, created, changed, summary)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
        " status = excluded.status, host = excluded.host, summary = excluded.summary, changed = CASE"
        " WHEN tables.status IN ('over', 'closed') THEN tables.changed ELSE excluded.changed END",
        values,
    )
