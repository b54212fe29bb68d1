"""A bot that looks one card ahead and counts exactly what each row adds to whose score."""

from collections.abc import Iterable
from functools import lru_cache

from coloretto.bots.protocol import decision
from coloretto.rules import Action, Card, Hand, Position, ScoringTable, best_score

RISK = 0.15
"""How likely it thinks its favourite row is gone by its next turn; of 0, 0.15, 0.25 and 0.5 this won most."""

Cards = tuple[Card, ...]


class GreedyBot:
    """It takes its best row unless one more card promises a better one.

    It does not weigh the card that a golden joker brings.
    """

    def choose(self, position: Position) -> Action:
        player, actions = decision(position)
        view = _View(position, player)
        if position.drawn is not None:
            return Action.place(view.best_row_for(position.drawn))
        if not any(view.rows.values()):
            return Action.DRAW
        row = view.favourite_row()
        if Action.DRAW in actions and view.worth_of_drawing() > view.gain(player, view.rows[row]):
            return Action.DRAW
        return Action.take(row)


class _View:
    """A position in the eyes of the player to move."""

    def __init__(self, position: Position, me: int) -> None:
        self.me = me
        self.others = [player for player in position.players_in if player != me]
        self.rows = {row: cards for row, cards in enumerate(position.rows) if cards is not None}
        self.deck = position.deck
        self._hands = position.hands
        self._rule_set = position.rule_set
        self._removed = position.removed

    def favourite_row(self) -> int:
        """The row with cards that adds most to my score."""
        return max(filter(self.rows.get, self.rows), key=lambda row: self.gain(self.me, self.rows[row]))

    def best_row_for(self, card: Card) -> int:
        """Where a card helps me and hurts the others most."""
        return max(self._rows_with_room(), key=lambda row: self._advantage(self._rows_with(card, row)))

    def worth_of_drawing(self) -> float:
        """What my next row is worth on average if I draw and put the card where it helps me most."""
        cards = (card for card in Card if self.deck[card])
        return sum(self.deck[card] * self._promise(card) for card in cards) / len(self.deck)

    def gain(self, player: int, cards: Cards) -> int:
        """What some cards add to a player's score."""
        hand = self._hands[player]
        counts = list(hand.counts)
        for card in cards:
            counts[card] += 1
        return self._score(Hand(tuple(counts))) - self._score(hand)

    def _advantage(self, rows: Iterable[Cards]) -> float:
        """The best row for me, less what the best row is worth to the others on average."""
        mine, *theirs = (
            max(self.gain(player, cards) for cards in rows) for player in (self.me, *self.others)
        )
        return mine - sum(theirs) / max(1, len(theirs))

    def _promise(self, card: Card) -> float:
        return max(self._next_row(self._rows_with(card, row)) for row in self._rows_with_room())

    def _next_row(self, rows: Iterable[Cards]) -> float:
        """The worth of the row I get next: my favourite or, should somebody take that, the one after it."""
        best, *rest = sorted((self.gain(self.me, cards) for cards in rows), reverse=True)
        return (1 - RISK) * best + RISK * rest[0] if self.others else best

    def _rows_with_room(self) -> list[int]:
        return [row for row, cards in self.rows.items() if len(cards) < self._rule_set.capacities[row]]

    def _rows_with(self, card: Card, row: int) -> tuple[Cards, ...]:
        return tuple((self.rows | {row: (*self.rows[row], card)}).values())

    def _score(self, hand: Hand) -> int:
        return _best_score(hand, self._rule_set.table, self._removed)


@lru_cache(maxsize=1 << 16)
def _best_score(hand: Hand, table: ScoringTable, removed: Cards) -> int:
    return best_score(hand, table, removed)
