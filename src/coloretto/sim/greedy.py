"""A greedy policy: exact marginal scores of every row, for the player to move and for the others."""

from coloretto.rules.compiled import compiled
from coloretto.rules.kernel import DRAW, MOST_CARDS_PAID, PLACE, PLACE_ON, TAKE, TAKEN, State, can_draw, score
from coloretto.sim.chance import Lots

GOOD_ROW_SHARE = 4  # a row is taken at once for a quarter of what a colour can pay at most
OWN_WEIGHT = 3  # how much a card's use to me counts ...
OTHERS_WEIGHT = 2  # ... against its use to the others, on average


@compiled
def choose_greedily(state: State, lots: Lots) -> int:
    """Take a row that is worth it, else draw; place a card where it serves me more than the others."""
    if state.phase == PLACE:
        return PLACE_ON + best_place(state)
    row = best_row(state)
    if row < 0 or (can_draw(state) and row_gain(state, state.to_move, row) < good_gain(state)):
        return DRAW
    return TAKE + row


@compiled
def good_gain(state: State) -> int:
    highest = 0
    for cards in range(MOST_CARDS_PAID + 1):
        highest = max(highest, int(state.points[cards]))
    return highest // GOOD_ROW_SHARE


@compiled
def best_row(state: State) -> int:
    """The row that brings the player to move the most points now; -1 if none has cards."""
    best, most = -1, 0
    for row in range(state.row_count):
        if state.row_sizes[row] > 0:
            gain = row_gain(state, state.to_move, row)
            if best < 0 or gain > most:
                best, most = row, gain
    return best


@compiled
def best_place(state: State) -> int:
    """The row where the drawn card helps the player to move most and the others least."""
    best, most = -1, 0
    for row in range(state.row_count):
        if state.row_sizes[row] != TAKEN and state.row_sizes[row] < state.capacities[row]:
            value = place_value(state, row)
            if best < 0 or value > most:
                best, most = row, value
    return best


@compiled
def place_value(state: State, row: int) -> int:
    own, others, others_in = 0, 0, 0
    for player in range(state.players):
        if state.out[player] == 0:
            change = card_gain(state, player, row)
            if player == state.to_move:
                own = change
            else:
                others += change
                others_in += 1
    return OWN_WEIGHT * own * max(others_in, 1) - OTHERS_WEIGHT * others


@compiled
def card_gain(state: State, player: int, row: int) -> int:
    """How much the drawn card changes what a row would bring to a player."""
    add_row(state, player, row, 1)
    without = score(state, player)
    state.hands[player, state.drawn] += 1
    with_card = score(state, player)
    state.hands[player, state.drawn] -= 1
    add_row(state, player, row, -1)
    return with_card - without


@compiled
def row_gain(state: State, player: int, row: int) -> int:
    """What a row would add to a player's score now."""
    before = score(state, player)
    add_row(state, player, row, 1)
    after = score(state, player)
    add_row(state, player, row, -1)
    return after - before


@compiled
def add_row(state: State, player: int, row: int, times: int) -> None:
    for slot in range(state.row_sizes[row]):
        state.hands[player, state.rows[row, slot]] += times
