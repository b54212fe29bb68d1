"""Whether a bot keeps its promises: for the tests of bots."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from math import isfinite
from random import Random
from time import perf_counter

import numpy as np

from coloretto.bots.interface import ActionValue, Bot, Explainer
from coloretto.bots.registry import close_bot
from coloretto.rules import (
    PRINTED,
    Action,
    ColorettoError,
    Game,
    Position,
    RuleSet,
    ScoringTable,
    WrongPhaseError,
)
from coloretto.rules.kernel import STATE

ODD = RuleSet(
    players=3,
    capacities=(1, 5, 2, 3),
    jokers=0,
    golden_jokers=3,
    reserve=5,
    table=ScoringTable((5, 0, 99, 1, 2, 3)),
    colours_removed=2,
    start_cards=0,
)
"""Printed nowhere: more rows than players, a deck that can run out, a table that goes up and down."""
RULE_SETS = (*PRINTED.values(), ODD)
RANDOM_ACTIONS = 1 / 3
"""The share of actions chosen at random, to lead the bot where it would not go by itself."""
ROUNDING = 1e-5
"""How far shares of the win may be off."""


class BotConformanceError(ColorettoError):
    """A bot broke a promise that every bot must keep."""


def check_bot(  # noqa: PLR0913 - by keyword, and each has its default
    make: Callable[[int], Bot],
    *,
    rule_sets: Iterable[RuleSet] = RULE_SETS,
    games: int = 1,
    repeats: bool = True,
    seconds: float | None = None,
    tolerance: float = 1.0,
) -> None:
    """Play whole games with bots from `make(seed)`, and raise an error at the first broken promise.

    A bot chooses only legal actions, leaves positions unchanged and refuses those where no player is to
    choose; if it explains anything, then every legal action once, the best first. Bots of the same seed
    choose alike, unless `repeats` is False, as for bots that think by the clock. `seconds` limits a
    decision, if given; `tolerance` is how many more seconds are accepted.
    """
    limit = None if seconds is None else seconds + tolerance
    for rule_set in rule_sets:
        for seed in range(games):
            with ExitStack() as made:
                _GameCheck(_maker(make, seed, made), repeats, limit).play(Game.new(rule_set, seed), seed)


def _maker(make: Callable[[int], Bot], seed: int, made: ExitStack) -> Callable[[], Bot]:
    """Makes bots with a seed; `made` closes them."""

    def maker() -> Bot:
        bot = make(seed)
        made.callback(close_bot, bot)
        return bot

    return maker


class _GameCheck:
    def __init__(self, make: Callable[[], Bot], repeats: bool, limit: float | None) -> None:  # noqa: FBT001 - passed on
        self._bot = make()
        self._twin = make() if repeats else None
        self._other = make()
        """For questions that must not change what the bot will choose."""
        self._limit = limit

    def play(self, game: Game, seed: int) -> None:
        rng = Random(seed)  # noqa: S311 - no secret
        _check_refusal(self._other, game.position.after(Action.DRAW))
        _asked(self._other, game.position)  # so that what compiles at its first use is not timed
        while not game.is_over:
            position = game.position
            legal = position.legal_actions
            action = self._decision(position)
            game.play(rng.choice(legal) if rng.random() < RANDOM_ACTIONS else action)
        _check_refusal(self._other, game.position)

    def _decision(self, position: Position) -> Action:
        """What the bot chooses, everything about it checked."""
        action = self._choice(position)
        if self._twin is not None and (again := _asked(self._twin, position)) != action:
            raise _broken(f"chose {action} and, made from the same seed again, {again}", position)
        if isinstance(self._other, Explainer):
            _check_explanation(self._other, position)
        return action

    def _choice(self, position: Position) -> Action:
        legal, before = position.legal_actions, _contents(position)
        begun = perf_counter()
        action = _asked(self._bot, position)
        taken = perf_counter() - begun
        _check_untouched(before, position)
        if not isinstance(action, Action):
            raise _broken(f"chose {action!r}, which is no Action", position)
        if action not in legal:
            raise _broken(
                f"chose {action}, which is not legal (legal: {' '.join(map(str, legal))})", position
            )
        if self._limit is not None and taken > self._limit:
            raise _broken(f"took {taken:.1f} s for a decision", position)
        return action


@dataclass(frozen=True)
class _Contents:
    """What a position holds, without its cached results."""

    rule_set: RuleSet
    state: bytes

    @property
    def text(self) -> str:
        return Position.of_state(self.rule_set, np.frombuffer(self.state, STATE)).text


def _contents(position: Position) -> _Contents:
    return _Contents(position.rule_set, position.state.tobytes())


def _check_untouched(before: _Contents, position: Position) -> None:
    if _contents(position) != before:
        raise BotConformanceError(f"the position was changed in {before.text!r}")


def _asked(bot: Bot, position: Position) -> Action:
    try:
        return bot.choose(position)
    except Exception as error:
        raise _broken(f"raised {error!r}", position) from error


def _check_refusal(bot: Bot, position: Position) -> None:
    """Nothing is to be chosen here, and the bot must say so."""
    try:
        action = bot.choose(position)
    except WrongPhaseError:
        return
    except Exception as error:
        raise _broken(f"raised {error!r} instead of WrongPhaseError", position) from error
    raise _broken(f"chose {action} instead of raising WrongPhaseError", position)


def _check_explanation(bot: Explainer, position: Position) -> None:
    before = _contents(position)
    try:
        values = bot.explain(position)
    except Exception as error:
        raise _broken(f"raised {error!r} when it was to explain", position) from error
    _check_untouched(before, position)
    if not values:  # a bot without values
        return
    for problem in _problems(values, position):
        raise _broken(f"explained {problem}", position)


def _problems(values: tuple[ActionValue, ...], position: Position) -> Iterator[str]:
    """What is wrong with an explanation. If nothing is, whatever the bot chooses is in it."""
    actions = [value.action for value in values]
    if sorted(actions) != list(position.legal_actions):
        legal = " ".join(map(str, position.legal_actions))
        yield f"{' '.join(map(str, actions))} instead of each legal action once ({legal})"
    worths = [value.worth for value in values]
    if not all(map(isfinite, worths)):
        yield f"worths that are not finite: {worths}"
    if not _is_best_first(values):
        yield f"actions in an order that is not the best first: {worths}"
    for value in values:
        yield from _value_problems(value, position.players)


def _is_best_first(values: tuple[ActionValue, ...]) -> bool:
    """By worth; a bot that tries actions may put what it tried more often first."""
    worths = [value.worth for value in values]
    tried = [(value.simulations, value.worth) for value in values]
    return worths == sorted(worths, reverse=True) or tried == sorted(tried, reverse=True)


def _value_problems(value: ActionValue, players: int) -> Iterator[str]:
    for what, numbers in (("shares of the win", value.win_shares), ("scores", value.scores)):
        if numbers and (len(numbers) != players or not all(map(isfinite, numbers))):
            yield f"{value.action} by {what} that are not a finite number for each player: {numbers}"
    shares = value.win_shares
    if shares and not (min(shares) >= -ROUNDING and abs(sum(shares) - 1) <= ROUNDING):
        yield f"{value.action} by shares of the win that do not make up 1: {shares}"
    if value.simulations < 0:
        yield f"{value.action} by {value.simulations} simulations"


def _broken(problem: str, position: Position) -> BotConformanceError:
    return BotConformanceError(f"{problem} in {position.text!r}")
