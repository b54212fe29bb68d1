"""The best action by rollouts: a race of all actions that may be it, which those clearly behind leave early.

A search gives every action a first value. Then all runners are rolled out with the same random numbers, so
that what they share cancels in their differences. The first value counts like a number of rollouts. Where the
rest of the game is small enough to be enumerated, exact values decide, without a race.
"""

from math import sqrt
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.best_first import evaluate_root
from coloretto.bots.endgames import least_positions, worth_to
from coloretto.bots.equivalent_actions import distinct_actions
from coloretto.bots.position_values import SOLVED_POSITIONS, Valuer, Values, add_value, search
from coloretto.bots.rollout_kernel import roll_out
from coloretto.bots.successors import SEAT_VALUES, WORST
from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import ACTIONS
from coloretto.rules.kernel import is_last_round, legal_actions, play
from coloretto.rules.stepping import States
from coloretto.sim.chance import Rng, below, seed_rng
from coloretto.sim.policies import member, members

TURNS = 4
"""How far a rollout goes."""
FIRST_EXPANSIONS = 40
"""The turns that the search before the race looks at."""
FIRST_WEIGHT = 16.0
"""As many rollouts the search's value counts for."""
FIRST_MARGIN = 0.03
"""An action that the search values this much below the best one does not run."""
CERTAINTY = 2.0
"""A runner leaves when it is this many standard errors behind."""
STRIDE = 8
"""After this many rollouts of each runner, those behind leave."""
SEEDS = 1 << 31
GOLDEN_RATIO = 0.6180339887498949

RACE = record_dtype(
    [
        ("seed", "i8"),
        ("runners", "i4"),  # a bit for each action that may be the best; of equivalent ones, the lowest
        ("rollouts", "i4"),  # so far, of each runner
        ("counts", "i4", ACTIONS),  # of the rollouts of each action
        ("first", "f8", (ACTIONS, SEAT_VALUES)),  # values before the race
        ("sums", "f8", (ACTIONS, SEAT_VALUES)),  # of the values of rollouts
        ("gains", "f8", ACTIONS),  # of one rollout: its worth less the first value's
        ("products", "f8", (ACTIONS, ACTIONS)),  # the sums of the products of gains
        ("end", "f8", SEAT_VALUES),  # these two: see `rollout_kernel.roll_out`
        ("luck", "f8", SEAT_VALUES),
    ]
)


class Race(Protocol):
    """An element of an array of RACE."""

    seed: int
    runners: int
    rollouts: int
    counts: NDArray[np.int32]
    first: NDArray[np.float64]
    sums: NDArray[np.float64]
    gains: Values
    products: NDArray[np.float64]
    end: Values
    luck: Values


@compiled
def choose(  # noqa: PLR0913, PLR0917 - compiled code is handed its working memory
    start: States, root: States, states: States, most_rollouts: int, valuer: Valuer, rng: Rng, race: Race
) -> int:
    """The action that wins a whole race; there is none where there is no choice."""
    legal = legal_actions(root[0])
    if members(legal) == 1:
        return member(legal, 0)
    begin_race(root, states, valuer, rng, race)
    while run(start, root, states, most_rollouts, valuer, rng, race):
        pass
    return winner(root, race)


@compiled
def begin_race(root: States, states: States, valuer: Valuer, rng: Rng, race: Race) -> None:
    """Value the distinct actions of `root[0]`, and let those run that may be the best."""
    race.seed = below(rng, SEEDS)
    race.rollouts = 0
    for action in range(ACTIONS):
        race.counts[action] = 0
        for other in range(ACTIONS):
            race.products[action, other] = 0.0
        for number in range(SEAT_VALUES):
            race.first[action, number] = race.sums[action, number] = 0.0
    race.runners = distinct_actions(root[0])
    if solve_actions(root, states, valuer, race):
        race.runners = 1 << best_runner(root[0].to_move, race)
    else:
        search_actions(root, valuer, race)
        race.runners = promising(root[0].to_move, race)


@compiled
def promising(player: int, race: Race) -> int:
    """The runners, a bit each, whose first value is not much below the best one."""
    best, found = best_runner(player, race), 0
    for action in range(ACTIONS):
        behind = worth_to(race.first[best], player) - worth_to(race.first[action], player)
        if race.runners >> action & 1 and behind <= FIRST_MARGIN:
            found |= 1 << action
    return found


@compiled
def solve_actions(root: States, states: States, valuer: Valuer, race: Race) -> bool:
    """Write the exact values of all runners; False if one of them cannot be solved."""
    most_positions = SOLVED_POSITIONS * valuer.expansions
    if not is_last_round(root[0]) or least_positions(root[0], most_positions) > most_positions:
        return False
    for action in range(ACTIONS):
        if race.runners >> action & 1:
            valuer.memory[0].estimates = 0
            for number in range(SEAT_VALUES):
                race.first[action, number] = 0.0
            states[0] = root[0]
            play(states[0], action)
            add_value(states, 0, valuer, race.first[action])
            if valuer.memory[0].estimates > 0:
                return False
    return True


@compiled
def search_actions(root: States, valuer: Valuer, race: Race) -> None:
    """Write the values that a search of the valuer's expansions gives the distinct actions."""
    tree = valuer.tree
    search(root, valuer)
    evaluate_root(tree)
    for action in range(ACTIONS):
        for number in range(SEAT_VALUES):
            race.first[action, number] = tree.action_values[action, number]


@compiled
def run(  # noqa: PLR0913, PLR0917 - see above
    start: States, root: States, states: States, most_rollouts: int, valuer: Valuer, rng: Rng, race: Race
) -> bool:
    """Let the runners go on for STRIDE rollouts; False if the race is over.

    It is when one runner is left, or when each has had `most_rollouts`.
    """
    if is_over(race, most_rollouts):
        return False
    network_alone = Valuer(
        0, valuer.networks, valuer.features, valuer.activations, valuer.memory, valuer.tree
    )
    for _ in range(min(STRIDE, most_rollouts - race.rollouts)):
        for action in range(ACTIONS):
            if race.runners >> action & 1:
                start[0] = root[0]
                play(start[0], action)
                run_once(start, states, action, root[0].to_move, network_alone, rng, race)
        add_products(race)
        race.rollouts += 1
    drop_those_behind(root[0].to_move, race)
    return not is_over(race, most_rollouts)


@compiled
def is_over(race: Race, most_rollouts: int) -> bool:
    return race.runners & (race.runners - 1) == 0 or race.rollouts >= most_rollouts


@compiled
def run_once(  # noqa: PLR0913, PLR0917 - see above
    start: States, states: States, action: int, player: int, valuer: Valuer, rng: Rng, race: Race
) -> None:
    """Roll out `start[0]`, the position after an action, and add what came of it.

    The first card goes through the deck in steps of the golden ratio: after any number of rollouts, each has
    come about as often as the deck holds it.
    """
    seed_rng(rng, race.seed, np.uint64(race.rollouts))
    turn = (race.rollouts + 0.5) * GOLDEN_RATIO
    place = int((turn - int(turn)) * start[0].cards_left)
    roll_out(start, states, place, TURNS, rng, valuer, race.end, race.luck)
    for number in range(SEAT_VALUES):
        race.end[number] -= race.luck[number]
        race.sums[action, number] += race.end[number]
    race.gains[action] = worth_to(race.end, player) - worth_to(race.first[action], player)
    race.counts[action] += 1


@compiled
def add_products(race: Race) -> None:
    for one in range(ACTIONS):
        for other in range(ACTIONS):
            if race.runners >> one & 1 and race.runners >> other & 1:
                race.products[one, other] += race.gains[one] * race.gains[other]


@compiled
def drop_those_behind(player: int, race: Race) -> None:
    """Take the runners out that are clearly worse than the best one."""
    best = best_runner(player, race)
    lead = worth_in_race(best, player, race)
    for action in range(ACTIONS):
        if race.runners >> action & 1:
            behind = lead - worth_in_race(action, player, race)
            if behind > CERTAINTY * standard_error(best, action, player, race):
                race.runners ^= 1 << action


@compiled
def standard_error(one: int, other: int, player: int, race: Race) -> float:
    """That of the difference between two runners, which have had as many rollouts."""
    count = race.rollouts
    squares = race.products[one, one] + race.products[other, other] - 2 * race.products[one, other]
    mean = mean_gain(one, player, race) - mean_gain(other, player, race)
    return sqrt(max(0.0, squares / count - mean * mean) / count)


@compiled
def mean_gain(action: int, player: int, race: Race) -> float:
    """By how much an action's rollouts are better than its first value."""
    if race.counts[action] == 0:
        return 0.0
    mean = worth_to(race.sums[action], player) / race.counts[action]
    return float(mean - worth_to(race.first[action], player))


@compiled
def worth_in_race(action: int, player: int, race: Race) -> float:
    """What an action is worth to a player by its first value and its rollouts."""
    weight = race.counts[action] / (race.counts[action] + FIRST_WEIGHT)
    return float(worth_to(race.first[action], player) + weight * mean_gain(action, player, race))


@compiled
def values_in_race(action: int, race: Race, values: Values) -> None:
    """Write every seat's values of an action by its first value and its rollouts."""
    rollouts = race.counts[action] + FIRST_WEIGHT
    for number in range(SEAT_VALUES):
        total = FIRST_WEIGHT * race.first[action, number] + race.sums[action, number]
        values[number] = total / rollouts


@compiled
def winner(root: States, race: Race) -> int:
    """The legal action that is worth most; of several, the lowest."""
    return best_runner(root[0].to_move, race)


@compiled
def best_runner(player: int, race: Race) -> int:
    """The one that is worth most; of several, the lowest."""
    best, most = -1, WORST
    for action in range(ACTIONS):
        if race.runners >> action & 1:
            worth = worth_in_race(action, player, race)
            if worth > most:
                best, most = action, worth
    return best
