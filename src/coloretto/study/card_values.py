"""What one more card in a hand is worth, by the evaluation of a search."""

from collections.abc import Iterator

from msgspec import Struct

from coloretto.analysis import analyse
from coloretto.rules import Card, Position
from coloretto.rules.cards import COLOURS
from coloretto.study.stages import stage_of

KINDS = ("joker", "golden joker", "+2", "colour held most", "new colour")


class CardValue(Struct, frozen=True, array_like=True):
    stage: int
    kind: str
    """One of KINDS."""
    share: float
    """What the card adds to the share of the win of the player to move."""
    score: float
    """And to the score that the player can expect."""


def card_values(position: Position, until_last: int) -> tuple[CardValue, ...]:
    """For the player to move, each kind that is still in the deck: the card goes from there to the hand."""
    stage = stage_of(position, until_last)
    share, score = _expected(position)
    found = []
    for kind, card in _kinds(position):
        with_card = _expected(_with(position, card))
        found.append(CardValue(stage, kind, round(with_card[0] - share, 6), round(with_card[1] - score, 4)))
    return tuple(found)


def _expected(position: Position) -> tuple[float, float]:
    player, analysis = int(position.to_move or 0), analyse(position)
    return analysis.shares[player], analysis.scores[player]


def _kinds(position: Position) -> Iterator[tuple[str, Card]]:
    hand, deck = position.hands[int(position.to_move or 0)], position.deck
    left = [card for card in COLOURS if deck[card]]
    held = max(left, key=hand.__getitem__, default=None)
    new = next((card for card in left if not hand[card]), None)
    jokers = (("joker", Card.JOKER), ("golden joker", Card.GOLDEN_JOKER), ("+2", Card.PLUS_TWO))
    yield from ((kind, card) for kind, card in jokers if deck[card])
    if held is not None and hand[held]:
        yield "colour held most", held
    if new is not None:
        yield "new colour", new


def _with(position: Position, card: Card) -> Position:
    """The position with a card of the deck in the hand of the player to move."""
    states = position.state
    states[0].hands[position.to_move, card] += 1
    states[0].deck[card] -= 1
    states[0].cards_left -= 1
    return Position.of_state(position.rule_set, states)
