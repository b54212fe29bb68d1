"""The cards in front of a player."""

from collections.abc import Iterable
from dataclasses import dataclass

from coloretto.rules.cards import COLOURS, Card, cards_text, parse_cards
from coloretto.rules.errors import CardError


@dataclass(frozen=True)
class Hand:
    """Cards by kind. They lie face up. No rulebook calls them a hand, but card players do."""

    counts: tuple[int, ...]
    """How many cards of each kind, in the order of `Card`."""

    def __post_init__(self) -> None:
        if len(self.counts) != len(Card) or min(self.counts) < 0:
            raise CardError(
                f"a hand has {len(Card)} non-negative integers, one for each kind, not {self.counts}"
            )

    @classmethod
    def of(cls, cards: Iterable[Card] | str) -> "Hand":
        """The hand of some cards, or of their letters: `Hand.of('aab+j')`."""
        held = list(parse_cards(cards) if isinstance(cards, str) else cards)
        return cls(tuple(held.count(card) for card in Card))

    def __getitem__(self, card: Card) -> int:
        return self.counts[card]

    def __len__(self) -> int:
        return sum(self.counts)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All the cards, sorted by kind."""
        return tuple(card for card in Card for _ in range(self[card]))

    @property
    def colours(self) -> tuple[Card, ...]:
        """The colours held, those with most cards first."""
        held = [colour for colour in COLOURS if self[colour]]
        return tuple(sorted(held, key=lambda colour: -self[colour]))

    @property
    def jokers(self) -> int:
        return self[Card.JOKER] + self[Card.GOLDEN_JOKER]

    @property
    def plus_twos(self) -> int:
        return self[Card.PLUS_TWO]

    def __str__(self) -> str:
        return cards_text(self.cards)
