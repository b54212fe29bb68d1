"""A bot that searches: Monte-Carlo tree search with a value for every seat."""

from dataclasses import dataclass
from time import perf_counter

import numpy as np

from coloretto.bots.budgets import Budget
from coloretto.bots.equivalent_actions import equivalent
from coloretto.bots.interface import ActionValue, check_decision
from coloretto.bots.mcts import (
    NO_NODE,
    ROOT,
    TREE_NODE,
    TreeNode,
    most_simulated,
    reset_tree,
    run_simulations,
)
from coloretto.bots.playout_policy import PLAYOUT_CACHE
from coloretto.bots.playouts import PLAYOUTS, SEARCH_PARAMETERS
from coloretto.bots.policy_bot import new_bot_rng
from coloretto.rules import Action, Position
from coloretto.rules.constants import MAX_PLAYERS
from coloretto.rules.kernel import STATE
from coloretto.rules.stepping import States
from coloretto.sim.cpu import Records

TO_THE_END = 255
"""As many rounds as a game can have."""

SIMULATIONS_PER_CLOCK_CHECK = 100
NODES_PER_SIMULATION = 3
NODES_PER_MILLISECOND = 1000
MAX_NODES = 4_000_000  # of 64 bytes; beyond that, the search goes on in the tree as it is


@dataclass(frozen=True)
class SearchSettings:
    """The parameters of a search.

    Playouts to the end with softness 0 win about as often against greedy bots; short ones are faster.
    """

    playout: str = "light"
    """How a leaf is evaluated: one of `PLAYOUTS`."""
    rounds: int = 3
    """The most rounds of a playout, the current one included."""
    softness: float = 5.0
    """How many points behind at the end of a playout make a share of the win 1/e as large."""
    exploration: float = 0.3
    """The weight of the exploration bonus in UCB1."""

    def record(self) -> Records:
        """An array of one, whose padding is 0 too: its bytes are shipped to browsers."""
        records: Records = np.zeros(1, SEARCH_PARAMETERS)
        records[0] = (self.exploration, PLAYOUTS[self.playout], self.rounds, self.softness)
        return records


class SearchBot:
    """It simulates until its budget is spent, and plays the action it simulated most often."""

    def __init__(self, seed: int, budget: Budget, settings: SearchSettings | None = None) -> None:
        self._budget = budget
        self._tree = np.empty(capacity(budget), TREE_NODE)
        self._parameters = (settings or SearchSettings()).record()
        self._rngs = new_bot_rng(seed)
        self._buffers = np.zeros(1, STATE), np.zeros(1, PLAYOUT_CACHE), np.zeros(MAX_PLAYERS)
        self._warm_up()

    def choose(self, position: Position) -> Action:
        """The action simulated most often; where all are equivalent, without a simulation."""
        check_decision(position)
        state = position.state
        reset_tree(self._tree, state)
        if self._tree[ROOT].choices > 1:
            self._search(state)
        return Action(most_simulated(self._tree, state))

    def explain(self, position: Position) -> tuple[ActionValue, ...]:
        """Equivalent actions share their simulations; an action that was never tried has no win shares."""
        check_decision(position)
        state = position.state
        reset_tree(self._tree, state)
        self._search(state)
        return tuple(sorted(self._values(position, state), key=preference, reverse=True))

    def _warm_up(self) -> None:
        """Compile everything now, not while a clock runs."""
        empty = self._buffers[0]
        self._simulate(empty, 0)
        most_simulated(self._tree, empty)

    def _search(self, state: States) -> None:
        if self._budget.simulations:
            self._simulate(state, self._budget.simulations)
            return
        end = perf_counter() + self._budget.milliseconds / 1000
        self._simulate(state, SIMULATIONS_PER_CLOCK_CHECK)
        while perf_counter() < end:
            self._simulate(state, SIMULATIONS_PER_CLOCK_CHECK)

    def _simulate(self, state: States, simulations: int) -> None:
        run_simulations(self._tree, state, simulations, self._parameters, self._rngs, *self._buffers)

    def _values(self, position: Position, state: States) -> list[ActionValue]:
        tried = {int(node.step): node for node in self._children_of_root()}
        return [
            action_value(action, position, tried.get(equivalent(state, action)))
            for action in position.legal_actions
        ]

    def _children_of_root(self) -> list[TreeNode]:
        children, child = [], self._tree[ROOT].first_child
        while child != NO_NODE:
            children.append(self._tree[child])
            child = self._tree[child].sibling
        return children


def capacity(budget: Budget) -> int:
    """Enough nodes for a budget, up to MAX_NODES."""
    nodes = NODES_PER_SIMULATION * budget.simulations + NODES_PER_MILLISECOND * budget.milliseconds
    return min(nodes, MAX_NODES) + 1


def action_value(action: Action, position: Position, node: TreeNode | None) -> ActionValue:
    if node is None:
        return ActionValue(action, 0.0)
    shares = tuple((node.wins[: position.players] / node.visits).tolist())
    return ActionValue(action, shares[position.to_move or 0], shares, simulations=int(node.visits))


def preference(value: ActionValue) -> tuple[int, float, int]:
    """Most simulations first, then the highest worth, then the lowest action."""
    return value.simulations, value.worth, -value.action
