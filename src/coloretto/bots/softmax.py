"""A bot that plays the better actions more often, but not always: as if it misjudged them by chance.

It looks one turn ahead with the value network. Its temperature says how large the mistakes are that it makes
often; they are rare where much more is at stake.
"""

from coloretto.bots.best_first import evaluate_root
from coloretto.bots.budgets import Budget, BudgetError
from coloretto.bots.equivalent_actions import distinct_actions
from coloretto.bots.neural import NeuralBot
from coloretto.bots.policy_bot import new_bot_rng
from coloretto.bots.position_values import Valuer, search
from coloretto.bots.successors import WORST, SeatValues, utility
from coloretto.rules import Action, Position
from coloretto.rules.compiled import compiled
from coloretto.rules.constants import ACTIONS
from coloretto.rules.elementary import log
from coloretto.rules.kernel import State, legal_actions
from coloretto.rules.score_kernel import falls
from coloretto.rules.stepping import States
from coloretto.sim.chance import Rng, below
from coloretto.sim.cpu import Records
from coloretto.sim.policies import member, members

TEMPERATURE_UNIT = 0.001
"""A bot's number is its temperature in thousandths of a win, times a factor."""
RISING_FACTORS = (2.0, 1.0, 1.0, 1.0)
"""For two to five players where more cards of a colour never pay less, as on the brown table."""
FALLING_FACTORS = (2.0, 2.0, 1.6, 0.8)
"""The same for other tables. With these factors, the levels are about as far apart in all rule sets."""
NOISE_STEPS = 1 << 24


class SoftmaxBot(NeuralBot):
    """It chooses by a softmax over what the actions are worth to it one turn ahead.

    The number in its name is no effort but its temperature.
    """

    def __init__(self, seed: int, budget: Budget) -> None:
        if budget.milliseconds:
            raise BudgetError(f"softmax takes a temperature, not a time: '{budget}'")
        self._number = budget.simulations
        self._rngs = new_bot_rng(0)
        super().__init__(seed, Budget(simulations=1))
        self._rngs = new_bot_rng(seed)

    def _preferred(self, position: Position) -> Action:
        evaluate_root(self._tree)
        return Action(sample(position.state, self._tree.action_values, self._number, self._rngs))


@compiled
def choose(root: States, number: int, valuer: Valuer, rngs: Records) -> int:
    """The action that a bot with this number plays; none is drawn where there is no choice.

    The valuer looks one turn ahead: it has one expansion.
    """
    legal = legal_actions(root[0])
    if members(legal) == 1:
        return member(legal, 0)
    search(root, valuer)
    evaluate_root(valuer.tree)
    return sample(root, valuer.tree.action_values, number, rngs)


@compiled
def sample(root: States, action_values: SeatValues, number: int, rngs: Records) -> int:
    """A legal action with a probability proportional to exp(worth / temperature)."""
    state, temperature = root[0], temperature_of(root[0], number)
    distinct, best, most = distinct_actions(state), -1, WORST
    for action in range(ACTIONS):
        if distinct >> action & 1:
            worth = utility(action_values[action], state.to_move) + temperature * gumbel(rngs[0])
            if worth > most:
                best, most = action, worth
    return best


@compiled
def gumbel(rng: Rng) -> float:
    """Noise with which every action is worth most as often as a softmax says."""
    return -log(-log((below(rng, NOISE_STEPS) + 0.5) / NOISE_STEPS))


@compiled
def temperature_of(state: State, number: int) -> float:
    """In shares of the win."""
    factors = FALLING_FACTORS if falls(state.points) else RISING_FACTORS
    return number * TEMPERATURE_UNIT * factors[state.players - 2]
