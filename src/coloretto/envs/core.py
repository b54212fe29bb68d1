"""What the Gymnasium environments share: games with a learner's seat and compiled opponents."""

from collections.abc import Callable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from coloretto.envs import stepping
from coloretto.envs.rewards import Reward, reward_number
from coloretto.envs.stepping import BY_LOT, EVERY_SEAT, FINE, SETTING, Outputs
from coloretto.rules import ColorettoError, Position, RuleSet, parse_rule_set
from coloretto.rules.compiled import rebound
from coloretto.sim.choosers import Policies, PolicyError, Seating, seat
from coloretto.sim.policies import choose_shipped


class LearnerGames:
    """Games of one rule set, stepped together; every method writes the same `outputs`."""

    def __init__(
        self,
        number: int,
        rules: RuleSet | str,
        opponents: Policies | None,
        learner: int | None,
        reward: Reward,
    ) -> None:
        self.rule_set = parse_rule_set(rules) if isinstance(rules, str) else rules
        self.outputs: Outputs = stepping.new_outputs(number)
        self._games = stepping.new_games(number)
        self._layout = self.rule_set.layout.copy()
        self._settings = np.zeros(1, SETTING)
        setting = self._settings[0]
        setting.colours_removed, setting.start_cards = (
            self.rule_set.colours_removed,
            self.rule_set.start_cards,
        )
        setting.learner = _learner_seat(learner, opponents, self.rule_set.players)
        setting.reward = reward_number(reward)
        self._reset, self._step = self._seat_opponents(opponents)

    def _seat_opponents(self, opponents: Policies | None) -> tuple[Callable[..., int], Callable[..., int]]:
        if opponents is None:
            return stepping.reset_games, stepping.step_games
        seating: Seating = seat(opponents, self.rule_set.players - 1)
        self._settings[0].opponents[: self.rule_set.players - 1] = seating.numbers
        return _loops(seating.choose)

    def seed(self, seeds: NDArray[np.uint64]) -> None:
        """Begin each game's series anew: a seed decides all its lots, its opponents' included."""
        self._games.seats["seed"] = seeds
        self._games.seats["games"] = 0

    def reset(self) -> None:
        """Begin the next game of each series."""
        self._check(self._reset(self._layout, self._settings, self._games, self.outputs))

    def step(self, actions: NDArray[np.int64]) -> None:
        """Play an action in each game, or begin the next one where it is over.

        An illegal action raises, and no game is changed.
        """
        if (illegal := stepping.find_illegal(self._games, actions)) != FINE:
            self.position(illegal).after(int(actions[illegal]))  # raises
        self._check(self._step(self._layout, self._settings, self._games, actions, self.outputs))

    def position(self, game: int) -> Position:
        return Position._of(self.rule_set, self._games.states[game : game + 1].copy())  # noqa: SLF001 - the same state

    def _check(self, fault: int) -> None:
        if fault != FINE:
            raise PolicyError(f"an opponent chose an illegal action in {self.position(fault).text!r}")


def _learner_seat(learner: int | None, opponents: Policies | None, players: int) -> int:
    if opponents is None:
        return EVERY_SEAT
    if learner is None:
        return BY_LOT
    if not 0 <= learner < players:
        raise ColorettoError(f"the learner's seat: {learner} is not between 0 and {players - 1}")
    return learner


@cache
def _loops(choose: Callable[..., int]) -> tuple[Callable[..., int], Callable[..., int]]:
    """`reset_games` and `step_games` with another function in the place of `choose_shipped`."""
    if choose is choose_shipped:
        return stepping.reset_games, stepping.step_games
    advance = rebound(stepping.advance, choose=choose)
    begin_game = rebound(stepping.begin_game, advance=advance)
    play_action = rebound(stepping.play_action, advance=advance)
    return (
        rebound(stepping.reset_games, begin_game=begin_game),
        rebound(stepping.step_games, begin_game=begin_game, play_action=play_action),
    )
