"""What the cards look like: a chameleon on every colour, with the colour's letter and pattern."""

from functools import cache

from PIL import Image, ImageDraw

from coloretto.envs.picture.chameleon import Chameleon
from coloretto.envs.picture.shapes import FINE, Sprite, font, lightness, mixed
from coloretto.rules import COLOURS, Card

COLOUR_OF = {
    Card.A: "#8AEDEF",  # aqua
    Card.B: "#2450D2",  # blue
    Card.C: "#C40F22",  # crimson
    Card.D: "#FAD52F",  # daffodil
    Card.E: "#43A869",  # emerald
    Card.F: "#CC45AF",  # fuchsia
    Card.G: "#4E4C4A",  # grey
}
"""Chosen to stay apart to colour-blind eyes: the lightness differs where the hue may not be seen."""

PAPER = "#FFFCF4"
DARK = "#33271D"
GOLD = "#E9B62F"
BACK = "#6B5344"
RED = "#B3121F"
PLUS_TWO = "+2"

_SLANTS = {
    Card.A: (1, 0),
    Card.B: (0, 1),
    Card.C: (1, 1),
    Card.E: (1, -1),
    Card.F: (1, 2),
    Card.G: (2, -1),
}
"""The direction of each colour's stripes; one colour is plain."""


def height_of(width: int) -> int:
    return round(width * 1.42)


def ink_on(colour: str) -> str:
    return DARK if lightness(colour) > 0.6 else PAPER


@cache
def face(card: Card, width: int) -> Sprite:
    """The front of a card."""
    if card.is_colour:
        return _colour_face(card, width)
    return {
        Card.PLUS_TWO: _plus_two_face,
        Card.JOKER: _joker_face,
        Card.GOLDEN_JOKER: _golden_joker_face,
    }[card](width)


@cache
def back(width: int) -> Sprite:
    canvas = _Canvas(width, BACK)
    canvas.stripes((1, 1), mixed(BACK, PAPER, 0.12))
    canvas.stripes((1, -1), mixed(BACK, PAPER, 0.12))
    canvas.disc(0.5, 0.71, 0.36, BACK)
    canvas.chameleon(0.5, 0.72, 0.56, mixed(BACK, PAPER, 0.75), BACK)
    return canvas.sprite()


def _colour_face(card: Card, width: int) -> Sprite:
    ground = COLOUR_OF[card]
    ink = ink_on(ground)
    canvas = _Canvas(width, ground)
    if card in _SLANTS:
        canvas.stripes(_SLANTS[card], mixed(ground, ink, 0.13))
    canvas.chameleon(0.5, 0.83, 0.8, ink, ground)
    canvas.text(0.26, 0.37, card.letter, 0.36, ink)
    return canvas.sprite()


def _plus_two_face(width: int) -> Sprite:
    canvas = _Canvas(width, "#EFE3CB")
    canvas.disc(0.5, 0.71, 0.39, DARK)
    canvas.text(0.5, 0.85, PLUS_TWO, 0.42, PAPER)
    return canvas.sprite()


def _joker_face(width: int) -> Sprite:
    canvas = _Canvas(width, PAPER)
    canvas.bands([COLOUR_OF[card] for card in COLOURS])
    canvas.disc(0.5, 0.84, 0.37, PAPER)
    canvas.chameleon(0.5, 0.84, 0.58, DARK, PAPER)
    canvas.letter_in_corner(Card.JOKER.letter, PAPER, DARK)
    return canvas.sprite()


def _golden_joker_face(width: int) -> Sprite:
    canvas = _Canvas(width, GOLD)
    canvas.rays(mixed(GOLD, PAPER, 0.45))
    canvas.chameleon(0.5, 0.83, 0.8, DARK, GOLD)
    canvas.letter_in_corner(Card.GOLDEN_JOKER.letter, DARK, GOLD)
    return canvas.sprite()


class _Canvas:
    """A card to draw on, in parts of its width: the point (0, 0) is its top left corner."""

    def __init__(self, width: int, ground: str) -> None:
        self._unit = width * FINE
        size = self._unit, height_of(width) * FINE
        self._image = Image.new("RGB", size, ground)
        self._draw = ImageDraw.Draw(self._image)

    def stripes(self, slant: tuple[int, int], ink: str) -> None:
        along, down = slant
        for number in range(-24, 36):
            start = number * 0.2 * self._unit
            if down == 0:
                self._stroke((0, start), (2 * self._unit, start), ink)
            else:
                self._stroke((start, 0), (start + 2 * self._unit * along / down, 2 * self._unit), ink)

    def _stroke(self, start: tuple[float, float], end: tuple[float, float], ink: str) -> None:
        self._draw.line((start, end), ink, round(0.07 * self._unit))

    def bands(self, inks: list[str]) -> None:
        """Slanted bands, one of each ink, over the whole card."""
        across = 2.42 * self._unit / len(inks)
        for number, ink in enumerate(inks):
            left, right = number * across, (number + 1) * across
            tilt = 1.42 * self._unit
            self._draw.polygon(((left, 0), (right, 0), (right - tilt, tilt), (left - tilt, tilt)), ink)

    def rays(self, ink: str) -> None:
        middle, reach = self._unit / 2, 2 * self._unit
        frame = (middle - reach, 0.8 * self._unit - reach, middle + reach, 0.8 * self._unit + reach)
        for angle in range(0, 360, 24):
            self._draw.pieslice(frame, angle, angle + 12, ink)

    def disc(self, x: float, y: float, radius: float, ink: str) -> None:
        frame = [self._unit * edge for edge in (x - radius, y - radius, x + radius, y + radius)]
        self._draw.ellipse(frame, ink)

    def chameleon(self, x: float, y: float, size: float, ink: str, ground: str) -> None:
        corner = (x - size / 2) * self._unit, (y - size / 2) * self._unit
        Chameleon(self._draw, corner, size * self._unit).paint(ink, ground)

    def letter_in_corner(self, letter: str, ground: str, ink: str) -> None:
        self.disc(0.26, 0.27, 0.17, ground)
        self.text(0.26, 0.35, letter, 0.27, ink)

    def text(self, x: float, y: float, text: str, size: float, ink: str) -> None:
        """A text above the middle of its baseline."""
        pen = round(size * self._unit)
        point = x * self._unit, y * self._unit
        self._draw.text(point, text, ink, font(pen), "ms", stroke_width=pen / 30, stroke_fill=ink)

    def sprite(self) -> Sprite:
        """The card in its final size, with a paper border, a thin edge and round corners."""
        width, height = self._image.size
        card = Image.new("RGBA", (width, height), (0, 0, 0, 0))
        edges = ImageDraw.Draw(card)
        edges.rounded_rectangle((0, 0, width - 1, height - 1), 0.12 * width, mixed(DARK, PAPER, 0.45))
        line = FINE
        corners = (line, line, width - 1 - line, height - 1 - line)
        edges.rounded_rectangle(corners, 0.11 * width, PAPER)
        border = round(0.06 * width)
        inside = Image.new("L", (width, height), 0)
        corners = (border, border, width - 1 - border, height - 1 - border)
        ImageDraw.Draw(inside).rounded_rectangle(corners, 0.07 * width, 255)
        card.paste(self._image, (0, 0), inside)
        return card.reduce(FINE)
