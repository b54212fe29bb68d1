"""The deal of a seed as compiled functions: what chance decides before the first player moves.

`seeded_random` explains the random numbers. `write_numbers` computes them as `random_blocks` does there, for
where Python's hashlib is not at hand.
"""

from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import COLOURS, KINDS, MAX_CARDS, MAX_PLAYERS
from coloretto.rules.interpreting import optionally_compiled
from coloretto.rules.kernel import State
from coloretto.rules.score_kernel import Counts
from coloretto.rules.sha256 import (
    WORDS,
    Bytes,
    Hasher,
    add_bytes,
    add_number,
    begin_hash,
    end_hash,
)
from coloretto.rules.stepping import States

Numbers: TypeAlias = NDArray[np.uint32]
Deals: TypeAlias = NDArray[np.void]  # an array of DEAL

ALL_NUMBERS = 1 << 32
DEAL_NUMBERS = 128
"""More than a deal uses: 87, unless numbers are skipped, which happens to one in fifty million."""

DEAL = record_dtype(
    [
        ("removed_count", "i1"),
        ("removed", "i1", COLOURS),  # in order
        ("start_cards", "i1", (MAX_PLAYERS, COLOURS)),
        ("start_player", "i1"),
        ("deck_size", "i1"),
        ("deck", "i1", MAX_CARDS),  # top first
        # while it is dealt
        ("removed_colours", "i2"),  # a bit each
        ("given_colours", "i2"),  # to players, a bit each
        ("colours_left", "i1"),
        ("colours", "i1", COLOURS),  # neither removed nor given to a player
        ("used", "i4"),  # random numbers; more than there are if they did not suffice
    ]
)


class DealRecord(Protocol):
    """An element of an array of DEAL, for type checkers; `DEAL` explains the fields."""

    removed_count: int
    removed: NDArray[np.int8]
    start_cards: NDArray[np.int8]
    start_player: int
    deck_size: int
    deck: NDArray[np.int8]
    removed_colours: int
    given_colours: int
    colours_left: int
    colours: NDArray[np.int8]
    used: int


# Random numbers.


@compiled
def add_part(hasher: Hasher, part: Bytes) -> None:
    """The seed, or further entropy, behind its length. The digest of all parts is the key of the numbers."""
    add_number(hasher, part.size)
    add_bytes(hasher, part)


@compiled
def write_numbers(key: Bytes, hasher: Hasher, block: Bytes, numbers: Numbers) -> None:
    """The first random numbers of a key, a multiple of 8; `block` has room for a digest."""
    for number in range(numbers.size // WORDS):
        begin_hash(hasher)
        add_bytes(hasher, key)
        add_number(hasher, number)
        end_hash(hasher, block)
        for word in range(WORDS):
            numbers[number * WORDS + word] = hasher.state[word]


@compiled
def below(deal: DealRecord, numbers: Numbers, bound: int) -> int:
    """A number from 0 to bound - 1, each equally likely; any if there are no numbers left."""
    limit = ALL_NUMBERS - ALL_NUMBERS % bound
    for place in range(deal.used, numbers.size):
        number = int(numbers[place])
        if number < limit:
            deal.used = place + 1
            return number % bound
    deal.used = numbers.size + 1
    return 0


# The deal.


@optionally_compiled
def deal_into(
    layouts: States, colours_removed: int, start_cards: int, numbers: Numbers, deals: Deals
) -> bool:
    """`write_deal` for Python callers, over arrays of one layout and of one deal."""
    return write_deal(layouts[0], colours_removed, start_cards, numbers, deals[0])


@compiled
def write_deal(
    layout: State, colours_removed: int, start_cards: int, numbers: Numbers, deal: DealRecord
) -> bool:
    """Removed colours, start cards, start player and deck, drawn in this order.

    `layout` is the rule set's. False if there are too few random numbers.
    """
    players = int(layout.players)
    deal.used = 0
    deal.colours_left = COLOURS
    for colour in range(COLOURS):
        deal.colours[colour] = colour
    deal.removed_colours = deal.given_colours = 0
    for _ in range(colours_removed):
        deal.removed_colours |= 1 << pick_colour(deal, numbers)
    for player in range(players):
        for place in range(start_cards):
            colour = pick_colour(deal, numbers)
            deal.start_cards[player, place] = colour
            deal.given_colours |= 1 << colour
    deal.start_player = below(deal, numbers, players)
    list_removed(deal)
    lay_out_deck(deal, layout.deck)
    shuffle_deck(deal, numbers)
    return bool(deal.used <= numbers.size)


@compiled
def pick_colour(deal: DealRecord, numbers: Numbers) -> int:
    """Take a colour out of those that are left; the others stay in order."""
    place = below(deal, numbers, int(deal.colours_left))
    colour = int(deal.colours[place])
    deal.colours_left -= 1
    for later in range(place, deal.colours_left):
        deal.colours[later] = deal.colours[later + 1]
    return colour


@compiled
def list_removed(deal: DealRecord) -> None:
    deal.removed_count = 0
    for colour in range(COLOURS):
        if deal.removed_colours >> colour & 1:
            deal.removed[deal.removed_count] = colour
            deal.removed_count += 1


@compiled
def lay_out_deck(deal: DealRecord, box: Counts) -> None:
    """The cards of the deck in the order of their kinds. A colour is given as a start card at most once."""
    deck, size = deal.deck, 0
    for kind in range(KINDS):
        if deal.removed_colours >> kind & 1:
            continue
        for _ in range(int(box[kind]) - (deal.given_colours >> kind & 1)):
            deck[size] = kind
            size += 1
    deal.deck_size = size


@compiled
def shuffle_deck(deal: DealRecord, numbers: Numbers) -> None:
    """Fisher and Yates' shuffle, from the last card down to the second."""
    deck = deal.deck
    for last in range(deal.deck_size - 1, 0, -1):
        other = below(deal, numbers, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
