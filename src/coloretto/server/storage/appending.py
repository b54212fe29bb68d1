"""What must be kept together with a commit."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from coloretto.protocol.events import AnyEvent, GameOver, MatchOver, Person, Played, Sat, Stood, Unseated
from coloretto.record import record_to_json
from coloretto.rules import rule_set_text
from coloretto.server.live.ratings import outcome_of, outcome_to_json
from coloretto.server.storage.commits import Append, Commit
from coloretto.server.table.state import Table
from coloretto.server.table.summary import summary_of


@dataclass(frozen=True)
class By:
    """Whose command it was."""

    actor: str
    command: str


def append_of(  # noqa: PLR0913, PLR0917 - all that there is to keep
    before: Table,
    after: Table,
    commit: Commit,
    events: Sequence[AnyEvent],
    by: By,
    seeds: Sequence[tuple[int, str]],
    looks: tuple[float | None, float | None],
) -> Append:
    """A commit that leads from a table to the next version of it.

    The seeds are of decks promised by it; the looks are `next_look` before and after it.
    """
    append = Append(
        before.id, commit, by.actor, by.command, looks[1], due_is_kept=looks[0] == looks[1], decks=seeds
    )
    if len(events) == 1 and isinstance(events[0], Played):  # as nearly all are: nothing else changes
        return append
    return replace(
        append,
        summary=summary_of(after) if lobby_changes(before, after) else None,
        seated=[event.person.id for event in events if isinstance(event, Sat)],
        unseated=[_person_on(before, event.seat) for event in events if isinstance(event, Stood | Unseated)],
        record=_record_of(after) if any(isinstance(event, GameOver) for event in events) else None,
        outcome=_outcome(after) if any(isinstance(event, MatchOver) for event in events) else None,
    )


def lobby_changes(before: Table, after: Table) -> bool:
    return before.status is not after.status or _seated(before) != _seated(after)


def _seated(table: Table) -> list[tuple[Person | None, str | None]]:
    return [(seat.person, seat.level) for seat in table.seats]


def _person_on(table: Table, seat: int) -> str:
    person = table.seats[seat].person
    return "" if person is None else person.id


def _record_of(table: Table) -> tuple[int, str, str] | None:
    if table.record is None:
        return None
    return table.game, rule_set_text(table.rule_set), record_to_json(table.record).decode()


def _outcome(table: Table) -> str | None:
    outcome = outcome_of(table)
    return None if outcome is None else outcome_to_json(outcome)
