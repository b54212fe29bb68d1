"""Games for the learner on a GPU: all of them take a turn at the same time.

Kernels compiled from the rules list every game's successors, describe these for the network, and play the
turns; between them, one kernel evaluates the network. All wait for each other on the GPU itself: the numbers
of successors stay there, and only now and then the CPU asks how many games are left.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.features import NO_ROW, describe_lead
from coloretto.bots.network import value_of_end
from coloretto.bots.successors import NO_SUCCESSOR, PLACEMENTS, SEAT_VALUES, SUCCESSORS, enter_successor
from coloretto.rules import ColorettoError, RuleSet
from coloretto.rules.constants import ACTIONS, KINDS, MAX_PLAYERS, MAX_ROWS, OVER
from coloretto.rules.kernel import STATE, next_in_round
from coloretto.rules.score_kernel import packed_hand
from coloretto.sim import gpu
from coloretto.sim.chance import RNG
from coloretto.sim.greedy import packed_row
from coloretto.training.byte_weights import Parameters
from coloretto.training.kernel_weights import LANES, KernelWeights
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
    COMPARED,
    NOBODY,
    PARTS,
    POSITION,
    SCORES,
    SCORES_OF_POSITION,
    compare_part,
    describe_part,
    describe_placement,
    has_successor,
    prepare_colour,
    prepare_key,
    prepare_row,
    prepare_score,
)
from coloretto.training.wide_features import WIDE_FEATURES, WIDTH, with_bytes, with_words

gpu.cuda_kernel()  # makes numba's CUDA ready, or says what is missing

import torch  # noqa: E402 - after it
from numba import config, cuda, float32, from_dtype, int32, int64  # noqa: E402 - see above

from coloretto.envs.cuda_tensors import DEVICE, array_of, bytes_of  # noqa: E402 - see above
from coloretto.training.network_kernel import GAME_OVER, Positions, evaluate, prepare  # noqa: E402 - see above

config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # at the end of games, few are left

THREADS = 128
"""Of a block; 32 would be too few for the last condition below."""
SUCCESSORS_PER_GAME = 60
"""On average over a batch; a turn has fewer than 60 successors but for one with a golden joker."""
TURNS_BETWEEN_LOOKS = 8
"""The CPU asks so seldom how many games are left: while it waits for the answer, it prepares nothing."""

PLACED, TAKEN, ALIVE = range(3)
COUNTS = 4
"""Of each turn: the placements and takes that were listed, and the games that go on; and one without use."""

STATE_TYPE, RNG_TYPE = from_dtype(STATE), from_dtype(RNG)
STATE_BYTES = STATE.itemsize

WORD = 4
WORDS = WIDTH // WORD
SHARED_FEATURES = from_dtype(with_words(WIDE_FEATURES, WORDS))
"""Features also as words, and a word more, so that neighbours are in other banks of shared memory."""
SHARED_STATE = from_dtype(with_bytes(STATE))
"""A state also as bytes, which threads copy together."""

GAMES_TOGETHER = THREADS // LANES
"""A warp examines a game."""
STATES_TOGETHER = 2 * GAMES_TOGETHER
FEW_LANES = 8
"""Threads that describe one position together, one for each of its PARTS."""
TAKES_TOGETHER = THREADS // FEW_LANES

if max(SCORES_OF_POSITION, KINDS + MAX_ROWS + MAX_PLAYERS) > LANES or max(PARTS, COMPARED) > FEW_LANES:
    raise AssertionError("too few threads describe a position")
# numba aligns neither states nor features in shared memory to words
if STATES_TOGETHER * STATE_BYTES % WORD or TAKES_TOGETHER * STATE_BYTES % WORD:
    raise AssertionError("features in shared memory follow states without a gap, and begin within a word")


@cuda.jit
def begin_games(layouts: Any, settings: Any, first_game: int, states: Any, rngs: Any) -> None:
    game = cuda.grid(1)
    if game < states.size:
        rules = game % layouts.size
        states[game] = layouts[rules]
        begin_game(states[game], rngs[game], settings[rules], first_game + game)


@cuda.jit
def list_successors(states: Any, owners: Any, turn: int, indices: Any, listed: Any, counts: Any) -> None:
    """One thread for each number of a successor of each game: list those that there are.

    Placements are listed from the first place on, takes from the last one backwards. A block counts its own
    first: if each thread counted for all, they would wait for each other.
    """
    found = cuda.shared.array(2, int32)
    begins = cuda.shared.array(2, int32)
    thread = cuda.grid(1)
    game, successor = thread // SUCCESSORS, thread % SUCCESSORS
    if cuda.threadIdx.x < 2:
        found[cuda.threadIdx.x] = 0
    cuda.syncthreads()
    kind, rank = PLACED if successor < PLACEMENTS else TAKEN, -1
    plays = game < states.size and states[game].phase != OVER and owners[game, states[game].to_move] != GREEDY
    if plays and has_successor(states[game], successor):
        rank = cuda.atomic.add(found, kind, 1)
    cuda.syncthreads()
    if cuda.threadIdx.x < 2:
        begins[cuda.threadIdx.x] = cuda.atomic.add(counts, (turn, cuda.threadIdx.x), found[cuda.threadIdx.x])
    cuda.syncthreads()
    if game < states.size:
        place = NO_SUCCESSOR
        if rank >= 0 and begins[kind] + rank < listed.size:
            place = begins[kind] + rank if kind == PLACED else listed.size - 1 - begins[kind] - rank
            listed[place] = thread
        indices[game, successor] = place


@cuda.jit
def examine_games(  # noqa: C901, PLR0912 - all threads wait for each other between its steps
    states: Any, state_bytes: Any, turn: int, positions: Any, bases: Any, features: Any
) -> None:
    """LANES threads for each game: describe it, and write down what its successors share.

    A block keeps each of its games' states twice: as it is, and as the next player sees it.
    """
    keys = cuda.shared.array((GAMES_TOGETHER, MAX_ROWS), int64)
    seen = cuda.shared.array(STATES_TOGETHER, SHARED_STATE)
    block = cuda.shared.array(STATES_TOGETHER, SHARED_FEATURES)
    mine, lane = cuda.threadIdx.x // LANES, cuda.threadIdx.x % LANES
    game = cuda.blockIdx.x * GAMES_TOGETHER + mine
    goes_on = game < states.size and states[game].phase != OVER
    if goes_on:
        for byte in range(lane, STATE_BYTES, LANES):
            seen[2 * mine].bytes[byte] = seen[2 * mine + 1].bytes[byte] = state_bytes[game, byte]
    for word in range(cuda.threadIdx.x, STATES_TOGETHER * WORDS, THREADS):
        block[word // WORDS].words[word % WORDS] = 0
    cuda.syncthreads()
    if goes_on and lane == 0:
        seen[2 * mine + 1].to_move = next_in_round(seen[2 * mine], seen[2 * mine].to_move)
    cuda.syncthreads()
    if goes_on:
        if lane < KINDS:
            prepare_colour(seen[2 * mine + 1], lane, positions[game])
        elif lane < KINDS + MAX_ROWS:
            positions[game].rows[lane - KINDS] = packed_row(seen[2 * mine], lane - KINDS)
        elif lane < KINDS + MAX_ROWS + MAX_PLAYERS:
            player = lane - KINDS - MAX_ROWS
            positions[game].hands[player] = packed_hand(seen[2 * mine].hands[player])
    cuda.syncthreads()
    if goes_on:
        if lane < MAX_ROWS:
            prepare_row(seen[2 * mine], lane, positions[game])
        if lane < SCORES_OF_POSITION:
            prepare_score(seen[2 * mine], lane // SCORES[1], lane % SCORES[1] + NO_ROW, positions[game])
    cuda.syncthreads()
    which = 2 * mine + lane // FEW_LANES
    if goes_on and lane < 2 * FEW_LANES:
        describe_part(positions[game].known, seen[which], NOBODY, lane % FEW_LANES, block[which])
    cuda.syncthreads()
    if goes_on and lane < MAX_ROWS:
        prepare_key(seen[2 * mine], lane, block[2 * mine], keys[mine])
    elif goes_on and FEW_LANES <= lane < FEW_LANES + seen[2 * mine].players:
        describe_lead(seen[2 * mine + 1], lane - FEW_LANES, block[2 * mine + 1])
    cuda.syncthreads()
    if goes_on and lane < COMPARED:
        compare_part(keys[mine], seen[2 * mine], lane, block[2 * mine])
    cuda.syncthreads()
    if goes_on:
        for word in range(lane, WORDS, LANES):
            features[turn, game, word] = block[2 * mine].words[word]
            bases[game, word] = block[2 * mine + 1].words[word]


@cuda.jit
def describe_placements(
    states: Any,
    owners: Any,
    turn: int,
    counts: Any,
    listed: Any,
    positions: Any,
    bases: Any,
    words: Any,
    movers: Any,
    listed_owners: Any,
) -> None:
    """One thread for each placement listed: change the features of its game's base.

    All threads of a block copy the bases to shared memory, where each changes its own byte by byte, and from
    there to where the network reads them, in whole words one after another.
    """
    block = cuda.shared.array(THREADS, SHARED_FEATURES)
    games = cuda.shared.array(THREADS, int32)
    mine, first = cuda.threadIdx.x, cuda.blockIdx.x * THREADS
    there = min(THREADS, min(counts[turn, PLACED], listed.size) - first)
    if there <= 0:
        return
    game, successor = 0, 0
    if mine < there:
        game, successor = listed[first + mine] // SUCCESSORS, listed[first + mine] % SUCCESSORS
        games[mine] = game
    cuda.syncthreads()
    for word in range(mine, there * WORDS, THREADS):
        block[word // WORDS].words[word % WORDS] = bases[games[word // WORDS], word % WORDS]
    cuda.syncthreads()
    if mine < there:
        player = states[game].to_move
        following = next_in_round(states[game], player)
        movers[first + mine] = following
        listed_owners[first + mine] = owners[game, player]
        card, row = successor // MAX_ROWS, successor % MAX_ROWS
        describe_placement(positions[game], states[game], following, card, row, block[mine])
    cuda.syncthreads()
    for word in range(mine, there * WORDS, THREADS):
        words[first * WORDS + word] = block[word // WORDS].words[word % WORDS]


@cuda.jit
def describe_takes(  # noqa: C901 - see above
    states: Any,
    state_bytes: Any,
    owners: Any,
    turn: int,
    counts: Any,
    listed: Any,
    positions: Any,
    words: Any,
    values: Any,
    movers: Any,
    listed_owners: Any,
) -> None:
    """FEW_LANES threads for each take listed; where the game is over, the values are known."""
    keys = cuda.shared.array((TAKES_TOGETHER, MAX_ROWS), int64)
    after = cuda.shared.array(TAKES_TOGETHER, SHARED_STATE)
    block = cuda.shared.array(TAKES_TOGETHER, SHARED_FEATURES)
    mine, lane = cuda.threadIdx.x // FEW_LANES, cuda.threadIdx.x % FEW_LANES
    number = cuda.blockIdx.x * TAKES_TOGETHER + mine
    if cuda.blockIdx.x * TAKES_TOGETHER >= counts[turn, TAKEN]:
        return
    there = number < min(counts[turn, TAKEN], listed.size)
    place, game, player = 0, 0, 0
    if there:
        place = listed.size - 1 - number
        game = listed[place] // SUCCESSORS
        player = int(states[game].to_move)
        for byte in range(lane, STATE_BYTES, FEW_LANES):
            after[mine].bytes[byte] = state_bytes[game, byte]
    for word in range(lane, WORDS, FEW_LANES):
        block[mine].words[word] = 0
    cuda.syncthreads()
    if there and lane == 0:
        enter_successor(after[mine], listed[place] % SUCCESSORS)
        listed_owners[place] = owners[game, player]
    cuda.syncthreads()
    goes_on = there and after[mine].phase != OVER
    if goes_on:
        describe_part(positions[game].known, after[mine], player, lane, block[mine])
    cuda.syncthreads()
    if goes_on and lane < MAX_ROWS:
        prepare_key(after[mine], lane, block[mine], keys[mine])
    cuda.syncthreads()
    if goes_on and lane < COMPARED:
        compare_part(keys[mine], after[mine], lane, block[mine])
    if goes_on and lane == 0:
        movers[place] = after[mine].to_move
    elif there and lane == 0:
        movers[place] = GAME_OVER
        value_of_end(after[mine], values[place])
    cuda.syncthreads()
    if goes_on:
        for word in range(lane, WORDS, FEW_LANES):
            words[place * WORDS + word] = block[mine].words[word]


@cuda.jit
def play_turns(
    states: Any,
    rngs: Any,
    owners: Any,
    turn: int,
    indices: Any,
    values: Any,
    exploration: int,
    turns: Any,
    ends: Any,
    counts: Any,
) -> None:
    """One thread for each game."""
    game = cuda.grid(1)
    if game >= states.size or states[game].phase == OVER:
        return
    local = cuda.local.array(1, STATE_TYPE)
    action_values = cuda.local.array((ACTIONS, SEAT_VALUES), float32)
    local[0] = states[game]
    if owners[game, local[0].to_move] == GREEDY:
        play_greedy_turn(local[0], rngs[game, 0], rngs[game, 1], turns[turn, game])
    else:
        play_turn(
            local[0],
            rngs[game, 0],
            rngs[game, 1],
            indices[game],
            values,
            action_values,
            exploration,
            turns[turn, game],
        )
    states[game] = local[0]
    if local[0].phase == OVER:
        value_of_end(local[0], ends[game])
    else:
        cuda.atomic.add(counts, (turn, ALIVE), 1)


def blocks(threads: int) -> int:
    return -(-threads // THREADS)


@dataclass
class _Arrays:
    """What belongs to the games that are being played, for kernels."""

    owners: Any
    ends: Any
    counts: Any


class CudaGames:
    def __init__(self, rule_sets: list[RuleSet], seed: int, games: int) -> None:
        self.games = games
        layouts, settings = layouts_and_settings(rule_sets, seed)
        self._layouts, self._settings = cuda.to_device(layouts), cuda.to_device(settings)
        self._states = cuda.device_array(games, STATE)
        self._state_bytes = array_of(bytes_of(self._states))
        self._rngs = cuda.device_array((games, 2), RNG)
        self._positions = cuda.device_array(games, POSITION)
        self._bases = cuda.device_array((games, WORDS), np.int32)
        self._indices = cuda.device_array((games, SUCCESSORS), np.int32)
        self._listed = cuda.device_array(games * SUCCESSORS_PER_GAME, np.int32)
        self._features = torch.zeros((MOST_TURNS, games, WIDTH), dtype=torch.int8, device=DEVICE)
        self._turns = cuda.device_array((MOST_TURNS, games), TURN_RECORD)
        self._feature_words = array_of(self._features.view(torch.int32))
        self._seen = Positions.room_for(games * SUCCESSORS_PER_GAME, DEVICE)
        self._words = array_of(self._seen.features.view(torch.int32).view(-1))
        self._values, self._movers, self._owners = (
            array_of(tensor) for tensor in (self._seen.values, self._seen.movers, self._seen.owners)
        )
        self.evaluations = 0
        prepare()

    def play(
        self, networks: list[Parameters], owners: NDArray[np.int8], first_game: int, exploration: int = 0
    ) -> SelfPlayGames:
        """Play a game for each row of `owners`, which tells each seat's network."""
        weights = [KernelWeights.of(network) for network in networks]
        ends = torch.zeros((self.games, SEAT_VALUES), device=DEVICE)
        turns = bytes_of(self._turns)
        turns.zero_()
        counts = torch.zeros((MOST_TURNS, COUNTS), dtype=torch.int32, device=DEVICE)
        game = _Arrays(cuda.to_device(owners), array_of(ends), array_of(counts))
        begin_games[blocks(self.games), THREADS](
            self._layouts, self._settings, first_game, self._states, self._rngs
        )
        alive, turn = self.games, 0
        while alive:
            self._describe(game, turn, alive)
            for number, each in enumerate(weights):
                evaluate(each, self._seen, counts[turn], number, alive * SUCCESSORS_PER_GAME)
            self._play(game, turn, exploration)
            turn += 1
            if turn % TURNS_BETWEEN_LOOKS == 0 or turn == MOST_TURNS:
                alive = int(counts[turn - 1, ALIVE].item())
            if alive and turn == MOST_TURNS:
                raise ColorettoError(f"{alive} games of {self.games} go on after {turn} turns")
        self._count(counts[:, : TAKEN + 1].sum(1))
        return SelfPlayGames(self._features[:turn], turns[:turn], ends)

    def _describe(self, game: _Arrays, turn: int, alive: int) -> None:
        """Describe all successors of all games; at most so many games go on."""
        most = min(alive * SUCCESSORS_PER_GAME, self._listed.size)
        list_successors[blocks(self.games * SUCCESSORS), THREADS](
            self._states, game.owners, turn, self._indices, self._listed, game.counts
        )
        examine_games[blocks(self.games * LANES), THREADS](
            self._states, self._state_bytes, turn, self._positions, self._bases, self._feature_words
        )
        describe_placements[blocks(most), THREADS](
            self._states,
            game.owners,
            turn,
            game.counts,
            self._listed,
            self._positions,
            self._bases,
            self._words,
            self._movers,
            self._owners,
        )
        describe_takes[blocks(most * FEW_LANES), THREADS](
            self._states,
            self._state_bytes,
            game.owners,
            turn,
            game.counts,
            self._listed,
            self._positions,
            self._words,
            self._values,
            self._movers,
            self._owners,
        )

    def _play(self, game: _Arrays, turn: int, exploration: int) -> None:
        play_turns[blocks(self.games), THREADS](
            self._states,
            self._rngs,
            game.owners,
            turn,
            self._indices,
            self._values,
            exploration,
            self._turns,
            game.ends,
            game.counts,
        )

    def _count(self, successors: torch.Tensor) -> None:
        """Of each turn."""
        most = int(successors.max().item())
        if most > self._listed.size:
            raise ColorettoError(f"{most} successors for {self.games} games: raise SUCCESSORS_PER_GAME")
        self.evaluations += int(successors.sum().item())
