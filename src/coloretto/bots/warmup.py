"""Compiling, or reading from the cache, what a bot needs, before a game waits for it."""

from coloretto.bots.registry import close_bot, make_bot
from coloretto.rules import Position, RuleSet

ONE_ROUND = RuleSet(players=2, capacities=(1, 1), reserve=74)
"""A game of one round."""


def warm_up_bot(text: str, rule_set: RuleSet = ONE_ROUND) -> None:
    """Make a bot and ask it for one decision."""
    bot = make_bot(text, seed=0)
    try:
        bot.choose(Position.new(rule_set, seed=0))
    finally:
        close_bot(bot)
