"""Our chameleon: a drawing of its own, in one ink, on a square of 100 x 100 and looking right."""

from collections.abc import Iterator
from itertools import pairwise
from math import cos, pi, sin
from typing import TypeAlias

from PIL import ImageDraw

Point: TypeAlias = tuple[float, float]
Blot: TypeAlias = tuple[float, float, float]
"""A point and the radius of the pen there."""

BODY = (
    *((94, 44), (87, 34), (77, 24), (63, 13), (55, 13), (58, 24), (48, 23), (34, 28)),
    *((23, 40), (17, 50), (30, 57), (46, 60), (62, 58), (76, 54), (90, 51)),
)
FRONT_LEG = ((58, 54, 5.5), (63, 66, 4.8), (60, 76, 4), (67, 78, 3.4))
HIND_LEG = ((40, 54, 6), (36, 66, 5), (42, 76, 4), (49, 78, 3.4))
BRANCH = ((40, 83, 2.5), (98, 80, 2.5))
MOUTH = ((91, 46, 1), (84, 48, 1), (76, 50, 1))
EYE, PUPIL = (75, 36, 9), (77, 36, 4.2)
TAIL_MIDDLE, TAIL_TURNS = (21, 70), 1.5


class Chameleon:
    """A chameleon on a canvas: its top left corner, its size, its ink, and the ground seen in its eye."""

    def __init__(self, draw: ImageDraw.ImageDraw, corner: Point, size: float) -> None:
        self._draw = draw
        self._corner = corner
        self._scale = size / 100

    def paint(self, ink: str, ground: str) -> None:
        self._draw.polygon([self._on_canvas(*point) for point in _curve(BODY)], ink)
        for stroke in (_tail(), _line(FRONT_LEG), _line(HIND_LEG), _line(BRANCH)):
            for blot in stroke:
                self._disc(blot, ink)
        self._disc(EYE, ground)
        self._disc(PUPIL, ink)
        for blot in _line(MOUTH):
            self._disc(blot, ground)

    def _disc(self, blot: Blot, ink: str) -> None:
        x, y, radius = blot
        left, top = self._on_canvas(x - radius, y - radius)
        right, bottom = self._on_canvas(x + radius, y + radius)
        self._draw.ellipse((left, top, right, bottom), ink)

    def _on_canvas(self, x: float, y: float) -> Point:
        return self._corner[0] + x * self._scale, self._corner[1] + y * self._scale


def _line(blots: tuple[Blot, ...], steps: int = 24) -> Iterator[Blot]:
    """The blots of a line through some, so close that it looks drawn with a pen."""
    for (x, y, radius), (next_x, next_y, next_radius) in pairwise(blots):
        for step in range(steps + 1):
            share = step / steps
            yield (
                x + (next_x - x) * share,
                y + (next_y - y) * share,
                radius + (next_radius - radius) * share,
            )


def _tail(steps: int = 160) -> Iterator[Blot]:
    """A spiral that winds inward and grows thinner."""
    for step in range(steps + 1):
        share = step / steps
        angle = -pi / 2 - 0.1 - share * 2 * pi * TAIL_TURNS
        distance = 19.5 - 17 * share
        x, y = TAIL_MIDDLE
        yield x + distance * cos(angle), y + distance * sin(angle), 5.2 - 3.2 * share


def _curve(points: tuple[Point, ...], steps: int = 12) -> Iterator[Point]:
    """A closed Catmull-Rom spline through some points."""
    for number in range(len(points)):
        before, start, end, after = (points[(number + k - 1) % len(points)] for k in range(4))
        for step in range(steps):
            share = step / steps
            x, y = (_between(before[axis], start[axis], end[axis], after[axis], share) for axis in (0, 1))
            yield x, y


def _between(before: float, start: float, end: float, after: float, share: float) -> float:
    return 0.5 * (
        2 * start
        + (end - before) * share
        + (2 * before - 5 * start + 4 * end - after) * share**2
        + (3 * start - before - 3 * end + after) * share**3
    )
