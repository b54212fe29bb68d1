"""How fast the value network and the bot that asks it are on one core.

Evaluations are the network's, of the positions of whole games. Decisions are the bot's, with three looks
and with more; those without a choice are left out. The limit is 0.5 ms for three looks.
"""

import argparse
from collections.abc import Callable
from functools import partial
from statistics import median

import numpy as np

from coloretto.bots import Bot, make_bot
from coloretto.bots.network import Networks, evaluate, new_buffers
from coloretto.bots.network_files import shipped_network
from coloretto.bots.successors import SEAT_VALUES, SeatValues
from coloretto.rules import PRINTED, Game, Phase, Position, parse_rule_set
from coloretto.rules.compiled import compiled
from coloretto.rules.stepping import States
from coloretto.sim.cpu import Records
from timing import interleaved, load, show

RULES = ("classic-3", "classic-5", "golden-2-violet", "golden-5-violet")
GAMES = 3
BOTS = {"neural": 1, "neural:30": 5, "neural:60": 10}
"""Of how many decisions each decides one."""
EVALUATIONS, TIMES = "evaluations", 20
LIMIT = 1 / 0.0005


def positions(rules: str) -> list[Position]:
    """Decisions of games between greedy players, where there is a choice."""
    bot, found = make_bot("greedy", seed=0), []
    for seed in range(GAMES):
        game = Game.new(parse_rule_set(rules), seed)
        while not game.is_over:
            if len(game.legal_actions) > 1:
                found.append(game.position)
            game.play(bot.choose(game.position))
    return found


def decide(bot: Bot, decisions: list[Position]) -> int:
    for position in decisions:
        bot.choose(position)
    return len(decisions)


@compiled
def evaluate_all(
    states: States, networks: Networks, features: Records, activations: Records, values: SeatValues
) -> int:
    for _ in range(TIMES):
        for number in range(states.size):
            evaluate(states[number], networks[0], features[0], activations[0], values[number])
    return TIMES * states.size


def subjects() -> dict[str, Callable[[], int]]:
    found: dict[str, Callable[[], int]] = {}
    for rules in RULES:
        decisions = positions(rules)
        states = np.concatenate([one.state for one in decisions if one.phase == Phase.CHOOSE])
        values = np.zeros((len(states), SEAT_VALUES), np.float32)
        found[f"{EVALUATIONS}, {rules}"] = partial(
            evaluate_all, states, shipped_network(PRINTED["classic-4-brown"]), *new_buffers(), values
        )
        for bot, one_of in BOTS.items():
            found[f"{bot}, {rules}"] = partial(decide, make_bot(bot, seed=0), decisions[::one_of])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--repeats", type=int, default=7)
    options = parser.parse_args()
    rates = interleaved(subjects(), options.repeats)
    print(f"evaluations and decisions per CPU-second, median and range of {options.repeats}; {load()}")
    for name, measured in rates.items():
        show(name, measured, LIMIT if name.startswith("neural,") else None)
    for bot in BOTS:
        times = (f"{1e3 / median(rates[f'{bot}, {rules}']):.2f} ms in {rules}" for rules in RULES)
        print(f"a decision of {bot}: {', '.join(times)}")


if __name__ == "__main__":
    main()
