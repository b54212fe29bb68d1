"""Bots that choose by one compiled function, such as a policy of the simulator."""

from collections.abc import Callable

import numpy as np

from coloretto.bots.interface import WithoutValues, check_decision
from coloretto.rules import Action, Position
from coloretto.rules.interpreting import optionally_compiled
from coloretto.rules.stepping import States
from coloretto.sim.chance import RNG, seed_policies
from coloretto.sim.cpu import Records
from coloretto.sim.policies import POLICIES, choose_shipped


class FunctionBot(WithoutValues):
    """It plays what a function says, which gets random numbers of the bot's own."""

    def __init__(self, ask: Callable[[States, Records], int], seed: int) -> None:
        self._ask = ask
        self._rngs = new_bot_rng(seed)

    def choose(self, position: Position) -> Action:
        check_decision(position)
        return Action(self._ask(position.state, self._rngs))


class PolicyBot(FunctionBot):
    """It plays by a policy of the simulator."""

    def __init__(self, policy: str, seed: int) -> None:
        number = POLICIES[policy]
        super().__init__(lambda states, rngs: ask(states, rngs, number), seed)


def new_bot_rng(seed: int) -> Records:
    """A random number generator for a bot, in an array of one."""
    rngs = np.zeros(1, RNG)
    seed_bot_rng(rngs, seed % (1 << 63))
    return rngs


@optionally_compiled
def seed_bot_rng(rngs: Records, seed: int) -> None:
    seed_policies(rngs[0], seed, 0)


@optionally_compiled
def ask(states: States, rngs: Records, policy: int) -> int:
    return choose_shipped(states[0], rngs[0], policy)
