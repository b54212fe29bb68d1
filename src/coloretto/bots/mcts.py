"""Monte-Carlo tree search with chance nodes, over the continuations of a position.

Every state on a path is a node: decisions, awaited cards and the end. Values are max^n: a node sums up the
expected share of the win of every seat, and the player to move maximises their own. A simulation selects a
path from the root to a new leaf, adds the leaf, evaluates it with a playout, and backpropagates its shares.
Only a decision with a choice, or the end, is a leaf: simulations pass through forced moves and awaited cards.
"""

from math import inf, sqrt
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.equivalent_actions import distinct_actions, equivalent
from coloretto.bots.playouts import SearchParameters, Shares, evaluate_leaf, shares_of_scores
from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import ACTIONS, MAX_PLAYERS, OVER
from coloretto.rules.elementary import log
from coloretto.rules.kernel import State, legal_actions, play, reveal
from coloretto.rules.stepping import States, awaits_card
from coloretto.sim.chance import Rng, reveal_at_random, top_card
from coloretto.sim.cpu import Records
from coloretto.sim.policies import member, members

Tree: TypeAlias = NDArray[np.void]  # an array of TREE_NODE; the first one is the root

ROOT = 0
NO_NODE = -1

TREE_NODE = record_dtype(
    [
        ("wins", "f8", MAX_PLAYERS),  # each seat's shares, summed over all visits
        ("visits", "i4"),
        ("parent", "i4"),  # of the root: NO_NODE
        ("first_child", "i4"),  # the newest one; the older ones follow as its siblings
        ("sibling", "i4"),
        ("nodes", "i4"),  # of the root: how many nodes the tree has
        ("untried", "i2"),  # the distinct actions that have no child yet, a bit each
        ("step", "i1"),  # the action, or the card revealed, that leads here from the parent
        ("choices", "i1"),  # how many distinct actions there are; 0 where a card is awaited, and at the end
    ]
)


class TreeNode(Protocol):
    """An element of an array of TREE_NODE."""

    wins: NDArray[np.float64]
    visits: int
    parent: int
    first_child: int
    sibling: int
    nodes: int
    untried: int
    step: int
    choices: int


@compiled
def reset_tree(tree: Tree, states: States) -> None:
    """Start a tree that has only a root, a state in which a player decides."""
    init_node(tree[ROOT], NO_NODE, NO_NODE, NO_NODE, states[0])
    tree[ROOT].nodes = 1


@compiled
def init_node(node: TreeNode, parent: int, sibling: int, step: int, state: State) -> None:
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
def choose(  # noqa: PLR0913, PLR0917 - compiled code is handed its working memory
    root: States,
    simulations: int,
    tree: Tree,
    parameters: Records,
    rngs: Records,
    states: States,
    caches: Records,
    shares: Shares,
) -> int:
    """The action that a search with this many simulations prefers; it has none where all are equivalent."""
    reset_tree(tree, root)
    if tree[ROOT].choices > 1:
        run_simulations(tree, root, simulations, parameters, rngs, states, caches, shares)
    return most_simulated(tree, root)


@compiled
def most_simulated(tree: Tree, root: States) -> int:
    """The legal action simulated most often; of several, the one worth most, then the lowest."""
    legal, player = legal_actions(root[0]), root[0].to_move
    best, most, highest = -1, -1, 0.0
    for action in range(ACTIONS):
        if legal >> action & 1:
            child = child_by_step(tree, ROOT, equivalent(root, action))
            visits, worth = 0, 0.0
            if child != NO_NODE:
                visits = int(tree[child].visits)
                worth = tree[child].wins[player] / visits
            if visits > most or (visits == most and worth > highest):
                best, most, highest = action, visits, worth
    return best


@compiled
def run_simulations(  # noqa: PLR0913, PLR0917 - compiled code is handed its working memory
    tree: Tree,
    root: States,
    simulations: int,
    parameters: Records,
    rngs: Records,
    states: States,
    caches: Records,
    shares: Shares,
) -> None:
    """Run a number of simulations from the root's state; the arguments after `rngs` are working memory."""
    for _ in range(simulations):
        states[0] = root[0]
        leaf = select_leaf(tree, states[0], rngs[0], parameters[0])
        if states[0].phase == OVER:
            shares_of_scores(states[0], 0.0, shares)
        else:
            evaluate_leaf(states[0], rngs[0], parameters[0], caches[0], shares)
        backpropagate(tree, leaf, shares, root[0].players)


@compiled
def select_leaf(tree: Tree, state: State, rng: Rng, parameters: SearchParameters) -> int:
    """Play from the root's state to a leaf, add it to the tree, and return its node.

    When the tree is full, return the node that would have been its parent. No card is awaited then.
    """
    node = ROOT
    while state.phase != OVER:
        if awaits_card(state):
            step = top_card(state, rng)
            child = child_by_step(tree, node, step)
            reveal(state, step)
        else:
            child = best_child(tree, node, state.to_move, parameters)
            step = member(tree[node].untried, 0) if child == NO_NODE else tree[child].step
            play(state, step)
        if child == NO_NODE:
            if tree[ROOT].nodes == tree.size:
                reveal_at_random(state, rng)
                return node
            child = add_child(tree, node, step, state)
        node = child
        if tree[node].visits == 0 and tree[node].choices > 1:
            return node
    return node


@compiled
def child_by_step(tree: Tree, node: int, step: int) -> int:
    """The child that an action or a card leads to, or NO_NODE."""
    child = int(tree[node].first_child)
    while child != NO_NODE and tree[child].step != step:
        child = tree[child].sibling
    return child


@compiled
def best_child(tree: Tree, node: int, player: int, parameters: SearchParameters) -> int:
    """The child to visit next by UCB1, for the player who decides; NO_NODE if an action is untried."""
    if tree[node].untried != 0:
        return NO_NODE
    best, most = NO_NODE, -inf
    bonus = parameters.exploration * sqrt(log(float(tree[node].visits)))
    child = tree[node].first_child
    while child != NO_NODE:
        visits = tree[child].visits
        value = tree[child].wins[player] / visits + bonus / sqrt(visits)
        if value > most:
            best, most = child, value
        child = tree[child].sibling
    return best


@compiled
def add_child(tree: Tree, parent: int, step: int, state: State) -> int:
    """A new node for the state that a step leads to."""
    child = int(tree[ROOT].nodes)
    init_node(tree[child], parent, tree[parent].first_child, step, state)
    tree[parent].first_child = child
    if tree[parent].choices > 0:
        tree[parent].untried &= ~(1 << step)
    tree[ROOT].nodes = child + 1
    return child


@compiled
def backpropagate(tree: Tree, node: int, shares: Shares, players: int) -> None:
    """Add a leaf's shares to all nodes up to the root."""
    while node != NO_NODE:
        tree[node].visits += 1
        for player in range(players):
            tree[node].wins[player] += shares[player]
        node = tree[node].parent
