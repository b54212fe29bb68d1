"""Chance inside compiled code: random numbers, deals and revealed cards, from one seed per game.

A game has two random number generators. Each is a 64-bit word stored beside the game's state and never in it:
one decides the cards, the other belongs to the policies, so that no policy can foresee a card. The generator
is Marsaglia's xorshift64 with Vigna's multiplier. splitmix64 turns a seed into the first word, so that
neighbouring seeds give unrelated games.
"""

from typing import Protocol

import numpy as np

from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import CARDS_PER_COLOUR, COLOURS, KINDS
from coloretto.rules.kernel import State, begin, give_start_card, remove_colour, reveal
from coloretto.rules.stepping import awaits_card

RNG = record_dtype([("word", "u8")])


class Rng(Protocol):
    """A random number generator: an element of an array of RNG."""

    word: np.uint64


_GOLDEN_RATIO = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_MULTIPLIER = np.uint64(0x2545F4914F6CDD1D)
_7, _12, _25, _27, _30, _31, _32 = (np.uint64(number) for number in (7, 12, 25, 27, 30, 31, 32))
_ONE = np.uint64(1)


@compiled
def seed_deck(deck_rng: Rng, seed: int, game: int) -> None:
    """Seed the generator that decides the deal and the cards of a game."""
    seed_rng(deck_rng, seed, np.uint64(game) << _ONE)


@compiled
def seed_policies(rng: Rng, seed: int, game: int) -> None:
    """Seed the generator that the policies of a game draw from."""
    seed_rng(rng, seed, np.uint64(game) << _ONE | _ONE)


@compiled
def seed_rng(rng: Rng, seed: int, stream: np.uint64) -> None:
    """Seed a generator for one of the streams of a seed."""
    word = (np.uint64(seed) ^ mix(stream)) + _GOLDEN_RATIO
    rng.word = mix(word) | _ONE


@compiled
def mix(word: np.uint64) -> np.uint64:
    """The output function of splitmix64."""
    word = (word ^ (word >> _30)) * _MIX_1
    word = (word ^ (word >> _27)) * _MIX_2
    return word ^ (word >> _31)


@compiled
def below(rng: Rng, bound: int) -> int:
    """A number from 0 to bound - 1; for bounds this small no number is more likely by over 2**-26."""
    word = rng.word
    word ^= word >> _12
    word ^= word << _25
    word ^= word >> _27
    rng.word = word
    return int(np.int64((((word * _MULTIPLIER) >> _32) * np.uint64(bound)) >> _32))


@compiled
def reveal_at_random(state: State, deck_rng: Rng) -> None:
    """Reveal cards until none is awaited."""
    while awaits_card(state):
        reveal(state, top_card(state, deck_rng))


@compiled
def top_card(state: State, deck_rng: Rng) -> int:
    """The kind of the deck's top card, at random: every card left is equally likely."""
    number = below(deck_rng, state.cards_left)
    cards = 0
    kind = 0
    for lower in range(KINDS - 1):
        cards += state.deck[lower]
        kind += number >= cards
    return kind


@compiled
def deal(state: State, deck_rng: Rng, colours_removed: int, start_cards: int) -> None:
    """Turn a rule set's layout into a random first position."""
    for _ in range(colours_removed):
        remove_colour(state, untouched_colour(state, deck_rng))
    for player in range(state.players):
        for _ in range(start_cards):
            give_start_card(state, player, untouched_colour(state, deck_rng))
    begin(state, below(deck_rng, state.players))


@compiled
def untouched_colour(state: State, deck_rng: Rng) -> int:
    """A random colour of which all cards are still in the deck."""
    untouched = 0
    for colour in range(COLOURS):
        untouched += state.deck[colour] == CARDS_PER_COLOUR
    skipped = below(deck_rng, untouched)
    for colour in range(COLOURS):
        if state.deck[colour] == CARDS_PER_COLOUR:
            if skipped == 0:
                return colour
            skipped -= 1
    return -1
