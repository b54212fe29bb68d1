"""The totals of a match and the shares of its win."""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.rules.compiled import compiled, interpreted
from coloretto.rules.kernel import Scores, win_share

GameScores: TypeAlias = NDArray[np.int16]  # a row for each game


@compiled
def match_total(games: GameScores | Sequence[Sequence[int]], player: int) -> int:
    total = 0
    for game in range(len(games)):
        total += int(games[game][player])
    return total


@compiled
def match_into(games: GameScores, totals: Scores, shares: NDArray[np.float64]) -> None:
    """Each player's total, and their share of the win by the totals."""
    players = totals.size
    for player in range(players):
        totals[player] = match_total(games, player)
    for player in range(players):
        shares[player] = win_share(totals, players, player)


_match_total, _win_share = interpreted(match_total), interpreted(win_share)


def match_results(games: Sequence[Sequence[int]], players: int) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """The same for Python callers: interpreted, which takes less time than entering compiled code does."""
    totals = tuple(_match_total(games, player) for player in range(players))
    return totals, tuple(_win_share(totals, players, player) for player in range(players))
