"""Why an action is better than another one, in numbers: compiled, for Python and browsers alike.

What a row does to scores is counted. How often a row is gone before the player's next turn is tried out: in
CONTINUATIONS of the game, everyone plays by the greedy policy, and the cards come at random from fixed seeds.
"""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import DRAW, KINDS, MAX_PLAYERS, NOBODY, PLACE, PLACE_ON, TAKE
from coloretto.rules.kernel import State, play, rows_with_room
from coloretto.rules.score_kernel import NEVER
from coloretto.rules.stepping import States
from coloretto.sim.chance import Rng, reveal_at_random, seed_deck
from coloretto.sim.greedy import choose_greedily, row_gain, row_gain_with

CONTINUATIONS = 100
TENTHS = 10
OFTEN = 3
"""Tenths of the continuations in which a row is gone that make it urgent."""
NONE = -1

REASON_NAMES = (
    "none",  # there is no choice, or nothing to count
    "row-pays",  # the row brings `points`
    "row-goes",  # the row brings `points`, but others take it in `times` of ten cases, mostly `seat`
    "row-pays-more",  # the row brings `points`, the other one `other_points`
    "row-denied",  # the row brings `points`, and would bring `seat` `other_points`
    "row-stays",  # what the other row brings, `points`, is still there in `times` of ten cases
    "row-pays-little",  # the other row brings `points`
    "deck-helps",  # `cards` of the deck's cards lead to a better row than the best one now
    "deck-hurts",  # only `cards` of them do
    "place-builds",  # the row then brings `points`, not `other_points`
    "place-spoils",  # the row then brings `seat` `points`, not `other_points`
    "place-helps-others",  # on the other row it would bring `seat` `points`, not `other_points`
    "place-hurts",  # on the other row it would leave me `points`, not `other_points`
    "place-stays",  # the row is still there in `times` of ten cases
)
(
    NO_REASON,
    ROW_PAYS,
    ROW_GOES,
    ROW_PAYS_MORE,
    ROW_DENIED,
    ROW_STAYS,
    ROW_PAYS_LITTLE,
    DECK_HELPS,
    DECK_HURTS,
    PLACE_BUILDS,
    PLACE_SPOILS,
    PLACE_HELPS_OTHERS,
    PLACE_HURTS,
    PLACE_STAYS,
) = range(len(REASON_NAMES))

REASON = record_dtype(
    [
        ("kind", "i1"),  # an index of REASON_NAMES, which say what the other fields mean
        ("row", "i1"),
        ("other_row", "i1"),
        ("seat", "i1"),
        ("times", "i1"),
        ("points", "i2"),
        ("other_points", "i2"),
        ("cards", "i2"),
        ("left", "i2"),  # cards in the deck
        ("takers", "i2", MAX_PLAYERS),  # working memory: in how many continuations each player takes the row
    ]
)


class ReasonRecord(Protocol):
    """An element of an array of REASON."""

    kind: int
    row: int
    other_row: int
    seat: int
    times: int
    points: int
    other_points: int
    cards: int
    left: int
    takers: NDArray[np.int16]


@compiled
def explain(states: States, best: int, other: int, rng: Rng, reason: ReasonRecord) -> None:
    """Say why the best action of `states[0]` is better than another one, which does not come to the same.

    `states[1]` is changed.
    """
    reason.kind, reason.seat, reason.times, reason.points = NO_REASON, NONE, 0, 0
    reason.other_points, reason.cards, reason.left = 0, 0, states[0].cards_left
    reason.row, reason.other_row = row_of(best), row_of(other)
    if best < DRAW:
        explain_taking(states, rng, reason)
    elif best == DRAW:
        explain_drawing(states, rng, reason)
    else:
        explain_placing(states, rng, reason)


@compiled
def row_of(action: int) -> int:
    if action > DRAW:
        return action - PLACE_ON
    return action - TAKE if TAKE <= action < DRAW else NONE


# Taking a row, or drawing.


@compiled
def explain_taking(states: States, rng: Rng, reason: ReasonRecord) -> None:
    state = states[0]
    reason.points = row_gain(state, state.to_move, reason.row)
    if reason.other_row == NONE:
        count_takers(states, DRAW, reason.row, rng, reason)
        reason.cards = helpful_cards(state)
        if reason.times >= OFTEN:
            reason.kind = ROW_GOES
        else:
            reason.kind = ROW_PAYS if helps_often(state, reason.cards) else DECK_HURTS
        return
    reason.other_points = row_gain(state, state.to_move, reason.other_row)
    rival = keenest_rival(state, reason.row)
    if reason.points > reason.other_points:
        reason.kind = ROW_PAYS_MORE
    elif rival != NONE:
        reason.kind, reason.seat = ROW_DENIED, rival
        reason.other_points = row_gain(state, rival, reason.row)


@compiled
def explain_drawing(states: States, rng: Rng, reason: ReasonRecord) -> None:
    state = states[0]
    reason.points = row_gain(state, state.to_move, reason.other_row)
    count_takers(states, DRAW, reason.other_row, rng, reason)
    reason.times = TENTHS - reason.times
    reason.cards = helpful_cards(state)
    if reason.points > 0 and reason.times > TENTHS - reason.times:
        reason.kind = ROW_STAYS
    else:
        reason.kind = DECK_HELPS if helps_often(state, reason.cards) else ROW_PAYS_LITTLE


@compiled
def keenest_rival(state: State, row: int) -> int:
    """Whom of the others in the round the row brings most; NONE if there are none."""
    found, most = NONE, NEVER
    for player in range(state.players):
        if player != state.to_move and state.out[player] == 0:
            gain = row_gain(state, player, row)
            if gain > most:
                found, most = player, gain
    return found


@compiled
def helpful_cards(state: State) -> int:
    """The cards of the deck with which some row brings the player to move more than the best row does now."""
    most = best_gain(state)
    helpful = 0
    for card in range(KINDS):
        if state.deck[card] > 0 and best_gain_with(state, card) > most:
            helpful += state.deck[card]
    return helpful


@compiled
def helps_often(state: State, helpful: int) -> bool:
    return bool(2 * helpful >= state.cards_left)


@compiled
def best_gain(state: State) -> int:
    """What the best row with cards brings the player to move; there is one."""
    most = NEVER
    for row in range(state.row_count):
        if state.row_sizes[row] > 0:
            most = max(most, row_gain(state, state.to_move, row))
    return most


@compiled
def best_gain_with(state: State, card: int) -> int:
    """What the best row with one more card brings the player to move."""
    most, room = NEVER, rows_with_room(state)
    for row in range(state.row_count):
        if room >> row & 1:
            most = max(most, row_gain_with(state, state.to_move, row, card))
    return most


# Placing a card.


@compiled
def explain_placing(states: States, rng: Rng, reason: ReasonRecord) -> None:
    state = states[0]
    player, card = state.to_move, state.drawn
    row, other_row = reason.row, reason.other_row
    built = placed_gain(state, player, row)
    spoiled = most_changed(state, row, -1)
    helped = most_changed(state, other_row, 1)
    if built > 0 and built >= placed_gain(state, player, other_row):
        write_change(state, player, row, reason)
        reason.kind, reason.seat = PLACE_BUILDS, NONE
    elif spoiled != NONE:
        write_change(state, spoiled, row, reason)
        reason.kind = PLACE_SPOILS
    elif helped != NONE:
        write_change(state, helped, other_row, reason)
        reason.kind = PLACE_HELPS_OTHERS
    elif placed_gain(state, player, other_row) < 0:
        write_change(state, player, other_row, reason)
        reason.kind, reason.seat = PLACE_HURTS, NONE
    else:
        count_takers(states, PLACE_ON + row, row, rng, reason)
        reason.kind, reason.seat, reason.times = PLACE_STAYS, NONE, TENTHS - reason.times
        reason.points = row_gain_with(state, player, row, card)


@compiled
def placed_gain(state: State, player: int, row: int) -> int:
    """What the drawn card changes about what the row brings a player."""
    return row_gain_with(state, player, row, state.drawn) - row_gain(state, player, row)


@compiled
def most_changed(state: State, row: int, sign: int) -> int:
    """For whom of the others in the round the drawn card changes the row most, up or down; or NONE."""
    found, most = NONE, 0
    for player in range(state.players):
        if player != state.to_move and state.out[player] == 0:
            change = sign * placed_gain(state, player, row)
            if change > most:
                found, most = player, change
    return found


@compiled
def write_change(state: State, player: int, row: int, reason: ReasonRecord) -> None:
    reason.seat = player
    reason.points = row_gain_with(state, player, row, state.drawn)
    reason.other_points = row_gain(state, player, row)


# Who takes a row before the player's next turn.


@compiled
def count_takers(states: States, action: int, row: int, rng: Rng, reason: ReasonRecord) -> None:
    """Write in how many of ten continuations after an action others take a row, and who most often does."""
    reason.times, reason.seat = 0, NONE
    for player in range(MAX_PLAYERS):
        reason.takers[player] = 0
    gone = 0
    for number in range(CONTINUATIONS):
        seed_deck(rng, 0, number)
        states[1] = states[0]
        taker = taker_of(states[1], action, row, rng)
        if taker != NONE:
            gone += 1
            reason.takers[taker] += 1
            if reason.seat == NONE or reason.takers[taker] > reason.takers[reason.seat]:
                reason.seat = taker
    reason.times = (gone * TENTHS + CONTINUATIONS // 2) // CONTINUATIONS


@compiled
def taker_of(state: State, action: int, row: int, rng: Rng) -> int:
    """Play an action and go on to the player's next turn; who of the others has taken the row, or NONE."""
    player = state.to_move
    play(state, action)
    reveal_at_random(state, rng)
    if state.phase == PLACE and state.to_move == player:
        play(state, choose_greedily(state, rng))
    while state.to_move != player and state.to_move != NOBODY:  # noqa: PLR1714 - compiled
        mover, choice = state.to_move, choose_greedily(state, rng)
        if choice == TAKE + row:
            return mover
        play(state, choice)
        reveal_at_random(state, rng)
    return NONE
