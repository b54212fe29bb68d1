"""Chance inside compiled code: lots, deals and revealed cards, from a seed for each game.

A game's lots are one 64-bit word, kept beside the game's state and never in it. The generator is
Marsaglia's xorshift64 with Vigna's multiplier; a seed becomes a first word by splitmix64, so that
neighbouring seeds give unrelated games.
"""

from typing import Any, TypeAlias

import numpy as np

from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.kernel import (
    CARDS_PER_COLOUR,
    COLOURS,
    KINDS,
    State,
    begin,
    give_start_card,
    remove_colour,
)

Lots: TypeAlias = Any  # an element of an array of LOTS

LOTS = record_dtype([("word", "u8")])

_GOLDEN_RATIO = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_MULTIPLIER = np.uint64(0x2545F4914F6CDD1D)
_7, _12, _25, _27, _30, _31, _32 = (np.uint64(number) for number in (7, 12, 25, 27, 30, 31, 32))
_ONE = np.uint64(1)


@compiled
def seed_lots(lots: Lots, seed: int, game: int) -> None:
    """Begin the lots of a game: each pair of a seed and a game's number has its own."""
    word = (np.uint64(seed) ^ mix(np.uint64(game))) + _GOLDEN_RATIO
    lots.word = mix(word) | _ONE


@compiled
def mix(word: np.uint64) -> np.uint64:
    """The output function of splitmix64."""
    word = (word ^ (word >> _30)) * _MIX_1
    word = (word ^ (word >> _27)) * _MIX_2
    return word ^ (word >> _31)


@compiled
def below(lots: Lots, bound: int) -> int:
    """A number from 0 to bound - 1; for bounds this small no number is likelier by more than 2**-26."""
    word = lots.word
    word ^= word >> _12
    word ^= word << _25
    word ^= word >> _27
    lots.word = word
    return int(np.int64((((word * _MULTIPLIER) >> _32) * np.uint64(bound)) >> _32))


@compiled
def top_card(state: State, lots: Lots) -> int:
    """The kind of the deck's top card, by lot: each card left is equally likely to lie there."""
    lot = below(lots, state.cards_left)
    cards = 0
    kind = 0
    for lower in range(KINDS - 1):
        cards += state.deck[lower]
        kind += lot >= cards
    return kind


@compiled
def deal(state: State, lots: Lots, colours_removed: int, start_cards: int) -> None:
    """Turn a rule set's layout into a first position, all by lot."""
    for _ in range(colours_removed):
        remove_colour(state, untouched_colour(state, lots))
    for player in range(state.players):
        for _ in range(start_cards):
            give_start_card(state, player, untouched_colour(state, lots))
    begin(state, below(lots, state.players))


@compiled
def untouched_colour(state: State, lots: Lots) -> int:
    """A colour of which all cards are still in the deck, by lot."""
    untouched = 0
    for colour in range(COLOURS):
        untouched += state.deck[colour] == CARDS_PER_COLOUR
    lot = below(lots, untouched)
    for colour in range(COLOURS):
        if state.deck[colour] == CARDS_PER_COLOUR:
            if lot == 0:
                return colour
            lot -= 1
    return -1
