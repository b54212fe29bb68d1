"""A bot that searches: Monte-Carlo tree search with chance nodes and a value for every seat."""

from dataclasses import dataclass
from time import perf_counter

import numpy as np

from coloretto.bots.budgets import Budget
from coloretto.bots.equivalent_actions import equivalent
from coloretto.bots.interface import ActionValue, check_decision
from coloretto.bots.leaf_evaluation import LEAVES, SEARCH_RULES, Numbers
from coloretto.bots.mcts import NO_NODE, ROOT, TREE_NODE, TreeNode, grow, plant
from coloretto.bots.playout_policy import PLAYOUT_TABLE
from coloretto.bots.policy_bot import begin_lots
from coloretto.rules import Action, Position
from coloretto.rules.constants import MAX_PLAYERS
from coloretto.rules.kernel import STATE
from coloretto.rules.stepping import States
from coloretto.sim.chance import LOTS
from coloretto.sim.cpu import Records

TO_THE_END = 255
"""As many rounds as a game can have."""

SIMULATIONS_AT_ONCE = 100  # between two looks at the clock
NODES_PER_SIMULATION = 3
NODES_PER_MILLISECOND = 1000
MOST_NODES = 4_000_000  # of 64 bytes; then the tree is searched on as it is

NO_NUMBERS = np.zeros(1, np.float32)


@dataclass(frozen=True)
class SearchSettings:
    """How a search goes about it.

    Playouts to the end with softness 0 win about as often against greedy bots; short ones are faster.
    """

    leaf: str = "light"
    """How a leaf is evaluated: one of `LEAVES`."""
    rounds: int = 3
    """How many rounds a playout takes at most, the one in progress included."""
    softness: float = 5.0
    """How many points behind at the end of a playout make a share of the win 1/e as large."""
    exploration: float = 0.3
    """The weight of doubt in UCB1."""

    def record(self) -> Records:
        return np.array([(self.exploration, LEAVES[self.leaf], self.rounds, self.softness)], SEARCH_RULES)


class SearchBot:
    """It simulates until its budget is spent, and plays what it simulated most often.

    Weights and scratch are the memory of leaves that are evaluated by a network.
    """

    def __init__(
        self,
        seed: int,
        budget: Budget,
        settings: SearchSettings | None = None,
        weights: Numbers = NO_NUMBERS,
        scratch: Numbers = NO_NUMBERS,
    ) -> None:
        self._budget = budget
        self._tree = np.empty(capacity(budget), TREE_NODE)
        self._rules = (settings or SearchSettings()).record()
        self._lots = np.zeros(1, LOTS)
        begin_lots(self._lots, seed % (1 << 63))
        self._memory = np.zeros(1, STATE), np.zeros(1, PLAYOUT_TABLE), weights, scratch, np.zeros(MAX_PLAYERS)
        self._grow(self._memory[0], 0)  # compiled now, not while a clock runs

    def choose(self, position: Position) -> Action:
        """The action simulated most often; where all are equivalent, without a simulation."""
        check_decision(position)
        state = position.state
        plant(self._tree, state)
        if self._tree[ROOT].choices > 1:
            self._search(state)
        return max(self._values(position, state), key=preference).action

    def explain(self, position: Position) -> tuple[ActionValue, ...]:
        """Equivalent actions share their simulations; one that was never tried has no shares of the win."""
        check_decision(position)
        state = position.state
        plant(self._tree, state)
        self._search(state)
        return tuple(sorted(self._values(position, state), key=preference, reverse=True))

    def _search(self, state: States) -> None:
        if self._budget.simulations:
            self._grow(state, self._budget.simulations)
            return
        end = perf_counter() + self._budget.milliseconds / 1000
        self._grow(state, SIMULATIONS_AT_ONCE)
        while perf_counter() < end:
            self._grow(state, SIMULATIONS_AT_ONCE)

    def _grow(self, state: States, simulations: int) -> None:
        grow(self._tree, state, simulations, self._rules, self._lots, *self._memory)

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
    """How many nodes are enough for a budget, within reason."""
    nodes = NODES_PER_SIMULATION * budget.simulations + NODES_PER_MILLISECOND * budget.milliseconds
    return min(nodes, MOST_NODES) + 1


def action_value(action: Action, position: Position, node: TreeNode | None) -> ActionValue:
    if node is None:
        return ActionValue(action, 0.0)
    shares = tuple((node.wins[: position.players] / node.visits).tolist())
    return ActionValue(action, shares[position.to_move or 0], shares, simulations=int(node.visits))


def preference(value: ActionValue) -> tuple[int, float, int]:
    """The most simulations are best, then the most worth, then the lowest number."""
    return value.simulations, value.worth, -value.action
