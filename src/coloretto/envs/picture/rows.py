"""The rows with their cards and free places."""

from PIL import Image

from coloretto.envs.picture import texts
from coloretto.envs.picture.card_faces import DARK, PAPER, face, height_of
from coloretto.envs.picture.layout import (
    BROWN_BOARD,
    FAINT,
    GREEN_BOARD,
    PLACE_GAP,
    QUIET,
    ROW_CARD,
    ROW_HEIGHT,
    ROW_LABEL,
    TABLE,
    Layout,
)
from coloretto.envs.picture.shapes import box, mixed, paste, write
from coloretto.rules import Card, Position


def draw_rows(image: Image.Image, position: Position, layout: Layout) -> None:
    for row, cards in enumerate(position.rows):
        if cards is None:
            _draw_taken(image, row, layout)
        else:
            _draw_row(image, row, cards, layout)


def _draw_row(image: Image.Image, row: int, cards: tuple[Card, ...], layout: Layout) -> None:
    capacities = layout.rule_set.capacities
    board = GREEN_BOARD if len(set(capacities)) > 1 else BROWN_BOARD
    x, y = layout.rows_x, layout.row_y(row)
    paste(image, box(layout.row_width(row), ROW_HEIGHT, 12, board), x, y)
    _draw_number(image, row, layout, mixed(board, PAPER, 0.85))
    free = box(ROW_CARD, height_of(ROW_CARD), 8, mixed(board, DARK, 0.2), (mixed(board, PAPER, 0.3), 2))
    for place in range(capacities[row]):
        sprite = face(cards[place], ROW_CARD) if place < len(cards) else free
        left = x + ROW_LABEL + place * (ROW_CARD + PLACE_GAP)
        paste(image, sprite, left, y + (ROW_HEIGHT - height_of(ROW_CARD)) // 2)


def _draw_taken(image: Image.Image, row: int, layout: Layout) -> None:
    x, y, width = layout.rows_x, layout.row_y(row), layout.row_width(row)
    paste(image, box(width, ROW_HEIGHT, 12, TABLE, (FAINT, 2)), x, y)
    _draw_number(image, row, layout, FAINT)
    write(image, x + (ROW_LABEL + width) // 2, y + ROW_HEIGHT // 2, texts.TAKEN, 20, QUIET, "middle")


def _draw_number(image: Image.Image, row: int, layout: Layout, colour: str) -> None:
    x, y = layout.rows_x + ROW_LABEL // 2, layout.row_y(row) + ROW_HEIGHT // 2
    write(image, x, y, str(row), 30, colour, "middle", bold=True)
