"""The light policy of playouts: it caches the scores of hands and the gains of rows while a game goes on.

A decision costs a few additions, where `sim.greedy` scores every hand again for every card and row.
"""

from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import (
    COLOURS,
    DRAW,
    GOLDEN_JOKER,
    JOKER,
    KINDS,
    MAX_PLAYERS,
    MAX_ROW_CARDS,
    MAX_ROWS,
    MOST_CARDS_PAID,
    PLACE,
    PLACE_ON,
    PLUS_TWO,
    TAKE,
)
from coloretto.rules.kernel import State, can_draw, rows_with_room, score
from coloretto.rules.score_kernel import NEVER

NO_ROW = -1

Gains: TypeAlias = NDArray[np.int16]

PLAYOUT_CACHE = record_dtype(
    [
        ("scores", "i2", MAX_PLAYERS),  # with the cards held now
        ("gains", "i2", (MAX_PLAYERS, MAX_ROWS)),  # what each row would add, for players still in
        ("card_gains", "i2", (MAX_PLAYERS, KINDS)),  # what one more card of a kind would add, about
        ("round_number", "u1"),
        ("wanted", "i2", MAX_ROW_CARDS),  # the gain for which a row with 0, 1, ... places left is taken
    ]
)


class PlayoutCache(Protocol):
    """An element of an array of PLAYOUT_CACHE."""

    scores: Gains
    gains: Gains
    card_gains: Gains
    round_number: int
    wanted: Gains


# The gain for which a row with 0, 1, 2 or more places left is taken, where the best colour pays 21 points.
WANTED_FULL, WANTED_WITH_A_PLACE, WANTED_WITH_PLACES, BEST_COLOUR = 5, 6, 8, 21


# The cache.


@compiled
def init_cache(state: State, cache: PlayoutCache) -> None:
    """Fill the cache for a state in which a player decides."""
    cache.round_number = state.round_number
    set_wanted(state, cache)
    for player in range(state.players):
        count_hand(state, cache, player)
        if state.out[player] == 0:
            for row in range(state.row_count):
                cache.gains[player, row] = 0
                if state.row_sizes[row] > 0:
                    count_row(state, cache, player, row)


@compiled
def set_wanted(state: State, cache: PlayoutCache) -> None:
    """Lower the thresholds where the scoring table pays less."""
    most = 0
    for cards in range(MOST_CARDS_PAID + 1):
        most = max(most, state.points[cards])
    cache.wanted[0] = round(most * WANTED_FULL / BEST_COLOUR)
    cache.wanted[1] = round(most * WANTED_WITH_A_PLACE / BEST_COLOUR)
    for places in range(2, MAX_ROW_CARDS):
        cache.wanted[places] = round(most * WANTED_WITH_PLACES / BEST_COLOUR)


@compiled
def update_cache(state: State, cache: PlayoutCache, player: int, action: int) -> None:
    """Bring the cache up to date after an action of a player, and the cards revealed for it."""
    if action < DRAW:
        count_hand(state, cache, player)
    elif action > DRAW and state.row_sizes[action - PLACE_ON] > 0:
        for other in range(state.players):
            if state.out[other] == 0:
                count_row(state, cache, other, action - PLACE_ON)
    if cache.round_number != state.round_number:
        cache.round_number = state.round_number
        clear_gains(state, cache)


@compiled
def clear_gains(state: State, cache: PlayoutCache) -> None:
    for player in range(state.players):
        for row in range(state.row_count):
            cache.gains[player, row] = 0


@compiled
def count_row(state: State, cache: PlayoutCache, player: int, row: int) -> None:
    """Write what a row would add to a player's score."""
    for slot in range(state.row_sizes[row]):
        state.hands[player, state.rows[row, slot]] += 1
    cache.gains[player, row] = score(state, player) - cache.scores[player]
    for slot in range(state.row_sizes[row]):
        state.hands[player, state.rows[row, slot]] -= 1


@compiled
def count_hand(state: State, cache: PlayoutCache, player: int) -> None:
    """Write a player's score, and about what one more card of each kind would add to it.

    Jokers in the hand count as no colour, so a colour that they complete is undervalued.
    """
    cache.scores[player] = score(state, player)
    third = third_best(state, player)
    most = 0
    for colour in range(COLOURS):
        before = state.points[min(state.hands[player, colour], MOST_CARDS_PAID)]
        after = state.points[min(state.hands[player, colour] + 1, MOST_CARDS_PAID)]
        gain = after - before if before >= third else max(before - after, before + after - 2 * third)
        cache.card_gains[player, colour] = gain
        most = max(most, gain)
    cache.card_gains[player, PLUS_TWO] = 2
    cache.card_gains[player, JOKER] = most
    cache.card_gains[player, GOLDEN_JOKER] = most + 2


@compiled
def third_best(state: State, player: int) -> int:
    """The points of a hand's third best colour."""
    first = second = third = 0
    for colour in range(COLOURS):
        points = state.points[min(state.hands[player, colour], MOST_CARDS_PAID)]
        if points > first:
            first, second, third = points, first, second
        elif points > second:
            second, third = points, second
        elif points > third:
            third = points
    return third


# The policy.


@compiled
def choose_lightly(state: State, cache: PlayoutCache) -> int:
    """Take a row that adds enough; place what is good for me where I gain, and spoil what others wait for."""
    if state.phase == PLACE:
        return PLACE_ON + place_lightly(state, cache)
    row, places = favourite(state, cache)
    if row == NO_ROW or (can_draw(state) and cache.gains[state.to_move, row] < cache.wanted[places]):
        return DRAW
    return TAKE + row


@compiled
def favourite(state: State, cache: PlayoutCache) -> tuple[int, int]:
    """The row with cards that adds most to the score of the player to move, and the places it has left."""
    best, most = NO_ROW, NEVER
    for row in range(state.row_count):
        if state.row_sizes[row] > 0 and cache.gains[state.to_move, row] > most:
            best, most = row, cache.gains[state.to_move, row]
    if best == NO_ROW:
        return NO_ROW, 0
    return best, state.capacities[best] - state.row_sizes[best]


@compiled
def place_lightly(state: State, cache: PlayoutCache) -> int:
    """Where the worth of the drawn card and of the row agree for me, and disagree for the others."""
    best, most = NO_ROW, NEVER * KINDS
    room = rows_with_room(state)
    for row in range(state.row_count):
        if room >> row & 1:
            value = agreement(state, cache, row)
            if value > most:
                best, most = row, value
    return best


@compiled
def agreement(state: State, cache: PlayoutCache, row: int) -> int:
    """My gain by a row times my gain by the drawn card, less the same of each other player still in."""
    value = 0
    for player in range(state.players):
        if state.out[player] == 0:
            product = cache.gains[player, row] * cache.card_gains[player, state.drawn]
            value += product if player == state.to_move else -product
    return value
