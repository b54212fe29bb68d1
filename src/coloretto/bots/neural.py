"""A bot that asks the value network, one turn ahead or more."""

from time import perf_counter

import numpy as np

from coloretto.bots.best_first import EXPANSION_COUNT, ROOT, grow_tree, most_valuable, new_tree, reset_tree
from coloretto.bots.budgets import Budget
from coloretto.bots.equivalent_actions import equivalent
from coloretto.bots.interface import ActionValue, check_decision
from coloretto.bots.network import SCORE_UNIT, Networks, new_buffers
from coloretto.bots.network_files import shipped_network
from coloretto.bots.successors import SEAT_VALUES, SeatValues, evaluate_actions, utility
from coloretto.rules import Action, Position
from coloretto.rules.constants import ACTIONS, MAX_PLAYERS

EXPANSIONS_PER_CLOCK_CHECK = 8
EXPANSIONS_PER_MILLISECOND = 16
MAX_EXPANSIONS = 20_000  # of 13 kB each; a search ends there, whatever its budget

ANY_DECISION = "classic-3-brown g a/-/- a/b/c 0:choose 1 -"


class NeuralBot:
    """It expands turns until its budget is spent, and plays the most valuable action.

    Unless it is given a network, it uses the shipped one for the rule set. It needs no random numbers:
    the same position gets the same answer.
    """

    def __init__(self, _seed: int, budget: Budget, networks: Networks | None = None) -> None:
        expansions = budget.simulations + EXPANSIONS_PER_MILLISECOND * budget.milliseconds
        expansions = min(expansions, MAX_EXPANSIONS)
        self._budget = budget
        self._tree = new_tree(expansions)
        self._networks_for = shipped_network if networks is None else lambda _rule_set: networks
        self._buffers = new_buffers()
        self._warm_up()

    def choose(self, position: Position) -> Action:
        check_decision(position)
        if len(position.legal_actions) == 1:
            return position.legal_actions[0]
        self._reset(position)
        self._search()
        return self._preferred(position)

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
        self._preferred(position)
        self._explanation(position)

    def _reset(self, position: Position) -> None:
        self._networks = self._networks_for(position.rule_set)
        reset_tree(self._tree, position.state)

    def _search(self) -> None:
        if self._budget.simulations:
            self._grow(self._budget.simulations)
            return
        end = perf_counter() + self._budget.milliseconds / 1000
        self._grow(1)
        while perf_counter() < end and self._tree.counts[EXPANSION_COUNT] < len(self._tree.children):
            self._grow(EXPANSIONS_PER_CLOCK_CHECK)

    def _grow(self, expansions: int) -> None:
        grow_tree(self._tree, expansions, self._networks, *self._buffers)

    def _preferred(self, position: Position) -> Action:
        return Action(most_valuable(position.state, self._tree))

    def _explanation(self, position: Position) -> tuple[ActionValue, ...]:
        action_values = new_action_values()
        tree = self._tree
        evaluate_actions(tree.states[ROOT], tree.children[0].nodes, tree.values, action_values)
        values = [self._value(position, action, action_values) for action in position.legal_actions]
        return tuple(sorted(values, key=lambda value: (-value.worth, value.action)))

    def _value(self, position: Position, action: Action, action_values: SeatValues) -> ActionValue:
        distinct = equivalent(self._tree.states, action)
        values = action_values[distinct]
        shares, scores = values[:MAX_PLAYERS], values[MAX_PLAYERS:] * SCORE_UNIT
        return ActionValue(
            action,
            float(utility(values, int(self._tree.states[ROOT].to_move))),
            tuple(shares[: position.players].tolist()),
            tuple(scores[: position.players].tolist()),
            int(self._tree.children[0].action_visits[distinct]),
        )


def new_action_values() -> SeatValues:
    return np.zeros((ACTIONS, SEAT_VALUES), np.float32)
