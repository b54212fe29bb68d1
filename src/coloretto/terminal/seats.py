"""Who sits at the table."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

from coloretto.bots import Bot, close_bot, make_bot
from coloretto.rules import ColorettoError, RuleSet
from coloretto.terminal import texts


@dataclass(frozen=True)
class Seat:
    """A player at the table; the one without a bot is the person at the keyboard."""

    name: str
    bot: Bot | None = None
    kind: str = ""
    """The name that `make_bot` knows the bot by."""


class WrongBotsError(ColorettoError):
    """Too many or too few bots for the rule set."""


def bot_for_each_seat(rule_set: RuleSet, kinds: Sequence[str]) -> list[str]:
    """The kinds of bots on the seats beside the person's; a single one goes for all of them."""
    others = rule_set.players - 1
    if len(kinds) == 1:
        return [*kinds] * others
    if len(kinds) != others:
        raise WrongBotsError(texts.WRONG_BOTS.format(given=len(kinds), seats=others))
    return [*kinds]


@contextmanager
def seated(name: str, kinds: Sequence[str], seed: int) -> Iterator[tuple[Seat, ...]]:
    """The person first, then the bots, which are closed in the end, however it comes.

    Each bot has a seed of its own, which the deal's decides.
    """
    names = (bot_name for bot_name in texts.BOT_NAMES if bot_name != name)
    with ExitStack() as bots:
        yield (
            Seat(name),
            *(
                Seat(bot_name, _made(kind, seed + number, bots), kind)
                for number, (bot_name, kind) in enumerate(zip(names, kinds, strict=False), start=1)
            ),
        )


def _made(kind: str, seed: int, bots: ExitStack) -> Bot:
    bot = make_bot(kind, seed)
    bots.callback(close_bot, bot)
    return bot
