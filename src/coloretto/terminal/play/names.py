"""The names of players, each different from the others."""

from collections import Counter
from collections.abc import Sequence

from coloretto.protocol.guests import guest_number
from coloretto.protocol.view import TableView
from coloretto.terminal.i18n import t
from coloretto.terminal.text.layout import kind_name

LONGEST = 36
"""Characters of a name that get a number: a name in a record has at most 40."""


def distinct_names(names: Sequence[str]) -> tuple[str, ...]:
    """The same names, with a number added where several are alike. Empty names, of open seats, stay."""
    counts = Counter(names)
    taken = {name for name, count in counts.items() if count == 1}
    distinct: list[str] = []
    for name in names:
        chosen = name if counts[name] == 1 or not name else _numbered(name, taken)
        taken.add(chosen)
        distinct.append(chosen)
    return tuple(distinct)


def person_name(name: str) -> str:
    """A person's name for people to read; a guest's is worded in their language."""
    number = guest_number(name)
    return name if number is None else t("player-guest", number=number)


def names_at(view: TableView) -> tuple[str, ...]:
    """What the players are called; an open seat has an empty name."""
    return distinct_names(
        [person_name(seat.person.name) if seat.person else kind_name(seat.level or "") for seat in view.seats]
    )


def names_of_record(names: Sequence[str]) -> tuple[str, ...]:
    """The names in a record for people to read. A server calls its bots by their levels."""
    return distinct_names([kind_name(person_name(name)) for name in names])


def _numbered(name: str, taken: set[str]) -> str:
    number = 1
    while (chosen := t("table-bot", level=name[:LONGEST], number=number)) in taken:
        number += 1
    return chosen
