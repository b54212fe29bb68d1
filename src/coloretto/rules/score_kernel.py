"""What cards in front of a player are worth, computed from numbers that fit into registers.

A packed hand has the number of cards of each kind in a few bits of one whole number, so packed hands are
added like the cards they stand for. Packed points have the values of a scoring table in the same way. So
compiled code scores cards that nobody holds yet without writing to memory, for which CPUs, and GPUs even
more, would have to wait.

`Totals` are the best totals of some colours with exactly 0, 1, 2 and 3 of them counted plus.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.rules.compiled import compiled
from coloretto.rules.constants import (
    CARDS_PER_COLOUR,
    COLOURS,
    GOLDEN_JOKER,
    JOKER,
    KINDS,
    MOST_CARDS_PAID,
    PLUS_COLOURS,
    PLUS_TWO,
)

Counts: TypeAlias = NDArray[np.int8]
Totals: TypeAlias = tuple[int, int, int, int]

NEVER = -10_000  # the total of an impossible choice

BITS = 4  # of a kind's number in a packed hand; +2 has twice as many
FEW = (1 << BITS) - 1
MANY = (1 << 2 * BITS) - 1
POINT_BITS = 8  # of a value in packed points
POINTS = (1 << POINT_BITS) - 1


@compiled
def packed_hand(hand: Counts) -> int:
    """More cards of a colour than there are in the game count as these."""
    packed = 0
    for kind in range(KINDS):
        cards = int(hand[kind])
        packed += packed_card(kind) * (min(cards, CARDS_PER_COLOUR) if kind < COLOURS else cards)
    return packed


@compiled
def packed_card(card: int) -> int:
    """A hand of one card."""
    return 1 << BITS * (int(card) + int(card > PLUS_TWO))


@compiled
def packed_points(points: Counts) -> int:
    """What 1, 2, ... 6 or more cards of a colour pay; no cards pay nothing."""
    packed = 0
    for cards in range(1, MOST_CARDS_PAID + 1):
        packed += int(points[cards]) << POINT_BITS * cards
    return packed


@compiled
def falls(points: Counts) -> bool:
    """Whether more cards of a colour may pay less, by what 0, 1, ... 6 or more of them pay."""
    drops = 0
    for cards in range(1, MOST_CARDS_PAID):
        drops += points[cards + 1] < points[cards]
    return drops > 0


@compiled
def held_jokers(hand: int) -> int:
    return (hand >> BITS * (JOKER + 1) & FEW) + (hand >> BITS * (GOLDEN_JOKER + 1) & FEW)


@compiled
def plus_two_points(hand: int) -> int:
    return 2 * (hand >> BITS * PLUS_TWO & MANY)


@compiled
def colour_points(points: int, cards: int) -> int:
    return points >> POINT_BITS * min(int(cards), MOST_CARDS_PAID) & POINTS


@compiled
def packed_score(hand: int, points: int, removed: int) -> int:
    """The highest total over every assignment of the jokers and every choice of three plus colours.

    Colour by colour, `with_2` for instance holds the best totals so far that use two of the jokers. Each is
    computed from those with fewer jokers as they were before this colour. So `with_3` comes first and
    `with_0` last: in any other order, a colour would be counted twice.
    """
    jokers = held_jokers(hand)
    never = (NEVER, NEVER, NEVER, NEVER)
    with_0 = (0, NEVER, NEVER, NEVER)
    with_1 = with_2 = with_3 = never
    for colour in range(COLOURS):
        if removed >> colour & 1:
            continue
        cards = hand >> BITS * colour & FEW
        none = colour_points(points, cards)
        if jokers >= 1:
            one = colour_points(points, cards + 1)
            if jokers >= 2:
                two = colour_points(points, cards + 2)
                if jokers >= 3:
                    three = colour_points(points, cards + 3)
                    with_3 = better(
                        better(with_colour(with_3, none), with_colour(with_2, one)),
                        better(with_colour(with_1, two), with_colour(with_0, three)),
                    )
                with_2 = better(
                    better(with_colour(with_2, none), with_colour(with_1, one)), with_colour(with_0, two)
                )
            with_1 = better(with_colour(with_1, none), with_colour(with_0, one))
        with_0 = with_colour(with_0, none)
    if jokers == 0:
        totals = with_0
    elif jokers == 1:
        totals = with_1
    elif jokers == 2:
        totals = with_2
    else:
        totals = with_3
    return totals[PLUS_COLOURS] + plus_two_points(hand)


@compiled
def with_colour(totals: Totals, points: int) -> Totals:
    """One more colour, counted minus or, where that is better and one of the three is free, plus."""
    zero, one, two, three = totals
    return (
        zero - points,
        max(one - points, zero + points),
        max(two - points, one + points),
        max(three - points, two + points),
    )


@compiled
def better(these: Totals, those: Totals) -> Totals:
    return (
        max(these[0], those[0]),
        max(these[1], those[1]),
        max(these[2], those[2]),
        max(these[3], those[3]),
    )
