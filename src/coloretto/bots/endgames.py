"""The exact value of a position near the end of the game.

Every player decides for what is worth most to them (max^n), and every card comes as often as the deck holds
it. A player to whom several actions are worth the same plays each of them as often: often who cannot win any
more decides who does, and which row happens to be the first must not. The tree is enumerated in depth; one
that is too large is given up after a fixed number of positions, so that the same position is always solved or
never.
"""

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.equivalent_actions import distinct_actions
from coloretto.bots.network import value_of_end
from coloretto.bots.successors import SCORE_WEIGHT, SEAT_VALUES, WORST
from coloretto.rules.compiled import compiled
from coloretto.rules.constants import ACTIONS, KINDS, MAX_PLAYERS, OVER, TAKEN
from coloretto.rules.kernel import State, is_last_round, play, reveal
from coloretto.rules.stepping import States, awaits_card

MOST_DEPTH = 40
"""Actions and cards to the end of the game that a tree may have, and one."""
NO_BRANCH = 100
NEXT, TIES = 0, 1
EQUAL = 1e-9
"""Actions whose worths differ by less are worth the same: rounding errors must not choose
between actions that matter only to the other players."""


@compiled
def solve(  # noqa: PLR0913, PLR0917 - compiled code is handed its working memory
    states: States,
    first: int,
    most_positions: int,
    counts: NDArray[np.int64],
    worths: NDArray[np.float64],
    values: NDArray[np.float64],
) -> bool:
    """Write the exact values of `states[first]` to `values[0]`; False if the tree has too many positions.

    `states[first + depth]` is a position on the way. `counts[NEXT, depth]` is the action or card after
    the one tried there, `values[depth]` what was found so far, `worths[depth]` the worth of the best
    action, and `counts[TIES, depth]` how many actions are worth as much.
    """
    if not is_last_round(states[first]) or least_positions(states[first], most_positions) > most_positions:
        return False
    depth, positions = 0, 1
    open_position(states[first], depth, counts, worths, values)
    while positions <= most_positions and depth + 1 < MOST_DEPTH:
        if enter_branch(states, first + depth, counts, depth):
            depth, positions = depth + 1, positions + 1
            open_position(states[first + depth], depth, counts, worths, values)
        elif depth == 0:
            return True
        else:
            depth -= 1
            add_branch(states[first + depth], depth, counts, worths, values)
    return False


@compiled
def least_positions(state: State, enough: int) -> int:
    """About how many there are if all players draw until the rows are full: the tree is larger than that.

    Counting stops at the first number above `enough`.
    """
    kinds, draws, positions = 0, 0, 1
    for card in range(KINDS):
        kinds += state.deck[card] > 0
    for row in range(state.row_count):
        if state.row_sizes[row] != TAKEN:
            draws += state.capacities[row] - state.row_sizes[row]
    for _ in range(min(draws, state.cards_left)):
        if positions <= enough:
            positions *= kinds
    return positions


@compiled
def open_position(
    state: State,
    depth: int,
    counts: NDArray[np.int64],
    worths: NDArray[np.float64],
    values: NDArray[np.float64],
) -> None:
    counts[NEXT, depth], counts[TIES, depth], worths[depth] = 0, 0, WORST
    for number in range(SEAT_VALUES):
        values[depth, number] = 0.0
    if state.phase == OVER:
        value_of_end(state, values[depth])


@compiled
def enter_branch(states: States, index: int, counts: NDArray[np.int64], depth: int) -> bool:
    """Set `states[index + 1]` to the position after the next action or card; False if there is none left."""
    branch = next_branch(states[index], counts[NEXT, depth])
    counts[NEXT, depth] = branch + 1
    if branch == NO_BRANCH:
        return False
    states[index + 1] = states[index]
    if awaits_card(states[index]):
        reveal(states[index + 1], branch)
    else:
        play(states[index + 1], branch)
    return True


@compiled
def next_branch(state: State, branch: int) -> int:
    """The first of the actions or cards from this one on that is possible, or NO_BRANCH."""
    if state.phase == OVER:
        return NO_BRANCH
    if awaits_card(state):
        for card in range(branch, KINDS):
            if state.deck[card] > 0:
                return card
        return NO_BRANCH
    actions = distinct_actions(state)
    for action in range(branch, ACTIONS):
        if actions >> action & 1:
            return action
    return NO_BRANCH


@compiled
def add_branch(
    state: State,
    depth: int,
    counts: NDArray[np.int64],
    worths: NDArray[np.float64],
    values: NDArray[np.float64],
) -> None:
    """Take the values of a branch, `values[depth + 1]`, into those of the position it belongs to."""
    if awaits_card(state):
        probability = state.deck[counts[NEXT, depth] - 1] / state.cards_left
        for number in range(SEAT_VALUES):
            values[depth, number] += probability * values[depth + 1, number]
        return
    worth = worth_to(values[depth + 1], state.to_move)
    if worth > worths[depth] + EQUAL:
        worths[depth], counts[TIES, depth] = worth, 0
    elif worth < worths[depth] - EQUAL:
        return
    counts[TIES, depth] += 1
    for number in range(SEAT_VALUES):
        add_to_mean(values[depth], number, values[depth + 1, number], counts[TIES, depth])


@compiled
def add_to_mean(means: NDArray[np.float64], number: int, value: float, count: int) -> None:
    """Make one of the means that of one more value, after which there are `count`."""
    means[number] = value if count == 1 else means[number] + (value - means[number]) / count


@compiled
def worth_to(values: NDArray[np.float64], player: int) -> float:
    """As `successors.utility`, in double precision."""
    return float(values[player] + SCORE_WEIGHT * values[MAX_PLAYERS + player])
