"""The cards, and cards as text: `a` to `g` the colours, `+` a "+2", `j` a joker, `J` a golden joker."""

from collections.abc import Iterable
from enum import IntEnum

from coloretto.rules import constants
from coloretto.rules.errors import CardError

LETTERS = constants.CARD_LETTERS
LAST_ROUND_LETTER = "L"


class Card(IntEnum):
    """A kind of card; its value is its number in the kernel."""

    A = 0
    B = 1
    C = 2
    D = 3
    E = 4
    F = 5
    G = 6
    PLUS_TWO = constants.PLUS_TWO
    JOKER = constants.JOKER
    GOLDEN_JOKER = constants.GOLDEN_JOKER

    @property
    def letter(self) -> str:
        return LETTERS[self]

    @property
    def is_colour(self) -> bool:
        return self < Card.PLUS_TWO

    @property
    def is_joker(self) -> bool:
        return self in (Card.JOKER, Card.GOLDEN_JOKER)

    @classmethod
    def from_letter(cls, letter: str) -> "Card":
        if letter not in _CARDS:
            raise CardError(f"unknown card: {letter!r} (cards are the letters {LETTERS!r})")
        return _CARDS[letter]

    def __str__(self) -> str:
        return self.letter


_CARDS = dict(zip(LETTERS, Card, strict=True))
COLOURS = tuple(card for card in Card if card.is_colour)


def cards_text(cards: Iterable[Card]) -> str:
    """The letters of some cards, in their order."""
    return "".join(card.letter for card in cards)


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text, in the same order; the inverse of `cards_text`."""
    return tuple(map(Card.from_letter, text))
