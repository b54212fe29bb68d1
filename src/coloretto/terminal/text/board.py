"""The table in lines of text: the deck, the rows, the players' cards and scores."""

from collections.abc import Iterator, Sequence

from coloretto.rules import Card, Hand, Position
from coloretto.terminal.i18n import t
from coloretto.terminal.text.layout import folded, points
from coloretto.terminal.text.palette import Palette, padded, width

GAP = 2


def table_lines(position: Position, names: Sequence[str], palette: Palette) -> list[str]:
    return [
        palette.loud(headline(position)),
        *_row_lines(position, palette),
        *_player_lines(position, names, palette),
    ]


def headline(position: Position) -> str:
    """The round, the deck, and how near the end is."""
    deck, number = t("deck-left", count=position.cards_left), t("round-name", round=position.round)
    if position.is_over:
        return t("plain-headline-short", round=number, deck=deck, note=t("turn-over"))
    if position.is_last_round:
        return t("plain-headline-short", round=number, deck=deck, note=t("last-round-now"))
    if position.last_round_card_is_next:
        return t("plain-headline-short", round=number, deck=deck, note=t("last-round-next"))
    until = t("last-round-in", count=position.cards_until_last_round)
    return t("plain-headline", round=number, deck=deck, until=until)


def _row_lines(position: Position, palette: Palette) -> Iterator[str]:
    """The rows, their places in columns; a free place says so."""
    capacities = position.rule_set.capacities
    places = [_places(cards, capacities[row], palette) for row, cards in enumerate(position.rows)]
    columns = max(width(place) for row in places for place in row) + GAP
    for row, row_places in enumerate(places, start=1):
        cells = "".join(padded(place, columns) for place in row_places)
        yield f"  {t('row-name', row=row)}  {cells}".rstrip()


def _places(cards: tuple[Card, ...] | None, capacity: int, palette: Palette) -> list[str]:
    if cards is None:
        return [palette.quiet(t("row-taken"))]
    return [palette.card(card) for card in cards] + [palette.quiet(t("row-free"))] * (capacity - len(cards))


def _player_lines(position: Position, names: Sequence[str], palette: Palette) -> Iterator[str]:
    """The players in the order of their turns, those who have taken a row this round marked."""
    outs = [t("plain-out", name=name) for name in names]
    labels = [
        name if player in position.players_in or position.is_over else outs[player]
        for player, name in enumerate(names)
    ]
    scores = [points(score) for score in position.scores]
    label_columns = max(map(len, outs)) + GAP
    score_columns = max(map(len, scores))
    for player, hand in enumerate(position.hands):
        head = f"  {labels[player]:{label_columns}}{scores[player]:>{score_columns}}  "
        yield from folded(head, held(hand, palette))


def held(hand: Hand, palette: Palette) -> list[str]:
    """What a player holds: the longest colours first, then the jokers and the +2 cards."""
    return [palette.held(card, hand[card]) for card in cards_of(hand)]


def cards_of(hand: Hand) -> list[Card]:
    """The kinds of cards of a hand: the longest colours first, then the jokers and the +2 cards."""
    return [card for card in (*hand.colours, Card.JOKER, Card.GOLDEN_JOKER, Card.PLUS_TWO) if hand[card]]
