"""A tree of what may happen from a position on, grown by Monte-Carlo search.

Every state on a path is a node: decisions, awaited cards and the end. Values are max^n: a node sums up the
expected share of the win of every seat, and whoever decides prefers their own. A simulation walks from the
root to a leaf, adds it, evaluates it, and adds its shares to all nodes on the way. Only a decision with a
choice, or the end, is a leaf: forced moves and awaited cards are passed through.

How a leaf is evaluated is no business of this file: see `tree_leaves`.
"""

from math import inf, log, sqrt
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.equivalent_actions import distinct_actions
from coloretto.bots.leaf_evaluation import Numbers, SearchRules, evaluate_leaf
from coloretto.bots.playouts import Shares, shares_of_scores
from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import MAX_PLAYERS, OVER
from coloretto.rules.kernel import State, play, reveal
from coloretto.rules.stepping import States, awaits_card
from coloretto.sim.chance import Lots, reveal_by_lot, top_card
from coloretto.sim.cpu import Records
from coloretto.sim.policies import member, members

Tree: TypeAlias = NDArray[np.void]  # an array of TREE_NODE; the first one is the root
TreeNode: TypeAlias = Any  # an element of it

ROOT = 0
NO_NODE = -1

TREE_NODE = record_dtype(
    [
        ("wins", "f8", MAX_PLAYERS),  # each seat's shares, summed over all visits
        ("visits", "i4"),
        ("parent", "i4"),  # of the root: NO_NODE
        ("first_child", "i4"),  # the youngest one; the older ones follow as its siblings
        ("sibling", "i4"),
        ("nodes", "i4"),  # of the root: how many nodes the tree has
        ("untried", "i2"),  # the distinct actions that have no child yet, a bit each
        ("step", "i1"),  # the action, or the card revealed, that leads here from the parent
        ("choices", "i1"),  # how many distinct actions there are; 0 where a card is awaited, and at the end
    ]
)


@compiled
def plant(tree: Tree, states: States) -> None:
    """Begin a tree with a root for a state where somebody decides."""
    begin_node(tree[ROOT], NO_NODE, NO_NODE, NO_NODE, states[0])
    tree[ROOT].nodes = 1


@compiled
def begin_node(node: TreeNode, parent: int, sibling: int, step: int, state: State) -> None:
    for player in range(MAX_PLAYERS):
        node.wins[player] = 0.0
    node.visits = 0
    node.parent = parent
    node.first_child = NO_NODE
    node.sibling = sibling
    node.step = step
    node.untried = distinct_actions(state)
    node.choices = members(node.untried)


@compiled
def grow(  # noqa: PLR0913, PLR0917 - compiled code is handed its working memory
    tree: Tree,
    root: States,
    simulations: int,
    rules: Records,
    lots: Records,
    states: States,
    tables: Records,
    weights: Numbers,
    scratch: Numbers,
    shares: Shares,
) -> None:
    """Do a number of simulations from the root's state; all behind `lots` is working memory."""
    for _ in range(simulations):
        states[0] = root[0]
        leaf = descend(tree, states[0], lots[0], rules[0])
        if states[0].phase == OVER:
            shares_of_scores(states[0], 0.0, shares)
        else:
            evaluate_leaf(states[0], lots[0], rules[0], tables[0], weights, scratch, shares)
        back_up(tree, leaf, shares, root[0].players)


@compiled
def descend(tree: Tree, state: State, lots: Lots, rules: SearchRules) -> int:
    """Play from the root's state to a leaf that is added to the tree; return its node.

    When the tree is full, the node is the one that it would have been a child of. No card is awaited then.
    """
    node = ROOT
    while state.phase != OVER:
        if awaits_card(state):
            step = top_card(state, lots)
            child = child_of_card(tree, node, step)
            reveal(state, step)
        else:
            child = best_child(tree, node, state.to_move, rules)
            step = member(tree[node].untried, 0) if child == NO_NODE else tree[child].step
            play(state, step)
        if child == NO_NODE:
            if tree[ROOT].nodes == tree.size:
                reveal_by_lot(state, lots)
                return node
            child = add_child(tree, node, step, state)
        node = child
        if tree[node].visits == 0 and tree[node].choices > 1:
            return node
    return node


@compiled
def child_of_card(tree: Tree, node: int, card: int) -> int:
    """The child that a card leads to, or NO_NODE."""
    child = int(tree[node].first_child)
    while child != NO_NODE and tree[child].step != card:
        child = tree[child].sibling
    return child


@compiled
def best_child(tree: Tree, node: int, player: int, rules: SearchRules) -> int:
    """The child to visit next by UCB1, for the player who decides; NO_NODE if an action is untried."""
    if tree[node].untried != 0:
        return NO_NODE
    best, most = NO_NODE, -inf
    doubt = rules.exploration * sqrt(log(tree[node].visits))
    child = tree[node].first_child
    while child != NO_NODE:
        visits = tree[child].visits
        value = tree[child].wins[player] / visits + doubt / sqrt(visits)
        if value > most:
            best, most = child, value
        child = tree[child].sibling
    return best


@compiled
def add_child(tree: Tree, parent: int, step: int, state: State) -> int:
    """A new node for the state that a step leads to."""
    child = int(tree[ROOT].nodes)
    begin_node(tree[child], parent, tree[parent].first_child, step, state)
    tree[parent].first_child = child
    if tree[parent].choices > 0:
        tree[parent].untried &= ~(1 << step)
    tree[ROOT].nodes = child + 1
    return child


@compiled
def back_up(tree: Tree, node: int, shares: Shares, players: int) -> None:
    """Add a leaf's shares to all nodes from there to the root."""
    while node != NO_NODE:
        tree[node].visits += 1
        for player in range(players):
            tree[node].wins[player] += shares[player]
        node = tree[node].parent
