"""What makes a state impossible: its rows, hands and phase must agree about the turn."""

from coloretto.rules.compiled import compiled
from coloretto.rules.constants import CHOOSE, GOLDEN_JOKER, OVER, REVEAL, REVEAL_BONUS, TAKEN
from coloretto.rules.kernel import State, is_last_round, is_stranded, rows_with_cards, rows_with_room
from coloretto.rules.stepping import States

# The contradictions; 0 is none.
DISCARDED = 1
NOT_EVERYBODY_OUT = 2
NOT_THE_LAST_ROUND = 3
TAKEN_AND_OUT = 4
OUT_OF_THE_ROUND = 5
STRANDED = 6
NOTHING_TO_DRAW = 7
NO_BONUS = 8
NO_GOLDEN_JOKER = 9

CONTRADICTIONS = {
    DISCARDED: "discarded cards: {discarded!r}, but no row can have been left over",
    NOT_EVERYBODY_OUT: "the game is over, but not everybody is out or cards are on the rows",
    NOT_THE_LAST_ROUND: "the game is over, but its last round is not",
    TAKEN_AND_OUT: "{taken} rows are taken, but {out} players are out of the round",
    OUT_OF_THE_ROUND: "turn: {turn!r}, but player {player} is out of the round",
    STRANDED: "turn: {turn!r}, but there is nothing to draw or take",
    NOTHING_TO_DRAW: "turn: {turn!r}, but nothing can be drawn",
    NO_BONUS: "turn: {turn!r}, but player {player} has taken no row or the deck is too small",
    NO_GOLDEN_JOKER: "turn: {turn!r}, but player {player} has no golden joker",
}
"""What to say of each."""


@compiled
def contradiction(states: States, discarded: int) -> int:
    """The number of a contradiction, or 0; `discarded` is how many cards left the game with a row."""
    state: State = states[0]
    is_round_over = state.round_number > 1 or state.phase == OVER
    if discarded > 0 and (state.row_count == state.players or not is_round_over):
        return DISCARDED
    taken, out = taken_rows(state), players_out(state)
    if state.phase == OVER:
        return contradiction_at_end(state, taken, out)
    if taken != out:
        return TAKEN_AND_OUT
    return contradiction_in_turn(state)


@compiled
def contradiction_in_turn(state: State) -> int:
    if state.phase == REVEAL_BONUS:
        if not state.out[state.to_move] or state.bonus > state.cards_left:
            return NO_BONUS
        return NO_GOLDEN_JOKER if state.hands[state.to_move, GOLDEN_JOKER] < state.bonus else 0
    if state.out[state.to_move]:
        return OUT_OF_THE_ROUND
    if state.phase == CHOOSE:
        return STRANDED if is_stranded(state) else 0
    if rows_with_room(state) == 0 or (state.phase == REVEAL and state.cards_left == 0):
        return NOTHING_TO_DRAW
    return 0


@compiled
def contradiction_at_end(state: State, taken: int, out: int) -> int:
    if out != state.players or rows_with_cards(state) != 0:
        return NOT_EVERYBODY_OUT
    was_stranded = 0 < taken < state.players and state.cards_left == 0
    if not is_last_round(state) or not (taken == state.players or was_stranded):
        return NOT_THE_LAST_ROUND
    return 0


@compiled
def taken_rows(state: State) -> int:
    taken = 0
    for row in range(state.row_count):
        taken += state.row_sizes[row] == TAKEN
    return taken


@compiled
def players_out(state: State) -> int:
    out = 0
    for player in range(state.players):
        out += state.out[player]
    return out
