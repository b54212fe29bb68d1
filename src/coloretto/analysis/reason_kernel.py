"""Why an action is better than another one, in numbers: compiled, for Python and browsers alike.

What a row does to scores is counted. How often a row is gone before the player's next turn, and what the row
brings that they take after drawing, is tried out: in CONTINUATIONS of the game, everyone plays by the greedy
policy, and the cards come at random from fixed seeds.
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
from coloretto.sim.greedy import choose_greedily, row_gain, row_gain_with, scorer

CONTINUATIONS = 100
TENTHS = 10
OFTEN = 3
"""Tenths of the continuations in which a row is gone that make it urgent, or another row the safer one."""
CLEAR_EFFECT = 2
"""Points by which one place is better than another, so that nothing else needs to be said."""
NONE = -1

REASON_NAMES = (
    "none",  # there is no choice, or nothing to count
    "row-goes",  # the row brings `points`, but others take it in `times` of ten cases, mostly `seat`
    "row-now",  # the row brings `points`, the one taken after drawing `other_points` on average
    "row-pays-more",  # the row brings `points`, the other one `other_points`
    "row-denied",  # the row would bring `seat` `points`, the other one `other_points`
    "row-stays",  # what the other row brings, `points`, is still there in `times` of ten cases
    "row-later",  # the other row brings `points`, the one taken after drawing `other_points` on average
    "deck-helps",  # `cards` of the deck's cards lead to a better row than the best one now
    "deck-hurts",  # only `cards` of them do
    "place-builds",  # the row then brings `points`, not `other_points`
    "place-spoils",  # the row then brings `seat` `points`, not `other_points`
    "place-helps-others",  # on the other row it would bring `seat` `points`, not `other_points`
    "place-hurts",  # on the other row it would leave me `points`, not `other_points`
    "place-stays",  # the row is still there in `times` of ten cases, the other one in `other_times`
    "place-room",  # the other row would then be full, the row has room for `cards` more
    "best-grows",  # the best row then brings me `points`, after the other action `other_points`
    "best-shrinks",  # the best row then brings `seat` `points`, after the other action `other_points`
    "round-grows",  # this round then brings me `points` on average, after the other action `other_points`
    "round-shrinks",  # this round then brings `seat` `points`, after the other action `other_points`
)
(
    NO_REASON,
    ROW_GOES,
    ROW_NOW,
    ROW_PAYS_MORE,
    ROW_DENIED,
    ROW_STAYS,
    ROW_LATER,
    DECK_HELPS,
    DECK_HURTS,
    PLACE_BUILDS,
    PLACE_SPOILS,
    PLACE_HELPS_OTHERS,
    PLACE_HURTS,
    PLACE_STAYS,
    PLACE_ROOM,
    BEST_GROWS,
    BEST_SHRINKS,
    ROUND_GROWS,
    ROUND_SHRINKS,
) = range(len(REASON_NAMES))

REASON = record_dtype(
    [
        ("kind", "i1"),  # an index of REASON_NAMES, which say what the other fields mean
        ("row", "i1"),
        ("other_row", "i1"),
        ("seat", "i1"),
        ("times", "i1"),
        ("other_times", "i1"),
        ("points", "i2"),
        ("other_points", "i2"),
        ("cards", "i2"),
        ("left", "i2"),  # cards in the deck
        # Working memory: in how many continuations each player takes the row, and what the round brings them.
        ("takers", "i2", MAX_PLAYERS),
        ("brought", "i4", MAX_PLAYERS),
        ("otherwise", "i4", MAX_PLAYERS),  # after the other action
    ]
)


class ReasonRecord(Protocol):
    """An element of an array of REASON."""

    kind: int
    row: int
    other_row: int
    seat: int
    times: int
    other_times: int
    points: int
    other_points: int
    cards: int
    left: int
    takers: NDArray[np.int16]
    brought: NDArray[np.int32]
    otherwise: NDArray[np.int32]


@compiled
def explain(states: States, best: int, other: int, rng: Rng, reason: ReasonRecord) -> None:
    """Say why the best action of `states[0]` is better than another one, which does not come to the same.

    `states[1]` is changed.
    """
    reason.kind, reason.seat, reason.times, reason.other_times = NO_REASON, NONE, 0, 0
    reason.points, reason.other_points, reason.cards, reason.left = 0, 0, 0, states[0].cards_left
    reason.row, reason.other_row = row_of(best), row_of(other)
    if best < DRAW:
        explain_taking(states, rng, reason)
    elif best == DRAW:
        explain_drawing(states, rng, reason)
    else:
        explain_placing(states, rng, reason)
    if reason.kind == NO_REASON:
        explain_round(states, best, other, rng, reason)


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
        explain_not_drawing(states, rng, reason)
        return
    reason.other_points = row_gain(state, state.to_move, reason.other_row)
    if reason.points > reason.other_points:
        reason.kind = ROW_PAYS_MORE
        return
    rival = keenest_rival(state, reason.row, reason.other_row)
    if rival != NONE:
        reason.kind, reason.seat = ROW_DENIED, rival
        reason.points = row_gain(state, rival, reason.row)
        reason.other_points = row_gain(state, rival, reason.other_row)
    else:
        explain_best_rows(state, reason)


@compiled
def explain_not_drawing(states: States, rng: Rng, reason: ReasonRecord) -> None:
    state = states[0]
    try_drawing(states, reason.row, rng, reason)
    reason.cards = helpful_cards(state)
    if reason.points > 0 and reason.times >= OFTEN:
        reason.kind = ROW_GOES
    elif reason.points > reason.other_points:
        reason.kind = ROW_NOW
    elif not helps_often(state, reason.cards):
        reason.kind = DECK_HURTS


@compiled
def explain_drawing(states: States, rng: Rng, reason: ReasonRecord) -> None:
    state = states[0]
    reason.points = row_gain(state, state.to_move, reason.other_row)
    try_drawing(states, reason.other_row, rng, reason)
    reason.times = TENTHS - reason.times
    reason.cards = helpful_cards(state)
    if reason.points > 0 and reason.times > TENTHS - reason.times:
        reason.kind = ROW_STAYS
    elif reason.other_points > reason.points:
        reason.kind = ROW_LATER
    elif helps_often(state, reason.cards):
        reason.kind = DECK_HELPS


@compiled
def keenest_rival(state: State, row: int, other_row: int) -> int:
    """To whom of the others in the round a row brings most more than another; NONE if to nobody."""
    found, most = NONE, 0
    for player in range(state.players):
        if player != state.to_move and state.out[player] == 0:
            more = row_gain(state, player, row) - row_gain(state, player, other_row)
            if more > most:
                found, most = player, more
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
    """What the card changes about the rows, if that is clear; else how long they stay, best rows, room."""
    state = states[0]
    affected = most_affected(state, reason.row, reason.other_row)
    effect = effect_on(state, affected, reason.row, reason.other_row)
    if effect < CLEAR_EFFECT:
        if stays_longer(states, rng, reason):
            reason.kind = PLACE_STAYS
            return
        explain_best_rows(state, reason)
        if reason.kind != NO_REASON:
            return
    if effect <= 0:
        explain_room(state, reason)
    elif affected == state.to_move:
        explain_own_points(state, reason)
    else:
        explain_points_of(state, affected, reason)


@compiled
def explain_room(state: State, reason: ReasonRecord) -> None:
    room = room_after(state, reason.row)
    if room > 0 and room_after(state, reason.other_row) == 0:
        reason.kind, reason.cards = PLACE_ROOM, room


@compiled
def room_after(state: State, row: int) -> int:
    """For how many more cards a row has room once the drawn card lies there."""
    return int(state.capacities[row]) - int(state.row_sizes[row]) - 1


@compiled
def most_affected(state: State, row: int, other_row: int) -> int:
    """For whom it matters most on which of two rows the card lies; the player to move if equal."""
    found, most = state.to_move, effect_on(state, state.to_move, row, other_row)
    for player in range(state.players):
        if state.out[player] == 0:
            effect = effect_on(state, player, row, other_row)
            if effect > most:
                found, most = player, effect
    return found


@compiled
def effect_on(state: State, player: int, row: int, other_row: int) -> int:
    """The points that speak for the first row: more for the player to move, fewer for another one."""
    more = placed_gain(state, player, row) - placed_gain(state, player, other_row)
    return more if player == state.to_move else -more


@compiled
def explain_own_points(state: State, reason: ReasonRecord) -> None:
    is_built = placed_gain(state, state.to_move, reason.row) > 0
    reason.kind = PLACE_BUILDS if is_built else PLACE_HURTS
    write_change(state, state.to_move, reason.row if is_built else reason.other_row, reason)


@compiled
def explain_points_of(state: State, player: int, reason: ReasonRecord) -> None:
    is_helped = placed_gain(state, player, reason.other_row) > 0
    reason.kind = PLACE_HELPS_OTHERS if is_helped else PLACE_SPOILS
    write_change(state, player, reason.other_row if is_helped else reason.row, reason)
    reason.seat = player


@compiled
def stays_longer(states: States, rng: Rng, reason: ReasonRecord) -> bool:
    """Whether the row brings the player to move something and is far less often gone than the other one.

    Writes how often they are still there.
    """
    state, row, other_row = states[0], reason.row, reason.other_row
    count_takers(states, PLACE_ON + other_row, other_row, rng, reason)
    reason.other_times = TENTHS - reason.times
    count_takers(states, PLACE_ON + row, row, rng, reason)
    reason.times, reason.seat = TENTHS - reason.times, NONE
    is_safer = reason.times - reason.other_times >= OFTEN
    return bool(is_safer and row_gain_with(state, state.to_move, row, state.drawn) > 0)


@compiled
def placed_gain(state: State, player: int, row: int) -> int:
    """What the drawn card changes about what the row brings a player."""
    return row_gain_with(state, player, row, state.drawn) - row_gain(state, player, row)


@compiled
def write_change(state: State, player: int, row: int, reason: ReasonRecord) -> None:
    """Write what a row brings a player with the drawn card, and without it."""
    reason.points = row_gain_with(state, player, row, state.drawn)
    reason.other_points = row_gain(state, player, row)


# The best rows after an action.


@compiled
def explain_best_rows(state: State, reason: ReasonRecord) -> None:
    """Whose best row speaks most for the action: that of the player to move only if they place."""
    most, mover = 0, state.to_move
    for player in range(state.players):
        if state.out[player] != 0 or (player == mover and state.phase != PLACE):
            continue
        best = best_row_after(state, player, reason.row)
        other = best_row_after(state, player, reason.other_row)
        effect = best - other if player == mover else other - best
        if effect > most and min(best, other) > NEVER:
            most = effect
            reason.kind, reason.seat = (BEST_GROWS, NONE) if player == mover else (BEST_SHRINKS, player)
            reason.points, reason.other_points = best, other


@compiled
def best_row_after(state: State, player: int, row: int) -> int:
    """What the best row brings a player after the drawn card was placed on a row, or the row was taken."""
    most = NEVER
    for each in range(state.row_count):
        if each == row:
            if state.phase == PLACE:
                most = max(most, row_gain_with(state, player, row, state.drawn))
        elif state.row_sizes[each] > 0:
            most = max(most, row_gain(state, player, each))
    return most


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
    reason.times = tenths(reason)
    reason.other_points = mean(total)


@compiled
def count_takers(states: States, action: int, row: int, rng: Rng, reason: ReasonRecord) -> None:
    """Write in how many of ten continuations after an action others take a row, and who most often does."""
    begin_counting(reason)
    for number in range(CONTINUATIONS):
        seed_deck(rng, 0, number)
        count_taker(states, action, row, rng, reason)
    reason.times = tenths(reason)


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
def tenths(reason: ReasonRecord) -> int:
    """In how many of ten continuations the row was taken."""
    gone = 0
    for player in range(MAX_PLAYERS):
        gone += int(reason.takers[player])
    return (gone * TENTHS + CONTINUATIONS // 2) // CONTINUATIONS


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


# What the round brings.


@compiled
def explain_round(states: States, best: int, other: int, rng: Rng, reason: ReasonRecord) -> None:
    """For whom the rest of the round differs most, in whole points, if that speaks for the best action."""
    for player in range(MAX_PLAYERS):
        reason.brought[player] = reason.otherwise[player] = 0
    for number in range(CONTINUATIONS):
        states[1] = states[0]
        seed_deck(rng, 0, number)
        play_round(states[1], best, rng, reason.brought)
        states[1] = states[0]
        seed_deck(rng, 0, number)
        play_round(states[1], other, rng, reason.otherwise)
    most, mover = 0, states[0].to_move
    for player in range(states[0].players):
        brought, otherwise = mean(reason.brought[player]), mean(reason.otherwise[player])
        effect = brought - otherwise if player == mover else otherwise - brought
        if effect > most:
            most = effect
            reason.kind, reason.seat = (ROUND_GROWS, NONE) if player == mover else (ROUND_SHRINKS, player)
            reason.points, reason.other_points = brought, otherwise


@compiled
def play_round(state: State, action: int, rng: Rng, brought: NDArray[np.int32]) -> None:
    """Play an action and go on to the end of the round; add what rows and bonus cards bring each player."""
    this_round, choice = state.round_number, action
    while True:
        mover = state.to_move
        before = scorer(state, mover).score
        play(state, choice)
        reveal_at_random(state, rng)
        brought[mover] += scorer(state, mover).score - before
        if state.to_move == NOBODY or state.round_number != this_round:
            return
        choice = choose_greedily(state, rng)


@compiled
def mean(total: int) -> int:
    """Of the continuations, rounded."""
    return (2 * int(total) + CONTINUATIONS) // (2 * CONTINUATIONS)
