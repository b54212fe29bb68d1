"""The tree search beside OpenSpiel's C++ tree search: simulations per CPU-second.

OpenSpiel searches crazy_eights for 4 by `MCTSBot` with one random rollout to the end for each simulation; we
search Coloretto for 4 by `SearchBot`, with random and light playouts to the end, and as it plays by default.
Both search at the same moments of a game: the percentage says how many of its decisions are made.
"""

import argparse
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from typing import TypeVar

import pyspiel

from coloretto.bots import Budget, make_bot
from coloretto.bots.search import TO_THE_END, SearchBot, SearchSettings
from coloretto.rules import Game, Position, parse_rule_set
from timing import interleaved, load, show

SIMULATIONS = 2000
MOMENTS = (0, 0.2, 0.4, 0.6, 0.8)  # how much of a game is over
LIMIT = 30e3

OPEN_SPIEL, RANDOM, LIGHT, DEFAULT = (
    "OpenSpiel MCTSBot",
    "random playouts",
    "light playouts to the end",
    "light playouts as by default",
)

Decision = TypeVar("Decision")


def moments(decisions: list[Decision]) -> dict[str, Decision]:
    """The first decision of a game, and some later ones."""
    return {f"{moment:4.0%}": decisions[int(moment * len(decisions))] for moment in MOMENTS}


def our_decisions() -> list[Position]:
    """Decisions of a game between greedy players, where there is a choice."""
    game, bot = Game.new(parse_rule_set("classic-4"), seed=3), make_bot("greedy", seed=0)
    decisions = []
    while not game.is_over:
        if len(game.legal_actions) > 1:
            decisions.append(game.position)
        game.play(bot.choose(game.position))
    return decisions


def open_spiel_decisions() -> list[pyspiel.State]:
    """Decisions of a random game of crazy_eights."""
    state, rng = crazy_eights().new_initial_state(), Random(3)
    decisions = []
    while not state.is_terminal():
        if len(state.legal_actions()) > 1 and not state.is_chance_node():
            decisions.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    return decisions


def crazy_eights() -> pyspiel.Game:
    return pyspiel.load_game("crazy_eights(players=4)")


def open_spiel_bot() -> pyspiel.MCTSBot:
    return pyspiel.MCTSBot(
        game=crazy_eights(),
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=0),
        uct_c=1.0,
        max_simulations=SIMULATIONS,
        max_memory_mb=1000,
        solve=False,
        seed=0,
        verbose=False,
    )


def our_search(bot: SearchBot, position: Position) -> int:
    """By `explain`, because `choose` does not search where all actions are equivalent."""
    bot.explain(position)
    return SIMULATIONS


def open_spiel_search(bot: pyspiel.MCTSBot, state: pyspiel.State) -> int:
    return int(bot.mcts_search(state).explore_count)


def subjects() -> dict[str, Callable[[], int]]:
    budget = Budget(simulations=SIMULATIONS)
    bots = {
        RANDOM: SearchBot(0, budget, SearchSettings(playout="random", rounds=TO_THE_END)),
        LIGHT: SearchBot(0, budget, SearchSettings(playout="light", rounds=TO_THE_END)),
        DEFAULT: SearchBot(0, budget),
    }
    peer = open_spiel_bot()
    ours, theirs = moments(our_decisions()), moments(open_spiel_decisions())
    return {
        **{f"{OPEN_SPIEL}, {at}": partial(open_spiel_search, peer, state) for at, state in theirs.items()},
        **{
            f"{name}, {at}": partial(our_search, bot, position)
            for name, bot in bots.items()
            for at, position in ours.items()
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--repeats", type=int, default=7)
    options = parser.parse_args()
    rates = interleaved(subjects(), options.repeats)
    print(f"simulations per CPU-second, median and range of {options.repeats}; {load()}")
    for name, measured in rates.items():
        show(name, measured, None if name.startswith(OPEN_SPIEL) else LIMIT)
    for name in (RANDOM, LIGHT, DEFAULT):
        ratios = [
            median(rates[f"{name}, {moment:4.0%}"]) / median(rates[f"{OPEN_SPIEL}, {moment:4.0%}"])
            for moment in MOMENTS
        ]
        print(f"{name}: {' '.join(f'{ratio:.1f}' for ratio in ratios)} x OpenSpiel's at the same moments")


if __name__ == "__main__":
    main()
