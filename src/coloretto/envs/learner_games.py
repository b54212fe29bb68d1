"""What the Gymnasium environments share: games with a learner's seat and compiled opponents."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.envs import learner_kernel
from coloretto.envs.learner_kernel import (
    ENV_SETTING,
    EPISODE,
    EVERY_SEAT,
    NO_FAULT,
    RANDOM_SEAT,
    STEP_RESULT,
    GameArrays,
    find_illegal,
)
from coloretto.envs.observation import ACTION_MASK, OBSERVATION, vectors_of
from coloretto.envs.rewards import Reward, reward_number
from coloretto.envs.step_threads import StepThreads
from coloretto.rules import ColorettoError, Position, RuleSet, WrongPhaseError, parse_rule_set
from coloretto.rules.compiled import rebound
from coloretto.rules.kernel import STATE
from coloretto.rules.layouts import layout_of
from coloretto.rules.numbers import whole
from coloretto.sim.chance import RNG
from coloretto.sim.policies import choose_shipped
from coloretto.sim.seating import Policies, PolicyError, seat_policies

MAX_THREADS = 256
PARTS_OF_A_THREAD = 2
"""So that a thread that was interrupted delays a step by less."""
LEAST_PART = 256
"""Games that are worth a thread's attention."""


class LearnerGames:
    """Games of one rule set, stepped together; every method overwrites the same arrays."""

    def __init__(  # noqa: PLR0913 - the options of an environment
        self,
        number: int,
        rules: RuleSet | str,
        opponents: Policies | None,
        *,
        learner: int | None,
        reward: Reward,
        threads: int = 1,
    ) -> None:
        self._arguments = (number, rules, opponents)
        self._options = {"learner": learner, "reward": reward, "threads": threads}
        self.rule_set = parse_rule_set(rules) if isinstance(rules, str) else rules
        self._games = new_games(number)
        self.observations = vectors_of(self._games.observations)
        self.action_masks = vectors_of(self._games.masks)
        self.results = self._games.results
        self._is_begun = False
        self._threads = StepThreads(_checked(threads))
        self._begins, self._parts = _parts_of(self._games, threads)
        self._layout = layout_of(self.rule_set).copy()
        self._settings = new_env_setting(self.rule_set, opponents, learner, reward)
        self._choose: Callable[..., int] = choose_shipped
        if opponents is not None:
            seating = seat_policies(opponents, self.rule_set.players - 1)
            self._settings["opponents"][0, : len(seating.numbers)] = seating.numbers
            self._choose = seating.choose

    def seed(self, seeds: Sequence[int]) -> None:
        """Seed each game: a seed decides all its random numbers, its opponents' included."""
        numbers = [whole(seed) for seed in seeds]
        if len(numbers) != len(self.results) or not all(0 <= number < 1 << 64 for number in numbers):
            raise ColorettoError(f"seeds: {len(self.results)} non-negative integers expected, not {seeds!r}")
        self._games.episodes["seed"] = np.array(numbers, np.uint64)
        self._games.episodes["games"] = 0

    def reset(self, *, only_over: bool = False) -> None:
        """Start the next game everywhere, or only where it is over."""
        reset_games, _ = _loops(self._choose)
        fault = reset_games(self._layout, self._settings, self._games, only_over)
        self._is_begun = True
        self._check(fault)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Play an action in each game, or start the next one where it is over.

        An illegal action raises, and no game changes.
        """
        if not self._is_begun:
            raise WrongPhaseError("no game has begun: call reset() before step()")
        if actions.shape != self.results.shape:
            raise ColorettoError(f"{len(self.results)} actions expected, not an array of {actions.shape}")
        illegal = find_illegal(self._games, actions)
        if illegal != NO_FAULT:
            self.position(illegal).after(int(actions[illegal]))  # raises
        self._check(self._step(actions))

    def _step(self, actions: NDArray[np.int64]) -> int:
        """A game in which an opponent chose illegally, or NO_FAULT."""
        _, step_games = _loops(self._choose)
        if len(self._parts) == 1:
            return step_games(self._layout, self._settings, self._games, actions)

        def step_part(part: int) -> int:
            games, begin = self._parts[part], self._begins[part]
            own = actions[begin : begin + len(games.states)]
            fault = step_games(self._layout, self._settings, games, own)
            return fault if fault == NO_FAULT else begin + fault

        return max(self._threads.run(step_part, len(self._parts)))

    def position(self, game: int) -> Position:
        if not self._is_begun:
            raise WrongPhaseError("no game has begun: call reset() first")
        return Position.of_state(self.rule_set, self._games.states[game : game + 1])

    def __getstate__(self) -> tuple[Any, ...]:
        return self._arguments, self._options, self._games, self._is_begun

    def __setstate__(self, saved: tuple[Any, ...]) -> None:
        """Allocate the arrays again: pickle and copy would separate those that share memory."""
        arguments, options, games, is_begun = saved
        LearnerGames.__init__(self, *arguments, **options)
        for own, array in zip(self._games, games, strict=True):
            own[:] = array
        self._is_begun = is_begun

    def _check(self, fault: int) -> None:
        if fault != NO_FAULT:
            raise PolicyError(f"an opponent chose an illegal action in {self.position(fault).text!r}")


def new_games(number: int) -> GameArrays:
    return GameArrays(
        states=np.zeros(number, STATE),
        deck_rngs=np.zeros(number, RNG),
        policy_rngs=np.zeros(number, RNG),
        episodes=np.zeros(number, EPISODE),
        observations=np.zeros(number, OBSERVATION),
        masks=np.zeros(number, ACTION_MASK),
        results=np.zeros(number, STEP_RESULT),
    )


def new_env_setting(
    rule_set: RuleSet, opponents: Policies | None, learner: int | None, reward: Reward
) -> NDArray[np.void]:
    """A setting, in an array of one, in which no opponents are seated yet."""
    settings = np.zeros(1, ENV_SETTING)
    setting = settings[0]
    setting.colours_removed, setting.start_cards = rule_set.colours_removed, rule_set.start_cards
    setting.learner = _learner_seat(learner, opponents, rule_set.players)
    setting.reward = reward_number(reward)
    return settings


def _checked(threads: int) -> int:
    if not 1 <= threads <= MAX_THREADS:
        raise ColorettoError(f"threads: {threads} is not between 1 and {MAX_THREADS}")
    return threads


def _parts_of(games: GameArrays, threads: int) -> tuple[list[int], list[GameArrays]]:
    """Where each part of the games begins, and its arrays, which are views."""
    number = len(games.states)
    parts = 1 if threads == 1 else min(threads * PARTS_OF_A_THREAD, max(1, number // LEAST_PART))
    ends = [number * part // parts for part in range(parts + 1)]
    views = [GameArrays(*(array[begin:end] for array in games)) for begin, end in pairwise(ends)]
    return ends[:-1], views


def _learner_seat(learner: int | None, opponents: Policies | None, players: int) -> int:
    if opponents is None:
        return EVERY_SEAT
    if learner is None:
        return RANDOM_SEAT
    if not 0 <= learner < players:
        raise ColorettoError(f"the learner's seat: {learner} is not between 0 and {players - 1}")
    return learner


Loop: TypeAlias = Callable[..., int]


@cache
def _loops(choose: Callable[..., int]) -> tuple[Loop, Loop]:
    """`reset_games` and `step_games`, with `choose_shipped` replaced."""
    if choose is choose_shipped:
        return learner_kernel.reset_games, learner_kernel.step_games
    start_game, step_game = game_functions(choose)
    return (
        rebound(learner_kernel.reset_games, start_game=start_game),
        rebound(learner_kernel.step_games, step_game=step_game),
    )


@cache
def game_functions(choose: Callable[..., int]) -> tuple[Callable[..., bool], Callable[..., bool]]:
    """`start_game` and `step_game`, with `choose_shipped` replaced."""
    advance = rebound(learner_kernel.advance, choose=choose)
    begin_game = rebound(learner_kernel.begin_game, advance=advance)
    play_action = rebound(learner_kernel.play_action, advance=advance)
    start_game = rebound(learner_kernel.start_game, begin_game=begin_game)
    return start_game, rebound(learner_kernel.step_game, start_game=start_game, play_action=play_action)
