"""Bots before their first game: whether they can be made, and their machine code."""

from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache

from coloretto.bots import close_bot, make_bot
from coloretto.rules import Game, Position, RuleSet


def check_and_warm_up(rule_set: RuleSet, bots: Iterable[str]) -> None:
    """Raise if a bot cannot be made; compile everything that the contest needs."""
    for bot in bots:
        close_bot(make_bot(bot, seed=0))
        warm_up(bot, rule_set)
    game = Game.new(rule_set, seed=0)
    while not game.is_over:
        game.play(game.legal_actions[0])
    _ = game.position.scores


@lru_cache
def warm_up(bot: str, rule_set: RuleSet) -> None:
    """Ask a bot once for nothing, so that what this process has to load for it is not timed.

    One that fails is none of our business here: it will lose its games.
    """
    with suppress(Exception):
        asked = make_bot(bot, seed=0)
        try:
            asked.choose(Position.new(rule_set, seed=0))
        finally:
            close_bot(asked)
