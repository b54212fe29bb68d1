"""Deals: what chance decides before the first player moves."""

from collections import Counter
from dataclasses import dataclass
from operator import index

from coloretto.rules.cards import COLOURS, LAST_ROUND_LETTER, Card, cards_text, parse_cards
from coloretto.rules.errors import DealError
from coloretto.rules.rule_sets import RuleSet
from coloretto.rules.seeded_random import seed_from_number


@dataclass(frozen=True)
class Opening:
    """What all players see before the first move: the removed colours, the start cards, the start player."""

    rule_set: RuleSet
    removed: tuple[Card, ...]
    start_cards: tuple[tuple[Card, ...], ...]
    """A tuple for each player."""
    start_player: int

    def __post_init__(self) -> None:
        self._check_removed()
        self._check_start_cards()
        if not 0 <= self.start_player < self.rule_set.players:
            raise DealError(
                f"start player: {self.start_player} is not between 0 and {self.rule_set.players - 1}"
            )

    def _check_removed(self) -> None:
        number = self.rule_set.colours_removed
        different = {card for card in self.removed if card.is_colour}
        if len(different) != number or list(self.removed) != sorted(different):
            raise DealError(
                f"removed colours: {cards_text(self.removed)!r} are not {number} different ones in order"
            )

    def _check_start_cards(self) -> None:
        players, each = self.rule_set.players, self.rule_set.start_cards
        text = " ".join(cards_text(cards) or "-" for cards in self.start_cards)
        if [len(cards) for cards in self.start_cards] != [each] * players:
            raise DealError(f"start cards: {text!r} are not {each} for each of {players} players")
        given = [card for cards in self.start_cards for card in cards]
        allowed = [card for card in COLOURS if card not in self.removed]
        if len(set(given)) != len(given) or not set(given) <= set(allowed):
            raise DealError(f"start cards: {text!r} are not different colours of {cards_text(allowed)!r}")

    @property
    def cards(self) -> list[Card]:
        """The cards that make up the deck, in the order of their kinds."""
        counts = self.rule_set.card_counts
        cards = [card for card in Card if card not in self.removed for _ in range(counts[card])]
        for given in self.start_cards:
            for card in given:
                cards.remove(card)
        return cards


@dataclass(frozen=True)
class Deal:
    """An opening and the deck in its secret order."""

    opening: Opening
    deck: tuple[Card, ...]
    """Top first, without the last-round card, whose place the rule set decides."""

    def __post_init__(self) -> None:
        found, expected = Counter(self.deck), Counter(self.opening.cards)
        for card in Card:
            if found[card] != expected[card]:
                raise DealError(
                    f"deck: {found[card]} of {card} instead of {expected[card]} in {cards_text(self.deck)!r}"
                )

    @classmethod
    def shuffled(cls, rule_set: RuleSet, seed: bytes | int, *entropy: bytes) -> "Deal":
        """The deal of a seed: removed colours, start cards, start player and deck are drawn in this order."""
        from coloretto.rules.dealing import deal_of_seed  # noqa: PLC0415 - optional or slow to import

        seed_bytes = seed if isinstance(seed, bytes) else seed_from_number(index(seed))
        dealt = deal_of_seed(rule_set, seed_bytes, *entropy)
        return cls(Opening(rule_set, dealt.removed, dealt.start_cards, dealt.start_player), dealt.deck)

    @property
    def rule_set(self) -> RuleSet:
        return self.opening.rule_set

    @property
    def deck_text(self) -> str:
        """The deck as it lies on the table, top first, with `L` for the last-round card."""
        above = len(self.deck) - self.rule_set.reserve
        return cards_text(self.deck[:above]) + LAST_ROUND_LETTER + cards_text(self.deck[above:])


def parse_deck(text: str, rule_set: RuleSet) -> tuple[Card, ...]:
    """Read a deck from its `deck_text`, whose last-round card must lie where the rule set puts it."""
    above, found, below = text.partition(LAST_ROUND_LETTER)
    if not found or len(below) != rule_set.reserve:
        raise DealError(
            f"deck: the last-round card must lie on the bottom {rule_set.reserve} cards of {text!r}"
        )
    return parse_cards(above + below)
