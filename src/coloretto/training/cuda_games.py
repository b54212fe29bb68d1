"""Games for the learner on a GPU: all of them take a turn at the same time.

Kernels compiled from the rules play every game's turn to each of its successors, describe these for the
network, and play the turns; between them, torch evaluates the network. Numba and torch have streams of their
own: each waits for the device before the other goes on.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.features import NO_ROW
from coloretto.bots.network import value_of_end
from coloretto.bots.successors import NO_SUCCESSOR, SEAT_VALUES, SUCCESSORS, enter_successor
from coloretto.rules import ColorettoError, RuleSet
from coloretto.rules.constants import ACTIONS, KINDS, OVER
from coloretto.rules.kernel import STATE
from coloretto.sim import gpu
from coloretto.sim.chance import RNG
from coloretto.training.learner import Evaluator
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
from coloretto.training.successor_features import (
    NOBODY,
    SCORES,
    SCORES_OF_POSITION,
    changed_row,
    describe_with,
    is_scored,
    score_with,
    taker,
)
from coloretto.training.wide_features import WIDE_FEATURES, WIDTH, with_words

gpu.cuda_kernel()  # makes numba's CUDA ready, or says what is missing

import torch  # noqa: E402 - after it
from numba import config, cuda, float32, from_dtype, int8  # noqa: E402 - see above

from coloretto.envs.cuda_tensors import bytes_of  # noqa: E402 - see above

config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # at the end of games, few are left

THREADS = 128
CHUNK = 1 << 17
"""Successors are evaluated in parts of this size, always whole: compiled code is made for one size."""
GAME_OVER = -1
"""In place of the player to move."""
SUCCESSORS_PER_GAME = 60
"""On average over a batch; a turn has fewer than 60 successors but for one with a golden joker."""

STATE_TYPE, RNG_TYPE = from_dtype(STATE), from_dtype(RNG)

WORDS = WIDTH // 4
SHARED_FEATURES = from_dtype(with_words(WIDE_FEATURES, WORDS))
"""Features also as words, and a word more, so that neighbours are in other banks of shared memory."""


@cuda.jit
def begin_games(layouts: Any, settings: Any, first_game: int, states: Any, rngs: Any) -> None:
    game = cuda.grid(1)
    if game < states.size:
        rules = game % layouts.size
        states[game] = layouts[rules]
        begin_game(states[game], rngs[game], settings[rules], first_game + game)


@cuda.jit
def score_positions(states: Any, known: Any) -> None:
    """One thread for each score of each game."""
    thread = cuda.grid(1)
    game, place = thread // SCORES_OF_POSITION, thread % SCORES_OF_POSITION
    if game >= states.size or states[game].phase == OVER:
        return
    player, row = place // SCORES[1], place % SCORES[1] + NO_ROW
    if is_scored(states[game], player, row):
        hand = cuda.local.array(KINDS, int8)
        known[game, player, row - NO_ROW] = score_with(states[game], player, row, hand)


@cuda.jit
def list_successors(states: Any, owners: Any, indices: Any, listed: Any, count: Any) -> None:
    """One thread for each number of a successor of each game: list those that there are."""
    thread = cuda.grid(1)
    game, successor = thread // SUCCESSORS, thread % SUCCESSORS
    if game >= states.size:
        return
    indices[game, successor] = NO_SUCCESSOR
    if states[game].phase == OVER or owners[game, states[game].to_move] == GREEDY:
        return
    local = cuda.local.array(1, STATE_TYPE)
    local[0] = states[game]
    if enter_successor(local[0], successor):
        place = cuda.atomic.add(count, 0, 1)
        if place < listed.size:
            indices[game, successor] = place
            listed[place] = thread


@cuda.jit
def describe_successors(
    states: Any,
    owners: Any,
    known: Any,
    listed: Any,
    count: int,
    words: Any,
    values: Any,
    movers: Any,
    listed_owners: Any,
) -> None:
    """One thread for each successor listed; where the game is over, the values are known.

    Features are written to shared memory, byte by byte. From there all threads of a block copy them to where
    torch reads them, in whole words one after another.
    """
    block = cuda.shared.array(THREADS, SHARED_FEATURES)
    place, mine = cuda.grid(1), cuda.threadIdx.x
    if place < count:
        game, successor = listed[place] // SUCCESSORS, listed[place] % SUCCESSORS
        local = cuda.local.array(1, STATE_TYPE)
        hand = cuda.local.array(KINDS, int8)
        local[0] = states[game]
        player = local[0].to_move
        listed_owners[place] = owners[game, player]
        enter_successor(local[0], successor)
        if local[0].phase == OVER:
            movers[place] = GAME_OVER
            value_of_end(local[0], values[place])
        else:
            movers[place] = local[0].to_move
            row, hers = changed_row(successor), taker(successor, player)
            describe_with(known[game], local[0], row, hers, hand, block[mine])
    cuda.syncthreads()
    first = cuda.blockIdx.x * THREADS
    for word in range(mine, THREADS * WORDS, THREADS):
        if first + word // WORDS < count:
            words[first * WORDS + word] = block[word // WORDS].words[word % WORDS]


@cuda.jit
def play_turns(
    states: Any,
    rngs: Any,
    owners: Any,
    known: Any,
    indices: Any,
    values: Any,
    exploration: int,
    features: Any,
    turns: Any,
    ends: Any,
    alive: Any,
) -> None:
    """One thread for each game."""
    game = cuda.grid(1)
    if game >= states.size or states[game].phase == OVER:
        return
    local = cuda.local.array(1, STATE_TYPE)
    action_values = cuda.local.array((ACTIONS, SEAT_VALUES), float32)
    hand = cuda.local.array(KINDS, int8)
    local[0] = states[game]
    describe_with(known[game], local[0], NO_ROW, NOBODY, hand, features[game])
    if owners[game, local[0].to_move] == GREEDY:
        play_greedy_turn(local[0], rngs[game, 0], rngs[game, 1], turns[game])
    else:
        play_turn(
            local[0],
            rngs[game, 0],
            rngs[game, 1],
            indices[game],
            values,
            action_values,
            exploration,
            turns[game],
        )
    states[game] = local[0]
    if local[0].phase == OVER:
        value_of_end(local[0], ends[game])
    else:
        cuda.atomic.add(alive, 0, 1)


def blocks(threads: int) -> int:
    return -(-threads // THREADS)


class CudaGames:
    def __init__(self, rule_sets: list[RuleSet], seed: int, games: int) -> None:
        self.games = games
        layouts, settings = layouts_and_settings(rule_sets, seed)
        self._layouts, self._settings = cuda.to_device(layouts), cuda.to_device(settings)
        successors = -(-games * SUCCESSORS_PER_GAME // CHUNK) * CHUNK
        self._states = cuda.device_array(games, STATE)
        self._rngs = cuda.device_array((games, 2), RNG)
        self._known = cuda.device_array((games, *SCORES), np.int16)
        self._indices = cuda.device_array((games, SUCCESSORS), np.int32)
        self._listed = cuda.device_array(successors, np.int32)
        self._features = cuda.device_array((MOST_TURNS, games), WIDE_FEATURES)
        self._turns = cuda.device_array((MOST_TURNS, games), TURN_RECORD)
        self._movers = torch.zeros(successors, dtype=torch.int8, device="cuda")
        self._successor_owners = torch.zeros(successors, dtype=torch.int8, device="cuda")
        self._values = torch.zeros((successors, SEAT_VALUES), device="cuda")
        self._seen = torch.zeros((successors, WIDTH), dtype=torch.int8, device="cuda")
        self.evaluations = 0

    def play(
        self, networks: list[Evaluator], owners: NDArray[np.int8], first_game: int, exploration: int = 0
    ) -> SelfPlayGames:
        """Play a game for each row of `owners`, which tells each seat's network."""
        games = self.games
        owners_there = cuda.to_device(owners)
        ends = torch.zeros((games, SEAT_VALUES), device="cuda")
        turns = bytes_of(self._turns)
        turns.zero_()
        torch.cuda.synchronize()
        begin_games[blocks(games), THREADS](
            self._layouts, self._settings, first_game, self._states, self._rngs
        )
        alive, turn = games, 0
        left = torch.zeros(1, dtype=torch.int32, device="cuda")
        while alive:
            self._evaluate(networks, owners_there)
            left.zero_()
            torch.cuda.synchronize()
            play_turns[blocks(games), THREADS](
                self._states,
                self._rngs,
                owners_there,
                self._known,
                self._indices,
                cuda.as_cuda_array(self._values),
                exploration,
                self._features[turn],
                self._turns[turn],
                cuda.as_cuda_array(ends),
                cuda.as_cuda_array(left),
            )
            cuda.synchronize()
            alive = int(left.item())
            turn += 1
        features = bytes_of(self._features)
        return SelfPlayGames(features[:turn], turns[:turn], ends)

    def _evaluate(self, networks: list[Evaluator], owners: Any) -> None:
        """Write the values of all successors of all games."""
        count = torch.zeros(1, dtype=torch.int32, device="cuda")
        torch.cuda.synchronize()
        list_successors[blocks(self.games * SUCCESSORS), THREADS](
            self._states, owners, self._indices, self._listed, cuda.as_cuda_array(count)
        )
        score_positions[blocks(self.games * SCORES_OF_POSITION), THREADS](self._states, self._known)
        cuda.synchronize()
        successors = int(count.item())
        if successors > len(self._values):
            raise ColorettoError(f"{successors} successors for {self.games} games: raise SUCCESSORS_PER_GAME")
        if not successors:
            return
        self.evaluations += successors
        describe_successors[blocks(successors), THREADS](
            self._states,
            owners,
            self._known,
            self._listed,
            successors,
            cuda.as_cuda_array(self._seen.view(torch.int32).view(-1)),
            cuda.as_cuda_array(self._values),
            cuda.as_cuda_array(self._movers),
            cuda.as_cuda_array(self._successor_owners),
        )
        cuda.synchronize()
        for begin in range(0, successors, CHUNK):
            self._evaluate_part(networks, slice(begin, begin + CHUNK))

    def _evaluate_part(self, networks: list[Evaluator], part: slice) -> None:
        seen, movers, values = self._seen[part], self._movers[part], self._values[part]
        for number, network in enumerate(networks):
            mine = (movers != GAME_OVER) & (self._successor_owners[part] == number)
            values.copy_(torch.where(mine[:, None], network(seen, movers), values))
