"""Whether a position is a puzzle: one action is clearly the best, and mostly it is not the obvious one."""

from hashlib import sha256
from math import hypot

from msgspec.structs import replace

from coloretto.analysis import Analysis, Label, analyse
from coloretto.analysis.labels import LEAST_LOSSES
from coloretto.analysis.positions import ActionAnalysis
from coloretto.bots import LEVEL_BOTS, make_bot
from coloretto.puzzles.pack import BEYOND, Puzzle
from coloretto.puzzles.themes import themes_of
from coloretto.rules import Action, Position

LEAST_ACTIONS = 3
LEAST_MARGIN = LEAST_LOSSES[Label.MISTAKE]
"""Every other action is at least a mistake, by a search and by rollouts."""
LEAST_PART = 0.1
"""And it gives away such a part of what can be won: a game that is all but won is not a puzzle."""
STANDARD_ERRORS = 4
"""The lead in the rollouts is also more than this many of its standard errors."""
OBVIOUS = "greedy"
"""Its choice is the obvious one: it counts points and looks one card ahead."""
ONE_OBVIOUS_IN = 10
"""Of the positions whose obvious choice is the best, only one in this many is kept."""
ATTEMPTS = 5
"""How often a level tries, each time with another seed; it finds the best action if most attempts do."""


def puzzle_of(position: Position) -> Puzzle | None:
    """The puzzle of a position in which a player is to decide, or None."""
    best = _clearly_best(position)
    if best is None or (_choice(OBVIOUS, position, 0) is best and not _is_kept(position)):
        return None
    analysis = analyse(position, "deep")
    if analysis.best.action is not best or not _is_clear(analysis):
        return None
    return _puzzle(analysis, _found_by(position, best))


def graded(puzzle: Puzzle) -> Puzzle:
    """The same puzzle with the levels that find its best action today."""
    found_by = _found_by(Position(puzzle.position), Action.from_text(puzzle.best))
    return replace(puzzle, grade=_grade(found_by), found_by=found_by)


def _found_by(position: Position, best: Action) -> tuple[str, ...]:
    return tuple(level for level in LEVEL_BOTS if _finds(level, position, best))


def _clearly_best(position: Position) -> Action | None:
    """The action that searches prefer by a margin; a quick one spares most positions the other."""
    if len(position.legal_actions) < LEAST_ACTIONS:
        return None
    for effort in ("quick", "normal"):
        analysis = analyse(position, effort)
        if not _is_clear(analysis):
            return None
    return analysis.best.action


def _is_clear(analysis: Analysis) -> bool:
    return all(_is_clearly_worse(other, analysis) for other in analysis.actions[1:])


def _is_clearly_worse(other: ActionAnalysis, analysis: Analysis) -> bool:
    best, player = analysis.best, analysis.player
    lead = best.shares[player] - other.shares[player]
    error = hypot(*(each.standard_errors[player] for each in (best, other) if each.standard_errors))
    return lead >= max(LEAST_MARGIN, LEAST_PART * best.shares[player]) and lead > STANDARD_ERRORS * error


def _is_kept(position: Position) -> bool:
    return sha256(position.text.encode()).digest()[0] % ONE_OBVIOUS_IN == 0


def _finds(level: str, position: Position, best: Action) -> bool:
    return 2 * sum(_choice(level, position, seed) is best for seed in range(ATTEMPTS)) > ATTEMPTS


def _grade(found_by: tuple[str, ...]) -> str:
    """The weakest level that finds the best action as all stronger ones do; BEYOND if the best fails."""
    grade = BEYOND
    for level in reversed(LEVEL_BOTS):
        if level not in found_by:
            return grade
        grade = level
    return grade


def _choice(level: str, position: Position, seed: int) -> Action:
    return make_bot(level, seed).choose(position)


def _puzzle(analysis: Analysis, found_by: tuple[str, ...]) -> Puzzle:
    position, player = analysis.position, analysis.player
    errors = [each.standard_errors[player] for each in analysis.actions if each.standard_errors]
    return Puzzle(
        position.text,
        {each.action.text: round(1000 * max(0.0, each.shares[player])) for each in analysis.actions},
        round(1000 * max(errors, default=0.0)),
        _grade(found_by),
        found_by,
        tuple(theme.value for theme in themes_of(position, analysis.best.action)),
    )
