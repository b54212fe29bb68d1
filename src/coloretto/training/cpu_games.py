"""Games for the learner on CPU threads, with the same compiled network that the bots use."""

from concurrent.futures import ThreadPoolExecutor
from os import cpu_count

import numpy as np
import torch
from numpy.typing import NDArray

from coloretto.bots.features import FEATURES, describe
from coloretto.bots.network import SCRATCH, Networks, evaluate, value_of_end
from coloretto.bots.successors import LEAVES, NO_LEAF, SEAT_VALUES, Places, SeatValues, reach
from coloretto.rules import RuleSet
from coloretto.rules.compiled import compiled
from coloretto.rules.constants import ACTIONS, OVER
from coloretto.rules.kernel import STATE
from coloretto.rules.stepping import States
from coloretto.sim.chance import LOTS
from coloretto.sim.cpu import Records
from coloretto.training.learner import Evaluator, exported
from coloretto.training.samples import Played
from coloretto.training.self_play import (
    GREEDY,
    MOST_TURNS,
    TURN,
    begin_game,
    play_greedy_turn,
    play_turn,
    tables,
)

PART = 16  # games that a thread plays in one go


class CpuGames:
    def __init__(self, rule_sets: list[RuleSet], seed: int, threads: int | None = None) -> None:
        self._layouts, self._settings = tables(rule_sets, seed)
        self._threads = threads or cpu_count() or 1

    def play(
        self,
        networks: list[Evaluator],
        owners: NDArray[np.int8],
        first_game: int,
        exploration: int = 0,
    ) -> Played:
        """Play a game for each row of `owners`, which tells each seat's network."""
        games = len(owners)
        weights = np.concatenate([exported(network.parameters, network.scale) for network in networks])
        features = np.zeros((MOST_TURNS, games), FEATURES)
        turns = np.zeros((MOST_TURNS, games), TURN)
        ends = np.zeros((games, SEAT_VALUES), np.float32)

        def play_part(begin: int) -> None:
            end = min(begin + PART, games)
            play_games(
                self._layouts, self._settings, weights, owners, first_game, exploration,
                begin, end, features, turns, ends,
            )  # fmt: skip

        with ThreadPoolExecutor(self._threads) as pool:
            list(pool.map(play_part, range(0, games, PART)))
        length = int(turns["played"].any(1).sum())
        return Played(as_bytes(features[:length]), as_bytes(turns[:length]), torch.from_numpy(ends))


def as_bytes(records: Records) -> torch.Tensor:
    """The same memory, with the bytes of a record as the last axis."""
    return torch.from_numpy(records.view(np.int8).reshape(*records.shape, records.itemsize))


@compiled
def play_games(  # noqa: PLR0913, PLR0917 - compiled code is handed its working memory
    layouts: States,
    settings: Records,
    networks: Networks,
    owners: NDArray[np.int8],
    first_game: int,
    exploration: int,
    begin: int,
    end: int,
    features: Records,
    turns: Records,
    ends: SeatValues,
) -> None:
    states, lots = np.empty(2, STATE), np.empty(2, LOTS)
    views, scratches = np.empty(1, FEATURES), np.empty(1, SCRATCH)
    places, values = np.empty(LEAVES, np.int32), np.zeros((LEAVES, SEAT_VALUES), np.float32)
    weighed = np.empty((ACTIONS, SEAT_VALUES), np.float32)
    for game in range(begin, end):
        rules = game % layouts.size
        states[0] = layouts[rules]
        begin_game(states[0], lots, settings[rules], first_game + game)
        turn = 0
        while states[0].phase != OVER:
            owner = owners[game, states[0].to_move]
            describe(states[0], features[turn, game])
            if owner == GREEDY:
                play_greedy_turn(states[0], lots[0], lots[1], turns[turn, game])
            else:
                look_at_leaves(states, networks, owner, views, scratches, places, values)
                play_turn(
                    states[0], lots[0], lots[1], places, values, weighed, exploration, turns[turn, game]
                )
            turn += 1
        value_of_end(states[0], ends[game])


@compiled
def look_at_leaves(  # noqa: PLR0913, PLR0917 - compiled code is handed its working memory
    states: States,
    networks: Networks,
    owner: int,
    views: Records,
    scratches: Records,
    places: Places,
    values: SeatValues,
) -> None:
    """Evaluate every leaf of the turn of the first state; the second one is changed."""
    for leaf in range(LEAVES):
        states[1] = states[0]
        places[leaf] = NO_LEAF
        if reach(states[1], leaf):
            places[leaf] = leaf
            evaluate(states[1], networks[owner], views[0], scratches[0], values[leaf])
