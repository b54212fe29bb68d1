"""The deck, the drawn card, how near the last round is, and what the cards pay."""

from PIL import Image, ImageDraw

from coloretto.envs.picture import texts
from coloretto.envs.picture.card_faces import (
    COLOUR_OF,
    DARK,
    GOLD,
    PAPER,
    RED,
    back,
    face,
    height_of,
    ink_on,
)
from coloretto.envs.picture.layout import BROWN_BOARD, DECK_WIDTH, FAINT, MARGIN, QUIET, TABLE, Layout
from coloretto.envs.picture.shapes import Sprite, box, mixed, paste, text_width, write
from coloretto.rules import COLOURS, VIOLET, Card, Position

CARD = 92
CHIP = 26
VIOLET_TABLE = "#7D4E9E"
LEFT, MIDDLE, RIGHT = (MARGIN + DECK_WIDTH * quarter // 4 for quarter in (1, 2, 3))


def draw_deck(image: Image.Image, position: Position, layout: Layout) -> None:
    top, bottom = layout.top, layout.top + layout.body
    _draw_piles(image, position, top)
    _draw_meter(image, position, top + 188)
    _draw_removed(image, position, top + 266)
    _draw_kinds_left(image, position, top + 308, layout)
    _draw_scoring(image, position, bottom - 74)


def _draw_piles(image: Image.Image, position: Position, y: int) -> None:
    for depth in range(min(3, (position.cards_left + 19) // 20)):
        paste(image, back(CARD), LEFT - CARD // 2 - 2 * depth, y - 2 * depth + 4)
    paste(image, _drawn_card(position), RIGHT - CARD // 2, y)
    y += height_of(CARD) + 24
    cards = texts.counted(texts.CARDS_LEFT, position.cards_left)
    write(image, LEFT, y, cards, 18, DARK, "middle", bold=True)
    write(image, RIGHT, y, texts.DRAWN, 18, QUIET, "middle")


def _drawn_card(position: Position) -> Sprite:
    if position.drawn is not None:
        return face(position.drawn, CARD)
    if position.phase.is_chance:
        return back(CARD)
    return box(CARD, height_of(CARD), 10, TABLE, (FAINT, 2))


def _draw_meter(image: Image.Image, position: Position, y: int) -> None:
    """The deck from its side: a mark for each card, the top one first, and the last-round card in it."""
    rule_set, draw = position.rule_set, ImageDraw.Draw(image)
    pitch = DECK_WIDTH // (rule_set.deck_size + 1)
    start = MIDDLE - pitch * (rule_set.deck_size + 1) // 2
    gone = rule_set.deck_size - position.cards_left
    above = rule_set.deck_size - rule_set.reserve
    for card in range(rule_set.deck_size):
        x = start + (card + (card >= above)) * pitch
        colour = FAINT if card < gone else mixed(DARK, TABLE, 0.25)
        draw.rectangle((x, y, x + pitch - 2, y + 20), colour)
    x = start + above * pitch
    draw.rectangle((x - 1, y - 6, x + pitch - 1, y + 26), RED)
    text, colour = _distance(position)
    write(image, MIDDLE, y + 44, text, 16, colour, "middle", bold=colour == RED)


def _distance(position: Position) -> tuple[str, str]:
    if position.is_over:
        return texts.LAST_ROUND_IS_OVER, QUIET
    if position.is_last_round:
        return texts.LAST_ROUND_IS_ON, RED
    if position.last_round_card_is_next:
        return texts.LAST_ROUND_IS_NEXT, RED
    return texts.counted(texts.UNTIL_LAST_ROUND, position.cards_until_last_round), DARK


def _draw_removed(image: Image.Image, position: Position, y: int) -> None:
    """The colours that are not in the game, and how many cards have left it since."""
    x = MARGIN
    if position.removed:
        write(image, x, y, texts.NOT_IN_GAME, 14, QUIET)
        x += text_width(texts.NOT_IN_GAME, 14) + 8
        for colour in position.removed:
            _draw_chip(image, x, y, colour)
            x += CHIP + 4
    if position.discarded:
        discarded = texts.DISCARDED.format(number=len(position.discarded))
        write(image, MARGIN + DECK_WIDTH, y, discarded, 14, QUIET, "right")


def _draw_kinds_left(image: Image.Image, position: Position, y: int, layout: Layout) -> None:
    """How many cards of each kind are left in the deck: a player who counts cards knows."""
    write(image, MARGIN, y, texts.LEFT_IN_DECK, 14, QUIET)
    kinds = [*(colour for colour in COLOURS if colour not in position.removed), *layout.specials]
    pitch = DECK_WIDTH // 5
    for number, card in enumerate(kinds):
        x, chip_y = MARGIN + number % 5 * pitch, y + 28 + number // 5 * (CHIP + 8)
        _draw_chip(image, x, chip_y, card)
        left = position.deck[card]
        write(image, x + CHIP + 4, chip_y, str(left), 15, DARK if left else mixed(QUIET, TABLE, 0.45))


def _draw_chip(image: Image.Image, x: int, y: int, card: Card) -> None:
    ground = COLOUR_OF.get(card, GOLD if card == Card.GOLDEN_JOKER else PAPER)
    paste(image, box(CHIP, CHIP, 6, ground, (mixed(DARK, ground, 0.6), 1)), x, y - CHIP // 2)
    write(image, x + CHIP // 2, y, card.letter, 16, ink_on(ground), "middle", bold=True)


def _draw_scoring(image: Image.Image, position: Position, y: int) -> None:
    """What 1, 2, ... 6 or more cards of a colour pay."""
    table = position.rule_set.table
    board = VIOLET_TABLE if table == VIOLET else BROWN_BOARD
    write(image, MARGIN, y, texts.SCORING, 14, QUIET)
    width = (DECK_WIDTH + 4) // len(table.points)
    for number, points in enumerate(table.points, 1):
        x = MARGIN + (number - 1) * width
        cards = texts.AND_MORE.format(number=number) if number == len(table.points) else str(number)
        write(image, x + width // 2 - 2, y + 26, cards, 15, QUIET, "middle")
        paste(image, box(width - 4, 28, 6, board), x, y + 40)
        write(image, x + width // 2 - 2, y + 54, str(points), 17, PAPER, "middle", bold=True)
