"""The table in lines of text: the deck, the rows, everybody's cards and scores."""

from collections.abc import Iterator, Sequence

from coloretto.rules import Card, Hand, Position
from coloretto.terminal import texts
from coloretto.terminal.palette import Palette, padded, width
from coloretto.terminal.wording import counted, folded, points

GAP = 2


def table_lines(position: Position, names: Sequence[str], palette: Palette) -> list[str]:
    return [
        palette.loud(_headline(position)),
        *_row_lines(position, palette),
        *_player_lines(position, names, palette),
    ]


def _headline(position: Position) -> str:
    deck = counted(position.cards_left, texts.DECK)
    if position.is_last_round:
        return texts.LAST_ROUND.format(round=position.round, deck=deck)
    if not position.cards_until_last_round:
        return texts.ROUND_NEARLY_LAST.format(round=position.round, deck=deck)
    return texts.ROUND.format(round=position.round, deck=deck, until=position.cards_until_last_round)


def _row_lines(position: Position, palette: Palette) -> Iterator[str]:
    """The rows, their places in columns; a free place says so."""
    capacities = position.rule_set.capacities
    places = [_places(cards, capacities[row], palette) for row, cards in enumerate(position.rows)]
    columns = max(width(place) for row in places for place in row) + GAP
    for row, row_places in enumerate(places, start=1):
        cells = "".join(padded(place, columns) for place in row_places)
        yield f"  {texts.ROW.format(row=row)}  {cells}".rstrip()


def _places(cards: tuple[Card, ...] | None, capacity: int, palette: Palette) -> list[str]:
    if cards is None:
        return [palette.quiet(texts.TAKEN)]
    return [palette.card(card) for card in cards] + [palette.quiet(texts.FREE)] * (capacity - len(cards))


def _player_lines(position: Position, names: Sequence[str], palette: Palette) -> Iterator[str]:
    """The players in the order of their turns, those who have taken a row this round marked."""
    labels = [
        name if player in position.players_in else texts.OUT.format(name=name)
        for player, name in enumerate(names)
    ]
    scores = [points(score) for score in position.scores]
    label_columns = max(len(texts.OUT.format(name=name)) for name in names) + GAP
    score_columns = max(map(len, scores))
    for player, hand in enumerate(position.hands):
        head = f"  {labels[player]:{label_columns}}{scores[player]:>{score_columns}}  "
        yield from folded(head, held(hand, palette))


def held(hand: Hand, palette: Palette) -> list[str]:
    """What a player holds: the longest colours first, then the jokers and the +2 cards."""
    forms = dict.fromkeys(hand.colours, texts.HELD)
    for joker in (Card.JOKER, Card.GOLDEN_JOKER):
        forms[joker] = texts.JOKERS_HELD[hand[joker] > 1]
    forms[Card.PLUS_TWO] = texts.PLUS_TWOS_HELD
    return [
        form.format(number=hand[card], card=palette.card(card)) for card, form in forms.items() if hand[card]
    ]
