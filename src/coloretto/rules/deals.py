"""Deals: what is decided by lot before the first player moves."""

from collections import Counter
from dataclasses import dataclass

from coloretto.rules.cards import COLOURS, LAST_ROUND_LETTER, Card, cards_text, parse_cards
from coloretto.rules.errors import DealError
from coloretto.rules.lots import Lots, seed_from_number
from coloretto.rules.rule_sets import RuleSet


@dataclass(frozen=True)
class Deal:
    """The removed colours, the start cards, the start player and the deck in its secret order."""

    rule_set: RuleSet
    removed: tuple[Card, ...]
    start_cards: tuple[tuple[Card, ...], ...]
    """A tuple for each player."""
    start_player: int
    deck: tuple[Card, ...]
    """Top first, without the last-round card, whose place the rule set decides."""

    def __post_init__(self) -> None:
        self._check_removed()
        self._check_start_cards()
        self._check_deck()

    def _check_removed(self) -> None:
        colours = [card for card in self.removed if card.is_colour]
        if len(set(colours)) != len(self.removed) or len(colours) != self.rule_set.colours_removed:
            raise DealError(
                f"removed colours: {cards_text(self.removed)!r} are not"
                f" {self.rule_set.colours_removed} different colours"
            )

    def _check_start_cards(self) -> None:
        players, each = self.rule_set.players, self.rule_set.start_cards
        given = [card for cards in self.start_cards for card in cards]
        text = " ".join(cards_text(cards) or "-" for cards in self.start_cards)
        if [len(cards) for cards in self.start_cards] != [each] * players:
            raise DealError(f"start cards: {text!r} are not {each} for each of {players} players")
        allowed = [card for card in COLOURS if card not in self.removed]
        if len(set(given)) != len(given) or not set(given) <= set(allowed):
            raise DealError(f"start cards: {text!r} are not different colours of {cards_text(allowed)!r}")
        if not 0 <= self.start_player < players:
            raise DealError(f"start player: {self.start_player} is not between 0 and {players - 1}")

    def _check_deck(self) -> None:
        expected = Counter(_box(self.rule_set, self.removed))
        expected.subtract(card for cards in self.start_cards for card in cards)
        found = Counter(self.deck)
        for card in Card:
            if found[card] != expected[card]:
                raise DealError(
                    f"deck: {found[card]} of {card} instead of {expected[card]} in {cards_text(self.deck)!r}"
                )

    @classmethod
    def shuffled(cls, rule_set: RuleSet, seed: bytes | int, *entropy: bytes) -> "Deal":
        """The deal of a seed: removed colours, start cards, start player and deck by lot, in this order."""
        lots = Lots(seed_from_number(seed) if isinstance(seed, int) else seed, *entropy)
        colours = list(COLOURS)
        removed = sorted(lots.pick(colours) for _ in range(rule_set.colours_removed))
        starting = list(colours)
        start_cards = tuple(
            tuple(lots.pick(starting) for _ in range(rule_set.start_cards)) for _ in range(rule_set.players)
        )
        start_player = lots.below(rule_set.players)
        deck = _box(rule_set, tuple(removed))
        for cards in start_cards:
            for card in cards:
                deck.remove(card)
        lots.shuffle(deck)
        return cls(rule_set, tuple(removed), start_cards, start_player, tuple(deck))

    @property
    def deck_text(self) -> str:
        """The deck as it lies on the table, top first, with `L` for the last-round card."""
        above = len(self.deck) - self.rule_set.reserve
        return cards_text(self.deck[:above]) + LAST_ROUND_LETTER + cards_text(self.deck[above:])


def parse_deck(text: str, rule_set: RuleSet) -> tuple[Card, ...]:
    """The cards of a `deck_text`; its last-round card must lie where the rule set has it."""
    above, found, below = text.partition(LAST_ROUND_LETTER)
    if not found or len(below) != rule_set.reserve:
        raise DealError(
            f"deck: the last-round card must lie on the bottom {rule_set.reserve} cards of {text!r}"
        )
    return parse_cards(above + below)


def _box(rule_set: RuleSet, removed: tuple[Card, ...]) -> list[Card]:
    """The cards in the game, in the order of their kinds."""
    counts = rule_set.layout[0].deck
    return [card for card in Card if card not in removed for _ in range(counts[card])]
