"""How fast the rules are on one core: random games compiled, and stepped from Python.

Decisions are players' actions; a deal belongs to each game, scoring ends it.
"""

import argparse
from functools import partial
from random import Random

from coloretto.rules import Game, Position, RuleSet, parse_rule_set
from coloretto.sim import simulate
from timing import interleaved, load, show

COMPILED_LIMIT = 20e6
PYTHON_LIMIT = 240e3


def compiled_games(rule_set: RuleSet, games: int) -> int:
    return int(simulate(rule_set, "random", games, threads=1).decisions.sum())


def games_from_python(rule_set: RuleSet, games: int) -> int:
    """The mutable fast path: a legal action by lot, then `play`, until the game is over."""
    random = Random(0).random
    decisions = 0
    for seed in range(games):
        game = Game.new(rule_set, seed)
        while not game.is_over:
            legal = game.legal_actions
            game.play(legal[int(random() * len(legal))])
            decisions += 1
    return decisions


def positions_from_python(rule_set: RuleSet, games: int) -> int:
    """The immutable face, with explicit chance."""
    lots = Random(0)
    decisions = 0
    for seed in range(games):
        position = Position.new(rule_set, seed)
        while not position.is_over:
            if position.phase.is_chance:
                position = position.reveal(lots.choice(position.deck.cards))
            else:
                position = position.after(lots.choice(position.legal_actions))
                decisions += 1
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=7)
    options = parser.parse_args()
    classic, golden = parse_rule_set("classic-4"), parse_rule_set("golden-4")
    rates = interleaved(
        {
            "compiled loop, classic, 4 players": partial(compiled_games, classic, 50_000),
            "compiled loop, golden, 4 players": partial(compiled_games, golden, 50_000),
            "Game from Python, classic, 4 players": partial(games_from_python, classic, 300),
            "Position from Python, classic, 4 players": partial(positions_from_python, classic, 30),
        },
        options.repeats,
    )
    print(f"decisions per CPU-second, median and range of {options.repeats}; {load()}")
    for name, measured in rates.items():
        limit = COMPILED_LIMIT if "compiled" in name else PYTHON_LIMIT if "Game" in name else None
        show(name, measured, limit)


if __name__ == "__main__":
    main()
