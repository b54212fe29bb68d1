"""Advice: the best action of a position, the next best one, and a reason in numbers."""

from dataclasses import dataclass

import numpy as np

from coloretto.analysis.positions import ActionAnalysis, Analysis, searched
from coloretto.analysis.reason_kernel import NO_REASON, REASON, REASON_NAMES, ReasonRecord, explain
from coloretto.rules import Position
from coloretto.sim.chance import RNG


@dataclass(frozen=True)
class Reason:
    """Why an action is better than another; which of the numbers count depends on the kind."""

    kind: str
    """One of the REASON_NAMES of `reason_kernel`, which say what the numbers mean."""
    row: int | None
    """Of the best action, counted from 0; None if it is to draw."""
    other_row: int | None
    """Of the other action."""
    seat: int | None
    """The player it is about."""
    times: int
    """In so many of ten continuations of the game."""
    points: int
    other_points: int
    cards: int
    """So many of the cards left in the deck."""


@dataclass(frozen=True)
class Advice:
    analysis: Analysis
    other: ActionAnalysis | None
    """The best of the actions that differ from the best one; None if there is no choice."""
    reason: Reason | None
    """None where there is no choice, or nothing to count."""

    @property
    def best(self) -> ActionAnalysis:
        return self.analysis.best


def advise(position: Position, effort: str | int = "quick") -> Advice:
    """The best action of a position in which a player is to decide, and why it is better than the next."""
    analysis, states, moves = searched(position, effort)
    reasons = np.zeros(1, REASON)
    explain(states, moves[0], np.zeros(1, RNG)[0], reasons[0])
    reason: ReasonRecord = reasons[0]
    other = next((each for each in analysis.actions if each.action == reason.other), None)
    return Advice(analysis, other, None if reason.kind == NO_REASON else _reason(reason))


def _reason(record: ReasonRecord) -> Reason:
    return Reason(
        kind=REASON_NAMES[record.kind],
        row=_or_none(record.row),
        other_row=_or_none(record.other_row),
        seat=_or_none(record.seat),
        times=int(record.times),
        points=int(record.points),
        other_points=int(record.other_points),
        cards=int(record.cards),
    )


def _or_none(number: int) -> int | None:
    return None if number < 0 else int(number)
