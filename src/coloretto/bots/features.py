"""What the value network sees of a position in which the player to move draws or takes a row.

Everything is relative: player 0 is the player to move, then clockwise; row 0 is the one that adds most to
that player's score. Colours are alike, so each has the same features and the network treats them alike.
All are small integers; their scale is part of the network's weights.
"""

from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import (
    COLOURS,
    GOLDEN_JOKER,
    JOKER,
    KINDS,
    MAX_PLAYERS,
    MAX_ROW_CARDS,
    MAX_ROWS,
    MOST_CARDS_PAID,
    PLUS_COLOURS,
    PLUS_TWO,
)
from coloretto.rules.kernel import State, cards_until_last_round, is_last_round
from coloretto.rules.score_kernel import packed_hand, packed_points, packed_score
from coloretto.sim.greedy import packed_row

VERSION = 1

TABLE_FEATURES = 19
PLAYER_FEATURES = 7
ROW_FEATURES = 6 + MAX_PLAYERS
COLOUR_FEATURES = 2 + 4 * MAX_PLAYERS + MAX_ROWS

FEATURES = record_dtype(
    [
        ("table", "i1", TABLE_FEATURES),
        ("players", "i1", (MAX_PLAYERS, PLAYER_FEATURES)),
        ("rows", "i1", (MAX_ROWS, ROW_FEATURES)),
        ("colours", "i1", (COLOURS, COLOUR_FEATURES)),
    ]
)


class Features(Protocol):
    """What the network sees: an element of an array of FEATURES."""

    table: NDArray[np.int8]
    players: NDArray[np.int8]
    rows: NDArray[np.int8]
    colours: NDArray[np.int8]


SIZE = FEATURES.itemsize
COMMON = TABLE_FEATURES + MAX_PLAYERS * PLAYER_FEATURES + MAX_ROWS * ROW_FEATURES
"""The number of features that belong to no colour; they come first."""

LEAST, MOST = -127, 127
NO_ROW = -1
MOST_KNOWN: int = 10 ** (MAX_PLAYERS + 1)  # a digit for the deck and each player
KNOWN = 268_435_399  # a prime: what is known of different rows hardly ever leaves the same remainder
NAMES: int = KINDS**MAX_ROW_CARDS

FiveRows: TypeAlias = tuple[int, int, int, int, int]
"""One number per row; rows that are not in the game count too."""


@compiled
def describe(state: State, features: Features) -> None:
    """Write the features of a state in phase CHOOSE."""
    describe_cards(state, features)
    for seat in range(state.players):
        describe_scores(state, seat, features)
    compare_scores(state, features)


@compiled
def describe_cards(state: State, features: Features) -> None:
    """All that is known without computing a score."""
    clear(features)
    describe_table(state, features)
    describe_colours(state, features)
    for seat in range(state.players):
        describe_player(state, seat, features)


@compiled
def compare_scores(state: State, features: Features) -> None:
    """All that follows from the scores: the order of the rows, and who is ahead."""
    places = places_of_rows(state, features)
    for seat in range(state.players):
        order_gains(places, seat, features)
        describe_lead(state, seat, features)
    for row in range(state.row_count):
        if state.row_sizes[row] >= 0:
            describe_row(state, row, places[row], features)


@compiled
def fitting(number: int) -> int:
    """A score, or a difference of scores, as a feature: printed editions have none that is cut off."""
    return max(LEAST, min(MOST, number))


@compiled
def clear(features: Features) -> None:
    for seat in range(MAX_PLAYERS):
        for feature in range(PLAYER_FEATURES):
            features.players[seat, feature] = 0
    for row in range(MAX_ROWS):
        for feature in range(ROW_FEATURES):
            features.rows[row, feature] = 0
    for colour in range(COLOURS):
        for feature in range(COLOUR_FEATURES):
            features.colours[colour, feature] = 0


@compiled
def player_of_seat(state: State, seat: int) -> int:
    player = int(state.to_move) + seat
    return player - int(state.players) if player >= state.players else player


@compiled
def describe_table(state: State, features: Features) -> None:
    players_in, rows_left = 0, 0
    for player in range(state.players):
        players_in += state.out[player] == 0
    for row in range(state.row_count):
        rows_left += state.row_sizes[row] >= 0
    for players in range(4):
        features.table[players] = state.players == players + 2
    features.table[4] = state.cards_left
    features.table[5] = cards_until_last_round(state)
    features.table[6] = is_last_round(state)
    features.table[7] = players_in
    features.table[8] = rows_left
    features.table[9] = state.deck[PLUS_TWO]
    features.table[10] = state.deck[JOKER]
    features.table[11] = state.deck[GOLDEN_JOKER]
    features.table[12] = state.reserve
    for cards in range(MOST_CARDS_PAID):
        features.table[13 + cards] = state.points[cards + 1]


@compiled
def describe_colours(state: State, features: Features) -> None:
    for colour in range(COLOURS):
        if not state.removed >> colour & 1:
            features.colours[colour, 0] = 1
            features.colours[colour, 1] = state.deck[colour]


@compiled
def describe_player(state: State, seat: int, features: Features) -> None:
    player = player_of_seat(state, seat)
    features.players[seat, 0] = 1 - state.out[player]
    features.players[seat, 2] = state.hands[player, PLUS_TWO]
    features.players[seat, 3] = state.hands[player, JOKER] + state.hands[player, GOLDEN_JOKER]
    for colour in range(COLOURS):
        if not state.removed >> colour & 1:
            cards = min(state.hands[player, colour], MOST_CARDS_PAID)
            more = min(cards + 1, MOST_CARDS_PAID)
            features.colours[colour, 2 + seat] = cards
            features.colours[colour, 2 + MAX_PLAYERS + seat] = state.points[cards]
            features.colours[colour, 2 + 2 * MAX_PLAYERS + seat] = state.points[more] - state.points[cards]
            features.colours[colour, 2 + 3 * MAX_PLAYERS + seat] = is_among_best(state, player, colour)


@compiled
def is_among_best(state: State, player: int, colour: int) -> bool:
    """Whether fewer than three other colours pay this player more."""
    cards = min(state.hands[player, colour], MOST_CARDS_PAID)
    better = 0
    for other in range(COLOURS):
        other_cards = min(state.hands[player, other], MOST_CARDS_PAID)
        better += state.points[other_cards] > state.points[cards]
    return better < PLUS_COLOURS


@compiled
def describe_scores(state: State, seat: int, features: Features) -> None:
    """A player's score, and what each row would add to it while the player is in the round.

    Rows are still where they are on the table. All scores are computed in one place, because that is most of
    the work and of the code: GPUs are slow where code does not fit into their cache.
    """
    player = player_of_seat(state, seat)
    hand, table = packed_hand(state.hands[player]), packed_points(state.points)
    before = 0
    for row in range(NO_ROW, state.row_count):
        if row != NO_ROW and (state.row_sizes[row] <= 0 or state.out[player]):
            continue
        cards = 0 if row == NO_ROW else packed_row(state, row)
        points = packed_score(hand + cards, table, state.removed)
        if row == NO_ROW:
            before = points
            features.players[seat, 1] = fitting(points)
        else:
            features.rows[row, 6 + seat] = fitting(points - before)


# Rows come by the gain of the player to move, then by their size, then by what is known of their colours.
# The order of colours only breaks ties between colours that all players and the deck hold equally often.


@compiled
def places_of_rows(state: State, features: Features) -> FiveRows:
    """The position of each row in the network's input."""
    keys = (
        row_key(state, 0, features.rows[0, 6]),
        row_key(state, 1, features.rows[1, 6]),
        row_key(state, 2, features.rows[2, 6]),
        row_key(state, 3, features.rows[3, 6]),
        row_key(state, 4, features.rows[4, 6]),
    )
    return places_among(keys)


@compiled
def row_key(state: State, row: int, gain: int) -> int:
    """The sort key of a row that adds `gain` to the score of the player to move, in descending order."""
    if state.row_sizes[row] < 0:
        return NO_ROW
    known, names = 0, 0
    for slot in range(state.row_sizes[row]):
        card = int(state.rows[row, slot])
        colour = known_of(state, card)
        known = (known + colour * colour * colour) % KNOWN
        names = names * KINDS + card
    key = (int(gain) - LEAST + 1) * (MAX_ROW_CARDS + 1) + int(state.row_sizes[row])
    return ((key * KNOWN + known) * NAMES + names) * (MAX_ROW_CARDS + 1) - int(state.capacities[row])


@compiled
def known_of(state: State, card: int) -> int:
    """All that is known of a colour but its name: how many the deck has, then every player."""
    if card >= COLOURS:
        return MOST_KNOWN + card
    known = int(state.deck[card])
    for seat in range(state.players):
        known = known * 10 + int(state.hands[player_of_seat(state, seat), card])
    return known


@compiled
def places_among(keys: FiveRows) -> FiveRows:
    return (
        place_among(keys, 0),
        place_among(keys, 1),
        place_among(keys, 2),
        place_among(keys, 3),
        place_among(keys, 4),
    )


@compiled
def place_among(keys: FiveRows, row: int) -> int:
    place = 0
    for other in range(MAX_ROWS):
        place += keys[other] > keys[row] or (keys[other] == keys[row] and other < row)
    return place


@compiled
def describe_row(state: State, row: int, place: int, features: Features) -> None:
    size = state.row_sizes[row]
    features.rows[place, 0] = 1
    features.rows[place, 1] = size
    features.rows[place, 2] = state.capacities[row] - size
    for slot in range(size):
        card = state.rows[row, slot]
        if card < COLOURS:
            features.colours[card, 2 + 4 * MAX_PLAYERS + place] += 1
        else:
            features.rows[place, 3 + card - PLUS_TWO] += 1


@compiled
def order_gains(places: FiveRows, seat: int, features: Features) -> None:
    """Put a player's gains where the rows are described, and describe the two best."""
    gains = (
        features.rows[0, 6 + seat],
        features.rows[1, 6 + seat],
        features.rows[2, 6 + seat],
        features.rows[3, 6 + seat],
        features.rows[4, 6 + seat],
    )
    best, second = 0, 0
    for row in range(MAX_ROWS):
        gain = int(gains[row])
        features.rows[places[row], 6 + seat] = gain
        best, second = max(best, gain), max(second, min(best, gain))
    features.players[seat, 5] = best
    features.players[seat, 6] = second


@compiled
def describe_lead(state: State, seat: int, features: Features) -> None:
    """How far a player is ahead of the best of the others."""
    best_other = LEAST
    for other in range(state.players):
        if other != seat:
            best_other = max(best_other, int(features.players[other, 1]))
    features.players[seat, 4] = fitting(int(features.players[seat, 1]) - best_other)
