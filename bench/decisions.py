"""What the decisions of bots are worth, compared with those of another bot, without whole games between them.

The positions are those of games that `neural` plays against itself. Where bots decide differently, both
actions are rolled out with the same random numbers, which no bot has seen, by the network's best actions to
the end of the game, and the luck of the cards is subtracted. Where they agree, they gain nothing. A line
shows, for each bot, the gain in shares of the win for a decision with a choice, with its 95 % interval by
game; how often the bot differs; and its CPU time for such a decision. Beware: the rollouts are played by the
same network that the bots use.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from time import process_time
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from coloretto.bots import Explainer, make_bot
from coloretto.bots.equivalent_actions import distinct_actions, equivalent
from coloretto.bots.network_files import shipped_network
from coloretto.bots.position_values import Valuer, new_valuer, states_with
from coloretto.bots.rollout_kernel import roll_out_all
from coloretto.bots.successors import SEAT_VALUES
from coloretto.rules import PRINTED, Action, Game, Position, RuleSet, parse_rule_set
from coloretto.sim.chance import RNG
from coloretto.study.estimates import Pair, ratio_of
from timing import positive

TO_THE_END = 1000
PLAYER = "neural"


@dataclass
class Findings:
    """Of one bot: each game's gain and decisions, and totals."""

    games: list[Pair] = field(default_factory=list)
    different: int = 0
    decisions: int = 0
    seconds: float = 0.0


class Judge:
    def __init__(self, rule_set: RuleSet, rollouts: int) -> None:
        self._valuer: Valuer = new_valuer(shipped_network(rule_set))
        self._rollouts = rollouts
        self._gains: dict[tuple[str, Action, Action], float] = {}

    def gain(self, position: Position, action: Action, other: Action) -> float:
        """What an action brings the player to move, less what the other one does; judged once."""
        key = position.text, action, other
        if key not in self._gains:
            self._gains[key] = self._judged(position, action, other, crc32(position.text.encode()))
        return self._gains[key]

    def _judged(self, position: Position, action: Action, other: Action, seed: int) -> float:
        values = self._values(position, action, seed) - self._values(position, other, seed)
        return float(values.mean(0)[position.to_move or 0])

    def _values(self, position: Position, action: Action, seed: int) -> NDArray[np.float64]:
        ends, lucks = np.zeros((2, self._rollouts, SEAT_VALUES))
        after, rngs = position.after(action).state, np.zeros(1, RNG)
        roll_out_all(after, states_with(after), TO_THE_END, seed, rngs[0], self._valuer, ends, lucks)
        return ends - lucks


def decisions(rule_set: RuleSet, seed: int, share: float) -> Iterator[Position]:
    """About this share of the decisions with a choice in a game."""
    game, bot, random = Game.new(rule_set, seed), make_bot(PLAYER, seed), Random(seed)
    while not game.position.is_over:
        actions = distinct_actions(game.position.state[0])
        if actions & (actions - 1) and random.random() < share:
            yield game.position
        game.play(bot.choose(game.position))


def judge_game(
    positions: list[Position], bots: dict[str, Explainer], base: Explainer, judge: Judge
) -> Iterator[tuple[str, float, int, float]]:
    """For each bot: its name, its gain, how often it differs, and its seconds."""
    chosen = [base.choose(position) for position in positions]
    for name, bot in bots.items():
        begin = process_time()
        others = [bot.choose(position) for position in positions]
        seconds = process_time() - begin
        pairs = [
            (position, other, base_action)
            for position, other, base_action in zip(positions, others, chosen, strict=True)
            if equivalent(position.state, other) != equivalent(position.state, base_action)
        ]
        gains = [judge.gain(*pair) for pair in pairs]
        yield name, sum(gains), len(pairs), seconds


def measure(rules: str, options: argparse.Namespace) -> None:
    rule_set = parse_rule_set(rules)
    judge, base = Judge(rule_set, options.rollouts), make_bot(options.against, 1)
    bots = {name: make_bot(name, 1) for name in options.bots.split(",")}
    found = {name: Findings() for name in bots}
    for seed in range(options.seed, options.seed + options.games):
        positions = list(decisions(rule_set, seed, options.share))
        for name, gain, different, seconds in judge_game(positions, bots, base, judge):
            findings = found[name]
            findings.games.append((gain, len(positions)))
            findings.different += different
            findings.decisions += len(positions)
            findings.seconds += seconds
    for name, findings in found.items():
        show(rules, name, findings)


def show(rules: str, name: str, findings: Findings) -> None:
    ratio, decided = ratio_of(findings.games), max(1, findings.decisions)
    gain = "-" if ratio is None else f"{ratio.mean:+.4f} ({ratio.low:+.4f} to {ratio.high:+.4f})"
    differs, milliseconds = findings.different / decided, 1000 * findings.seconds / decided
    print(f"| {rules} | {name} | {gain} | {decided} | {differs:.1%} | {milliseconds:.1f} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rules", default=",".join(PRINTED))
    parser.add_argument("--bots", default="rollout")
    parser.add_argument("--against", default="master")
    parser.add_argument("--games", type=positive, default=40)
    parser.add_argument("--share", type=float, default=0.25, help="of the decisions of a game")
    parser.add_argument("--rollouts", type=positive, default=32, help="of each of two actions")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    options = parser.parse_args()
    print("| rule set | bot | gain for each decision | decisions | differs | ms |")
    print("|---|---|---|---|---|---|")
    for rules in options.rules.split(","):
        measure(rules, options)


if __name__ == "__main__":
    main()
