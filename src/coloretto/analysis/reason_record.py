"""A reason in numbers, as compiled functions write it."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from coloretto.rules.compiled import record_dtype
from coloretto.rules.constants import MAX_PLAYERS

NONE = -1

REASON_NAMES = (
    "none",  # there is no choice, or nothing to count
    "row-goes",  # the row brings `points`, but others take it in `times` of ten cases, mostly `seat`
    "row-now",  # the row brings `points`, the one taken after drawing `other_points` on average
    "row-pays-more",  # the row brings `points`, the other one `other_points`
    "row-denied",  # the row would bring `seat` `points`, the other one `other_points`
    "row-stays",  # what the other row brings, `points`, is still there in `times` of ten cases
    "row-later",  # the other row brings `points`, the one taken after drawing `other_points` on average
    "deck-helps",  # `cards` of the deck's cards lead to a better row than the best one now
    "deck-hurts",  # only `cards` of them do
    "place-builds",  # the row then brings `points`, not `other_points`
    "place-spoils",  # the row then brings `seat` `points`, not `other_points`
    "place-helps-others",  # on the other row it would bring `seat` `points`, not `other_points`
    "place-hurts",  # on the other row it would leave me `points`, not `other_points`
    "place-stays",  # the row is still there in `times` of ten cases, the other one in `other_times`
    "place-room",  # the other row would then be full, the row has room for `cards` more
    "best-grows",  # the best row then brings me `points`, after the other action `other_points`
    "best-shrinks",  # the best row then brings `seat` `points`, after the other action `other_points`
    "round-grows",  # this round then brings me `points` on average, after the other action `other_points`
    "round-shrinks",  # this round then brings `seat` `points`, after the other action `other_points`
    "place-full",  # the row is then full, the other one not; I take it in `times` of ten cases
    # I or `seat` take the card in `times` of ten cases, from the other row in `other_times`:
    "card-gained",  # more often; there it brings me `points`
    "card-avoided",  # less often; on the other row it costs me `points`
    "card-denied",  # less often; on the other row it brings `seat` `points`
    "card-foisted",  # more often; there it costs `seat` `points`
    "round-colours",  # I have `colours` after this round on average, after the other action `other_colours`
)
(
    NO_REASON,
    ROW_GOES,
    ROW_NOW,
    ROW_PAYS_MORE,
    ROW_DENIED,
    ROW_STAYS,
    ROW_LATER,
    DECK_HELPS,
    DECK_HURTS,
    PLACE_BUILDS,
    PLACE_SPOILS,
    PLACE_HELPS_OTHERS,
    PLACE_HURTS,
    PLACE_STAYS,
    PLACE_ROOM,
    BEST_GROWS,
    BEST_SHRINKS,
    ROUND_GROWS,
    ROUND_SHRINKS,
    PLACE_FULL,
    CARD_GAINED,
    CARD_AVOIDED,
    CARD_DENIED,
    CARD_FOISTED,
    ROUND_COLOURS,
) = range(len(REASON_NAMES))

REASON = record_dtype(
    [
        ("kind", "i1"),  # an index of REASON_NAMES, which say what the other fields mean
        ("row", "i1"),
        ("other_row", "i1"),
        ("seat", "i1"),
        ("times", "i1"),
        ("other_times", "i1"),
        ("points", "i2"),
        ("other_points", "i2"),
        ("cards", "i2"),
        ("left", "i2"),  # cards in the deck
        ("colours", "i1"),
        ("other_colours", "i1"),
        # Working memory: in how many continuations each player takes the row, and what the round brings them.
        ("takers", "i2", MAX_PLAYERS),
        ("other_takers", "i2", MAX_PLAYERS),  # of the other row, after the other action
        ("brought", "i4", MAX_PLAYERS),
        ("otherwise", "i4", MAX_PLAYERS),  # after the other action
        ("fewer_colours", "i4"),  # than after the other action, in all continuations together
    ]
)


class ReasonRecord(Protocol):
    """An element of an array of REASON."""

    kind: int
    row: int
    other_row: int
    seat: int
    times: int
    other_times: int
    points: int
    other_points: int
    cards: int
    left: int
    colours: int
    other_colours: int
    takers: NDArray[np.int16]
    other_takers: NDArray[np.int16]
    brought: NDArray[np.int32]
    otherwise: NDArray[np.int32]
    fewer_colours: int
