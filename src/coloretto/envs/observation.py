"""What a player sees, as numbers: one layout for every environment.

An observation is a vector of small integers, relative to the observer: player 0 of it is the observer,
player 1 sits to their left, and so on. Everything in it is public; the deck's order is nowhere.
docs/environments.md describes it piece by piece. A change of the layout is a new VERSION.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from coloretto.rules.compiled import compiled
from coloretto.rules.kernel import (
    ACTIONS,
    CHOOSE,
    COLOURS,
    KINDS,
    MAX_PLAYERS,
    MAX_ROWS,
    MOST_CARDS_PAID,
    NO_CARD,
    NOBODY,
    PLACE,
    TAKEN,
    State,
    is_last_round,
    legal_actions,
)

VERSION = 1


@dataclass(frozen=True)
class Piece:
    """A named part of the observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))


PIECES = (
    Piece("choose", (1,), "1 when the player to move draws or takes a row"),
    Piece("place", (1,), "1 when the player to move places the drawn card"),
    Piece("drawn", (KINDS,), "1 at the kind of the drawn card"),
    Piece("rows", (MAX_ROWS, KINDS), "cards of each kind on each row"),
    Piece("places", (MAX_ROWS,), "free places on each row; 0 if it is full, taken or not in the game"),
    Piece("taken", (MAX_ROWS,), "1 for each row that was taken this round"),
    Piece("hands", (MAX_PLAYERS, KINDS), "cards of each kind in front of each player, the observer first"),
    Piece("in_round", (MAX_PLAYERS,), "1 for each player who has not taken a row this round"),
    Piece("to_move", (MAX_PLAYERS,), "1 at the player to move"),
    Piece("deck", (KINDS,), "cards of each kind left in the deck"),
    Piece("cards_left", (1,), "cards left in the deck"),
    Piece("cards_until_last_round", (1,), "cards on the last-round card; 0 when it has turned up"),
    Piece("last_round", (1,), "1 in the last round"),
    Piece("round", (1,), "the number of the round, from 1"),
    Piece("colours", (COLOURS,), "1 for each colour in the game"),
    Piece("table", (MOST_CARDS_PAID,), "what 1, 2, ... 6 or more cards of a colour pay"),
)

SIZE = sum(piece.size for piece in PIECES)

OFFSETS = dict(
    zip(
        (piece.name for piece in PIECES),
        np.cumsum([0, *(piece.size for piece in PIECES)])[:-1].tolist(),
        strict=True,
    )
)
"""Where each piece begins."""

_DRAWN = OFFSETS["drawn"]
_ROWS = OFFSETS["rows"]
_PLACES = OFFSETS["places"]
_TAKEN = OFFSETS["taken"]
_HANDS = OFFSETS["hands"]
_IN_ROUND = OFFSETS["in_round"]
_TO_MOVE = OFFSETS["to_move"]
_DECK = OFFSETS["deck"]
_COUNTS = OFFSETS["cards_left"]
_COLOURS = OFFSETS["colours"]
_TABLE = OFFSETS["table"]


@compiled
def observe(state: State, observer: int, observation: NDArray[np.int8]) -> None:
    """Write what a player sees into a vector of SIZE numbers."""
    observation[:] = 0
    observation[0] = state.phase == CHOOSE
    observation[1] = state.phase == PLACE
    if state.drawn != NO_CARD:
        observation[_DRAWN + state.drawn] = 1
    observe_rows(state, observation)
    observe_players(state, observer, observation)
    for kind in range(KINDS):
        observation[_DECK + kind] = state.deck[kind]
    observation[_COUNTS] = state.cards_left
    observation[_COUNTS + 1] = max(0, state.cards_left - state.reserve)
    observation[_COUNTS + 2] = is_last_round(state)
    observation[_COUNTS + 3] = state.round_number
    for colour in range(COLOURS):
        observation[_COLOURS + colour] = 1 - (state.removed >> colour & 1)
    for cards in range(MOST_CARDS_PAID):
        observation[_TABLE + cards] = state.points[cards + 1]


@compiled
def observe_rows(state: State, observation: NDArray[np.int8]) -> None:
    for row in range(state.row_count):
        if state.row_sizes[row] == TAKEN:
            observation[_TAKEN + row] = 1
        else:
            observation[_PLACES + row] = state.capacities[row] - state.row_sizes[row]
            for slot in range(state.row_sizes[row]):
                observation[_ROWS + row * KINDS + state.rows[row, slot]] += 1


@compiled
def observe_players(state: State, observer: int, observation: NDArray[np.int8]) -> None:
    for seat in range(state.players):
        player = (observer + seat) % state.players
        observation[_IN_ROUND + seat] = 1 - state.out[player]
        for kind in range(KINDS):
            observation[_HANDS + seat * KINDS + kind] = state.hands[player, kind]
    if state.to_move != NOBODY:
        observation[_TO_MOVE + (state.to_move - observer) % state.players] = 1


@compiled
def write_action_mask(state: State, mask: NDArray[np.int8]) -> None:
    """1 for each legal action, 0 for the others."""
    legal = legal_actions(state)
    for action in range(ACTIONS):
        mask[action] = legal >> action & 1


def split(observation: NDArray[np.int8]) -> dict[str, NDArray[np.int8]]:
    """The pieces of an observation by name, in their shapes; leading axes stay."""
    return {
        piece.name: observation[..., offset : offset + piece.size].reshape(
            *observation.shape[:-1], *piece.shape
        )
        for piece, offset in zip(PIECES, OFFSETS.values(), strict=True)
    }
