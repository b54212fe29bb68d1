"""Proving that a game was played with the deck that was promised before its first card.

`DeckFinding` is what the command line, the HTTP interface and the browser say about a deck.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal, TypeAlias

from coloretto.record.errors import DeckError
from coloretto.record.fair import FairDeck
from coloretto.record.game_record import GameRecord
from coloretto.record.shortening import brief
from coloretto.rules import Card, Opening, cards_text

DeckVerdict: TypeAlias = Literal["promised", "unpromised", "wrong", "unknown"]


class DeckFinding(StrEnum):
    """What is found about a record's deck, in the words of `coloretto verify --json`."""

    PROVED = "proved"
    """The seed gives these cards and matches the commitment shown to the person before the first one."""
    COMMITMENT_MATCHED = "commitment matched"
    """The seed gives these cards and matches the commitment in the record: the person compares that one."""
    SEED_MATCHED = "no commitment, seed matched"
    """The seed gives these cards, but there is no commitment."""
    NO_COMMITMENT = "no commitment"
    """There is neither a seed nor a commitment."""
    NO_SEED = "seed not yet revealed"
    """There is a commitment, but no seed."""
    WRONG = "wrong"
    """The seed does not give these cards, or does not fit the commitment."""

    @property
    def verdict(self) -> DeckVerdict:
        """The finding in the words of the HTTP interface, which knows no commitment but the record's."""
        return _VERDICTS[self]


_VERDICTS: dict[DeckFinding, DeckVerdict] = {
    DeckFinding.PROVED: "promised",
    DeckFinding.COMMITMENT_MATCHED: "promised",
    DeckFinding.SEED_MATCHED: "unpromised",
    DeckFinding.NO_COMMITMENT: "unknown",
    DeckFinding.NO_SEED: "unknown",
    DeckFinding.WRONG: "wrong",
}


@dataclass(frozen=True)
class DeckProof:
    finding: DeckFinding
    problem: str = ""
    """What is wrong, if something is."""


def prove_deck(record: GameRecord, shown: str | None = None) -> DeckProof:
    """What a record's seed proves. `shown` is the commitment that was shown before the first card, if any."""
    try:
        return DeckProof(_finding(record, shown))
    except DeckError as error:
        return DeckProof(DeckFinding.WRONG, brief(error))


def _finding(record: GameRecord, shown: str | None) -> DeckFinding:
    if shown is not None and record.commitment not in (None, shown):
        raise DeckError(f"the record has the commitment {record.commitment}, but {shown} was shown")
    if record.seed is None:
        is_promised = shown is not None or record.commitment is not None
        return DeckFinding.NO_SEED if is_promised else DeckFinding.NO_COMMITMENT
    verify_deck(record)
    if shown is not None:
        FairDeck(record.seed).check_commitment(shown)
        return DeckFinding.PROVED
    return DeckFinding.SEED_MATCHED if record.commitment is None else DeckFinding.COMMITMENT_MATCHED


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
    """A player's start cards have no order, so a record may list them in any."""
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
