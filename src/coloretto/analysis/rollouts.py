"""A second opinion on the actions of a position, with standard errors."""

from dataclasses import dataclass, replace
from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from coloretto.analysis.efforts import EffortError
from coloretto.bots.equivalent_actions import equivalent
from coloretto.bots.interface import check_decision
from coloretto.bots.network import SCORE_UNIT
from coloretto.bots.network_files import shipped_network
from coloretto.bots.position_values import Valuer, new_valuer, states_with
from coloretto.bots.rollout_kernel import roll_out_all
from coloretto.bots.successors import SCORE_WEIGHT, SEAT_VALUES
from coloretto.rules import Action, Position
from coloretto.rules.constants import MAX_PLAYERS
from coloretto.sim.chance import RNG

MOST_ROLLOUTS = 1_000_000
MOST_TURNS = 1000


@dataclass(frozen=True)
class ActionRollouts:
    """What followed an action in rollouts, without the luck of the cards."""

    action: Action
    shares: tuple[float, ...]
    """Each seat's mean share of the win."""
    standard_errors: tuple[float, ...]
    """Those of the shares."""
    scores: tuple[float, ...]
    """Each seat's mean score."""
    variance_ratios: tuple[float, ...]
    """The variance of each seat's shares over that with the luck; 1 where nothing varies."""
    worth: float
    """To the player to move: the share of the win, and a little of the score."""


def roll_out(position: Position, rollouts: int = 64, turns: int = 8) -> tuple[ActionRollouts, ...]:
    """Value each legal action by `rollouts` games of `turns` turns by the network's best actions; best first.

    The value at the end is the network's, or the result of the game. The random numbers come from the
    position, so the answer is always the same; all actions meet the same numbers.
    """
    check_decision(position)
    if not (2 <= rollouts <= MOST_ROLLOUTS and 0 <= turns <= MOST_TURNS):
        raise EffortError(f"{rollouts} rollouts of {turns} turns in {position.text!r}")
    valuer = new_valuer(shipped_network(position.rule_set))
    found: dict[Action, ActionRollouts] = {}
    for action in position.legal_actions:
        twin = found.get(Action(equivalent(position.state, action)))
        found[action] = (
            replace(twin, action=action) if twin else _rolled_out(position, action, (rollouts, turns), valuer)
        )
    return tuple(sorted(found.values(), key=lambda each: -each.worth))


def _rolled_out(position: Position, action: Action, size: tuple[int, int], valuer: Valuer) -> ActionRollouts:
    after = position.after(action)
    rollouts, turns = size
    ends, lucks = np.zeros((rollouts, SEAT_VALUES)), np.zeros((rollouts, SEAT_VALUES))
    seed = int.from_bytes(sha256(position.text.encode()).digest()[:7], "big")
    rngs, states = np.zeros(1, RNG), states_with(after.state)
    roll_out_all(after.state, states, turns, seed, rngs[0], valuer, ends, lucks)
    return _summary(action, position, ends, lucks)


def _summary(
    action: Action, position: Position, ends: NDArray[np.float64], lucks: NDArray[np.float64]
) -> ActionRollouts:
    values, seats = ends - lucks, slice(position.players)
    means, variances, plain = values.mean(0), values.var(0, ddof=1), ends.var(0, ddof=1)
    ratios = np.divide(variances, plain, out=np.ones(SEAT_VALUES), where=plain > 0)
    player = int(position.to_move or 0)
    return ActionRollouts(
        action,
        tuple(means[seats].tolist()),
        tuple(np.sqrt(variances / len(ends))[seats].tolist()),
        tuple((means[MAX_PLAYERS : MAX_PLAYERS + position.players] * SCORE_UNIT).tolist()),
        tuple(ratios[seats].tolist()),
        float(means[player] + SCORE_WEIGHT * means[MAX_PLAYERS + player]),
    )
