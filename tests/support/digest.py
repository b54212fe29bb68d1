"""A digest of everything the kernel says about random games.

Run as a script it prints the digest, so that a compiled and an interpreted process can be compared.
"""

import sys
from hashlib import sha256
from random import Random

from coloretto.rules import PRINTED, Deal, Game, RuleSet

CUSTOM = (
    RuleSet(players=2, capacities=(5, 1), jokers=0, golden_jokers=3, reserve=2, colours_removed=4),
    RuleSet(players=3, capacities=(1, 2, 3, 4, 5), reserve=1, start_cards=0, colours_removed=3),
    RuleSet(players=5, capacities=(5, 5, 5, 5, 5), golden_jokers=2, jokers=1, reserve=71),
)


def digest_of_games(seeds: range) -> str:
    """The digest of every state, legal action, text, score and share of the win in games of all rule sets."""
    digest = sha256()
    for rules in (*PRINTED.values(), *CUSTOM):
        for seed in seeds:
            choices, game = Random(seed), Game(Deal.shuffled(rules, seed))
            while not game.is_over:
                game.play(choices.choice(game.legal_actions))
                digest.update(game.position._states.tobytes())
                digest.update(repr((game.legal_actions, game.to_move)).encode())
                digest.update(repr((game.position.scores, game.position.win_shares)).encode())
                digest.update(repr((game.position.text, game.position.score_sheet(0))).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest_of_games(range(int(sys.argv[1]))))
