"""Monte-Carlo from plain Python: games from the first position to their end, on one core.

`playout` is called once a game and returns its last position; `rollout` plays a thousand in one call. Beside
them, in the same run, the loops that a user writes with `Position` and with `Game`, a call for each move.
"""

import argparse
from functools import partial
from random import Random
from statistics import median

from coloretto.rules import Game, Position, parse_rule_set
from coloretto.sim import playout, rollout
from timing import interleaved, load, positive, show

LIMIT = 20e3


def playouts(position: Position, policy: str, games: int) -> int:
    for seed in range(games):
        playout(position, policy, seed)
    return games


def rollouts(position: Position, policy: str, games: int) -> int:
    return len(rollout(position, policy, games, threads=1))


def loop_of_positions(position: Position, games: int) -> int:
    random = Random(0)
    for _ in range(games):
        now = position
        while not now.is_over:
            if now.phase.is_chance:
                now = now.reveal(now.sample_card(random))
            else:
                now = now.after(random.choice(now.legal_actions))
    return games


def loop_of_games(position: Position, games: int) -> int:
    random = Random(0)
    for seed in range(games):
        game = Game.new(position.rule_set, seed)
        while not game.is_over:
            game.play(random.choice(game.legal_actions))
    return games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rules", default="classic-4")
    parser.add_argument("--repeats", type=positive, default=7)
    options = parser.parse_args()
    position = Position.new(parse_rule_set(options.rules), seed=1)
    rates = interleaved(
        {
            "a loop of Positions, random players": partial(loop_of_positions, position, 10),
            "a loop of a Game, random players": partial(loop_of_games, position, 100),
            "playout, random players": partial(playouts, position, "random", 5000),
            "rollout, random players": partial(rollouts, position, "random", 20_000),
            "playout, greedy players": partial(playouts, position, "greedy", 500),
            "rollout, greedy players": partial(rollouts, position, "greedy", 500),
        },
        options.repeats,
    )
    print(f"games per CPU-second, {options.rules}, median and range of {options.repeats}; {load()}")
    loop, *ours = rates.items()
    show(*loop)
    for name, measured in ours:
        show(name, measured, median(loop[1]), "the loop's")
    print(f"wanted: at least {LIMIT / 1e3:.0f} k random games by `playout`")


if __name__ == "__main__":
    main()
