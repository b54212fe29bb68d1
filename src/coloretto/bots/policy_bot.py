"""Bots that play by the simulator's compiled policies."""

import numpy as np

from coloretto.bots.protocol import check_decision
from coloretto.rules import Action, Position
from coloretto.rules.compiled import compiled
from coloretto.rules.stepping import States
from coloretto.sim.chance import LOTS, seed_policies
from coloretto.sim.cpu import Records
from coloretto.sim.policies import POLICIES, choose_shipped


class PolicyBot:
    """A compiled policy of the simulator as a bot."""

    def __init__(self, policy: str, seed: int) -> None:
        self._policy = POLICIES[policy]
        self._lots = np.zeros(1, LOTS)
        begin_lots(self._lots, seed % (1 << 63))

    def choose(self, position: Position) -> Action:
        check_decision(position)
        return Action(ask(position.state, self._lots, self._policy))


@compiled
def begin_lots(lots: Records, seed: int) -> None:
    seed_policies(lots[0], seed, 0)


@compiled
def ask(states: States, lots: Records, policy: int) -> int:
    return choose_shipped(states[0], lots[0], policy)
