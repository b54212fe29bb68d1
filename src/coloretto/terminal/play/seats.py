"""The players of a local match."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

from coloretto.bots import Bot, close_bot, make_bot
from coloretto.protocol.levels import LEVELS
from coloretto.rules import RuleSet
from coloretto.terminal.errors import UsageError
from coloretto.terminal.i18n import t
from coloretto.terminal.play.names import caseless, level_names


@dataclass(frozen=True)
class LocalSeat:
    """A player at the table; without a bot it is a person at the keyboard."""

    name: str
    bot: Bot | None = None
    kind: str = ""
    """The bot's name for `make_bot`."""


def bot_for_each_seat(rule_set: RuleSet, kinds: Sequence[str], people: int = 1) -> list[str]:
    """The bots on the seats that people leave free; a single kind is used for all of them."""
    others = rule_set.players - people
    if others < 0:
        raise UsageError(t("cli-wrong-people", people=people, seats=rule_set.players))
    if len(kinds) == 1:
        return [*kinds] * others
    if len(kinds) != others:
        raise UsageError(t("cli-wrong-bots", given=len(kinds), seats=others))
    return [*kinds]


def names_of(people: Sequence[str], number: int, kinds: Sequence[str]) -> tuple[str, ...]:
    """The names of this many people, who may have given theirs, and of bots of these kinds."""
    if people and len(people) != number:
        raise UsageError(t("cli-wrong-names", given=len(people), people=number))
    alike = [caseless(name) for name in people]
    twice = [name for name in people if alike.count(caseless(name)) > 1]
    if twice:
        raise UsageError(t("cli-same-name", name=twice[0]))
    if not people:
        alone = [t("player-you")]
        people = alone if number == 1 else [t("cli-person-name", number=one + 1) for one in range(number)]
    names = list(people)
    for kind in kinds:
        taken = {caseless(name) for name in names}
        names.append(next(name for name in _names_for(kind) if caseless(name) not in taken))
    return tuple(names)


def _names_for(kind: str) -> list[str]:
    """What bots of a kind are called, more than there are seats: those of a level have names of their own."""
    others = t("cli-bot-names").split(", ")
    return [*level_names(kind), *others] if kind in LEVELS else others


@contextmanager
def seated(names: Sequence[str], kinds: Sequence[str], seed: int) -> Iterator[tuple[LocalSeat, ...]]:
    """Players with their names and, for bots, their kinds. The bots are closed at the end.

    Every bot has a seed of its own, derived from the match's.
    """
    with ExitStack() as bots:
        yield tuple(
            LocalSeat(name, _made(kind, seed + number, bots) if kind else None, kind)
            for number, (name, kind) in enumerate(zip(names, kinds, strict=True))
        )


def _made(kind: str, seed: int, bots: ExitStack) -> Bot:
    bot = make_bot(kind, seed)
    bots.callback(close_bot, bot)
    return bot
