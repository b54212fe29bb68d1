"""A bot that asks the value network, one turn ahead or more."""

from time import perf_counter

import numpy as np

from coloretto.bots.best_first import (
    CHILDREN,
    EXPANSION_COUNT,
    MAX_DEPTH,
    NODE,
    ROOT,
    grow_tree,
    reset_tree,
)
from coloretto.bots.budgets import Budget
from coloretto.bots.equivalent_actions import equivalent
from coloretto.bots.interface import ActionValue, check_decision
from coloretto.bots.network import SCORE_UNIT, Networks, new_buffers
from coloretto.bots.network_files import shipped_network
from coloretto.bots.successors import SEAT_VALUES, SUCCESSORS, SeatValues, evaluate_actions, utility
from coloretto.rules import Action, Position
from coloretto.rules.constants import ACTIONS, MAX_PLAYERS
from coloretto.rules.kernel import STATE

EXPANSIONS_PER_CLOCK_CHECK = 8
EXPANSIONS_PER_MILLISECOND = 16
NODES_PER_EXPANSION = 64
MAX_EXPANSIONS = 20_000  # of 13 kB each; a search ends there, whatever its budget

ANY_DECISION = "classic-3-brown g a/-/- a/b/c 0:choose 1 -"


class NeuralBot:
    """It expands turns until its budget is spent, and plays the most visited action.

    Unless it is given a network, it uses the shipped one for the scoring table. It needs no random numbers:
    the same position gets the same answer.
    """

    def __init__(self, _seed: int, budget: Budget, networks: Networks | None = None) -> None:
        expansions = budget.simulations + EXPANSIONS_PER_MILLISECOND * budget.milliseconds
        expansions = min(expansions, MAX_EXPANSIONS)
        nodes = expansions * NODES_PER_EXPANSION + 2 * SUCCESSORS
        self._budget = budget
        self._states, self._nodes = np.zeros(nodes, STATE), np.zeros(nodes, NODE)
        self._values = np.zeros((nodes, SEAT_VALUES), np.float32)
        self._children = np.zeros(expansions, CHILDREN)
        self._counts = np.zeros(2, np.int64)
        self._networks_for = shipped_network if networks is None else lambda _table: networks
        self._buffers = *new_buffers(), new_action_values(), np.zeros(MAX_DEPTH, np.int64)
        self._warm_up()

    def choose(self, position: Position) -> Action:
        check_decision(position)
        if len(position.legal_actions) == 1:
            return position.legal_actions[0]
        return self.explain(position)[0].action

    def explain(self, position: Position) -> tuple[ActionValue, ...]:
        check_decision(position)
        self._reset(position)
        self._search()
        return self._explanation(position)

    def _warm_up(self) -> None:
        """Compile everything now, not while a clock runs."""
        position = Position(ANY_DECISION)
        self._reset(position)
        self._grow(1)
        self._explanation(position)

    def _reset(self, position: Position) -> None:
        self._networks = self._networks_for(position.rule_set.table)
        reset_tree(self._states, self._nodes, position.state, self._counts)

    def _search(self) -> None:
        if self._budget.simulations:
            self._grow(self._budget.simulations)
            return
        end = perf_counter() + self._budget.milliseconds / 1000
        self._grow(1)
        while perf_counter() < end and self._counts[EXPANSION_COUNT] < len(self._children):
            self._grow(EXPANSIONS_PER_CLOCK_CHECK)

    def _grow(self, expansions: int) -> None:
        tree = self._states, self._nodes, self._values, self._children, self._counts
        grow_tree(expansions, *tree, self._networks, *self._buffers)

    def _explanation(self, position: Position) -> tuple[ActionValue, ...]:
        action_values = new_action_values()
        evaluate_actions(self._states[ROOT], self._children[0].nodes, self._values, action_values)
        values = [self._value(position, action, action_values) for action in position.legal_actions]
        return tuple(sorted(values, key=lambda value: (-value.simulations, -value.worth, value.action)))

    def _value(self, position: Position, action: Action, action_values: SeatValues) -> ActionValue:
        distinct = equivalent(self._states, action)
        values = action_values[distinct]
        shares, scores = values[:MAX_PLAYERS], values[MAX_PLAYERS:] * SCORE_UNIT
        return ActionValue(
            action,
            float(utility(values, int(self._states[ROOT].to_move))),
            tuple(shares[: position.players].tolist()),
            tuple(scores[: position.players].tolist()),
            int(self._children[0].action_visits[distinct]),
        )


def new_action_values() -> SeatValues:
    return np.zeros((ACTIONS, SEAT_VALUES), np.float32)
