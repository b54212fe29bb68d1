"""How much the levels lose per decision, and the limits between them: those of `coloretto.analysis.levels`.

Every game seats levels drawn by lot: all meet the same kind of positions. For each rule set and level:
the loss per decision over all its games; the limit to the next weaker level, halfway between the two; and how
many single games those limits place there, and at most one place away. Levels whose losses
are too close cannot be told apart: they share a place.
"""

import argparse
from collections import defaultdict
from itertools import pairwise
from random import Random

from coloretto.analysis import review
from coloretto.rules import RuleSet, parse_rule_set
from game_results import played
from timing import positive

LEVELS = ("master", "expert", "hard", "medium", "easy")
"""The best first. Reviews cannot tell `grandmaster` from `master`, which plays by almost the same
evaluation."""
RULES = ",".join(f"golden-{players}-{table}" for players in (2, 3, 4, 5) for table in ("brown", "violet"))
LEAST_RATIO = 1.1
"""Of the losses of two levels that can be told apart."""
Games = dict[str, list[tuple[float, int]]]
"""The loss and the number of decisions of each game, by level."""


def seated(players: int, rng: Random) -> list[str]:
    """A level for each seat, as few of them twice as possible."""
    return (rng.sample(LEVELS, k=len(LEVELS)) + rng.sample(LEVELS, k=len(LEVELS)))[:players]


def reviewed(rule_set: RuleSet, number: int) -> Games:
    games: Games = defaultdict(list)
    for seed in range(number):
        levels = seated(rule_set.players, Random(seed))
        seats = review(played(rule_set, levels, seed), "quick").seats
        for level, seat in zip(levels, seats, strict=True):
            games[level].append((seat.loss, seat.decisions))
    return games


def loss_per_decision(games: list[tuple[float, int]]) -> float:
    return sum(loss for loss, _ in games) / sum(decisions for _, decisions in games)


def pooled(games: Games) -> list[tuple[str, ...]]:
    """The levels, the best first; those that cannot be told apart are together."""
    groups: list[tuple[str, ...]] = []
    for level in LEVELS:
        group: tuple[str, ...] = (level,)
        while groups and _of(games, groups[-1]) * LEAST_RATIO > _of(games, group):
            group = groups.pop() + group
        groups.append(group)
    return groups


def _of(games: Games, group: tuple[str, ...]) -> float:
    return loss_per_decision([game for level in group for game in games[level]])


def limits_of(games: Games, groups: list[tuple[str, ...]]) -> list[float]:
    return [(_of(games, one) + _of(games, other)) / 2 for one, other in pairwise(groups)]


def place(loss: float, limits: list[float]) -> int:
    return sum(loss >= limit for limit in limits)


def measure(rules: str, number: int) -> None:
    games = reviewed(parse_rule_set(rules), number)
    groups = pooled(games)
    limits = limits_of(games, groups)
    for own, group in enumerate(groups):
        places = [place(loss / decisions, limits) for level in group for loss, decisions in games[level]]
        right, near = (sum(abs(each - own) <= off for each in places) / len(places) for off in (0, 1))
        below = f"{limits[own]:.4f}" if own < len(limits) else ""
        cells = rules, ", ".join(group), str(len(places)), f"{_of(games, group):.4f}", below
        print(f"| {' | '.join(cells)} | {right:.0%} | {near:.0%} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rules", default=RULES)
    parser.add_argument("--games", type=positive, default=150)
    options = parser.parse_args()
    print("| rule set | level | games | loss per decision | less than | placed right | at most one off |")
    print("|---|---|---|---|---|---|---|")
    for rules in options.rules.split(","):
        measure(rules, options.games)


if __name__ == "__main__":
    main()
