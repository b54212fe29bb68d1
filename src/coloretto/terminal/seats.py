"""Who sits at the table."""

from collections.abc import Iterable
from dataclasses import dataclass

from coloretto.bots import Bot, make_bot
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


def seated(rule_set: RuleSet, name: str, kinds: list[str], seed: int) -> tuple[Seat, ...]:
    """The person first, then a bot on every other seat; a single kind of bot goes for all of them."""
    others = rule_set.players - 1
    if len(kinds) == 1:
        kinds = kinds * others
    if len(kinds) != others:
        raise WrongBotsError(texts.WRONG_BOTS.format(given=len(kinds), seats=others))
    names = (bot_name for bot_name in texts.BOT_NAMES if bot_name != name)
    return (Seat(name), *_bots(names, kinds, seed))


def _bots(names: Iterable[str], kinds: list[str], seed: int) -> tuple[Seat, ...]:
    """Each bot has a seed of its own, which the deal's decides."""
    return tuple(
        Seat(name, make_bot(kind, seed + number), kind)
        for number, (name, kind) in enumerate(zip(names, kinds, strict=False), start=1)
    )
