"""Whether losses rank the levels, by an evaluator that none of them uses: networks of an earlier version.

Every game seats levels drawn by lot. For each rule set and level: the loss per decision, with its 95 %
interval by game, and whether every level loses less than the next weaker one.
"""

import argparse
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np

from coloretto.analysis import review
from coloretto.bots.network import NETWORK, Networks
from coloretto.bots.network_files import network_name, read_arrays, weights_of
from coloretto.rules import PRINTED, RuleSet
from coloretto.study.estimates import Pair, ratio_of
from coloretto.study.markdown import number
from levels import LEVELS, seated
from reviews import played
from timing import positive


def judge(folder: Path, rule_set: RuleSet) -> Networks:
    """An earlier network, whose layers may be smaller; there was not always one for two players."""
    own = folder / f"{network_name(rule_set)}.npz"
    path = own if own.exists() else folder / ("falling.npz" if rule_set.table.falls else "rising.npz")
    arrays, network = read_arrays(path), np.zeros(1, NETWORK)
    for name in NETWORK.names or ():
        weights = weights_of(arrays, name, path)
        network[name][0][tuple(slice(size) for size in weights.shape)] = weights
    return network


def losses(rule_set: RuleSet, network: Networks, effort: str, games: int) -> dict[str, list[Pair]]:
    """By level, the loss and the number of decisions in each of its games."""
    found: dict[str, list[Pair]] = {level: [] for level in LEVELS}
    for seed in range(games):
        levels = seated(rule_set.players, Random(seed))
        seats = review(played(rule_set, levels, seed), effort, network=network).seats
        for level, seat in zip(levels, seats, strict=True):
            found[level].append((seat.loss, seat.decisions))
    return found


def measure(rules: str, folder: Path, effort: str, games: int) -> None:
    rule_set = PRINTED[rules]
    found = losses(rule_set, judge(folder, rule_set), effort, games)
    ratios = [ratio_of(found[level]) for level in LEVELS]
    known = [ratio.mean for ratio in ratios if ratio is not None]
    is_ranked = len(known) == len(LEVELS) and all(better < worse for better, worse in pairwise(known))
    cells = [number(ratio, 4) for ratio in ratios]
    print(f"| {rules} | {' | '.join(cells)} | {'yes' if is_ranked else 'no'} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "networks", metavar="FOLDER", type=Path, help="with the networks of an earlier version"
    )
    parser.add_argument("--rules", default=",".join(PRINTED))
    parser.add_argument("--effort", default="deep")
    parser.add_argument("--games", type=positive, default=40)
    options = parser.parse_args()
    print(f"| rule set | {' | '.join(LEVELS)} | ranked |")
    print("|---" * (len(LEVELS) + 2) + "|")
    for rules in options.rules.split(","):
        measure(rules, options.networks, options.effort, options.games)


if __name__ == "__main__":
    main()
