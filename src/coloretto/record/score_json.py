"""Explained scores as JSON, for display. See docs/formats.md."""

from functools import lru_cache

from coloretto.record.json_types import ColourJson, JokerJson, SheetJson
from coloretto.rules import Position
from coloretto.rules.scoring import ColourScore, JokerUse, ScoreSheet

RECENT_POSITIONS = 256
"""Ends of games, which servers send again with everything that happens until the next game."""


def sheets_of(position: Position) -> list[SheetJson]:
    """Each player's score with their current cards."""
    return list(_sheets(position))


@lru_cache(RECENT_POSITIONS)
def _sheets(position: Position) -> tuple[SheetJson, ...]:
    return tuple(_sheet(position.score_sheet(player)) for player in range(position.players))


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
        use.colour.letter,
        {colour.letter: total for colour, total in use.totals.items()},
        use.card.letter,
        use.next_colour.letter,
        use.effect,
    )
