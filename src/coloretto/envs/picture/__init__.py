"""Positions as pictures: the deck on the left, the rows in the middle, the players' cards on the right."""

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from coloretto.envs.picture.deck import draw_deck
from coloretto.envs.picture.header import draw_header
from coloretto.envs.picture.layout import TABLE, layout_of
from coloretto.envs.picture.players import draw_players
from coloretto.envs.picture.rows import draw_rows
from coloretto.rules import Position

__all__ = ["picture"]


def picture(position: Position) -> NDArray[np.uint8]:
    """A picture of the position: height x width x 3, of one size for all positions of a rule set."""
    layout = layout_of(position.rule_set)
    image = Image.new("RGB", (layout.width, layout.height), TABLE)
    draw_header(image, position, layout)
    draw_deck(image, position, layout)
    draw_rows(image, position, layout)
    draw_players(image, position, layout)
    return np.array(image)
