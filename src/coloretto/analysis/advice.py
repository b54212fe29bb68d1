"""Advice: the best action of a position, the best one that is worth less, and a reason in numbers."""

from dataclasses import dataclass

from coloretto.analysis.positions import ActionAnalysis, Analysis, analyse
from coloretto.analysis.reasons import Reason, reason_for
from coloretto.bots.endgames import EQUAL
from coloretto.bots.equivalent_actions import distinct_actions
from coloretto.rules import Position


@dataclass(frozen=True)
class Advice:
    analysis: Analysis
    other: ActionAnalysis | None
    """The best of the actions that are worth less than the best one; None if there are none."""
    reason: Reason | None
    """None where all actions are worth the same, or there is nothing to count."""

    @property
    def best(self) -> ActionAnalysis:
        return self.analysis.best


def advise(position: Position, effort: str | int = "quick") -> Advice:
    """The best action of a position in which a player is to decide, and why it is better than the next."""
    analysis = analyse(position, effort)
    best, *others = analysis.actions
    distinct = distinct_actions(position.state[0])
    worse = (each for each in others if distinct >> each.action & 1 and each.worth < best.worth - EQUAL)
    other = next(worse, None)
    reason = None if other is None else reason_for(position.state[0], best.action, other.action)
    return Advice(analysis, other, reason)
