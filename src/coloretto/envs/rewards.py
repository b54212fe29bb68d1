"""What a finished game is worth to its players, by choice."""

from typing import Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from coloretto.rules import ColorettoError, RuleSet
from coloretto.rules.compiled import compiled
from coloretto.rules.kernel import State, score, win_share

Reward: TypeAlias = Literal["score", "difference", "win_share"]
"""The final score; the score less the mean of the others'; 1 for a win, shared by equal winners."""

REWARDS: tuple[Reward, ...] = get_args(Reward)

_SCORE = REWARDS.index("score")
_DIFFERENCE = REWARDS.index("difference")


def reward_number(reward: str) -> int:
    """The number by which compiled functions know a reward."""
    if reward not in REWARDS:
        raise ColorettoError(f"unknown reward: {reward!r} (known: {', '.join(REWARDS)})")
    return REWARDS.index(reward)


@compiled
def write_returns(state: State, reward: int, scores: NDArray[np.int16], returns: NDArray[np.float32]) -> None:
    """Every player's score and reward with the cards held now."""
    total = 0
    for player in range(state.players):
        scores[player] = score(state, player)
        total += scores[player]
    for player in range(state.players):
        if reward == _SCORE:
            returns[player] = scores[player]
        elif reward == _DIFFERENCE:
            returns[player] = scores[player] - (total - scores[player]) / (state.players - 1)
        else:
            returns[player] = win_share(scores, state.players, player)


def reward_bounds(rule_set: RuleSet, reward: Reward) -> tuple[float, float]:
    """What a reward can be at the least and at the most."""
    if reward == "win_share":
        return 0.0, 1.0
    least, most = rule_set.score_bounds
    return (least, most) if reward == "score" else (least - most, most - least)
