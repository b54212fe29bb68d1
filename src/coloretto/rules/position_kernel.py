"""The text of a position, written by compiled functions: everything behind the rule set's name.

`position_text` explains the text. Every function that writes returns where the text ends now.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.rules.compiled import compiled
from coloretto.rules.constants import (
    CARD_LETTERS,
    COLOURS,
    KINDS,
    OVER,
    PHASE_NAMES,
    PLACE,
    REVEAL_BONUS,
    TAKEN,
)
from coloretto.rules.interpreting import optionally_compiled
from coloretto.rules.kernel import State
from coloretto.rules.score_kernel import Counts
from coloretto.rules.stepping import States

Text: TypeAlias = NDArray[np.uint8]  # ASCII

MAX_POSITION_BYTES = 128
"""More than any text has: 76 cards, and 45 other characters at most."""

LETTERS = np.array(list(CARD_LETTERS.encode()), np.uint8)
PHASE_WIDTH = 6
PHASES = np.array(list("".join(name.ljust(PHASE_WIDTH) for name in PHASE_NAMES).encode()), np.uint8)

MARKS = np.array(list(b" /:-*x0123456789"), np.uint8)
SPACE, SLASH, COLON, DASH, STAR, CROSS, ZERO = range(7)  # their places in MARKS


@optionally_compiled
def position_into(states: States, layouts: States, text: Text) -> int:
    """`write_fields` for Python callers, over an array of one state and that of the rule set's layout."""
    return write_fields(states[0], layouts[0].deck, text)


@compiled
def write_fields(state: State, box: Counts, text: Text) -> int:
    """All fields behind the rule set; `box` says how many cards of each kind the game has."""
    end = write_removed(state, text, 0)
    end = put(text, end, MARKS[SPACE])
    for row in range(state.row_count):
        end = put_between(text, end, row)
        end = write_row(state, row, text, end)
    end = put(text, end, MARKS[SPACE])
    for player in range(state.players):
        end = put_between(text, end, player)
        end = write_hand(state, player, text, end)
    end = put(text, end, MARKS[SPACE])
    end = write_turn(state, text, end)
    end = put(text, end, MARKS[SPACE])
    end = write_number(int(state.round_number), text, end)
    end = put(text, end, MARKS[SPACE])
    return write_discarded(state, box, text, end)


@compiled
def write_removed(state: State, text: Text, end: int) -> int:
    begin = end
    for colour in range(COLOURS):
        end = put_cards(text, end, colour, state.removed >> colour & 1)
    return put_dash_for_nothing(text, begin, end)


@compiled
def write_row(state: State, row: int, text: Text, end: int) -> int:
    if state.row_sizes[row] == TAKEN:
        return put(text, end, MARKS[CROSS])
    begin = end
    for slot in range(state.row_sizes[row]):
        end = put(text, end, LETTERS[state.rows[row, slot]])
    return put_dash_for_nothing(text, begin, end)


@compiled
def write_hand(state: State, player: int, text: Text, end: int) -> int:
    begin = end
    for kind in range(KINDS):
        end = put_cards(text, end, kind, state.hands[player, kind])
    end = put_dash_for_nothing(text, begin, end)
    return put(text, end, MARKS[STAR]) if state.out[player] else end


@compiled
def write_turn(state: State, text: Text, end: int) -> int:
    if state.phase != OVER:
        end = put(text, end, MARKS[ZERO + state.to_move])
        end = put(text, end, MARKS[COLON])
    for place in range(PHASE_WIDTH):
        letter = PHASES[state.phase * PHASE_WIDTH + place]
        if letter != MARKS[SPACE]:
            end = put(text, end, letter)
    if state.phase == PLACE:
        end = put(text, end, MARKS[DASH])
        end = put(text, end, LETTERS[state.drawn])
    elif state.phase == REVEAL_BONUS:
        end = put(text, end, MARKS[DASH])
        end = put(text, end, MARKS[ZERO + state.bonus])
    return end


@compiled
def write_number(number: int, text: Text, end: int) -> int:
    """A number below 100: there are at most 39 rounds."""
    if number >= 10:
        end = put(text, end, MARKS[ZERO + number // 10])
    return put(text, end, MARKS[ZERO + number % 10])


@compiled
def write_discarded(state: State, box: Counts, text: Text, end: int) -> int:
    begin = end
    for kind in range(KINDS):
        if not (kind < COLOURS and state.removed >> kind & 1):
            end = put_cards(text, end, kind, discarded(state, box, kind))
    return put_dash_for_nothing(text, begin, end)


@compiled
def discarded(state: State, box: Counts, kind: int) -> int:
    """How many cards of a kind left the game with a row that nobody took: those that are nowhere else."""
    cards = int(box[kind]) - int(state.deck[kind]) - (state.drawn == kind)
    for player in range(state.players):
        cards -= int(state.hands[player, kind])
    for row in range(state.row_count):
        for slot in range(state.row_sizes[row]):
            cards -= bool(state.rows[row, slot] == kind)
    return cards


@compiled
def put_cards(text: Text, end: int, kind: int, number: int) -> int:
    for _ in range(number):
        end = put(text, end, LETTERS[kind])
    return end


@compiled
def put_between(text: Text, end: int, number: int) -> int:
    """A slash before each element of a list but the first."""
    return put(text, end, MARKS[SLASH]) if number > 0 else end


@compiled
def put_dash_for_nothing(text: Text, begin: int, end: int) -> int:
    return put(text, end, MARKS[DASH]) if begin == end else end


@compiled
def put(text: Text, end: int, letter: int) -> int:
    """One more letter. A state that is no position may have too many: what has no room is left out.

    Letters come from arrays: numba would compile this function once more for every literal number.
    """
    if end == text.size:
        return end
    text[end] = letter
    return end + 1
