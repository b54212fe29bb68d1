"""A bot that asks the value network, one turn ahead or more."""

from time import perf_counter

import numpy as np

from coloretto.bots.best_first import BRANCHES, LONGEST_WALK, NODE, ROOT, grow, plant
from coloretto.bots.budgets import Budget
from coloretto.bots.equivalent_actions import equivalent
from coloretto.bots.interface import ActionValue, check_decision
from coloretto.bots.network import SCORE_UNIT, Networks, new_work
from coloretto.bots.network_files import shipped_network
from coloretto.bots.successors import LEAVES, SEAT_VALUES, SeatValues, weigh_actions, worth_of
from coloretto.rules import Action, Position
from coloretto.rules.constants import ACTIONS, MAX_PLAYERS
from coloretto.rules.kernel import STATE

LOOKS_AT_ONCE = 8  # between two glances at the clock
LOOKS_PER_MILLISECOND = 16
NODES_PER_LOOK = 64
MOST_LOOKS = 20_000  # then it has thought enough; 13 kB each

ANY_DECISION = "classic-3-brown g a/-/- a/b/c 0:choose 1 -"


class NeuralBot:
    """It looks into as many turns as its budget says, the one at hand first, and plays what proved best.

    Unless it is given a network, it asks the shipped one for the table that is played by. It has no use for
    lots: the same position gets the same answer.
    """

    def __init__(self, _seed: int, budget: Budget, networks: Networks | None = None) -> None:
        looks = min(budget.simulations + LOOKS_PER_MILLISECOND * budget.milliseconds, MOST_LOOKS)
        nodes = looks * NODES_PER_LOOK + 2 * LEAVES
        self._budget = budget
        self._states, self._nodes = np.zeros(nodes, STATE), np.zeros(nodes, NODE)
        self._values = np.zeros((nodes, SEAT_VALUES), np.float32)
        self._branches = np.zeros(looks, BRANCHES)
        self._counts = np.zeros(2, np.int64)
        self._networks_for = shipped_network if networks is None else lambda _table: networks
        self._work = *new_work(), new_weighed(), np.zeros(LONGEST_WALK, np.int64)
        self._rehearse()

    def choose(self, position: Position) -> Action:
        check_decision(position)
        if len(position.legal_actions) == 1:
            return position.legal_actions[0]
        return self.explain(position)[0].action

    def explain(self, position: Position) -> tuple[ActionValue, ...]:
        check_decision(position)
        self._plant(position)
        self._look()
        return self._explanation(position)

    def _rehearse(self) -> None:
        """Have everything compiled now, not while a clock runs."""
        position = Position(ANY_DECISION)
        self._plant(position)
        self._grow(1)
        self._explanation(position)

    def _plant(self, position: Position) -> None:
        self._networks = self._networks_for(position.rule_set.table)
        plant(self._states, self._nodes, position.state, self._counts)

    def _look(self) -> None:
        if self._budget.simulations:
            self._grow(self._budget.simulations)
            return
        end = perf_counter() + self._budget.milliseconds / 1000
        self._grow(1)
        while perf_counter() < end and self._counts[1] < len(self._branches):
            self._grow(LOOKS_AT_ONCE)

    def _grow(self, looks: int) -> None:
        tree = self._states, self._nodes, self._values, self._branches, self._counts
        grow(looks, *tree, self._networks, *self._work)

    def _explanation(self, position: Position) -> tuple[ActionValue, ...]:
        weighed = new_weighed()
        weigh_actions(self._states[ROOT], self._branches[0].nodes, self._values, weighed)
        values = [self._value(position, action, weighed) for action in position.legal_actions]
        return tuple(sorted(values, key=lambda value: (-value.simulations, -value.worth, value.action)))

    def _value(self, position: Position, action: Action, weighed: SeatValues) -> ActionValue:
        stands_for = equivalent(self._states, action)
        shares, scores = weighed[stands_for, :MAX_PLAYERS], weighed[stands_for, MAX_PLAYERS:] * SCORE_UNIT
        return ActionValue(
            action,
            float(worth_of(weighed[stands_for], int(self._states[ROOT].to_move))),
            tuple(shares[: position.players].tolist()),
            tuple(scores[: position.players].tolist()),
            int(self._branches[0].action_visits[stands_for]),
        )


def new_weighed() -> SeatValues:
    return np.zeros((ACTIONS, SEAT_VALUES), np.float32)
