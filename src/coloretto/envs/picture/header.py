"""The top of a picture: which round it is and what the table waits for."""

from PIL import Image, ImageDraw

from coloretto.envs.picture import texts
from coloretto.envs.picture.card_faces import DARK, GOLD, PAPER, RED
from coloretto.envs.picture.layout import HEADER, MARGIN, Layout
from coloretto.envs.picture.shapes import mixed, shortened, text_width, write, write_pill
from coloretto.rules import Position, rule_set_text

MIDDLE = HEADER // 2
FRAME = 8


def draw_header(image: Image.Image, position: Position, layout: Layout) -> None:
    is_last_round = position.is_last_round and not position.is_over
    ground = RED if is_last_round else DARK
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, layout.width, HEADER), ground)
    if is_last_round:
        draw.rectangle((0, 0, layout.width - 1, layout.height - 1), None, RED, FRAME)
    left = MARGIN + _draw_stage(image, position, ground) + MARGIN
    rules = shortened(rule_set_text(position.rule_set), 17, layout.width // 4)
    right = layout.width - MARGIN
    write(image, right, MIDDLE, rules, 17, mixed(PAPER, ground, 0.3), "right")
    right -= text_width(rules, 17) + MARGIN
    write(image, left, MIDDLE, shortened(texts.happening(position), 24, right - left), 24, PAPER)


def _draw_stage(image: Image.Image, position: Position, ground: str) -> int:
    """The round, or that it is the last one, or that the game is over; return the width."""
    if position.is_over:
        return write_pill(image, MARGIN, MIDDLE, texts.GAME_OVER, 24, GOLD, DARK)
    if position.is_last_round:
        return write_pill(image, MARGIN, MIDDLE, texts.LAST_ROUND, 24, PAPER, ground)
    stage = texts.ROUND.format(round=position.round)
    write(image, MARGIN, MIDDLE, stage, 28, GOLD, bold=True)
    return text_width(stage, 28)
