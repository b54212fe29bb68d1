"""Looking several turns ahead with the value network: best-first growth of a tree, guided by a UCB term.

A node is a position before a turn. Expanding it evaluates every successor of its turn with the network;
these become nodes. A node's own value then is that of the best action: expected over the cards that may
come, maximal for the player to move. Expanding the root alone is a look-ahead of one turn. Every further
expansion selects a path from the root to an unexpanded node: players choose by value plus exploration bonus,
and cards come as often as the deck holds them. The values along the path are then backed up.
"""

from math import sqrt
from typing import NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.equivalent_actions import equivalent
from coloretto.bots.network import Networks, evaluate
from coloretto.bots.successors import (
    NO_SUCCESSOR,
    PLACEMENTS,
    SEAT_VALUES,
    SUCCESSORS,
    WORST,
    SeatValues,
    best_action,
    enter_successor,
    evaluate_actions,
    utility,
)
from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import ACTIONS, DRAW, KINDS, MAX_ROWS, OVER, PLACE_ON, TAKE
from coloretto.rules.elementary import log
from coloretto.rules.kernel import STATE, State, legal_actions
from coloretto.rules.stepping import States
from coloretto.sim.cpu import Records

EXPLORATION = 0.05
"""The weight of the exploration bonus, in shares of the win."""

ROOT = 0
UNEXPANDED = -1
MAX_DEPTH = 256
NODES_PER_EXPANSION = 64
"""On average; a search ends early where positions have more successors than that."""

Nodes: TypeAlias = NDArray[np.void]  # of NODE; the states and values of nodes are in arrays beside it
TreeCounts: TypeAlias = NDArray[np.int64]  # indexed by NODE_COUNT and EXPANSION_COUNT
NodePath: TypeAlias = NDArray[np.int64]  # the nodes from the root on

NODE_COUNT, EXPANSION_COUNT = 0, 1

NODE = record_dtype(
    [
        ("children", "i4"),  # the index of its CHILDREN, or UNEXPANDED
        ("visits", "i4"),
        ("is_over", "i1"),
    ]
)

CHILDREN = record_dtype(
    [
        ("nodes", "i4", SUCCESSORS),  # the node of each successor, or NO_SUCCESSOR
        ("visits", "i4", SUCCESSORS),
        ("action_visits", "i4", ACTIONS),
    ]
)


class Node(Protocol):
    """An element of an array of NODE."""

    children: int
    visits: int
    is_over: int


class Children(Protocol):
    """The children of an expanded node: an element of an array of CHILDREN."""

    nodes: NDArray[np.int32]
    visits: NDArray[np.int32]
    action_visits: NDArray[np.int32]


class Tree(NamedTuple):
    """A tree's arrays, with room for a number of expansions, and working memory."""

    states: States
    nodes: Nodes
    values: SeatValues
    children: Records
    counts: TreeCounts
    action_values: SeatValues
    path: NodePath


def new_tree(expansions: int) -> Tree:
    nodes = expansions * NODES_PER_EXPANSION + 2 * SUCCESSORS
    return Tree(
        states=np.zeros(nodes, STATE),
        nodes=np.zeros(nodes, NODE),
        values=np.zeros((nodes, SEAT_VALUES), np.float32),
        children=np.zeros(expansions, CHILDREN),
        counts=np.zeros(2, np.int64),
        action_values=np.zeros((ACTIONS, SEAT_VALUES), np.float32),
        path=np.zeros(MAX_DEPTH, np.int64),
    )


@compiled
def reset_tree(tree: Tree, root: States) -> None:
    """Start a tree that has only a root."""
    tree.states[ROOT] = root[0]
    tree.nodes[ROOT].children = UNEXPANDED
    tree.nodes[ROOT].visits = 0
    tree.nodes[ROOT].is_over = 0
    tree.counts[NODE_COUNT], tree.counts[EXPANSION_COUNT] = 1, 0


@compiled
def grow_tree(
    tree: Tree, expansions: int, networks: Networks, features: Records, activations: Records
) -> None:
    """Expand a number of nodes, or as many as there is room for."""
    states, nodes, values, children = tree.states, tree.nodes, tree.values, tree.children
    for _ in range(expansions):
        if is_full(tree):
            return
        length = select(tree)
        node = tree.path[length - 1]
        nodes[node].visits += 1
        if not nodes[node].is_over:
            expand(tree, node, networks, features, activations)
        for step in range(length - 1, -1, -1):
            node = tree.path[step]
            if not nodes[node].is_over:
                back_up(
                    states[node], values[node], values, children[nodes[node].children], tree.action_values
                )


@compiled
def is_full(tree: Tree) -> bool:
    """Whether another expansion may have no room."""
    nodes, expansions = tree.counts[NODE_COUNT], tree.counts[EXPANSION_COUNT]
    return bool(nodes + SUCCESSORS > tree.nodes.size or expansions == tree.children.size)


@compiled
def evaluate_root(tree: Tree) -> None:
    """Write the values of the root's actions to `tree.action_values`."""
    evaluate_actions(tree.states[ROOT], tree.children[0].nodes, tree.values, tree.action_values)


@compiled
def most_valuable(root: States, tree: Tree) -> int:
    """The legal action worth most to the player to move; of several, the lowest."""
    state, best, most = root[0], -1, WORST
    evaluate_root(tree)
    legal = legal_actions(state)
    for action in range(ACTIONS):
        if legal >> action & 1:
            worth = utility(tree.action_values[equivalent(root, action)], state.to_move)
            if worth > most:
                best, most = action, worth
    return best


@compiled
def select(tree: Tree) -> int:
    """Write the path from the root to the next node to expand, and return its length."""
    nodes, children, path = tree.nodes, tree.children, tree.path
    node, length = ROOT, 1
    path[0] = ROOT
    while nodes[node].children != UNEXPANDED and length < MAX_DEPTH:
        successor = select_successor(
            tree.states[node],
            nodes[node].visits,
            tree.values,
            children[nodes[node].children],
            tree.action_values,
        )
        nodes[node].visits += 1
        node = children[nodes[node].children].nodes[successor]
        path[length] = node
        length += 1
    return length


@compiled
def expand(tree: Tree, node: int, networks: Networks, features: Records, activations: Records) -> None:
    """Add and evaluate every successor of a node."""
    states, nodes, counts = tree.states, tree.nodes, tree.counts
    expansion = counts[EXPANSION_COUNT]
    nodes[node].children = expansion
    children = tree.children[expansion]
    clear_children(children)
    for successor in range(SUCCESSORS):
        child = counts[NODE_COUNT]
        states[child] = states[node]
        if enter_successor(states[child], successor):
            children.nodes[successor] = child
            nodes[child].children = UNEXPANDED
            nodes[child].visits = 0
            nodes[child].is_over = states[child].phase == OVER
            evaluate(states[child], networks[0], features[0], activations[0], tree.values[child])
            counts[NODE_COUNT] += 1
    counts[EXPANSION_COUNT] += 1


@compiled
def clear_children(children: Children) -> None:
    for successor in range(SUCCESSORS):
        children.nodes[successor] = NO_SUCCESSOR
        children.visits[successor] = 0
    for action in range(ACTIONS):
        children.action_visits[action] = 0


@compiled
def back_up(
    state: State,
    value: NDArray[np.float32],
    values: SeatValues,
    children: Children,
    action_values: SeatValues,
) -> None:
    """Give a node the value of the best action for the player to move."""
    evaluated = evaluate_actions(state, children.nodes, values, action_values)
    best = best_action(state.to_move, evaluated, action_values)
    for number in range(SEAT_VALUES):
        value[number] = action_values[best, number]


# Selection.


@compiled
def select_successor(
    state: State, visits: int, values: SeatValues, children: Children, action_values: SeatValues
) -> int:
    """The successor to visit next; the visit is counted."""
    action = select_action(state, visits, values, children, action_values)
    if action >= PLACE_ON:
        successor = int(state.drawn) * MAX_ROWS + action - PLACE_ON
    elif action == DRAW:
        card = select_card(state, 0, MAX_ROWS, children.action_visits[DRAW], children)
        successor = select_placement(state.to_move, card * MAX_ROWS, values, children)
    else:
        first = PLACEMENTS + (action - TAKE) * KINDS
        successor = first + select_card(state, first, 1, children.action_visits[action], children)
    children.action_visits[action] += 1
    children.visits[successor] += 1
    return successor


@compiled
def select_action(
    state: State, visits: int, values: SeatValues, children: Children, action_values: SeatValues
) -> int:
    evaluated = evaluate_actions(state, children.nodes, values, action_values)
    best, most = -1, WORST
    for action in range(ACTIONS):
        if evaluated >> action & 1:
            bonus = exploration_bonus(visits, children.action_visits[action])
            value = utility(action_values[action], state.to_move) + bonus
            if value > most:
                best, most = action, value
    return best


@compiled
def exploration_bonus(visits: int, tries: int) -> float:
    """The UCB term of a choice that was tried so often in a number of visits."""
    return EXPLORATION * sqrt(log(visits + 1.0) / (tries + 1.0))


@compiled
def select_placement(player: int, first: int, values: SeatValues, children: Children) -> int:
    """The successor for a drawn card, whose first one is `first`."""
    visits = 0
    for successor in range(first, first + MAX_ROWS):
        visits += children.visits[successor]
    best, most = -1, WORST
    for successor in range(first, first + MAX_ROWS):
        node = children.nodes[successor]
        if node != NO_SUCCESSOR:
            value = utility(values[node], player) + exploration_bonus(visits, children.visits[successor])
            if value > most:
                best, most = successor, value
    return best


@compiled
def select_card(state: State, first: int, successors: int, visits: int, children: Children) -> int:
    """The card most overdue for its number in the deck; each card has `successors` from `first` on."""
    best, most = 0, WORST
    for card in range(KINDS):
        tries, is_possible = 0, False
        for successor in range(first + card * successors, first + (card + 1) * successors):
            tries += children.visits[successor]
            is_possible |= children.nodes[successor] != NO_SUCCESSOR
        if is_possible:
            due = (visits + 1) * state.deck[card] / state.cards_left - tries
            if due > most:
                best, most = card, due
    return best
