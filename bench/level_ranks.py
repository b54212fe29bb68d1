"""Whether losses rank the levels, by an evaluator that none of them uses: networks of an earlier version.

Every game seats levels drawn by lot. In each of its decisions, all levels are asked what they would do: so
they are compared in the same positions. For each rule set and level: the loss per decision in per cent of the
win, and the intervals (95 %, by game) of how much more a level loses than the next better one. Below, the
same for what was played: each level's loss in the positions that it came to, per game.
"""

import argparse
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
from msgspec import Struct

from coloretto.analysis.efforts import expansions_of
from coloretto.analysis.kernel import MOVE, Move, value_actions
from coloretto.arena.rotations import Stop
from coloretto.bots import make_bot
from coloretto.bots.levels import LEVEL_BOTS
from coloretto.bots.network import Networks
from coloretto.bots.network_files import FALLING, RISING, fingerprint, load_earlier_network, network_name
from coloretto.bots.position_values import new_valuer, states_with
from coloretto.rules import PRINTED, Action, Position, RuleSet
from coloretto.study.estimates import Pair, ratio_of
from coloretto.study.markdown import percent, table
from game_results import add_options, played_with_positions, results_of

LEVELS = tuple(reversed(LEVEL_BOTS))
"""The best first."""
Pairs = list[Pair]
"""Of each game: what was lost, and the number of decisions or seats."""


class Task(Struct, frozen=True):
    rules: str
    number: int
    effort: str
    folder: str
    compared: tuple[str, ...]
    """The levels, the best first."""


class JudgedGame(Struct, frozen=True):
    rules: str
    number: int
    effort: str
    folder: str
    compared: tuple[str, ...]
    levels: tuple[str, ...]
    """Of each seat."""
    losses: tuple[float, ...]
    """Of each seat."""
    decisions: int
    asked: dict[str, float]
    """What each level would have lost in all decisions of the game."""


class Header(Struct, frozen=True):
    """What decides the games, apart from their tasks."""

    networks: dict[str, str]
    levels: tuple[str, ...]
    format: str = "coloretto level ranks"


def judge(folder: Path, rule_set: RuleSet) -> Networks:
    """An earlier network; there was not always one for two players."""
    own = folder / f"{network_name(rule_set)}.npz"
    of_table = folder / f"{FALLING if rule_set.table.falls else RISING}.npz"
    return load_earlier_network(own if own.exists() else of_table)


def seated(task: Task, players: int) -> list[str]:
    """A level for each seat, none of them twice."""
    return Random(task.number).sample(task.compared, k=players)


def judged(task: Task, _stop: Stop) -> JudgedGame:
    rule_set = PRINTED[task.rules]
    levels = seated(task, rule_set.players)
    record, positions = played_with_positions(rule_set, levels, task.number)
    actions = [action for turn in record.turns for action, _cards in turn.actions]
    judging = Judging(judge(Path(task.folder), rule_set), task)
    losses, decisions, asked = [0.0] * rule_set.players, 0, dict.fromkeys(task.compared, 0.0)
    for position, action in zip(positions, actions, strict=True):
        if judging.is_decision(position):
            decisions += 1
            losses[position.to_move or 0] += judging.loss(action)
            for level, bot in judging.bots.items():
                asked[level] += judging.loss(bot.choose(position))
    return JudgedGame(
        *(task.rules, task.number, task.effort, task.folder, task.compared),
        *(tuple(levels), tuple(losses), decisions, asked),
    )


class Judging:
    """The decisions of a game as a review values them, without the luck of the cards, which takes as long."""

    def __init__(self, network: Networks, task: Task) -> None:
        self._valuer, self._moves = new_valuer(network, expansions_of(task.effort)), np.zeros(1, MOVE)
        self.bots = {level: make_bot(level, task.number) for level in task.compared}

    def is_decision(self, position: Position) -> bool:
        """Value its actions; whether there is something to decide."""
        value_actions(states_with(position.state), self._valuer, self._moves[0])
        return not self._moves[0].is_forced

    def loss(self, action: Action) -> float:
        """Of a legal action of the last decision."""
        move: Move = self._moves[0]
        return float(max(0.0, move.values[move.best, move.player] - move.values[action, move.player]))


def asked_row(rules: str, games: Sequence[JudgedGame]) -> list[str]:
    lost: dict[str, Pairs] = {
        level: [(game.asked[level], game.decisions) for game in games] for level in games[0].compared
    }
    return [rules, str(len(games)), *(percent(ratio_of(each), 2) for each in lost.values()), ranked(lost)]


def steps_row(rules: str, games: Sequence[JudgedGame]) -> list[str]:
    """How much more a level loses than the next better one, in the same positions."""
    return [
        rules,
        *(
            percent(ratio_of([(game.asked[worse] - game.asked[better], game.decisions) for game in games]), 2)
            for better, worse in pairwise(games[0].compared)
        ),
    ]


def played_row(rules: str, games: Sequence[JudgedGame]) -> list[str]:
    lost: dict[str, Pairs] = {level: [] for level in games[0].compared}
    for game in games:
        for level, loss in zip(game.levels, game.losses, strict=True):
            lost[level].append((loss, 1))
    return [rules, *(percent(ratio_of(each)) for each in lost.values()), ranked(lost)]


def ranked(lost: dict[str, Pairs]) -> str:
    """Whether every level loses less than the next weaker one."""
    known = [ratio.mean for each in lost.values() if (ratio := ratio_of(each)) is not None]
    return "yes" if len(known) == len(lost) and all(a < b for a, b in pairwise(known)) else "no"


def show(games: Sequence[JudgedGame], rules: Sequence[str], levels: Sequence[str]) -> None:
    of = {name: [game for game in games if game.rules == name] for name in rules}
    found = {name: own for name, own in of.items() if own}
    steps = [f"{worse} - {better}" for better, worse in pairwise(levels)]
    print("All levels in the same positions, loss per decision:\n")
    print(table(("rule set", "games", *levels, "ranked"), [asked_row(*each) for each in found.items()]))
    print("\nHow much more a level loses than the next better one:\n")
    print(table(("rule set", *steps), [steps_row(*each) for each in found.items()]))
    print("\nAs played, loss per game:\n")
    print(table(("rule set", *levels, "ranked"), [played_row(*each) for each in found.items()]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("networks", metavar="FOLDER", help="with the networks of an earlier version")
    parser.add_argument("--rules", default=",".join(PRINTED))
    parser.add_argument("--levels", default=",".join(LEVELS), help="the best first (default: %(default)s)")
    parser.add_argument("--effort", default="deep")
    add_options(parser, games=40)
    options = parser.parse_args()
    rules, levels = options.rules.split(","), tuple(options.levels.split(","))
    if unknown := {*rules} - {*PRINTED} | {*levels} - {*LEVELS}:
        parser.error(f"no such rule set or level: {', '.join(sorted(unknown))}")
    if len(levels) < max(PRINTED[name].players for name in rules):
        parser.error(f"a game seats levels drawn by lot: {len(levels)} are fewer than its players")
    judges = {name: fingerprint(judge(Path(options.networks), PRINTED[name])) for name in PRINTED}
    tasks = [
        Task(name, number, options.effort, options.networks, levels)
        for number in range(options.games)
        for name in rules
    ]
    show(results_of(judged, tasks, Header(judges, levels), JudgedGame, options), rules, levels)


if __name__ == "__main__":
    main()
