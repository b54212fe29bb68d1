"""A greedy policy: it looks one card ahead and counts exactly what each row adds to whose score.

It does not weigh the card that a golden joker brings. All its numbers are whole ones, so that every device
decides alike.
"""

from typing import TypeAlias

from coloretto.rules.compiled import compiled
from coloretto.rules.constants import DRAW, KINDS, MOST_CARDS_PAID, PLACE, PLACE_ON, TAKE, TAKEN
from coloretto.rules.kernel import NEVER, State, can_draw, rows_with_cards, rows_with_room, score
from coloretto.sim.chance import Rng

# How often it thinks that its favourite row stays until its next turn, to once that the row is gone. Where
# many cards of a colour pay less again, waiting costs more: found by trying.
STAYS = 3
STAYS_ON_A_FALLING_TABLE = 2
IS_GONE = 1

BestRows: TypeAlias = tuple[int, int, int, int, int]
"""A player's favourite row and its gain, the second best row and its gain, the third best gain."""


@compiled
def choose_greedily(state: State, rng: Rng) -> int:
    """Take the favourite row unless one more card promises a better one; place to help me, not the others."""
    if state.phase == PLACE:
        return PLACE_ON + best_place(state)
    if rows_with_cards(state) == 0:
        return DRAW
    row = favourite_row(state)
    if can_draw(state):
        gain = row_gain(state, state.to_move, row)
        if worth_of_drawing(state) > gain * (stays(state) + IS_GONE) * int(state.cards_left):
            return DRAW
    return TAKE + row


@compiled
def favourite_row(state: State) -> int:
    """The row with cards that adds most to the score of the player to move."""
    favourite, most = -1, NEVER
    for row in range(state.row_count):
        if state.row_sizes[row] > 0:
            gain = row_gain(state, state.to_move, row)
            if gain > most:
                favourite, most = row, gain
    return favourite


@compiled
def stays(state: State) -> int:
    falls = state.points[MOST_CARDS_PAID] < state.points[MOST_CARDS_PAID - 1]
    return STAYS_ON_A_FALLING_TABLE if falls else STAYS


@compiled
def worth_of_drawing(state: State) -> int:
    """What the next row is worth, summed over the cards left, if each is put where it helps most.

    In parts of a point, `stays(state)` + IS_GONE to one.
    """
    rows = best_rows(state, state.to_move)
    alone = is_alone(state)
    worth = 0
    for card in range(KINDS):
        if state.deck[card] > 0:
            worth += int(state.deck[card]) * promise(state, rows, card, alone)
    return worth


@compiled
def promise(state: State, rows: BestRows, card: int, alone: bool) -> int:  # noqa: FBT001 - compiled
    """The worth of the row I get next if I draw this card."""
    staying = stays(state)
    most = NEVER * (staying + IS_GONE)
    room = rows_with_room(state)
    for row in range(state.row_count):
        if room >> row & 1:
            gain = row_gain_with(state, state.to_move, row, card)
            best, second = two_best(rows, row)
            if gain >= best:
                best, second = gain, best
            elif gain > second:
                second = gain
            worth = best * (staying + IS_GONE) if alone else best * staying + second * IS_GONE
            most = max(most, worth)
    return most


@compiled
def best_place(state: State) -> int:
    """The row where the drawn card helps the player to move and hurts the others most."""
    favourite, most = -1, NEVER * KINDS
    room = rows_with_room(state)
    for row in range(state.row_count):
        if room >> row & 1:
            value = advantage(state, row)
            if value > most:
                favourite, most = row, value
    return favourite


@compiled
def advantage(state: State, row: int) -> int:
    """With the drawn card on that row: my best row, as often as there are others, less each other's best."""
    own, others, others_in = 0, 0, 0
    for player in range(state.players):
        if state.out[player] == 0:
            best, _ = two_best(best_rows(state, player), row)
            best = max(best, row_gain_with(state, player, row, state.drawn))
            if player == state.to_move:
                own = best
            else:
                others += best
                others_in += 1
    return own * max(others_in, 1) - others


@compiled
def best_rows(state: State, player: int) -> BestRows:
    """The three best of the rows in the middle for a player; NEVER where there are fewer."""
    first_row, first, second_row, second, third = -1, NEVER, -1, NEVER, NEVER
    for row in range(state.row_count):
        if state.row_sizes[row] != TAKEN:
            gain = row_gain(state, player, row)
            if gain > first:
                first_row, first, second_row, second, third = row, gain, first_row, first, second
            elif gain > second:
                second_row, second, third = row, gain, second
            else:
                third = max(third, gain)
    return first_row, first, second_row, second, third


@compiled
def two_best(rows: BestRows, but: int) -> tuple[int, int]:
    """The two highest gains of the rows but one."""
    first_row, first, second_row, second, third = rows
    if but == first_row:
        return second, third
    if but == second_row:
        return first, third
    return first, second


@compiled
def is_alone(state: State) -> bool:
    """Whether the player to move is the last one in the round."""
    players_in = 0
    for player in range(state.players):
        players_in += state.out[player] == 0
    return bool(players_in == 1)


@compiled
def row_gain(state: State, player: int, row: int) -> int:
    """What a row would add to a player's score now."""
    before = score(state, player)
    add_row(state, player, row, 1)
    after = score(state, player)
    add_row(state, player, row, -1)
    return after - before


@compiled
def row_gain_with(state: State, player: int, row: int, card: int) -> int:
    """What a row would add to a player's score now with one more card on it."""
    before = score(state, player)
    add_row(state, player, row, 1)
    state.hands[player, card] += 1
    after = score(state, player)
    state.hands[player, card] -= 1
    add_row(state, player, row, -1)
    return after - before


@compiled
def add_row(state: State, player: int, row: int, times: int) -> None:
    for slot in range(state.row_sizes[row]):
        state.hands[player, state.rows[row, slot]] += times
