"""The compiled loop beside OpenSpiel's C++ loop: decisions of random players per CPU-second.

OpenSpiel plays crazy_eights for 4 with uniform bots by `evaluate_bots`, all in C++; we play Coloretto for 4
by `simulate` in one thread. Chance is not counted as a decision on either side.
"""

import argparse
from functools import partial
from statistics import median

import pyspiel

from coloretto.rules import RuleSet, parse_rule_set
from coloretto.sim import simulate
from timing import interleaved, load, show

AT_LEAST = 14


def our_games(rule_set: RuleSet, games: int) -> int:
    return int(simulate(rule_set, "random", games, threads=1).decisions.sum())


def open_spiel_games(number: int) -> list[pyspiel.State]:
    game = pyspiel.load_game("crazy_eights(players=4)")
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(4)]
    states = []
    for seed in range(number):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        states.append(state)
    return states


def decisions(states: list[pyspiel.State]) -> int:
    return sum(move.player >= 0 for state in states for move in state.full_history())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--repeats", type=int, default=7)
    options = parser.parse_args()
    theirs = decisions(open_spiel_games(2000))  # counted once: the seeds are the same each time

    def open_spiel() -> int:
        open_spiel_games(2000)
        return theirs

    classic, golden = parse_rule_set("classic-4"), parse_rule_set("golden-4")
    rates = interleaved(
        {
            "OpenSpiel evaluate_bots, crazy_eights": open_spiel,
            "simulate, classic, 4 players": partial(our_games, classic, 30_000),
            "simulate, golden, 4 players": partial(our_games, golden, 30_000),
        },
        options.repeats,
    )
    print(f"decisions per CPU-second, median and range of {options.repeats}; {load()}")
    peer, *ours = rates.items()
    show(*peer)
    for name, measured in ours:
        show(name, measured, median(peer[1]), "OpenSpiel's")
    print(f"wanted: at least {AT_LEAST} x")


if __name__ == "__main__":
    main()
