"""Games on the CPU."""

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.rules.compiled import compiled, rebound
from coloretto.rules.kernel import STATE, State
from coloretto.rules.stepping import States
from coloretto.sim import game_loop
from coloretto.sim.chance import RNG, Rng
from coloretto.sim.game_loop import play_game
from coloretto.sim.policies import choose_shipped

Records: TypeAlias = NDArray[np.void]
Chooser: TypeAlias = Callable[[State, Rng, int], int]


@compiled
def play_games(layout: States, settings: Records, first_game: int, results: Records) -> None:
    """Play one game per result; `first_game` is the number of the first."""
    states, rngs = np.empty(1, STATE), np.empty(2, RNG)
    for game in range(results.size):
        states[0] = layout[0]
        play_game(states[0], rngs, settings[0], first_game + game, results[game])


@cache
def loops(choose: Chooser) -> tuple[Callable[..., None], Callable[..., None]]:
    """`game_loop.play_game` and `play_games` with another function in place of `choose_shipped`."""
    if choose is choose_shipped:
        return game_loop.play_game, play_games
    play_out = rebound(game_loop.play_out, choose=choose)
    play_game = rebound(game_loop.play_game, play_out=play_out)
    return play_game, rebound(play_games, play_game=play_game)
