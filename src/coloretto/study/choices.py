"""Choices between drawing a card and taking a row."""

from msgspec import Struct

from coloretto.record import RecordedTurn
from coloretto.rules import Action, Position
from coloretto.sim.greedy import row_gain
from coloretto.study.stages import stage_of


class Choice(Struct, frozen=True, array_like=True):
    stage: int
    gain: int
    """What the best row adds to the player's score now."""
    cards: int
    """On that row; the most of several that add as much."""
    taken_gain: int | None
    """What the row that was taken added; None if a card was drawn."""
    taken_cards: int | None


def choice_of(position: Position, turn: RecordedTurn, until_last: int) -> Choice | None:
    """What was chosen; None where only one of the two was legal."""
    taking = [action for action in position.legal_actions if action.is_take]
    if not taking or Action.DRAW not in position.legal_actions:
        return None
    rows = [int(action.row or 0) for action in taking]
    gain, cards = max((_gain(position, row), _cards(position, row)) for row in rows)
    taken = turn.taken
    return Choice(
        stage_of(position, until_last),
        gain,
        cards,
        None if taken is None else _gain(position, taken),
        None if taken is None else _cards(position, taken),
    )


def _gain(position: Position, row: int) -> int:
    return int(row_gain(position.state[0], int(position.to_move or 0), row))


def _cards(position: Position, row: int) -> int:
    return len(position.rows[row] or ())
