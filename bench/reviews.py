"""How much of a result reviews explain: games of one level against itself, by effort and rule set.

The variance of luck-adjusted results over that of plain ones, and the standard deviation of the correction,
per seat and game, with 95 % intervals by game; also that of the luck, in how many games the review says that
it is uncertain, and the seconds that a review takes.
"""

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from time import process_time

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from coloretto.analysis import review
from coloretto.arena.rotations import Stop
from coloretto.bots.network_files import shipped_fingerprints
from coloretto.rules import PRINTED, parse_rule_set
from coloretto.study.markdown import table
from game_results import add_options, played, results_of

RESAMPLES = 2000
RESULT, LUCK, CORRECTION = range(3)
Numbers = NDArray[np.float64]
COLUMNS = (
    "rule set",
    "effort",
    "games",
    "variance of luck-adjusted over plain results",
    "correction",
    "luck",
    "uncertain",
    "seconds a review",
)


class Task(Struct, frozen=True):
    rules: str
    number: int
    effort: str
    level: str


class ReviewedGame(Struct, frozen=True):
    rules: str
    number: int
    effort: str
    level: str
    final: tuple[float, ...]
    """Of each seat, like the next two."""
    luck: tuple[float, ...]
    correction: tuple[float, ...]
    is_uncertain: bool
    seconds: float
    """Of CPU time, for the review."""


class Header(Struct, frozen=True):
    """What decides the games, apart from their tasks."""

    networks: dict[str, str]
    format: str = "coloretto reviews"


def reviewed(task: Task, _stop: Stop) -> ReviewedGame:
    rule_set = parse_rule_set(task.rules)
    record = played(rule_set, [task.level] * rule_set.players, task.number)
    begin = process_time()
    found = review(record, task.effort)
    return ReviewedGame(
        *(task.rules, task.number, task.effort, task.level),
        tuple(seat.final for seat in found.seats),
        tuple(seat.luck for seat in found.seats),
        tuple(seat.correction for seat in found.seats),
        found.is_uncertain,
        process_time() - begin,
    )


def parts(games: Sequence[ReviewedGame]) -> Numbers:
    """Games x seats x (result, luck, correction)."""
    by_part = np.array([[game.final, game.luck, game.correction] for game in games])
    return np.moveaxis(by_part, 1, 2)


def variance_ratio(games: Numbers) -> float:
    result, luck = games[..., RESULT], games[..., LUCK]
    return float(np.var(result - luck) / np.var(result))


def deviation(part: int, games: Numbers) -> float:
    return float(np.sqrt(np.mean(games[..., part] ** 2)))


def with_interval(games: Numbers, figure: Callable[[Numbers], float]) -> str:
    draws = np.random.default_rng(0).integers(len(games), size=(RESAMPLES, len(games)))
    low, high = np.quantile([figure(games[draw]) for draw in draws], (0.025, 0.975))
    return f"{figure(games):.2f} ({low:.2f} to {high:.2f})"


def row(rules: str, effort: str, games: Sequence[ReviewedGame]) -> list[str]:
    figures = variance_ratio, partial(deviation, CORRECTION), partial(deviation, LUCK)
    uncertain = sum(game.is_uncertain for game in games) / len(games)
    seconds = sum(game.seconds for game in games) / len(games)
    cells = [with_interval(parts(games), figure) for figure in figures]
    return [rules, effort, str(len(games)), *cells, f"{uncertain:.0%}", f"{seconds:.2g}"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rules", default=",".join(PRINTED))
    parser.add_argument("--efforts", default="quick,normal")
    parser.add_argument("--level", default="expert")
    add_options(parser, games=40)
    options = parser.parse_args()
    rules, efforts = options.rules.split(","), options.efforts.split(",")
    tasks = [
        Task(name, number, effort, options.level)
        for number in range(options.games)
        for effort in efforts
        for name in rules
    ]
    games = results_of(reviewed, tasks, Header(shipped_fingerprints()), ReviewedGame, options)
    of = {
        (name, effort): [game for game in games if (game.rules, game.effort) == (name, effort)]
        for name in rules
        for effort in efforts
    }
    print(table(COLUMNS, [row(*each, own) for each, own in of.items() if own]))


if __name__ == "__main__":
    main()
