"""A greedy policy: it looks one card ahead and counts exactly what each row adds to whose score.

It does not weigh the card that a golden joker brings. All its numbers are whole ones, so that every device
decides alike. Most of its time goes into scores, so no hand's score is computed twice.
"""

from typing import NamedTuple, TypeAlias

from coloretto.rules.compiled import compiled
from coloretto.rules.constants import DRAW, KINDS, PLACE, PLACE_ON, TAKE, TAKEN
from coloretto.rules.kernel import State, can_draw, rows_with_cards, rows_with_room
from coloretto.rules.score_kernel import NEVER, falls, packed_card, packed_hand, packed_points, packed_score
from coloretto.sim.chance import Rng

# How often it thinks that its favourite row stays until its next turn, to once that the row is gone. Where
# many cards of a colour pay less again, waiting costs more: found by trying.
STAYS = 3
STAYS_ON_A_FALLING_TABLE = 2
IS_GONE = 1


class BestRows(NamedTuple):
    """The rows in the middle that add most to a player's score; NEVER where there are fewer."""

    row: int
    gain: int
    second_row: int
    second_gain: int
    third_gain: int


class Scorer(NamedTuple):
    """A player's cards, what they are worth, and how scores are computed: see `score_kernel`."""

    hand: int
    score: int
    points: int
    removed: int


class Chances(NamedTuple):
    """How often a player expects to get their best row next, and how often the second one."""

    best: int
    second: int


ByRow: TypeAlias = tuple[int, int, int, int, int]


@compiled
def choose_greedily(state: State, rng: Rng) -> int:
    """Take the favourite row unless one more card promises a better one; place to help me, not the others."""
    if state.phase == PLACE:
        return PLACE_ON + best_place(state)
    if rows_with_cards(state) == 0:
        return DRAW
    mine = scorer(state, state.to_move)
    rows, row, gain = weigh_rows(state, mine)
    if can_draw(state):
        chances = chances_of_rows(state)
        worth = worth_of_drawing(state, mine, rows, chances)
        if worth > gain * (chances.best + chances.second) * int(state.cards_left):
            return DRAW
    return TAKE + row


@compiled
def scorer(state: State, player: int) -> Scorer:
    hand, points, removed = packed_hand(state.hands[player]), packed_points(state.points), int(state.removed)
    return Scorer(hand, packed_score(hand, points, removed), points, removed)


@compiled
def gain_of(scorer: Scorer, cards: int) -> int:
    """What packed cards would add to a player's score."""
    return packed_score(scorer.hand + cards, scorer.points, scorer.removed) - scorer.score


@compiled
def packed_row(state: State, row: int) -> int:
    """The cards of a row as a packed hand."""
    cards = 0
    for slot in range(state.row_sizes[row]):
        cards += packed_card(state.rows[row, slot])
    return cards


@compiled
def weigh_rows(state: State, scorer: Scorer) -> tuple[BestRows, int, int]:
    """A player's best rows; then the best of those with cards, and its gain."""
    favourite, most = -1, NEVER
    first_row, first, second_row, second, third = -1, NEVER, -1, NEVER, NEVER
    for row in range(state.row_count):
        if state.row_sizes[row] == TAKEN:
            continue
        gain = 0
        if state.row_sizes[row] > 0:
            gain = gain_of(scorer, packed_row(state, row))
            if gain > most:
                favourite, most = row, gain
        if gain > first:
            first_row, first, second_row, second, third = row, gain, first_row, first, second
        elif gain > second:
            second_row, second, third = row, gain, second
        else:
            third = max(third, gain)
    return BestRows(first_row, first, second_row, second, third), favourite, most


@compiled
def chances_of_rows(state: State) -> Chances:
    """Nobody takes a row from the last player in the round."""
    staying = STAYS_ON_A_FALLING_TABLE if falls(state.points) else STAYS
    if is_alone(state):
        return Chances(staying + IS_GONE, 0)
    return Chances(staying, IS_GONE)


@compiled
def worth_of_drawing(state: State, mine: Scorer, rows: BestRows, chances: Chances) -> int:
    """What the next row is worth, summed over the cards left, if each is put where it helps most.

    In parts of a point, as many to one as both chances are together.
    """
    worth = 0
    for card in range(KINDS):
        if state.deck[card] > 0:
            worth += int(state.deck[card]) * promise(state, mine, rows, card, chances)
    return worth


@compiled
def promise(state: State, mine: Scorer, rows: BestRows, card: int, chances: Chances) -> int:
    """The worth of the row I get next if I draw this card."""
    most = NEVER * (chances.best + chances.second)
    room = rows_with_room(state)
    for row in range(state.row_count):
        if room >> row & 1:
            gain = gain_of(mine, packed_row(state, row) + packed_card(card))
            best, second = two_best(rows, row)
            if gain >= best:
                best, second = gain, best
            elif gain > second:
                second = gain
            most = max(most, best * chances.best + second * chances.second)
    return most


@compiled
def best_place(state: State) -> int:
    """The row where the drawn card helps the player to move and hurts the others most."""
    room = rows_with_room(state)
    values = values_of_places(state, room)
    favourite, most = -1, NEVER * KINDS
    for row in range(state.row_count):
        if room >> row & 1 and values[row] > most:
            favourite, most = row, values[row]
    return favourite


@compiled
def values_of_places(state: State, room: int) -> ByRow:
    """For each row with room: with the card there, my best row as often as there are others, less theirs."""
    others_in = players_in(state) - 1
    values = (0, 0, 0, 0, 0)
    for player in range(state.players):
        if state.out[player] == 0:
            weight = max(others_in, 1) if player == state.to_move else -1
            own = scorer(state, player)
            rows, _, _ = weigh_rows(state, own)
            for row in range(state.row_count):
                if room >> row & 1:
                    best, _ = two_best(rows, row)
                    gain = gain_of(own, packed_row(state, row) + packed_card(state.drawn))
                    values = with_more(values, row, weight * max(best, gain))
    return values


@compiled
def with_more(values: ByRow, row: int, more: int) -> ByRow:
    """Without an array, for which a GPU would need memory."""
    return (
        values[0] + more * (row == 0),
        values[1] + more * (row == 1),
        values[2] + more * (row == 2),
        values[3] + more * (row == 3),
        values[4] + more * (row == 4),
    )


@compiled
def two_best(rows: BestRows, but: int) -> tuple[int, int]:
    """The two highest gains of the rows but one."""
    if but == rows.row:
        return rows.second_gain, rows.third_gain
    if but == rows.second_row:
        return rows.gain, rows.third_gain
    return rows.gain, rows.second_gain


@compiled
def is_alone(state: State) -> bool:
    """Whether the player to move is the last one in the round."""
    return bool(players_in(state) == 1)


@compiled
def players_in(state: State) -> int:
    count = 0
    for player in range(state.players):
        count += state.out[player] == 0
    return count


@compiled
def row_gain(state: State, player: int, row: int) -> int:
    """What a row would add to a player's score now."""
    return gain_of(scorer(state, player), packed_row(state, row))


@compiled
def row_gain_with(state: State, player: int, row: int, card: int) -> int:
    """What a row would add to a player's score now with one more card on it."""
    return gain_of(scorer(state, player), packed_row(state, row) + packed_card(card))
