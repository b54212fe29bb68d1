"""Chance inside compiled code: lots, deals and revealed cards, from a seed for each game.

A game has two kinds of lots, each a 64-bit word kept beside the game's state and never in it: one for its
deck, and one that its policies may draw from, so that no policy can foresee a card. The generator is
Marsaglia's xorshift64 with Vigna's multiplier; a seed becomes a first word by splitmix64, so that
neighbouring seeds give unrelated games.
"""

from typing import Any, TypeAlias

import numpy as np

from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import CARDS_PER_COLOUR, COLOURS, KINDS
from coloretto.rules.kernel import State, begin, give_start_card, remove_colour, reveal
from coloretto.rules.stepping import awaits_card

Lots: TypeAlias = Any  # an element of an array of LOTS

LOTS = record_dtype([("word", "u8")])

_GOLDEN_RATIO = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_MULTIPLIER = np.uint64(0x2545F4914F6CDD1D)
_7, _12, _25, _27, _30, _31, _32 = (np.uint64(number) for number in (7, 12, 25, 27, 30, 31, 32))
_ONE = np.uint64(1)


@compiled
def seed_deck(deck: Lots, seed: int, game: int) -> None:
    """Begin the lots that decide the deal and the cards of a game."""
    seed_lots(deck, seed, np.uint64(game) << _ONE)


@compiled
def seed_policies(lots: Lots, seed: int, game: int) -> None:
    """Begin the lots that the policies of a game may draw."""
    seed_lots(lots, seed, np.uint64(game) << _ONE | _ONE)


@compiled
def seed_lots(lots: Lots, seed: int, series: np.uint64) -> None:
    """Begin the lots of one series of a seed."""
    word = (np.uint64(seed) ^ mix(series)) + _GOLDEN_RATIO
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
def reveal_by_lot(state: State, deck: Lots) -> None:
    """Reveal cards as long as one is awaited."""
    while awaits_card(state):
        reveal(state, top_card(state, deck))


@compiled
def top_card(state: State, deck: Lots) -> int:
    """The kind of the deck's top card, by lot: each card left is equally likely to lie there."""
    lot = below(deck, state.cards_left)
    cards = 0
    kind = 0
    for lower in range(KINDS - 1):
        cards += state.deck[lower]
        kind += lot >= cards
    return kind


@compiled
def deal(state: State, deck: Lots, colours_removed: int, start_cards: int) -> None:
    """Turn a rule set's layout into a first position, all by lot."""
    for _ in range(colours_removed):
        remove_colour(state, untouched_colour(state, deck))
    for player in range(state.players):
        for _ in range(start_cards):
            give_start_card(state, player, untouched_colour(state, deck))
    begin(state, below(deck, state.players))


@compiled
def untouched_colour(state: State, deck: Lots) -> int:
    """A colour of which all cards are still in the deck, by lot."""
    untouched = 0
    for colour in range(COLOURS):
        untouched += state.deck[colour] == CARDS_PER_COLOUR
    lot = below(deck, untouched)
    for colour in range(COLOURS):
        if state.deck[colour] == CARDS_PER_COLOUR:
            if lot == 0:
                return colour
            lot -= 1
    return -1
