"""The rules become machine code when they are first used, which takes a while: say so, then."""

import sys
from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import Any

from numba.core.event import Listener, install_listener

from coloretto.bots import close_bot, make_bot
from coloretto.bots.registry import COMMAND_BOTS
from coloretto.rules import Action, Card, Game, Hand, Position, RuleSet, score_sheet
from coloretto.terminal.i18n import t

COMPILATION = "numba:compile"  # the event of machine code being made, not of its being read from the cache
TINY = RuleSet(players=2, capacities=(1, 1), reserve=74)


class CompilationNotice(Listener):  # type: ignore[misc]  # numba ships no types
    """Tells the person that the program is at work, once, before the first function is compiled."""

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
    """Inside this context the person is told when something is compiled."""
    context: AbstractContextManager[None] = install_listener(COMPILATION, notice or CompilationNotice())
    return context


def prepare_rules() -> None:
    """Have every compiled function of the rules ready, with a notice if that will take a while."""
    with compilation_announced():
        warm_up()


def prepare_rules_and_bots(names: Iterable[str]) -> None:
    """The same with every compiled function of some bots; programs of others prepare themselves."""
    with compilation_announced():
        for name in dict.fromkeys(names):
            if name.partition(":")[0] not in COMMAND_BOTS:
                warm_up_bot(name)
        warm_up()


def warm_up() -> None:
    """Use everything of the rules once: a game of one round, its positions and scores."""
    game = Game.new(TINY, seed=0)
    game.position.after(Action.DRAW).reveal(Card.A)
    while not game.is_over:
        game.play(game.legal_actions[0])
    str(game.position)
    score_sheet(Hand.of("aj"), TINY.table)


def warm_up_bot(name: str) -> None:
    """Ask a bot for one decision."""
    bot = make_bot(name, seed=0)
    try:
        bot.choose(Position.new(TINY, seed=0))
    finally:
        close_bot(bot)
