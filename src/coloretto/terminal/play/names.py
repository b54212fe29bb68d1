"""The names of players, each different from the others."""

from collections import Counter
from collections.abc import Sequence
from unicodedata import normalize

from coloretto.protocol.guests import guest_number
from coloretto.protocol.levels import LEVELS
from coloretto.protocol.view import TableView
from coloretto.terminal.i18n import t

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
    levels = ["" if seat.person else seat.level or "" for seat in view.seats]
    people = [person_name(seat.person.name) if seat.person else "" for seat in view.seats]
    bots = bot_names(levels, people)
    return distinct_names([person or bot for person, bot in zip(people, bots, strict=True)])


def names_of_record(names: Sequence[str]) -> tuple[str, ...]:
    """The names in a record for people to read. A server calls its bots by their levels."""
    shown = [person_name(name) for name in names]
    return distinct_names(bot_names(shown, [name for name in shown if name not in LEVELS]))


def bot_names(kinds: Sequence[str], people: Sequence[str] = ()) -> list[str]:
    """Bots of a level by the names of its chameleons and their level; all others stay as they are.

    A chameleon whose name one of the people has does not play.
    """
    taken = frozenset(caseless(name) for name in people)
    return [
        _bot_name(kind, kinds[:place].count(kind), taken) if kind in LEVELS else kind
        for place, kind in enumerate(kinds)
    ]


def caseless(name: str) -> str:
    """Names that differ only in capitals are alike."""
    return normalize("NFKC", name).casefold()


def level_names(level: str) -> list[str]:
    """The names of a level's chameleons."""
    return t(f"level-{level}-names").split(", ")


def _bot_name(level: str, number: int, taken: frozenset[str]) -> str:
    names = level_names(level)
    free = [name for name in names if caseless(name) not in taken] or names
    return t("bot-name", name=free[number % len(free)], level=t(f"level-{level}"))


def _numbered(name: str, taken: set[str]) -> str:
    number = 1
    while (chosen := t("table-bot", level=name[:LONGEST], number=number)) in taken:
        number += 1
    return chosen
