"""Looking several turns ahead with the value network: a tree that grows where it matters.

A node is a position before a turn. To look into a node is to evaluate every end of its turn, which become
nodes too; its own value is then what the best action makes of theirs: exact over the cards that may come,
and the best for whoever moves. One look at the root is a look-ahead of one turn. Each further look walks
from the root to a node that was not looked into yet: players mostly do what is best for them, sometimes
what was tried less; cards come as often as the deck has them. Then all values on the way are made anew.
"""

from math import log, sqrt
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.network import Networks, evaluate
from coloretto.bots.successors import (
    LEAVES,
    NO_LEAF,
    PLACED,
    SEAT_VALUES,
    SeatValues,
    best_action,
    reach,
    weigh_actions,
    worth_of,
)
from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import ACTIONS, DRAW, KINDS, MAX_ROWS, OVER, PLACE_ON, TAKE
from coloretto.rules.kernel import State
from coloretto.rules.stepping import States
from coloretto.sim.cpu import Records

EXPLORATION = 0.05
"""How much share of the win the doubt about an action may be worth."""

ROOT = 0
NOT_LOOKED_INTO = -1
LONGEST_WALK = 256
NEVER_LIKELY = -1e9

Nodes: TypeAlias = NDArray[np.void]  # of NODE; the states and values of nodes are in arrays beside it
Branches: TypeAlias = Any  # an element of an array of BRANCHES
Counts: TypeAlias = NDArray[np.int64]  # how many nodes there are, and how many were looked into

NODE = record_dtype(
    [
        ("branches", "i4"),  # where its branches are, or NOT_LOOKED_INTO
        ("visits", "i4"),
        ("is_over", "i1"),
    ]
)

BRANCHES = record_dtype(
    [
        ("nodes", "i4", LEAVES),  # the node at each end of the turn, or NO_LEAF
        ("leaf_visits", "i4", LEAVES),
        ("action_visits", "i4", ACTIONS),
    ]
)


@compiled
def plant(states: States, nodes: Nodes, root: States, counts: Counts) -> None:
    """Begin a tree."""
    states[ROOT] = root[0]
    nodes[ROOT].branches = NOT_LOOKED_INTO
    nodes[ROOT].visits = 0
    nodes[ROOT].is_over = 0
    counts[0], counts[1] = 1, 0


@compiled
def grow(  # noqa: PLR0913, PLR0917 - compiled code is handed its working memory
    looks: int,
    states: States,
    nodes: Nodes,
    values: SeatValues,
    branches: Records,
    counts: Counts,
    networks: Networks,
    views: Records,
    scratches: Records,
    weighed: SeatValues,
    walk: NDArray[np.int64],
) -> None:
    """Look into nodes until there were so many looks or there is no room for more."""
    for _ in range(looks):
        if counts[0] + LEAVES > nodes.size or counts[1] == branches.size:
            return
        length = find(states, nodes, values, branches, weighed, walk)
        node = walk[length - 1]
        nodes[node].visits += 1
        if not nodes[node].is_over:
            look_into(node, states, nodes, values, branches, counts, networks, views, scratches)
        for step in range(length - 1, -1, -1):
            node = walk[step]
            if not nodes[node].is_over:
                judge(states[node], values[node], values, branches[nodes[node].branches], weighed)


@compiled
def find(  # noqa: PLR0913, PLR0917 - compiled code is handed its working memory
    states: States,
    nodes: Nodes,
    values: SeatValues,
    branches: Records,
    weighed: SeatValues,
    walk: NDArray[np.int64],
) -> int:
    """Walk from the root to a node that was not looked into; write down the way, and return its length."""
    node, length = ROOT, 1
    walk[0] = ROOT
    while nodes[node].branches != NOT_LOOKED_INTO and length < LONGEST_WALK:
        leaf = next_leaf(states[node], nodes[node].visits, values, branches[nodes[node].branches], weighed)
        nodes[node].visits += 1
        node = branches[nodes[node].branches].nodes[leaf]
        walk[length] = node
        length += 1
    return length


@compiled
def look_into(  # noqa: PLR0913, PLR0917 - compiled code is handed its working memory
    node: int,
    states: States,
    nodes: Nodes,
    values: SeatValues,
    branches: Records,
    counts: Counts,
    networks: Networks,
    views: Records,
    scratches: Records,
) -> None:
    """Evaluate every end of a node's turn."""
    nodes[node].branches = counts[1]
    begin_branches(branches[counts[1]])
    for leaf in range(LEAVES):
        end = counts[0]
        states[end] = states[node]
        if reach(states[end], leaf):
            branches[counts[1]].nodes[leaf] = end
            nodes[end].branches = NOT_LOOKED_INTO
            nodes[end].visits = 0
            nodes[end].is_over = states[end].phase == OVER
            evaluate(states[end], networks[0], views[0], scratches[0], values[end])
            counts[0] += 1
    counts[1] += 1


@compiled
def begin_branches(branches: Branches) -> None:
    for leaf in range(LEAVES):
        branches.nodes[leaf] = NO_LEAF
        branches.leaf_visits[leaf] = 0
    for action in range(ACTIONS):
        branches.action_visits[action] = 0


@compiled
def judge(
    state: State, value: NDArray[np.float32], values: SeatValues, branches: Branches, weighed: SeatValues
) -> None:
    """A node's value is that of the best action for the player to move."""
    known = weigh_actions(state, branches.nodes, values, weighed)
    best = best_action(state.to_move, known, weighed)
    for number in range(SEAT_VALUES):
        value[number] = weighed[best, number]


# Where to walk on.


@compiled
def next_leaf(state: State, visits: int, values: SeatValues, branches: Branches, weighed: SeatValues) -> int:
    """The end of a turn to walk on to; it is counted as visited."""
    action = next_action(state, visits, values, branches, weighed)
    if action >= PLACE_ON:
        leaf = int(state.drawn) * MAX_ROWS + action - PLACE_ON
    elif action == DRAW:
        card = next_card(state, 0, MAX_ROWS, branches.action_visits[DRAW], branches)
        leaf = next_row(state.to_move, card * MAX_ROWS, values, branches)
    else:
        first = PLACED + (action - TAKE) * KINDS
        leaf = first + next_card(state, first, 1, branches.action_visits[action], branches)
    branches.action_visits[action] += 1
    branches.leaf_visits[leaf] += 1
    return leaf


@compiled
def next_action(
    state: State, visits: int, values: SeatValues, branches: Branches, weighed: SeatValues
) -> int:
    known = weigh_actions(state, branches.nodes, values, weighed)
    best, most = -1, NEVER_LIKELY
    for action in range(ACTIONS):
        if known >> action & 1:
            worth = worth_of(weighed[action], state.to_move) + doubt(visits, branches.action_visits[action])
            if worth > most:
                best, most = action, worth
    return best


@compiled
def doubt(visits: int, tries: int) -> float:
    """What is added to the worth of something that was tried so often in so many visits."""
    return EXPLORATION * sqrt(log(visits + 1.0) / (tries + 1.0))


@compiled
def next_row(player: int, first: int, values: SeatValues, branches: Branches) -> int:
    """The leaf where a drawn card goes next; `first` is the card's first leaf."""
    visits = 0
    for leaf in range(first, first + MAX_ROWS):
        visits += branches.leaf_visits[leaf]
    best, most = -1, NEVER_LIKELY
    for leaf in range(first, first + MAX_ROWS):
        node = branches.nodes[leaf]
        if node != NO_LEAF:
            worth = worth_of(values[node], player) + doubt(visits, branches.leaf_visits[leaf])
            if worth > most:
                best, most = leaf, worth
    return best


@compiled
def next_card(state: State, first: int, leaves: int, visits: int, branches: Branches) -> int:
    """The card that came least often for its number in the deck; each has so many leaves."""
    best, most = 0, NEVER_LIKELY
    for card in range(KINDS):
        tries, is_there = 0, False
        for leaf in range(first + card * leaves, first + (card + 1) * leaves):
            tries += branches.leaf_visits[leaf]
            is_there |= branches.nodes[leaf] != NO_LEAF
        if is_there:
            due = (visits + 1) * state.deck[card] / state.cards_left - tries
            if due > most:
                best, most = card, due
    return best
