"""A bot that rolls out what it might play, over and over, until it is clear what is best."""

from time import perf_counter
from typing import ClassVar

import numpy as np

from coloretto.bots.budgets import MOST_SIMULATIONS, Budget
from coloretto.bots.equivalent_actions import equivalent
from coloretto.bots.interface import ActionValue, check_decision
from coloretto.bots.network import SCORE_UNIT
from coloretto.bots.network_files import shipped_network
from coloretto.bots.policy_bot import new_bot_rng
from coloretto.bots.position_values import VALUED_STATES, new_valuer
from coloretto.bots.rollout_race import (
    FIRST_EXPANSIONS,
    RACE,
    Race,
    begin_race,
    run,
    values_in_race,
    winner,
    worth_in_race,
)
from coloretto.bots.successors import SEAT_VALUES
from coloretto.rules import Action, Position
from coloretto.rules.constants import MAX_PLAYERS
from coloretto.rules.kernel import STATE
from coloretto.rules.stepping import States
from coloretto.sim.chance import Rng

ANY_DECISION = "classic-3-brown g a/-/- a/b/c 0:choose 1 -"


class RolloutBot:
    """It plays the action that wins a race of rollouts: see `rollout_race`.

    Its budget is the most rollouts of each action, or a time.
    """

    _is_compiled: ClassVar[bool] = False

    def __init__(self, seed: int, budget: Budget) -> None:
        self._budget = budget
        self._rng: Rng = new_bot_rng(seed)[0]
        self._start, self._states = np.zeros(1, STATE), np.zeros(VALUED_STATES, STATE)
        self._race: Race = np.zeros(1, RACE)[0]
        self._valuer = new_valuer(shipped_network(Position(ANY_DECISION).rule_set), FIRST_EXPANSIONS)
        if not RolloutBot._is_compiled:
            self._compile()

    def choose(self, position: Position) -> Action:
        check_decision(position)
        if len(position.legal_actions) == 1:
            return position.legal_actions[0]
        self._decide(position)
        return Action(winner(position.state, self._race))

    def explain(self, position: Position) -> tuple[ActionValue, ...]:
        """The actions with the most rollouts first: the others were given up earlier."""
        check_decision(position)
        self._decide(position)
        values = [self._value(position, action) for action in position.legal_actions]
        return tuple(sorted(values, key=lambda value: (-value.simulations, -value.worth, value.action)))

    def _compile(self) -> None:
        """Compile everything now, not while a clock runs: once, as it takes as long as a decision."""
        position, rng = Position(ANY_DECISION), self._rng
        self._rng = new_bot_rng(0)[0]
        self._begin(position)
        self._run(position.state, 2)
        winner(position.state, self._race)
        self._value(position, position.legal_actions[0])
        self._rng = rng
        RolloutBot._is_compiled = True

    def _decide(self, position: Position) -> None:
        self._begin(position)
        if self._budget.simulations:
            while self._run(position.state, self._budget.simulations):
                pass
            return
        end = perf_counter() + self._budget.milliseconds / 1000
        while self._run(position.state, MOST_SIMULATIONS) and perf_counter() < end:
            pass

    def _begin(self, position: Position) -> None:
        self._valuer = self._valuer._replace(networks=shipped_network(position.rule_set))
        begin_race(position.state, self._states, self._valuer, self._rng, self._race)

    def _run(self, root: States, most_rollouts: int) -> bool:
        return run(self._start, root, self._states, most_rollouts, self._valuer, self._rng, self._race)

    def _value(self, position: Position, action: Action) -> ActionValue:
        distinct, player = equivalent(position.state, action), int(position.to_move or 0)
        values = np.zeros(SEAT_VALUES)
        values_in_race(distinct, self._race, values)
        shares = np.maximum(values[: position.players], 0.0)
        scores = values[MAX_PLAYERS : MAX_PLAYERS + position.players] * SCORE_UNIT
        return ActionValue(
            action,
            float(worth_in_race(distinct, player, self._race)),
            tuple((shares / shares.sum()).tolist()),
            tuple(scores.tolist()),
            int(self._race.counts[distinct]),
        )
