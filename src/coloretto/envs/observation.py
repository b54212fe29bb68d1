"""What a player sees, as numbers: one layout for every environment.

An observation is a vector of small integers, relative to the observer: player 0 of it is the observer,
player 1 sits to their left, and so on. Everything in it is public; the deck's order is nowhere.
docs/environments.md describes it piece by piece. A change of the layout is a new VERSION.
"""

from dataclasses import dataclass
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.rules.compiled import compiled, inlined, record_dtype
from coloretto.rules.constants import (
    ACTIONS,
    CHOOSE,
    COLOURS,
    KINDS,
    MAX_PLAYERS,
    MAX_ROWS,
    MOST_CARDS_PAID,
    NO_CARD,
    PLACE,
    TAKEN,
)
from coloretto.rules.kernel import State, cards_until_last_round, is_last_round
from coloretto.rules.stepping import States

VERSION = 1

Counts: TypeAlias = NDArray[np.int8]


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
    Piece("cards_until_last_round", (1,), "cards on the last-round card; 0 when it is next or has turned up"),
    Piece("last_round", (1,), "1 in the last round"),
    Piece("round", (1,), "the number of the round, from 1"),
    Piece("colours", (COLOURS,), "1 for each colour in the game"),
    Piece("table", (MOST_CARDS_PAID,), "what 1, 2, ... 6 or more cards of a colour pay"),
)

SIZE = sum(piece.size for piece in PIECES)

OBSERVATION = record_dtype(
    [(piece.name, "i1", piece.shape) if piece.size > 1 else (piece.name, "i1") for piece in PIECES]
)
"""An observation as compiled functions write it; the same bytes are the vector."""


class ObservationRecord(Protocol):
    """An element of an array of OBSERVATION; PIECES says what each field means."""

    choose: int
    place: int
    drawn: Counts
    rows: Counts
    places: Counts
    taken: Counts
    hands: Counts
    in_round: Counts
    to_move: Counts
    deck: Counts
    cards_left: int
    cards_until_last_round: int
    last_round: int
    round: int
    colours: Counts
    table: Counts


ACTION_MASK = record_dtype([("legal", "i1", ACTIONS)])


class ActionMask(Protocol):
    """An element of an array of ACTION_MASK: 1 for each legal action."""

    legal: NDArray[np.int8]


def vectors_of(records: NDArray[np.void]) -> NDArray[np.int8]:
    """The same memory as vectors: for observations or action masks that compiled functions write."""
    return records.view(np.int8).reshape(len(records), records.itemsize)


def new_observations(number: int) -> tuple[NDArray[np.void], NDArray[np.int8]]:
    """The same memory twice: for compiled functions to write, and as vectors of SIZE to read."""
    records = np.zeros(number, OBSERVATION)
    return records, vectors_of(records)


@compiled
def observe_rules(state: State, observation: ObservationRecord) -> None:
    """Write what stays as it is for a whole game."""
    for colour in range(COLOURS):
        observation.colours[colour] = 1 - (state.removed >> colour & 1)
    for cards in range(MOST_CARDS_PAID):
        observation.table[cards] = state.points[cards + 1]


@inlined
def observe_table(state: State, observer: int, observation: ObservationRecord) -> None:
    """Write what a player sees now into an observation that has seen the rules, or this game before."""
    observation.choose = state.phase == CHOOSE
    observation.place = state.phase == PLACE
    observe_drawn(state, observation)
    observe_rows(state, observation)
    observe_players(state, observer, observation)
    copy_counts(state.deck, observation.deck)
    observe_deck_size(state, observation)
    observation.round = state.round_number


@inlined
def observe_draw(state: State, observation: ObservationRecord) -> None:
    """Write what the draw of a card has changed for the player who drew it, and saw the table before."""
    observation.choose = 0
    observation.place = 1
    observation.drawn[state.drawn] = 1
    observation.deck[state.drawn] = state.deck[state.drawn]
    observe_deck_size(state, observation)


@inlined
def observe_placement(state: State, row: int, card: int, observation: ObservationRecord) -> None:
    """Write what a card on a row has changed; the player to move sees now what the one before saw."""
    observation.choose = 1
    observation.place = 0
    observation.drawn[card] = 0
    observation.rows[row, card] += 1
    observation.places[row] -= 1
    observe_players(state, state.to_move, observation)


@inlined
def observe_deck_size(state: State, observation: ObservationRecord) -> None:
    observation.cards_left = state.cards_left
    observation.cards_until_last_round = cards_until_last_round(state)
    observation.last_round = is_last_round(state)


@inlined
def observe_drawn(state: State, observation: ObservationRecord) -> None:
    for kind in range(KINDS):
        observation.drawn[kind] = kind == state.drawn


@inlined
def observe_rows(state: State, observation: ObservationRecord) -> None:
    """Sizes and cards are used as numbers, not in conditions, which processors often guess wrong."""
    for row in range(MAX_ROWS):
        for kind in range(KINDS):
            observation.rows[row, kind] = 0
    for row in range(state.row_count):
        size = state.row_sizes[row]
        observation.taken[row] = size == TAKEN
        observation.places[row] = (state.capacities[row] - size) * (size != TAKEN)
        for slot in range(state.capacities[row]):
            card = state.rows[row, slot]
            observation.rows[row, max(card, 0)] += card != NO_CARD


@inlined
def observe_players(state: State, observer: int, observation: ObservationRecord) -> None:
    for seat in range(state.players):
        player = observer + seat
        player -= state.players if player >= state.players else 0
        observation.in_round[seat] = 1 - state.out[player]
        observation.to_move[seat] = player == state.to_move
        copy_counts(state.hands[player], observation.hands[seat])


@inlined
def copy_counts(source: Counts, target: Counts) -> None:
    """Copy the numbers of all kinds; all are read before any is written, so it becomes two wide moves."""
    a, b, c, d, e = source[0], source[1], source[2], source[3], source[4]
    f, g, plus_two, joker, golden_joker = source[5], source[6], source[7], source[8], source[9]
    target[0], target[1], target[2], target[3], target[4] = a, b, c, d, e
    target[5], target[6], target[7], target[8], target[9] = f, g, plus_two, joker, golden_joker


@compiled
def observe(state: State, observer: int, observation: ObservationRecord) -> None:
    """Write all that a player sees; the observation must be new or of the same rule set."""
    observe_rules(state, observation)
    observe_table(state, observer, observation)


@compiled
def observe_into(states: States, observer: int, records: NDArray[np.void]) -> None:
    """Write what a player sees in one state, in arrays of one."""
    observe(states[0], observer, records[0])


@inlined
def write_action_mask(legal: int, mask: ActionMask) -> None:
    """From legal actions, a bit each: 1 for each legal action, 0 for the others."""
    for action in range(ACTIONS):
        mask.legal[action] = legal >> action & 1


def split(observation: NDArray[np.int8]) -> dict[str, NDArray[np.int8]]:
    """The pieces of an observation by name, in their shapes; leading axes stay."""
    pieces, begin = {}, 0
    for piece in PIECES:
        part = observation[..., begin : begin + piece.size]
        pieces[piece.name] = part.reshape(*observation.shape[:-1], *piece.shape)
        begin += piece.size
    return pieces
