"""How the game may go on after an action: who takes which row, and what the round brings.

In CONTINUATIONS of the game, everyone plays by the greedy policy, and the cards come at random from fixed
seeds.
"""

import numpy as np
from numpy.typing import NDArray

from coloretto.analysis.reason_record import NONE, ReasonRecord
from coloretto.rules.compiled import compiled
from coloretto.rules.constants import COLOURS, DRAW, MAX_PLAYERS, NOBODY, PLACE, TAKE
from coloretto.rules.kernel import State, play
from coloretto.rules.stepping import States
from coloretto.sim.chance import Rng, reveal_at_random, seed_deck
from coloretto.sim.greedy import choose_greedily, row_gain, scorer

CONTINUATIONS = 100
TENTHS = 10


# Who takes a row before the player's next turn, and what waiting brings.


@compiled
def try_drawing(states: States, row: int, rng: Rng, reason: ReasonRecord) -> None:
    """As `count_takers`, after drawing; and what the row that the player takes then brings on average."""
    player, total = states[0].to_move, 0
    begin_counting(reason)
    for number in range(CONTINUATIONS):
        seed_deck(rng, 0, number)
        count_taker(states, DRAW, row, rng, reason)
        total += later_gain(states[1], player, rng)
    reason.times = tenths(all_takers(reason))
    reason.other_points = mean(total)


@compiled
def count_takers(states: States, action: int, row: int, rng: Rng, reason: ReasonRecord) -> None:
    """Write in how many of ten continuations after an action others take a row, and who most often does."""
    begin_counting(reason)
    for number in range(CONTINUATIONS):
        seed_deck(rng, 0, number)
        count_taker(states, action, row, rng, reason)
    reason.times = tenths(all_takers(reason))


@compiled
def begin_counting(reason: ReasonRecord) -> None:
    reason.seat = NONE
    for player in range(MAX_PLAYERS):
        reason.takers[player] = 0


@compiled
def count_taker(states: States, action: int, row: int, rng: Rng, reason: ReasonRecord) -> None:
    """Count who takes the row in one continuation; `states[1]` is then at the player's next turn."""
    states[1] = states[0]
    taker = taker_of(states[1], action, row, rng)
    if taker != NONE:
        reason.takers[taker] += 1
        if reason.seat == NONE or reason.takers[taker] > reason.takers[reason.seat]:
            reason.seat = taker


@compiled
def all_takers(reason: ReasonRecord) -> int:
    """In how many continuations the row was taken."""
    gone = 0
    for player in range(MAX_PLAYERS):
        gone += int(reason.takers[player])
    return gone


@compiled
def tenths(count: int) -> int:
    """So many of the continuations in tenths, rounded."""
    return (int(count) * TENTHS + CONTINUATIONS // 2) // CONTINUATIONS


@compiled
def taker_of(state: State, action: int, row: int, rng: Rng) -> int:
    """Play an action and go on to the player's next turn; who of the others has taken the row, or NONE."""
    player, taker = state.to_move, NONE
    play(state, action)
    reveal_at_random(state, rng)
    if state.phase == PLACE and state.to_move == player:
        play(state, choose_greedily(state, rng))
    while state.to_move != player and state.to_move != NOBODY:  # noqa: PLR1714 - compiled
        mover, choice = state.to_move, choose_greedily(state, rng)
        if choice == TAKE + row:
            taker = mover
        play(state, choice)
        reveal_at_random(state, rng)
    return taker


@compiled
def later_gain(state: State, player: int, rng: Rng) -> int:
    """Go on until a player takes a row; what it brings them."""
    while state.to_move != NOBODY:
        mover, choice = state.to_move, choose_greedily(state, rng)
        if mover == player and TAKE <= choice < DRAW:
            return row_gain(state, player, choice - TAKE)
        play(state, choice)
        reveal_at_random(state, rng)
    return 0


# The rest of the round.


@compiled
def try_rounds(states: States, best: int, other: int, rng: Rng, reason: ReasonRecord) -> None:
    """Write who takes the rows after either action, what the round brings, and how many colours."""
    mine = try_round(states, best, reason.row, rng, reason.takers, reason.brought)
    otherwise = try_round(states, other, reason.other_row, rng, reason.other_takers, reason.otherwise)
    reason.fewer_colours = otherwise - mine
    reason.colours, reason.other_colours = mean(mine), mean(otherwise)


@compiled
def try_round(  # noqa: PLR0913, PLR0917 - compiled code is handed its working memory
    states: States,
    action: int,
    row: int,
    rng: Rng,
    takers: NDArray[np.int16],
    brought: NDArray[np.int32],
) -> int:
    """Play the round to its end in all continuations; how many colours the mover then has, added up."""
    colours = 0
    for player in range(MAX_PLAYERS):
        takers[player] = brought[player] = 0
    for number in range(CONTINUATIONS):
        states[1] = states[0]
        seed_deck(rng, 0, number)
        taker = play_round(states[1], action, row, rng, brought)
        if taker != NONE:
            takers[taker] += 1
        colours += colours_of(states[1], states[0].to_move)
    return colours


@compiled
def play_round(state: State, action: int, row: int, rng: Rng, brought: NDArray[np.int32]) -> int:
    """Play an action and go on to the end of the round; add what rows and bonus cards bring each player.

    Who takes the row is returned.
    """
    this_round, choice, taker = state.round_number, action, NONE
    while True:
        mover = state.to_move
        before = scorer(state, mover).score
        if choice == TAKE + row:
            taker = mover
        play(state, choice)
        reveal_at_random(state, rng)
        brought[mover] += scorer(state, mover).score - before
        if state.to_move == NOBODY or state.round_number != this_round:
            return taker
        choice = choose_greedily(state, rng)


@compiled
def colours_of(state: State, player: int) -> int:
    """How many different colours a player has."""
    count = 0
    for colour in range(COLOURS):
        count += state.hands[player, colour] > 0
    return count


@compiled
def mean(total: int) -> int:
    """Of the continuations, rounded."""
    return (2 * int(total) + CONTINUATIONS) // (2 * CONTINUATIONS)
