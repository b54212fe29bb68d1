"""Every bot that we ship keeps its promises, and a bot that breaks one is found out."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from math import inf, nan
from typing import Any

import pytest

from coloretto.bots import (
    BOTS,
    ActionValue,
    Bot,
    BotConformanceError,
    Explainer,
    check_bot,
    conformance,
    make_bot,
)
from coloretto.bots.conformance import ODD, RULE_SETS
from coloretto.bots.interface import check_decision
from coloretto.rules import PRINTED, Action, Position
from support.effort import effort

FEW = (PRINTED["classic-3-brown"], PRINTED["golden-2-violet"], ODD)
SMALL_BUDGET = effort(5, 20)


def quick(name: str) -> str:
    """The bot with a small budget, if it takes one."""
    return name if BOTS[name].budget is None else f"{name}:{SMALL_BUDGET}"


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_of_ours_keeps_its_promises(name: str) -> None:
    check_bot(lambda seed: make_bot(quick(name), seed), rule_sets=FEW)


def test_all_rule_sets_are_tried_unless_others_are_named() -> None:
    seen = set()

    class Watching(Steady):
        def choose(self, position: Position) -> Action:
            seen.add(position.rule_set)
            return super().choose(position)

    check_bot(lambda _seed: Watching())
    assert seen == set(RULE_SETS) == {*PRINTED.values(), ODD}


class Steady:
    """A bot as it should be."""

    def choose(self, position: Position) -> Action:
        check_decision(position)
        return position.legal_actions[-1]

    def explain(self, position: Position) -> tuple[ActionValue, ...]:
        shares = (1 / position.players,) * position.players
        scores = tuple(map(float, position.scores))
        return tuple(
            ActionValue(action, float(action), shares, scores, 3) for action in position.legal_actions[::-1]
        )


def broken_promise(bot: type[Bot], seconds: float | None = None, tolerance: float = 1.0) -> str:
    with pytest.raises(BotConformanceError) as raised:
        check_bot(lambda _seed: bot(), rule_sets=FEW, seconds=seconds, tolerance=tolerance)
    message, _, position = str(raised.value).rpartition(" in ")
    assert Position(position.strip("'")).rule_set == FEW[0]
    return message


def test_a_bot_as_it_should_be_passes() -> None:
    check_bot(lambda _seed: Steady(), rule_sets=FEW, games=2)


def test_an_illegal_action_is_found() -> None:
    class Illegal(Steady):
        def choose(self, position: Position) -> Action:
            check_decision(position)
            return Action.TAKE_0

    assert broken_promise(Illegal) == "chose T0, which is not legal (legal: D)"


def test_something_else_than_an_action_is_found() -> None:
    class Numbers(Steady):
        def choose(self, position: Position) -> Action:
            return int(super().choose(position))  # type: ignore[return-value]  # this is the mistake

    assert broken_promise(Numbers) == "chose 5, which is no Action"


def test_randomness_that_no_seed_decides_is_found() -> None:
    class Moody(Steady):
        moods = count()

        def choose(self, position: Position) -> Action:
            check_decision(position)
            return position.legal_actions[next(self.moods) % len(position.legal_actions)]

    assert "and, made from the same seed again," in broken_promise(Moody)
    check_bot(lambda _seed: Moody(), rule_sets=FEW, repeats=False)


def test_a_bot_is_made_from_the_seeds_of_the_games() -> None:
    seeds: list[int] = []

    def make(seed: int) -> Bot:
        seeds.append(seed)
        return Steady()

    check_bot(make, rule_sets=FEW[:1], games=3)
    assert seeds == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_a_change_of_the_position_is_found() -> None:
    class Vandal(Steady):
        def choose(self, position: Position) -> Action:
            action = super().choose(position)
            position._states[0].round_number += 1
            return action

    assert broken_promise(Vandal) == "the position was changed"


def test_a_change_of_the_position_by_an_explanation_is_found() -> None:
    class Vandal(Steady):
        def explain(self, position: Position) -> tuple[ActionValue, ...]:
            position._states[0].round_number += 1
            return super().explain(position)

    assert broken_promise(Vandal) == "the position was changed"


def test_an_error_of_the_bot_names_the_position() -> None:
    class Frail(Steady):
        def choose(self, position: Position) -> Action:
            if position.drawn is not None:
                raise KeyError("drawn")
            return super().choose(position)

    assert broken_promise(Frail) == "raised KeyError('drawn')"


def test_an_error_of_an_explanation_names_the_position() -> None:
    class Frail(Steady):
        def explain(self, position: Position) -> tuple[ActionValue, ...]:
            raise KeyError("drawn")

    assert broken_promise(Frail) == "raised KeyError('drawn') when it was to explain"


def test_a_choice_where_nothing_is_to_be_chosen_is_found() -> None:
    class Eager(Steady):
        def choose(self, position: Position) -> Action:
            return (*position.legal_actions, Action.DRAW)[0]

    assert broken_promise(Eager) == "chose D instead of raising WrongPhaseError"


def test_another_error_where_nothing_is_to_be_chosen_is_found() -> None:
    class Clumsy(Steady):
        def choose(self, position: Position) -> Action:
            return position.legal_actions[-1]

    message = broken_promise(Clumsy)
    assert message == "raised IndexError('tuple index out of range') instead of WrongPhaseError"


def test_the_end_of_a_game_must_be_refused_too() -> None:
    class Tireless(Steady):
        def choose(self, position: Position) -> Action:
            return Action.DRAW if position.is_over else super().choose(position)

    assert broken_promise(Tireless) == "chose D instead of raising WrongPhaseError"


def test_a_decision_that_takes_too_long_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(step=2)  # two seconds for each decision
    monkeypatch.setattr(conformance, "perf_counter", lambda: next(clock))
    assert broken_promise(Steady, seconds=0.9) == "took 2.0 s for a decision"
    assert broken_promise(Steady, seconds=1.9, tolerance=0) == "took 2.0 s for a decision"
    check_bot(lambda _seed: Steady(), rule_sets=FEW, seconds=1)
    check_bot(lambda _seed: Steady(), rule_sets=FEW, seconds=0.5, tolerance=2)
    check_bot(lambda _seed: Steady(), rule_sets=FEW)


SHARES = "D by shares of the win that "


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"worth": nan}, "worths that are not finite: [nan]"),
        ({"worth": inf}, "worths that are not finite: [inf]"),
        ({"win_shares": (0.5, 0.5)}, f"{SHARES}are not a finite number for each player: (0.5, 0.5)"),
        (
            {"win_shares": (nan, 0.5, 0.5)},
            f"{SHARES}are not a finite number for each player: (nan, 0.5, 0.5)",
        ),
        ({"win_shares": (0.5, 0.5, 0.5)}, f"{SHARES}do not make up 1: (0.5, 0.5, 0.5)"),
        ({"win_shares": (1.5, -0.5, 0.0)}, f"{SHARES}do not make up 1: (1.5, -0.5, 0.0)"),
        ({"scores": (1.0,)}, "D by scores that are not a finite number for each player: (1.0,)"),
        (
            {"scores": (1.0, inf, 2.0)},
            "D by scores that are not a finite number for each player: (1.0, inf, 2.0)",
        ),
        ({"simulations": -1}, "D by -1 simulations"),
    ],
)
def test_a_wrong_value_in_an_explanation_is_found(changes: dict[str, Any], problem: str) -> None:
    class Wrong(Steady):
        def explain(self, position: Position) -> tuple[ActionValue, ...]:
            return tuple(replace(value, **changes) for value in super().explain(position))

    assert broken_promise(Wrong) == f"explained {problem}"


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        (lambda values: values * 2, "D D instead of each legal action once (D)"),
        (lambda values: values[:1], "P2 instead of each legal action once (P0 P1 P2)"),
        (lambda values: values[::-1], "actions in an order that is not the best first: [6.0, 7.0, 8.0]"),
    ],
)
def test_an_explanation_that_is_not_of_each_action_the_best_first_is_found(
    changed: Callable[[tuple[ActionValue, ...]], tuple[ActionValue, ...]], problem: str
) -> None:
    class Wrong(Steady):
        def explain(self, position: Position) -> tuple[ActionValue, ...]:
            return changed(super().explain(position))

    assert broken_promise(Wrong) == f"explained {problem}"


def test_an_explanation_may_put_what_was_tried_most_first() -> None:
    class Trying(Steady):
        def explain(self, position: Position) -> tuple[ActionValue, ...]:
            actions = enumerate(position.legal_actions)
            return tuple(ActionValue(action, rank, simulations=9 - rank) for rank, action in actions)

    check_bot(lambda _seed: Trying(), rule_sets=FEW)


def test_an_explanation_may_know_the_worth_alone() -> None:
    class Terse(Steady):
        def explain(self, position: Position) -> tuple[ActionValue, ...]:
            return tuple(ActionValue(value.action, value.worth) for value in super().explain(position))

    check_bot(lambda _seed: Terse(), rule_sets=FEW)


def test_a_bot_need_not_explain() -> None:
    class Silent:
        choose = Steady.choose

    assert not isinstance(Silent(), Explainer)
    check_bot(lambda _seed: Silent(), rule_sets=FEW)


def test_an_explanation_may_be_empty() -> None:
    class WithoutValues(Steady):
        def explain(self, position: Position) -> tuple[ActionValue, ...]:
            return ()

    check_bot(lambda _seed: WithoutValues(), rule_sets=FEW)


def test_bots_are_closed_whatever_they_did() -> None:
    made: list[Bot] = []
    closed: list[Bot] = []

    class Closing(Steady):
        def __init__(self) -> None:
            made.append(self)

        def close(self) -> None:
            closed.append(self)

    class ClosingButClumsy(Closing):
        def choose(self, position: Position) -> Action:
            return position.legal_actions[-1]

    check_bot(lambda _seed: Closing(), rule_sets=FEW)
    broken_promise(ClosingButClumsy)
    assert len(made) > 3
    assert set(closed) == set(made)
    assert len(closed) == len(made)
