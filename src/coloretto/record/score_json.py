"""A score that explains itself as JSON, for those who show it. See docs/formats.md."""

from msgspec import Struct

from coloretto.rules import Position
from coloretto.rules.scoring import ColourScore, JokerUse, ScoreSheet


class ColourJson(Struct, frozen=True):
    """What one colour brings."""

    colour: str
    cards: int
    """Cards of this colour, jokers not counted."""
    jokers: int
    points: int
    """Below zero where the colour counts minus."""


class JokerJson(Struct, frozen=True):
    """Where a joker goes, and what the other colours would have given."""

    colour: str
    totals: dict[str, int]
    """The best total with this joker on each colour, given where the jokers before it went."""
    card: str
    """`j`, or `J` for the golden one."""


class SheetJson(Struct, frozen=True):
    """A player's score with its reasons."""

    plus: list[ColourJson]
    """The colours that pay, at most three, the best first."""
    minus: list[ColourJson]
    """The colours that cost, the most expensive first."""
    jokers: list[JokerJson]
    plus_twos: int
    plus_two_points: int
    total: int


def sheets_of(position: Position) -> list[SheetJson]:
    """The score of every player with the cards held now."""
    return [_sheet(position.score_sheet(player)) for player in range(position.players)]


def _sheet(sheet: ScoreSheet) -> SheetJson:
    return SheetJson(
        [_colour(score) for score in sheet.plus],
        [_colour(score) for score in sheet.minus],
        [_joker(use) for use in sheet.jokers],
        sheet.hand.plus_twos,
        sheet.plus_two_points,
        sheet.total,
    )


def _colour(score: ColourScore) -> ColourJson:
    return ColourJson(score.colour.letter, score.cards, score.jokers, score.points)


def _joker(use: JokerUse) -> JokerJson:
    return JokerJson(
        use.colour.letter, {colour.letter: total for colour, total in use.totals.items()}, use.card.letter
    )
