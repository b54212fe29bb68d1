"""Bots before their first game: whether they can be made, and their machine code."""

from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache

from coloretto.arena.luck import warm_up_luck
from coloretto.bots import close_bot, make_bot
from coloretto.bots.warmup import warm_up_bot
from coloretto.rules import Game, RuleSet


def check_and_warm_up(rule_set: RuleSet, bots: Iterable[str], *, luck: bool = False) -> None:
    """Raise if a bot cannot be made, before anything is compiled; compile what the contest needs."""
    names = list(bots)
    for name in names:
        close_bot(make_bot(name, seed=0))
    if luck:
        warm_up_luck(rule_set)
    for name in names:
        warm_up(name, rule_set)
    game = Game.new(rule_set, seed=0)
    while not game.is_over:
        game.play(game.legal_actions[0])
    _ = game.position.scores


@lru_cache
def warm_up(bot: str, rule_set: RuleSet) -> None:
    """Warm up a bot once per process, so that loading its machine code is not timed.

    Errors are ignored here: a bot that fails forfeits its games.
    """
    with suppress(Exception):
        warm_up_bot(bot, rule_set)
