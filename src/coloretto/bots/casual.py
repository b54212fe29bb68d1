"""A casual player: often plays like `greedy`, and sometimes like a beginner."""

from coloretto.bots.beginner import choose_as_a_beginner
from coloretto.bots.budgets import Budget
from coloretto.bots.policy_bot import FunctionBot
from coloretto.rules.compiled import compiled
from coloretto.rules.interpreting import optionally_compiled
from coloretto.rules.kernel import State
from coloretto.rules.stepping import States
from coloretto.sim.chance import Rng, below
from coloretto.sim.cpu import Records
from coloretto.sim.greedy import choose_greedily

INATTENTIVE_IN = 3  # it decides like a beginner once in this many decisions


class CasualBot(FunctionBot):
    def __init__(self, seed: int, _budget: Budget) -> None:
        super().__init__(ask, seed)


@optionally_compiled
def ask(states: States, rngs: Records) -> int:
    return choose_casually(states[0], rngs[0])


@compiled
def choose_casually(state: State, rng: Rng) -> int:
    if below(rng, INATTENTIVE_IN) == 0:
        return choose_as_a_beginner(state, rng)
    return choose_greedily(state, rng)
