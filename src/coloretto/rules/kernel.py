"""The rules of Coloretto: the state of a game as one record, and plain functions over it.

The same functions run compiled on the CPU, inside CUDA kernels, and interpreted. They trust their
caller: an illegal action gives nonsense, so check `legal_actions` first, as `Position` does.

A state knows how many cards of each kind are left in the deck, never their order. Chance is explicit:
after `draw`, and after a row with a golden joker was taken, the state waits for `reveal`.
"""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import (
    CHOOSE,
    DRAW,
    GOLDEN_JOKER,
    KINDS,
    MAX_PLAYERS,
    MAX_ROW_CARDS,
    MAX_ROWS,
    MOST_CARDS_PAID,
    NO_CARD,
    NOBODY,
    OVER,
    PLACE,
    PLACE_ON,
    REVEAL,
    REVEAL_BONUS,
    TAKE,
    TAKEN,
)
from coloretto.rules.score_kernel import Counts, packed_hand, packed_points, packed_score

STATE = record_dtype(
    [
        # the rule set
        ("players", "i1"),
        ("row_count", "i1"),
        ("capacities", "i1", MAX_ROWS),  # how many cards each row can hold
        ("reserve", "i1"),  # cards under the last-round card
        ("points", "i1", MOST_CARDS_PAID + 1),  # what 0, 1, ... 6 or more cards of a colour pay
        # the deal
        ("removed", "u1"),  # the colours out of the game, a bit each
        # the table
        ("deck", "i1", KINDS),  # face-down cards of each kind
        ("cards_left", "i1"),  # the sum of `deck`; the last-round card is not counted
        ("rows", "i1", (MAX_ROWS, MAX_ROW_CARDS)),  # sorted by kind, NO_CARD behind the last card
        ("row_sizes", "i1", MAX_ROWS),  # cards on each row, or TAKEN; TAKEN for rows not in the game
        ("hands", "i1", (MAX_PLAYERS, KINDS)),
        # the turn
        ("phase", "i1"),
        ("to_move", "i1"),
        ("out", "i1", MAX_PLAYERS),  # 1: has taken a row this round
        ("drawn", "i1"),  # the card to place in phase PLACE, else NO_CARD
        ("bonus", "i1"),  # cards still to reveal in phase REVEAL_BONUS, else 0
        ("round_number", "u1"),  # from 1
    ]
)


class State(Protocol):
    """An element of an array of STATE, for type checkers; `STATE` explains the fields."""

    players: int
    row_count: int
    capacities: NDArray[np.int8]
    reserve: int
    points: NDArray[np.int8]
    removed: int
    deck: NDArray[np.int8]
    cards_left: int
    rows: NDArray[np.int8]
    row_sizes: NDArray[np.int8]
    hands: NDArray[np.int8]
    phase: int
    to_move: int
    out: NDArray[np.int8]
    drawn: int
    bonus: int
    round_number: int


class DeckState(Protocol):
    """What the functions about the last-round card need: a `State` or a `PlainState`."""

    @property
    def cards_left(self) -> int: ...
    @property
    def reserve(self) -> int: ...


# Set-up: lay out the box, remove colours, hand out start cards, begin.


@compiled
def remove_colour(state: State, colour: int) -> None:
    state.cards_left -= state.deck[colour]
    state.deck[colour] = 0
    state.removed |= 1 << colour


@compiled
def give_start_card(state: State, player: int, colour: int) -> None:
    state.deck[colour] -= 1
    state.cards_left -= 1
    state.hands[player, colour] += 1


@compiled
def begin(state: State, start_player: int) -> None:
    state.round_number = 0
    state.to_move = start_player
    begin_round(state)


# Legal actions. Sets of rows and of actions are bit masks.


@compiled
def rows_with_cards(state: State) -> int:
    rows = 0
    for row in range(MAX_ROWS):
        rows |= (state.row_sizes[row] > 0) << row
    return rows


@compiled
def rows_with_room(state: State) -> int:
    rows = 0
    for row in range(MAX_ROWS):
        rows |= (TAKEN < state.row_sizes[row] < state.capacities[row]) << row
    return rows


@compiled
def can_draw(state: State) -> bool:
    return bool(state.cards_left > 0 and rows_with_room(state) != 0)


@compiled
def legal_actions(state: State) -> int:
    if state.phase == CHOOSE:
        return rows_with_cards(state) << TAKE | can_draw(state) << DRAW
    if state.phase == PLACE:
        return rows_with_room(state) << PLACE_ON
    return 0


# A turn.


@compiled
def play(state: State, action: int) -> None:
    if action < DRAW:
        take(state, action - TAKE)
    elif action == DRAW:
        draw(state)
    else:
        place(state, action - PLACE_ON)


@compiled
def draw(state: State) -> None:
    state.phase = REVEAL


@compiled
def reveal(state: State, card: int) -> None:
    state.deck[card] -= 1
    state.cards_left -= 1
    if state.phase == REVEAL:
        state.drawn = card
        state.phase = PLACE
    else:
        state.hands[state.to_move, card] += 1
        state.bonus -= 1
        if state.bonus == 0:
            end_turn(state)


@compiled
def place(state: State, row: int) -> None:
    slot = state.row_sizes[row]
    while slot > 0 and state.rows[row, slot - 1] > state.drawn:
        state.rows[row, slot] = state.rows[row, slot - 1]
        slot -= 1
    state.rows[row, slot] = state.drawn
    state.row_sizes[row] += 1
    state.drawn = NO_CARD
    end_turn(state)


@compiled
def take(state: State, row: int) -> None:
    player = state.to_move
    golden_jokers = 0
    for slot in range(state.row_sizes[row]):
        card = state.rows[row, slot]
        state.hands[player, card] += 1
        golden_jokers += card == GOLDEN_JOKER
    clear_row(state, row)
    state.row_sizes[row] = TAKEN
    state.out[player] = 1
    state.bonus = min(golden_jokers, state.cards_left)
    if state.bonus > 0:
        state.phase = REVEAL_BONUS
    else:
        end_turn(state)


@compiled
def end_turn(state: State) -> None:
    if pass_to_next_player(state) and not is_stranded(state):
        state.phase = CHOOSE
    else:
        end_round(state)


@compiled
def pass_to_next_player(state: State) -> bool:
    """Let the next player who is still in the round move; False, and `to_move` left alone, if nobody is.

    `end_round` relies on the latter.
    """
    player = next_in_round(state, state.to_move)
    if player == NOBODY:
        return False
    state.to_move = player
    return True


@compiled
def next_in_round(state: State, player: int) -> int:
    """Who is still in the round and moves next after a player, perhaps the same; NOBODY if nobody is."""
    for _ in range(state.players):
        player += 1
        if player == state.players:
            player = 0
        if state.out[player] == 0:
            return player
    return NOBODY


@compiled
def is_stranded(state: State) -> bool:
    """Nothing to draw and nothing to take: only where a custom rule set lets the deck run out."""
    return bool(state.cards_left == 0 and rows_with_cards(state) == 0)


# Rounds.


@compiled
def begin_round(state: State) -> None:
    for row in range(state.row_count):
        state.row_sizes[row] = 0
    for player in range(state.players):
        state.out[player] = 0
    state.round_number += 1
    state.phase = CHOOSE


@compiled
def end_round(state: State) -> None:
    """The cards that nobody took leave the game; the player who took last begins the next round.

    That player is `to_move`: the last one out had nobody to pass the turn to. Only a stranded round passes it
    on, and a stranded round is the last, as the deck is empty and the reserve is not.
    """
    for row in range(state.row_count):
        if state.row_sizes[row] > 0:
            clear_row(state, row)
            state.row_sizes[row] = 0
    if is_last_round(state):
        end_game(state)
    else:
        begin_round(state)


@compiled
def is_last_round(state: DeckState) -> bool:
    """The last-round card lies on the reserve, so it turns up with the draw of the reserve's first card."""
    return bool(state.cards_left < state.reserve)


@compiled
def cards_until_last_round(state: DeckState) -> int:
    """How many cards lie on top of the last-round card; 0 when it is next or has turned up."""
    return max(0, state.cards_left - state.reserve)


@compiled
def end_game(state: State) -> None:
    for player in range(state.players):
        state.out[player] = 1
    state.to_move = NOBODY
    state.phase = OVER


@compiled
def clear_row(state: State, row: int) -> None:
    for slot in range(state.row_sizes[row]):
        state.rows[row, slot] = NO_CARD


# Scoring.

Scores: TypeAlias = NDArray[np.int16]


@compiled
def score(state: State, player: int) -> int:
    """The best score of a player's current cards."""
    return hand_score(state.hands[player], state.points, state.removed)


@compiled
def hand_score(hand: Counts, points: Counts, removed: int) -> int:
    """The highest total over every assignment of the jokers and every choice of three plus colours."""
    return packed_score(packed_hand(hand), packed_points(points), removed)


@compiled
def win_share(scores: Scores | Sequence[int], players: int, player: int) -> float:
    """1 for a sole winner, 1/n for each of n players who share the highest score, otherwise 0."""
    winners = 0
    for other in range(players):
        if scores[other] > scores[player]:
            return 0.0
        winners += scores[other] == scores[player]
    return 1.0 / winners
