"""The features of a turn's successors, with only the scores computed that the turn has changed.

A turn changes one row, by a card, or one hand, by a row. So most of what a player has, or would have with a
row, is the same in all successors: these known scores are computed once for each position.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.features import (
    NO_ROW,
    Features,
    compare_scores,
    describe_cards,
    fitting,
    player_of_seat,
)
from coloretto.bots.successors import PLACEMENTS
from coloretto.rules.compiled import compiled
from coloretto.rules.constants import KINDS, MAX_PLAYERS, MAX_ROWS
from coloretto.rules.kernel import State, hand_score
from coloretto.rules.score_kernel import Counts

SCORES = (MAX_PLAYERS, 1 + MAX_ROWS)
"""The shape of known scores: of each player alone, then with each row."""
SCORES_OF_POSITION = MAX_PLAYERS * (1 + MAX_ROWS)

NOBODY = -1

KnownScores: TypeAlias = NDArray[np.int16]


@compiled
def is_scored(state: State, player: int, row: int) -> bool:
    """Whether there is such a score: of a player alone, or with a row that the player might take."""
    if player >= state.players or row >= state.row_count:
        return False
    return bool(row == NO_ROW or (state.row_sizes[row] > 0 and not state.out[player]))


@compiled
def score_with(state: State, player: int, row: int, hand: Counts) -> int:
    """A player's score with the cards of a row; `hand` is working memory."""
    for card in range(KINDS):
        hand[card] = state.hands[player, card]
    if row != NO_ROW:
        for slot in range(state.row_sizes[row]):
            hand[state.rows[row, slot]] += 1
    return int(hand_score(hand, state.points, state.removed))


@compiled
def changed_row(successor: int) -> int:
    """The row that a successor has a card more in, or NO_ROW if one was taken."""
    return successor % MAX_ROWS if successor < PLACEMENTS else NO_ROW


@compiled
def taker(successor: int, mover: int) -> int:
    """The player whose hand a successor has changed, or NOBODY."""
    return NOBODY if successor < PLACEMENTS else mover


@compiled
def describe_with(  # noqa: PLR0913, PLR0917 - compiled code is handed its working memory
    known: KnownScores, state: State, row: int, player: int, hand: Counts, features: Features
) -> None:
    """What `describe` writes, with known scores but for those of a row that has changed, or of a player.

    Each seat has at most one new score, computed at the same place whatever has changed: threads of a GPU are
    slow where their ways part.
    """
    describe_cards(state, features)
    for seat in range(state.players):
        describe_scores_with(known, state, row, player, seat, hand, features)
    compare_scores(state, features)


@compiled
def describe_scores_with(  # noqa: PLR0913, PLR0917 - see above
    known: KnownScores, state: State, row: int, player: int, seat: int, hand: Counts, features: Features
) -> None:
    seated = player_of_seat(state, seat)
    new, before = 0, int(known[seated, 0])
    if (row != NO_ROW and not state.out[seated]) or seated == player:
        new = score_with(state, seated, row, hand)
    if seated == player:
        before = new
    features.players[seat, 1] = fitting(before)
    for other in range(state.row_count):
        if is_scored(state, seated, other):
            points = new if other == row else int(known[seated, 1 + other])
            features.rows[other, 6 + seat] = fitting(points - before)
