"""Proving that a game was played with the deck that was promised before its first card."""

from collections.abc import Iterator
from dataclasses import replace

from coloretto.record.errors import DeckError
from coloretto.record.fair import FairDeck
from coloretto.record.game_record import GameRecord
from coloretto.rules import Card, Opening, cards_text


def verify_deck(record: GameRecord) -> None:
    """Prove that a game was played with the deck that was promised before its first card."""
    if record.seed is None:
        raise DeckError("the record has no seed yet: a deck can be proved when its game is over")
    fair_deck = FairDeck(record.seed)
    if record.commitment is not None:
        fair_deck.check_commitment(record.commitment)
    deal = fair_deck.deal(record.rule_set, record.entropy)
    if _in_order(deal.opening) != _in_order(record.opening):
        raise DeckError(
            f"the seed gives {_opening_text(deal.opening)},"
            f" but the record has {_opening_text(record.opening)}"
        )
    dealt = iter(deal.deck)
    for move, card in _revealed_cards(record):
        if card != (right := next(dealt, None)):
            deck = "the deck is empty" if right is None else f"the deck's card is {right}"
            raise DeckError(f"move {move}: {deck}, but the record says {card}")


def _in_order(opening: Opening) -> Opening:
    """Who has written a record down may have put a player's start cards in order: they have none."""
    return replace(opening, start_cards=tuple(tuple(sorted(cards)) for cards in opening.start_cards))


def _opening_text(opening: Opening) -> str:
    start_cards = " ".join(cards_text(cards) for cards in opening.start_cards)
    return (
        f"the removed colours {cards_text(opening.removed)!r}, the start cards {start_cards!r}"
        f" and the start player {opening.start_player}"
    )


def _revealed_cards(record: GameRecord) -> Iterator[tuple[int, Card]]:
    for move, turn in enumerate(record.turns, start=1):
        cards = turn.revealed if turn.drawn is None else (turn.drawn,)
        for card in cards:
            yield move, card
