"""How much of a result reviews explain: games of one level against itself, by effort and rule set.

The variance of luck-adjusted results over that of plain ones, and the standard deviation of the correction,
per seat and game, with 95 % intervals by game; also that of the luck, and the seconds that a review takes.
"""

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from coloretto.analysis import Review, review
from coloretto.bots import make_bot
from coloretto.record import GameRecord, Recorder
from coloretto.rules import RuleSet, parse_rule_set
from timing import positive

RESAMPLES = 2000
RESULT, LUCK, CORRECTION = range(3)
Numbers = NDArray[np.float64]


def played(rule_set: RuleSet, levels: Sequence[str], seed: int) -> GameRecord:
    """A game of these levels, one for each seat."""
    names = [f"{level} {seat + 1}" for seat, level in enumerate(levels)]
    recorder = Recorder(rule_set, names, seed.to_bytes(32, "big"))
    bots = [make_bot(level, seed * rule_set.players + seat) for seat, level in enumerate(levels)]
    while (player := recorder.position.to_move) is not None:
        recorder.play(bots[player].choose(recorder.position))
    return recorder.record


def parts(reviews: list[Review]) -> Numbers:
    """Games x seats x (result, luck, correction)."""
    return np.array([[(seat.final, seat.luck, seat.correction) for seat in one.seats] for one in reviews])


def variance_ratio(games: Numbers) -> float:
    result, luck = games[..., RESULT], games[..., LUCK]
    return float(np.var(result - luck) / np.var(result))


def deviation(part: int, games: Numbers) -> float:
    return float(np.sqrt(np.mean(games[..., part] ** 2)))


def with_interval(games: Numbers, figure: Callable[[Numbers], float]) -> str:
    draws = np.random.default_rng(0).integers(len(games), size=(RESAMPLES, len(games)))
    low, high = np.quantile([figure(games[draw]) for draw in draws], (0.025, 0.975))
    return f"{figure(games):.2f} ({low:.2f} to {high:.2f})"


def measure(rules: str, level: str, efforts: list[str], number: int) -> None:
    rule_set = parse_rule_set(rules)
    records = [played(rule_set, [level] * rule_set.players, seed) for seed in range(number)]
    for effort in efforts:
        begin = perf_counter()
        games = parts([review(record, effort) for record in records])
        seconds = (perf_counter() - begin) / number
        figures = variance_ratio, partial(deviation, CORRECTION), partial(deviation, LUCK)
        cells = rules, effort, str(number), *(with_interval(games, figure) for figure in figures)
        print(f"| {' | '.join(cells)} | {seconds:.1f} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rules", default="golden-2-brown,classic-4-brown")
    parser.add_argument("--efforts", default="0,quick")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--games", type=positive, default=40)
    options = parser.parse_args()
    print("| rule set | effort | games | variance ratio | correction | luck | seconds a review |")
    print("|---|---|---|---|---|---|---|")
    for rules in options.rules.split(","):
        measure(rules, options.level, options.efforts.split(","), options.games)


if __name__ == "__main__":
    main()
