"""The CUDA kernel: one thread a game, its state in the thread's local memory.

Only `gpu` imports this module, when a caller asks for games on the GPU.

Most of a greedy player's time goes into scores. Which colours a player collects makes no difference to them,
so there are only SETS different ones for each number of jokers. A block of threads computes them all once,
into its shared memory, and then looks them up: `score_by_table` gives what `packed_score` gives.
"""

from collections.abc import Callable
from functools import cache
from math import comb
from typing import Any

from numba import config, cuda, from_dtype, int16

from coloretto.rules.compiled import rebound
from coloretto.rules.constants import COLOURS, JOKER, JOKERS, MOST_CARDS_PAID
from coloretto.rules.kernel import STATE
from coloretto.rules.score_kernel import BITS, held_jokers, packed_points, packed_score, plus_two_points
from coloretto.rules.stepping import States
from coloretto.sim import greedy
from coloretto.sim.chance import RNG
from coloretto.sim.cpu import Records

STATE_TYPE = from_dtype(STATE)
RNG_TYPE = from_dtype(RNG)

SETS = comb(COLOURS + MOST_CARDS_PAID, MOST_CARDS_PAID)
"""How often 0, 1, ... 6 or more cards of a colour can occur among the colours."""
SCORES = SETS * (JOKERS + 1)
COUNTS = COLOURS + 1
"""Of the colours that have so many cards."""
TABLE_BYTES = (SCORES + MOST_CARDS_PAID * COUNTS) * int16.bitwidth // 8
"""The scores, and behind them the numbers that find a score's place: see `set_number`."""

ALL_COLOURS = (1 << BITS * COLOURS) - 1
ONES = ALL_COLOURS // ((1 << BITS) - 1)  # 1 for each colour
HIGH_BITS = ONES << BITS - 1
COUNT_MASK = (1 << BITS) - 1


def is_available() -> bool:
    return bool(cuda.is_available())


@cache
def greedy_choice() -> Callable[..., int]:
    """`choose_greedily`, with scores from the table; the simulator's compiled code cannot read it."""
    if config.ENABLE_CUDASIM:
        return greedy.choose_greedily
    gain_of = rebound(greedy.gain_of, packed_score=score_by_table)
    scorer = rebound(greedy.scorer, packed_score=score_by_table)
    weigh_rows = rebound(greedy.weigh_rows, gain_of=gain_of)
    promise = rebound(greedy.promise, gain_of=gain_of)
    values = rebound(greedy.values_of_places, scorer=scorer, weigh_rows=weigh_rows, gain_of=gain_of)
    return rebound(
        greedy.choose_greedily,
        scorer=scorer,
        weigh_rows=weigh_rows,
        worth_of_drawing=rebound(greedy.worth_of_drawing, promise=promise),
        best_place=rebound(greedy.best_place, values_of_places=values),
    )


@cache
def kernel(play_game: Callable[..., None], needs_table: bool) -> Any:  # noqa: ANN401, FBT001 - numba ships no types
    """The kernel that plays games with a compiled `game_loop.play_game`."""

    def play_games(layout: States, settings: Records, first_game: int, results: Records) -> None:
        if needs_table:
            fill_table(packed_points(layout[0].points), int(settings[0].colours_removed))
            cuda.syncthreads()
        states, rngs = cuda.local.array(1, STATE_TYPE), cuda.local.array(2, RNG_TYPE)
        for game in range(cuda.grid(1), results.size, cuda.gridsize(1)):
            states[0] = layout[0]
            play_game(states[0], rngs, settings[0], first_game + game, results[game])

    return cuda.jit(play_games)


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def fill_table(points: int, colours_removed: int) -> None:
    """Every thread of the block computes a part. Which colours are removed makes no difference: the first."""
    table = cuda.shared.array(0, int16)
    for place in range(cuda.threadIdx.x, MOST_CARDS_PAID * COUNTS, cuda.blockDim.x):
        table[SCORES + place] = choices(place // COUNTS + 1, place % COUNTS)
    cuda.syncthreads()
    for place in range(cuda.threadIdx.x, SCORES, cuda.blockDim.x):
        hand = hand_of_set(place % SETS) + (place // SETS << BITS * (JOKER + 1))
        if hand & ((1 << BITS * colours_removed) - 1) == 0:
            table[place] = packed_score(hand, points, (1 << colours_removed) - 1)


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def choices(cards: int, colours: int) -> int:
    """How many sets come before all in which so many colours have that many cards or more."""
    chosen, result = MOST_CARDS_PAID + 1 - cards, 1
    for step in range(chosen):
        result = result * (colours + MOST_CARDS_PAID - cards - step) // (step + 1)
    return result


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def hand_of_set(number: int) -> int:
    """Cards with that `set_number`, most of the last colours."""
    table = cuda.shared.array(0, int16)
    hand, colours = 0, COLOURS
    for level in range(MOST_CARDS_PAID):
        while table[SCORES + level * COUNTS + colours] > number:
            colours -= 1
        number -= table[SCORES + level * COUNTS + colours]
        for colour in range(COLOURS - colours, COLOURS):
            hand += 1 << BITS * colour
    return hand


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def set_number(hand: int) -> int:
    """The number of the set of a hand's colour counts: a sum over how many colours have 1, 2, ... 6 cards."""
    table = cuda.shared.array(0, int16)
    counts = hand & ALL_COLOURS
    number = 0
    for level in range(MOST_CARDS_PAID):
        # A colour's high bit: set by the addition, or because it has more cards than all levels.
        has = ((counts & ~HIGH_BITS) + (2 ** (BITS - 1) - 1 - level) * ONES | counts) & HIGH_BITS
        colours = (has >> BITS - 1) * ONES >> BITS * (COLOURS - 1) & COUNT_MASK
        number += table[SCORES + level * COUNTS + colours]
    return number


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def score_by_table(hand: int, _points: int, _removed: int) -> int:
    table = cuda.shared.array(0, int16)
    return int(table[SETS * held_jokers(hand) + set_number(hand)]) + plus_two_points(hand)
