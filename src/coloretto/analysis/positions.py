"""What a position and each of its legal actions are worth to every seat.

At effort `deep`, actions that are not solved are rolled out: see `rollouts`. Reviews do not use this. They
need one value for each position, whose mean over the cards that may come is that of the position before
them; the mean of samples is not, and would be taken for luck.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np

from coloretto.analysis.efforts import DEEP, expansions_of
from coloretto.analysis.kernel import MOVE, TOTALS, Move, begin_review, value_actions
from coloretto.analysis.rollouts import ActionRollouts, roll_out
from coloretto.bots.endgames import worth_to
from coloretto.bots.interface import check_decision
from coloretto.bots.network import SCORE_UNIT
from coloretto.bots.network_files import shipped_network
from coloretto.bots.position_values import Values, new_valuer, states_with
from coloretto.rules import Action, Position
from coloretto.rules.constants import MAX_PLAYERS

DEEP_ROLLOUTS, DEEP_TURNS = 128, 16
"""How often each action is rolled out at effort `deep`, and how far: see docs/analysis.md."""


@dataclass(frozen=True)
class ActionAnalysis:
    """What is to be expected after an action, each card that it may reveal as often as the deck holds it."""

    action: Action
    shares: tuple[float, ...]
    """Each seat's share of the win."""
    scores: tuple[float, ...]
    """Each seat's final score."""
    worth: float
    """To the player to move: the share of the win, and a little of the score."""
    is_exact: bool
    """Whether all that can follow was enumerated to the end of the game."""
    standard_errors: tuple[float, ...] | None = None
    """Those of the shares where they were sampled, as `deep` does; else None."""


@dataclass(frozen=True)
class Analysis:
    position: Position
    effort: str | int
    player: int
    """Who is to decide."""
    shares: tuple[float, ...]
    """Each seat's share of the win before the player to move decides; if sampled, after the best action."""
    scores: tuple[float, ...]
    actions: tuple[ActionAnalysis, ...]
    """All that are legal, the best first."""

    @property
    def best(self) -> ActionAnalysis:
        return self.actions[0]

    @property
    def is_exact(self) -> bool:
        """Whether the values of all actions are exact."""
        return all(each.is_exact for each in self.actions)


def analyse(position: Position, effort: str | int = "quick") -> Analysis:
    """Value every legal action of a position in which a player is to decide.

    An effort is `quick`, `normal`, `deep` or a number of turns that a search from each position looks at.
    `deep` rolls out what it cannot solve, with standard errors.
    """
    found = _searched(position, effort)
    return found if effort != DEEP or found.is_exact else _rolled_out(found)


def _searched(position: Position, effort: str | int) -> Analysis:
    """Without rollouts."""
    check_decision(position)
    valuer = new_valuer(shipped_network(position.rule_set), expansions_of(effort))
    states, moves, totals = states_with(position.state), np.zeros(1, MOVE), np.zeros(1, TOTALS)
    begin_review(states, valuer, totals[0])
    value_actions(states, valuer, moves[0])
    actions = [_action_analysis(action, moves[0], position.players) for action in position.legal_actions]
    before = seats_of(totals[0].initial, position.players)
    return Analysis(position, effort, int(moves[0].player), *before, _best_first(actions))


def _rolled_out(found: Analysis) -> Analysis:
    """With rollouts in place of the values that are not exact."""
    rollouts = {each.action: each for each in roll_out(found.position, DEEP_ROLLOUTS, DEEP_TURNS)}
    actions = _best_first(
        each if each.is_exact else _of_rollouts(rollouts[each.action]) for each in found.actions
    )
    return replace(found, shares=actions[0].shares, scores=actions[0].scores, actions=actions)


def _best_first(actions: Iterable[ActionAnalysis]) -> tuple[ActionAnalysis, ...]:
    return tuple(sorted(actions, key=lambda each: -each.worth))


def _of_rollouts(rollouts: ActionRollouts) -> ActionAnalysis:
    return ActionAnalysis(
        rollouts.action,
        rollouts.shares,
        rollouts.scores,
        rollouts.worth,
        is_exact=False,
        standard_errors=rollouts.standard_errors,
    )


def _action_analysis(action: Action, move: Move, players: int) -> ActionAnalysis:
    values = move.values[action]
    return ActionAnalysis(
        action,
        *seats_of(values, players),
        float(worth_to(values, move.player)),
        bool(move.exact >> action & 1),
    )


def seats_of(values: Values, players: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The seats' shares of the win, and their scores."""
    scores = values[MAX_PLAYERS : MAX_PLAYERS + players] * SCORE_UNIT
    return tuple(values[:players].tolist()), tuple(scores.tolist())
