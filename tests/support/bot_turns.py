"""A turn in plain Python: the positions it can end in, and what they make of each action."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.successors import SCORE_WEIGHT
from coloretto.rules import Action, Card, Phase, Position
from coloretto.rules.constants import MAX_PLAYERS

SeatValues: TypeAlias = Sequence[float] | NDArray[np.float32]
Valuing: TypeAlias = Callable[[Position], SeatValues]
"""What every seat thinks that the end of a turn is worth."""


def has_one_golden_joker_at_most(position: Position) -> bool:
    """On each row: where there are more, a bot lets only the first card that comes with them vary."""
    return all((cards or ()).count(Card.GOLDEN_JOKER) <= 1 for cards in position.rows)


def turn_ends(position: Position) -> list[Position]:
    """Every position that the turn can end in, by any actions and cards."""
    if position.phase.is_chance:
        after = [position.reveal(card) for card, _ in position.chance_outcomes]
    else:
        after = [position.after(action) for action in position.legal_actions]
    ends = []
    for other in after:
        is_end = other.phase in (Phase.CHOOSE, Phase.OVER)
        ends += [other] if is_end else turn_ends(other)
    return ends


def distinct_actions(position: Position) -> list[Action]:
    """The legal actions without those on rows that look like one of a lower number."""
    rows = list(zip(position.rows, position.rule_set.capacities, strict=True))
    return [
        action
        for action in position.legal_actions
        if action.row is None or rows.index(rows[action.row]) == action.row
    ]


def distinct_turn_ends(position: Position) -> list[Position]:
    """The same without what differs in which of two rows alike was taken or put on."""
    ends = []
    for action in distinct_actions(position):
        after = position.after(action)
        if after.phase == Phase.REVEAL:
            for card, _ in after.chance_outcomes:
                ends += distinct_turn_ends(after.reveal(card))
        else:
            ends += turn_ends(after) if after.phase.is_chance else [after]
    return ends


def action_value(position: Position, action: Action, valuing: Valuing) -> SeatValues:
    """What the seats expect of an action if the player to move goes on as that player likes best."""
    return _expected(position.after(action), position.to_move or 0, valuing)


def worth(values: SeatValues, player: int) -> float:
    """What a player makes of the seats' values."""
    return float(values[player] + SCORE_WEIGHT * values[MAX_PLAYERS + player])


def _expected(position: Position, player: int, valuing: Valuing) -> SeatValues:
    if position.phase.is_chance:
        outcomes = [
            (float(odds), _expected(position.reveal(card), player, valuing))
            for card, odds in position.chance_outcomes
        ]
        return [sum(odds * value for odds, value in seat) for seat in _by_seat(outcomes)]
    if position.phase == Phase.PLACE:
        values = [action_value(position, action, valuing) for action in distinct_actions(position)]
        return max(values, key=lambda seats: worth(seats, player))
    return valuing(position)


def _by_seat(outcomes: list[tuple[float, SeatValues]]) -> list[list[tuple[float, float]]]:
    return [[(odds, values[seat]) for odds, values in outcomes] for seat in range(len(outcomes[0][1]))]
