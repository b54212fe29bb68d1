"""Compiling the rules at first use takes a while: a notice says so."""

import sys
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from typing import Any

from numba.core.event import Listener, install_listener

from coloretto.bots.registry import COMMAND_BOTS
from coloretto.bots.warmup import ONE_ROUND, warm_up_bot
from coloretto.rules import Action, Card, Game, Hand, score_sheet
from coloretto.terminal.i18n import t

COMPILATION = "numba:compile"  # not sent for machine code that is read from the cache


def _print_notice(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


class CompilationNotice(Listener):  # type: ignore[misc]  # numba ships no types
    """Printed, or shown otherwise, once, before the first function is compiled."""

    def __init__(self, text: str = "", show: Callable[[str], None] = _print_notice) -> None:
        self.text = text or t("cli-compiling")
        self.is_given = False
        self._show = show

    def on_start(self, event: Any) -> None:  # noqa: ANN401, ARG002 - numba decides what it hands over
        if not self.is_given:
            self._show(self.text)
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
    game = Game.new(ONE_ROUND, seed=0)
    game.position.after(Action.DRAW).reveal(Card.A)
    while not game.is_over:
        game.play(game.legal_actions[0])
    str(game.position)
    repr(game.position)
    score_sheet(Hand.of("aj"), ONE_ROUND.table)
