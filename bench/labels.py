"""How often each level errs: games of a level against itself, reviewed at effort `quick`.

For each rule set: the share of decisions that are at least an inaccuracy, at least a mistake, and a blunder.
"""

import argparse

from coloretto.analysis import Label, review
from coloretto.rules import PRINTED
from game_results import played
from timing import positive

LEVELS = ("easy", "medium", "hard", "expert")
RULES = "classic-4-brown,golden-2-brown,golden-3-violet"
WORSE = (Label.INACCURACY, Label.MISTAKE, Label.BLUNDER)
"""From the mildest on."""


def labels(rules: str, level: str, games: int) -> list[Label]:
    rule_set = PRINTED[rules]
    records = [played(rule_set, [level] * rule_set.players, seed) for seed in range(games)]
    return [decision.label for record in records for decision in review(record).decisions]


def shares(found: list[Label]) -> str:
    """At least so bad."""
    at_least = [sum(label in WORSE[first:] for label in found) / len(found) for first in range(len(WORSE))]
    return ", ".join(f"{100 * share:.0f} %" for share in at_least)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rules", default=RULES)
    parser.add_argument("--games", type=positive, default=12)
    options = parser.parse_args()
    wanted = options.rules.split(",")
    print(f"| | {' | '.join(wanted)} |")
    print("|---" * (len(wanted) + 1) + "|")
    for level in LEVELS:
        cells = [shares(labels(rules, level, options.games)) for rules in wanted]
        print(f"| {level} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
