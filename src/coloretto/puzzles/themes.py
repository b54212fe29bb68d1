"""What a puzzle is about."""

from collections.abc import Iterable
from enum import Enum

from coloretto.rules import Action, Card, Hand, Position, best_score


class Theme(Enum):
    JOKER = "joker"
    """One lies on a row, or was drawn."""
    GOLDEN_JOKER = "golden-joker"
    PLUS_TWO = "plus-two"
    LAST_ROUND = "last-round"
    TWO_PLAYERS = "two-players"
    VIOLET = "violet"
    """The scoring table by which many cards of a colour pay less again."""
    SPOILING = "spoiling"
    """The card is best put on a row that it makes worse for the other player to whom it gave most."""
    FEWER_POINTS = "fewer-points"
    """Another row would add more points."""


def themes_of(position: Position, best: Action) -> tuple[Theme, ...]:
    """The themes of a position in which this action is the best."""
    in_play = {card for row in position.rows for card in row or ()} | {position.drawn}
    applies = {
        Theme.JOKER: Card.JOKER in in_play,
        Theme.GOLDEN_JOKER: Card.GOLDEN_JOKER in in_play,
        Theme.PLUS_TWO: Card.PLUS_TWO in in_play,
        Theme.LAST_ROUND: position.is_last_round,
        Theme.TWO_PLAYERS: position.players == 2,
        Theme.VIOLET: position.rule_set.table.falls,
        Theme.SPOILING: best.is_place and _spoils(position, best),
        Theme.FEWER_POINTS: best.is_take and _adds_fewer_points(position, best),
    }
    return tuple(theme for theme in Theme if applies[theme])


def _spoils(position: Position, placement: Action) -> bool:
    """Whether the card makes a row worse for the other player to whom it gives most."""
    row, card = _row(position, placement), position.drawn
    others = [player for player in position.players_in if player != position.to_move]
    if card is None or not row or not others:
        return False
    before = {player: _gain(position, player, row) for player in others}
    keenest = max(others, key=before.__getitem__)
    return _gain(position, keenest, (*row, card)) < before[keenest]


def _adds_fewer_points(position: Position, taking: Action) -> bool:
    player = int(position.to_move or 0)
    gains = {
        action: _gain(position, player, _row(position, action))
        for action in position.legal_actions
        if action.is_take
    }
    return max(gains.values()) > gains[taking]


def _row(position: Position, action: Action) -> tuple[Card, ...]:
    return () if action.row is None else position.rows[action.row] or ()


def _gain(position: Position, player: int, cards: Iterable[Card]) -> int:
    """The points that some cards would add to a player's score."""
    with_them = Hand.of((*position.hands[player].cards, *cards))
    return best_score(with_them, position.rule_set.table, position.removed) - position.scores[player]
