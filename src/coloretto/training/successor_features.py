"""The features of a turn's successors, with only those computed that the turn has changed.

A turn changes one row, by a card, or one hand, by a row. After a card was placed, whatever card and row, the
same player is to move and all players have what they had. So a placement's features are those of a base, the
position before it as the next player sees it, but for the rows, the deck, and what the rows are worth. What
these need is computed once for each position as well, and in numbers that fit into registers.
"""

from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.equivalent_actions import has_lower_twin
from coloretto.bots.features import (
    KNOWN,
    LEAST,
    NAMES,
    NO_ROW,
    Features,
    FiveRows,
    describe_colours,
    describe_lead,
    describe_player,
    describe_row,
    describe_table,
    fitting,
    known_of,
    order_gains,
    places_among,
    player_of_seat,
    row_key,
)
from coloretto.bots.successors import PLACEMENTS
from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import (
    COLOURS,
    GOLDEN_JOKER,
    KINDS,
    MAX_PLAYERS,
    MAX_ROW_CARDS,
    MAX_ROWS,
    PLUS_TWO,
)
from coloretto.rules.kernel import State, can_draw
from coloretto.rules.score_kernel import BITS, FEW, packed_card, packed_hand, packed_points, packed_score
from coloretto.sim.greedy import packed_row

SCORES = (MAX_PLAYERS, 1 + MAX_ROWS)
"""The shape of known scores: of each player alone, then with each row."""
SCORES_OF_POSITION = MAX_PLAYERS * (1 + MAX_ROWS)

NOBODY = -1
PARTS = MAX_PLAYERS + 2
"""Of a description, which may be written at the same time: one for each seat, the table, the colours."""

COMPARED = max(MAX_PLAYERS, MAX_ROWS)
"""Parts of a comparison, which may be written at the same time as well: a row and a seat each."""

KnownScores: TypeAlias = NDArray[np.int16]

POSITION = record_dtype(
    [
        ("known", "i2", SCORES),
        ("hands", "i8", MAX_PLAYERS),  # packed, of each player
        ("rows", "i8", MAX_ROWS),  # packed
        ("names", "i8", MAX_ROWS),  # of the cards, as in `row_key`
        ("sums", "i8", MAX_ROWS),  # of what is known of the cards
        ("colours", "i8", KINDS),  # what is known of each kind, to the third power, for `row_key`
        ("drawn", "i8", KINDS),  # the same when one more of that kind has been drawn
    ]
)


class PositionParts(Protocol):
    """What all successors of a position share: an element of an array of POSITION."""

    known: KnownScores
    hands: NDArray[np.int64]
    rows: NDArray[np.int64]
    names: NDArray[np.int64]
    sums: NDArray[np.int64]
    colours: NDArray[np.int64]
    drawn: NDArray[np.int64]


@compiled
def has_successor(state: State, successor: int) -> bool:
    """Whether `enter_successor` would find it; of a state in phase CHOOSE."""
    if successor >= PLACEMENTS:
        return has_take(state, (successor - PLACEMENTS) // KINDS, (successor - PLACEMENTS) % KINDS)
    card, row = successor // MAX_ROWS, successor % MAX_ROWS
    has_room = 0 <= state.row_sizes[row] < state.capacities[row]
    return bool(has_room and state.deck[card] > 0 and can_draw(state) and not has_lower_twin(state, row))


@compiled
def has_take(state: State, row: int, card: int) -> bool:
    if state.row_sizes[row] <= 0 or has_lower_twin(state, row):
        return False
    golden_jokers = 0
    for slot in range(state.row_sizes[row]):
        golden_jokers += state.rows[row, slot] == GOLDEN_JOKER
    if golden_jokers > 0 and state.cards_left > 0:
        return bool(state.deck[card] > 0)
    return card == 0


# What successors share. The functions write one number each, for threads that do so at the same time.


@compiled
def is_scored(state: State, player: int, row: int) -> bool:
    """Whether there is such a score: of a player alone, or with a row that the player might take."""
    if player >= state.players or row >= state.row_count:
        return False
    return bool(row == NO_ROW or (state.row_sizes[row] > 0 and not state.out[player]))


@compiled
def prepare_score(state: State, player: int, row: int, position: PositionParts) -> None:
    """After `hands` and `rows`."""
    if is_scored(state, player, row):
        cards = 0 if row == NO_ROW else position.rows[row]
        points = packed_score(position.hands[player] + cards, packed_points(state.points), state.removed)
        position.known[player, row - NO_ROW] = points


@compiled
def prepare_colour(base: State, card: int, position: PositionParts) -> None:
    """Of a kind of card; `base` is the position as the next player sees it."""
    known = known_of(base, card)
    position.colours[card] = third_power(known)
    if card < COLOURS:
        one_in_the_deck = 1
        for _ in range(base.players):
            one_in_the_deck *= 10
        known -= one_in_the_deck
    position.drawn[card] = third_power(known)


@compiled
def third_power(known: int) -> int:
    return known * known * known % KNOWN


@compiled
def prepare_row(state: State, row: int, position: PositionParts) -> None:
    """After `colours`."""
    names, total = 0, 0
    for slot in range(state.row_sizes[row]):
        card = int(state.rows[row, slot])
        names = names * KINDS + card
        total += position.colours[card]
    position.names[row] = names
    position.sums[row] = total


# Descriptions of positions as they are, and of those after a row was taken.


@compiled
def describe_part(known: KnownScores, state: State, changed: int, part: int, features: Features) -> None:
    """One of PARTS of what `describe` writes before it compares scores; the features were 0.

    All scores are known but those of a player whose hand has changed.
    """
    if part < state.players:
        describe_player(state, part, features)
        describe_scores_with(known, state, changed, part, features)
    elif part == MAX_PLAYERS:
        describe_table(state, features)
    elif part == MAX_PLAYERS + 1:
        describe_colours(state, features)


@compiled
def describe_scores_with(
    known: KnownScores, state: State, changed: int, seat: int, features: Features
) -> None:
    player = player_of_seat(state, seat)
    hand, table = packed_hand(state.hands[player]), packed_points(state.points)
    before = 0
    for row in range(NO_ROW, state.row_count):
        if not is_scored(state, player, row):
            continue
        points = int(known[player, row - NO_ROW])
        if player == changed:
            cards = 0 if row == NO_ROW else packed_row(state, row)
            points = packed_score(hand + cards, table, state.removed)
        if row == NO_ROW:
            before = points
            features.players[seat, 1] = fitting(points)
        else:
            features.rows[row, 6 + seat] = fitting(points - before)


@compiled
def prepare_key(state: State, row: int, features: Features, keys: NDArray[np.int64]) -> None:
    """After all parts: the key that orders the row."""
    keys[row] = row_key(state, row, features.rows[row, 6])


@compiled
def compare_part(keys: NDArray[np.int64], state: State, part: int, features: Features) -> None:
    """One of COMPARED parts of what `compare_scores` writes, those of a row and of a seat; after all keys."""
    places = places_among((keys[0], keys[1], keys[2], keys[3], keys[4]))
    if part < state.players:
        order_gains(places, part, features)
        describe_lead(state, part, features)
    if part < state.row_count and state.row_sizes[part] >= 0:
        describe_row(state, part, places[part], features)


# Placements.


@compiled
def describe_placement(  # noqa: PLR0913, PLR0917 - compiled code is handed all that it needs
    position: PositionParts, base: State, first: int, card: int, row: int, features: Features
) -> None:
    """Turn the base's features, whose rows are not in order yet, into those after a placement.

    `base` may have any player to move; `first` is the one who moves next.
    """
    describe_drawn(base, card, features)
    describe_gains(position, base, first, card, row, features)
    places = places_with(position, base, card, row, features)
    for seat in range(base.players):
        order_gains(places, seat, features)
    for other in range(base.row_count):
        if base.row_sizes[other] >= 0:
            describe_row(base, other, places[other], features)
    add_card(places[row], card, features)


@compiled
def describe_drawn(base: State, card: int, features: Features) -> None:
    """The deck without the card."""
    features.table[4] = base.cards_left - 1
    features.table[5] = max(0, base.cards_left - 1 - base.reserve)
    features.table[6] = base.cards_left - 1 < base.reserve
    if card < COLOURS:
        features.colours[card, 1] -= 1
    else:
        features.table[9 + card - PLUS_TWO] -= 1


@compiled
def describe_gains(  # noqa: PLR0913, PLR0917 - compiled code is handed all that it needs
    position: PositionParts, base: State, first: int, card: int, row: int, features: Features
) -> None:
    """What the row is now worth to those who are still in the round."""
    table, cards = packed_points(base.points), position.rows[row] + packed_card(card)
    player = first
    for seat in range(base.players):
        if not base.out[player]:
            points = packed_score(position.hands[player] + cards, table, base.removed)
            features.rows[row, 6 + seat] = fitting(points - int(position.known[player, 0]))
        player = player + 1 if player + 1 < base.players else 0


@compiled
def places_with(position: PositionParts, base: State, card: int, row: int, features: Features) -> FiveRows:
    """As `places_of_rows` after the placement."""
    keys = (
        key_with(position, base, card, row, 0, features.rows[0, 6]),
        key_with(position, base, card, row, 1, features.rows[1, 6]),
        key_with(position, base, card, row, 2, features.rows[2, 6]),
        key_with(position, base, card, row, 3, features.rows[3, 6]),
        key_with(position, base, card, row, 4, features.rows[4, 6]),
    )
    return places_among(keys)


@compiled
def key_with(  # noqa: PLR0913, PLR0917 - compiled code is handed all that it needs
    position: PositionParts, base: State, card: int, row: int, other: int, gain: int
) -> int:
    """The `row_key` of a row after the placement on `row`."""
    size = int(base.row_sizes[other])
    if size < 0:
        return NO_ROW
    same = position.rows[other] >> BITS * (card + int(card > PLUS_TWO)) & FEW
    known = position.sums[other] + same * (position.drawn[card] - position.colours[card])
    names = position.names[other]
    if other == row:
        size += 1
        known += position.drawn[card]
        names = names_with(base, row, card)
    key = (int(gain) - LEAST + 1) * (MAX_ROW_CARDS + 1) + size
    key = (key * KNOWN + int(known) % KNOWN) * NAMES + int(names)
    return key * (MAX_ROW_CARDS + 1) - int(base.capacities[other])


@compiled
def names_with(base: State, row: int, card: int) -> int:
    """The names of a row's cards and another one, in order."""
    names, missing = 0, True
    for slot in range(base.row_sizes[row]):
        if missing and base.rows[row, slot] > card:
            names, missing = names * KINDS + card, False
        names = names * KINDS + int(base.rows[row, slot])
    return names * KINDS + card if missing else names


@compiled
def add_card(place: int, card: int, features: Features) -> None:
    """To the row that is described there."""
    features.rows[place, 1] += 1
    features.rows[place, 2] -= 1
    if card < COLOURS:
        features.colours[card, 2 + 4 * MAX_PLAYERS + place] += 1
    else:
        features.rows[place, 3 + card - PLUS_TWO] += 1
