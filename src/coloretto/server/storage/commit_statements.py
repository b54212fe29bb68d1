"""The statements that keep a commit, and all that must be kept together with it."""

from coloretto.server.storage.commits import Append, Summary
from coloretto.server.storage.database import Statement


def statements_of(append: Append) -> list[Statement]:
    """The first one changes nothing where the sequence or the command has been kept before."""
    commit = append.commit
    return [
        Statement(
            "INSERT INTO commits (table_id, sequence, actor, command, time, events)"
            " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (append.table, commit.sequence, append.actor, append.command, commit.time, commit.events),
        ),
        *_consequences(append),
    ]


def due_statement(table: str, time: float | None) -> Statement:
    if time is None:
        return Statement("DELETE FROM dues WHERE table_id = ?", (table,))
    return Statement(
        "INSERT INTO dues (table_id, time) VALUES (?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET time = excluded.time, claimed_until = 0",
        (table, time),
    )


def _consequences(append: Append) -> list[Statement]:
    table = append.table
    statements = [] if append.due_is_kept else [due_statement(table, append.due)]
    if append.summary is not None:
        statements.append(_summary(table, append.summary, append.commit.time))
    if append.record is not None:
        statements.append(_record(table, append.record, append.commit.time))
    if append.outcome is not None:
        values = (table, append.commit.time, append.outcome)
        statements.append(
            Statement("INSERT INTO unrated (table_id, ended, outcome) VALUES (?, ?, ?)", values)
        )
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
        summary.opened_by,
        now,
        now,
        summary.text,
    )
    return Statement(
        "INSERT INTO tables (id, status, public, rules, host, opened_by, created, changed, summary)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
        " status = excluded.status, host = excluded.host, changed = excluded.changed,"
        " summary = excluded.summary",
        values,
    )
