"""A part of the document: a question, figures that answer it, and a picture of them."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from coloretto.rules import PRINTED
from coloretto.sim.extras import Axes
from coloretto.study.games import StudiedGame

Games = Sequence[StudiedGame]

BROWN = tuple(rules for rules in PRINTED if rules.endswith("brown"))
VIOLET = tuple(rules for rules in PRINTED if rules.endswith("violet"))


class Section(NamedTuple):
    name: str
    """That of the picture's file."""
    title: str
    paragraphs: tuple[str, ...]
    """Tables too."""
    draw: Callable[[Axes], None] | None = None


def games_of(games: Games, kind: str, rules: str | Iterable[str]) -> list[StudiedGame]:
    wanted = {rules} if isinstance(rules, str) else set(rules)
    return [game for game in games if game.kind == kind and game.rules in wanted]


def players_of(rules: str) -> int:
    return PRINTED[rules].players
