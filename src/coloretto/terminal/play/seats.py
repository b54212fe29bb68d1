"""Who sits at the table."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

from coloretto.bots import Bot, close_bot, make_bot
from coloretto.rules import ColorettoError, RuleSet
from coloretto.terminal.i18n import t


@dataclass(frozen=True)
class Seat:
    """A player at the table; one without a bot is a person at the keyboard."""

    name: str
    bot: Bot | None = None
    kind: str = ""
    """The name that `make_bot` knows the bot by."""


class WrongSeatsError(ColorettoError):
    """Too many or too few people, names or bots for the rule set."""


def bot_for_each_seat(rule_set: RuleSet, kinds: Sequence[str], people: int = 1) -> list[str]:
    """The kinds of bots on the seats beside the people's; a single one goes for all of them."""
    others = rule_set.players - people
    if others < 0:
        raise WrongSeatsError(t("cli-wrong-people", people=people, seats=rule_set.players))
    if len(kinds) == 1:
        return [*kinds] * others
    if len(kinds) != others:
        raise WrongSeatsError(t("cli-wrong-bots", given=len(kinds), seats=others))
    return [*kinds]


def names_of(people: Sequence[str], number: int, bots: int) -> tuple[str, ...]:
    """The names at a table of so many people, some of them named, and so many bots."""
    if people and len(people) != number:
        raise WrongSeatsError(t("cli-wrong-names", given=len(people), people=number))
    if not people:
        alone = [t("player-you")]
        people = alone if number == 1 else [t("cli-person-name", number=one + 1) for one in range(number)]
    free = [name for name in t("cli-bot-names").split(", ") if name not in people]
    return (*people, *free[:bots])


@contextmanager
def seated(names: Sequence[str], kinds: Sequence[str], seed: int) -> Iterator[tuple[Seat, ...]]:
    """Everybody with a name and, for a bot, its kind. Bots are closed in the end, however it comes.

    Each bot has a seed of its own, which the deal's decides.
    """
    with ExitStack() as bots:
        yield tuple(
            Seat(name, _made(kind, seed + number, bots) if kind else None, kind)
            for number, (name, kind) in enumerate(zip(names, kinds, strict=True))
        )


def _made(kind: str, seed: int, bots: ExitStack) -> Bot:
    bot = make_bot(kind, seed)
    bots.callback(close_bot, bot)
    return bot
