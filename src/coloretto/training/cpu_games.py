"""Games for the learner on CPU threads, with the same compiled network that the bots use."""

from concurrent.futures import ThreadPoolExecutor
from os import cpu_count

import numpy as np
import torch
from numpy.typing import NDArray

from coloretto.bots.features import FEATURES, describe
from coloretto.bots.network import ACTIVATIONS, Networks, evaluate, value_of_end
from coloretto.bots.successors import (
    NO_SUCCESSOR,
    SEAT_VALUES,
    SUCCESSORS,
    SeatValues,
    ValueIndices,
    enter_successor,
)
from coloretto.rules import RuleSet
from coloretto.rules.compiled import compiled
from coloretto.rules.constants import ACTIONS, OVER
from coloretto.rules.kernel import STATE
from coloretto.rules.stepping import States
from coloretto.sim.chance import RNG
from coloretto.sim.cpu import Records
from coloretto.training.byte_weights import Parameters
from coloretto.training.learner import exported
from coloretto.training.samples import SelfPlayGames
from coloretto.training.self_play import (
    GREEDY,
    MOST_TURNS,
    TURN_RECORD,
    begin_game,
    layouts_and_settings,
    play_greedy_turn,
    play_turn,
)
from coloretto.training.wide_features import WIDE_FEATURES

PART = 16  # games that a thread plays in one go


class CpuGames:
    def __init__(self, rule_sets: list[RuleSet], seed: int, threads: int | None = None) -> None:
        self._layouts, self._settings = layouts_and_settings(rule_sets, seed)
        self._threads = threads or cpu_count() or 1

    def play(
        self,
        networks: list[Parameters],
        owners: NDArray[np.int8],
        first_game: int,
        exploration: int = 0,
    ) -> SelfPlayGames:
        """Play a game for each row of `owners`, which tells each seat's network."""
        games = len(owners)
        weights = np.concatenate([exported(network) for network in networks])
        features = np.zeros((MOST_TURNS, games), WIDE_FEATURES)
        turns = np.zeros((MOST_TURNS, games), TURN_RECORD)
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
        return SelfPlayGames(as_bytes(features[:length]), as_bytes(turns[:length]), torch.from_numpy(ends))


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
    states, rngs = np.empty(2, STATE), np.empty(2, RNG)
    successor_features, activations = np.empty(1, FEATURES), np.empty(1, ACTIVATIONS)
    indices, values = np.empty(SUCCESSORS, np.int32), np.zeros((SUCCESSORS, SEAT_VALUES), np.float32)
    action_values = np.empty((ACTIONS, SEAT_VALUES), np.float32)
    for game in range(begin, end):
        rules = game % layouts.size
        states[0] = layouts[rules]
        begin_game(states[0], rngs, settings[rules], first_game + game)
        turn = 0
        while states[0].phase != OVER:
            owner = owners[game, states[0].to_move]
            describe(states[0], features[turn, game])
            if owner == GREEDY:
                play_greedy_turn(states[0], rngs[0], rngs[1], turns[turn, game])
            else:
                evaluate_successors(states, networks, owner, successor_features, activations, indices, values)
                play_turn(
                    states[0],
                    rngs[0],
                    rngs[1],
                    indices,
                    values,
                    action_values,
                    exploration,
                    turns[turn, game],
                )
            turn += 1
        value_of_end(states[0], ends[game])


@compiled
def evaluate_successors(  # noqa: PLR0913, PLR0917 - compiled code is handed its working memory
    states: States,
    networks: Networks,
    owner: int,
    features: Records,
    activations: Records,
    indices: ValueIndices,
    values: SeatValues,
) -> None:
    """Evaluate every successor of the turn of the first state; the second one is changed."""
    for successor in range(SUCCESSORS):
        states[1] = states[0]
        indices[successor] = NO_SUCCESSOR
        if enter_successor(states[1], successor):
            indices[successor] = successor
            evaluate(states[1], networks[owner], features[0], activations[0], values[successor])
