"""Compiling the rules at first use takes a while: a notice says so."""

import sys
from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import Any

from numba.core.event import Listener, install_listener

from coloretto.bots import close_bot, make_bot
from coloretto.bots.registry import COMMAND_BOTS
from coloretto.rules import Action, Card, Game, Hand, Position, RuleSet, score_sheet
from coloretto.terminal.i18n import t

COMPILATION = "numba:compile"  # not sent for machine code that is read from the cache
TINY = RuleSet(players=2, capacities=(1, 1), reserve=74)


class CompilationNotice(Listener):  # type: ignore[misc]  # numba ships no types
    """Printed once, before the first function is compiled."""

    def __init__(self, text: str = "") -> None:
        self.text = text or t("cli-compiling")
        self.is_given = False

    def on_start(self, event: Any) -> None:  # noqa: ANN401, ARG002 - numba decides what it hands over
        if not self.is_given:
            print(self.text, file=sys.stderr, flush=True)
        self.is_given = True

    def on_end(self, event: Any) -> None:  # noqa: ANN401 - see above
        pass


def compilation_announced(notice: CompilationNotice | None = None) -> AbstractContextManager[None]:
    """Within this context, print a notice when something is compiled."""
    context: AbstractContextManager[None] = install_listener(COMPILATION, notice or CompilationNotice())
    return context


def prepare_rules() -> None:
    """Compile every function of the rules, with a notice if that takes a while."""
    with compilation_announced():
        warm_up()


def prepare_bots(names: Iterable[str]) -> None:
    """Compile what some bots need, with such a notice; external programs warm up by themselves."""
    with compilation_announced():
        for name in dict.fromkeys(names):
            if name.partition(":")[0] not in COMMAND_BOTS:
                warm_up_bot(name)


def warm_up() -> None:
    """Use every function of the rules once: a game of one round, its positions, their texts and scores."""
    game = Game.new(TINY, seed=0)
    game.position.after(Action.DRAW).reveal(Card.A)
    while not game.is_over:
        game.play(game.legal_actions[0])
    str(game.position)
    repr(game.position)
    score_sheet(Hand.of("aj"), TINY.table)


def warm_up_bot(name: str) -> None:
    """Ask a bot for one decision."""
    bot = make_bot(name, seed=0)
    try:
        bot.choose(Position.new(TINY, seed=0))
    finally:
        close_bot(bot)
