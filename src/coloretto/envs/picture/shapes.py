"""Smooth shapes and text, on top of Pillow."""

from functools import cache, lru_cache
from math import ceil
from typing import Literal, TypeAlias, cast

from PIL import Image, ImageDraw, ImageFont

Sprite: TypeAlias = Image.Image
"""A small picture with transparency, kept and pasted again and again."""

FINE = 6
"""Shapes are drawn this many times larger and shrunk: Pillow's own edges are jagged."""

CLEAR = (0, 0, 0, 0)

Alignment: TypeAlias = Literal["left", "middle", "right"]
_SHARE_LEFT_OF_POINT = {"left": 0.0, "middle": 0.5, "right": 1.0}


def paste(image: Image.Image, sprite: Sprite, x: int, y: int) -> None:
    image.paste(sprite, (x, y), sprite)


@lru_cache(maxsize=256)
def box(width: int, height: int, radius: int, fill: str, edge: tuple[str, int] | None = None) -> Sprite:
    """A rectangle with round corners; its edge is a colour and a width."""
    canvas = Image.new("RGBA", (width * FINE, height * FINE), CLEAR)
    corners = (0, 0, width * FINE - 1, height * FINE - 1)
    colour, line = edge or (None, 0)
    ImageDraw.Draw(canvas).rounded_rectangle(corners, radius * FINE, fill, colour, line * FINE)
    return canvas.reduce(FINE)


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """The font that comes with Pillow."""
    return cast("ImageFont.FreeTypeFont", ImageFont.load_default(size))


def text_width(text: str, size: int) -> int:
    return ceil(font(size).getlength(text))


def write(  # noqa: PLR0913, PLR0917 - what, where and how
    image: Image.Image,
    x: int,
    y: int,
    text: str,
    size: int,
    colour: str,
    align: Alignment = "left",
    *,
    bold: bool = False,
) -> None:
    """Write a line whose middle is at the height y."""
    mask = _text_mask(text, size, bold=bold)
    left = x - round(_SHARE_LEFT_OF_POINT[align] * (mask.width - 2 * _PAD)) - _PAD
    image.paste(colour, (left, y - mask.height // 2), mask)


_PAD = 3  # around a text, for bold strokes and letters that lean out


@lru_cache(maxsize=1024)
def _text_mask(text: str, size: int, *, bold: bool) -> Image.Image:
    ascent, descent = font(size).getmetrics()
    mask = Image.new("L", (text_width(text, size) + 2 * _PAD, ascent + descent + 2 * _PAD), 0)
    stroke = size / 60 if bold else 0  # the font has one weight only
    ImageDraw.Draw(mask).text((_PAD, _PAD), text, 255, font(size), "la", stroke_width=stroke)
    return mask


def write_pill(  # noqa: PLR0913, PLR0917 - what, where and how
    image: Image.Image, x: int, y: int, text: str, size: int, ground: str, ink: str
) -> int:
    """Write a line on a rounded ground, its left middle at the point; return the width."""
    width, height = text_width(text, size) + size, round(size * 1.6)
    paste(image, box(width, height, height // 2, ground), x, y - height // 2)
    write(image, x + width // 2, y, text, size, ink, "middle", bold=True)
    return width


def shortened(text: str, size: int, width: int) -> str:
    """The text, cut with an ellipsis if it is wider than that."""
    if text_width(text, size) <= width:
        return text
    while text and text_width(f"{text}…", size) > width:
        text = text[:-1]
    return f"{text}…"


@cache
def mixed(colour: str, other: str, share: float) -> str:
    """A colour with a share of another one in it."""
    parts = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * share):02X}" for one, two in parts)


def lightness(colour: str) -> float:
    """From 0 for black to 1 for white, as bright as it looks."""
    red, green, blue = _channels(colour)
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
