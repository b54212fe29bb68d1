"""Why an action is better than another one, in numbers."""

from dataclasses import dataclass

import numpy as np

from coloretto.analysis.reason_kernel import explain
from coloretto.analysis.reason_record import NO_REASON, REASON, REASON_NAMES, ReasonRecord
from coloretto.rules import Action
from coloretto.rules.kernel import STATE, State
from coloretto.sim.chance import RNG


@dataclass(frozen=True)
class Reason:
    """Why an action is better than another; which of the numbers count depends on the kind."""

    kind: str
    """One of the REASON_NAMES of `reason_record`, which say what the numbers mean."""
    row: int | None
    """Of the best action, counted from 0; None if it is to draw."""
    other_row: int | None
    """Of the other action."""
    seat: int | None
    """The player it is about."""
    times: int
    """In how many of ten continuations of the game."""
    other_times: int
    points: int
    other_points: int
    cards: int
    """So many of the cards in the deck."""
    left: int
    """The cards in the deck."""
    colours: int
    """How many different ones the player has after the round, on average."""
    other_colours: int
    """After the other action."""


def reason_for(state: State, best: Action, other: Action) -> Reason | None:
    """Why an action is better than one that does not come to the same; None where nothing can be counted."""
    states, reasons = np.zeros(2, STATE), np.zeros(1, REASON)
    states[0] = state
    explain(states, int(best), int(other), np.zeros(1, RNG)[0], reasons[0])
    return _reason(reasons[0])


def _reason(record: ReasonRecord) -> Reason | None:
    if record.kind == NO_REASON:
        return None
    return Reason(
        kind=REASON_NAMES[record.kind],
        row=_or_none(record.row),
        other_row=_or_none(record.other_row),
        seat=_or_none(record.seat),
        times=int(record.times),
        other_times=int(record.other_times),
        points=int(record.points),
        other_points=int(record.other_points),
        cards=int(record.cards),
        left=int(record.left),
        colours=int(record.colours),
        other_colours=int(record.other_colours),
    )


def _or_none(number: int) -> int | None:
    return None if number < 0 else int(number)
