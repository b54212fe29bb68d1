"""Bots that are quick enough without machine code decide as they do with it."""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
from hypothesis import given, settings

from coloretto.bots import beginner, policy_bot
from coloretto.rules import Position
from coloretto.rules.interpreting import plain_python
from coloretto.sim.policies import GREEDY, RANDOM
from support.effort import effort
from support.play import games

GAMES = effort(20, 200)


def decisions(ask: Callable[..., int], positions: Iterable[Position], *policy: int) -> list[Any]:
    """What is decided in each position, and the random numbers afterwards."""
    rngs = policy_bot.new_bot_rng(7)
    to_decide = [position for position in positions if position.legal_actions]
    return [*(ask(position.state, rngs, *policy) for position in to_decide), rngs.tobytes()]


@settings(max_examples=GAMES)
@given(games())
def test_the_greedy_policy_does_and_no_number_of_it_is_too_large_for_its_type(
    positions: list[Position],
) -> None:
    with np.errstate(over="raise"):
        interpreted = decisions(plain_python(policy_bot.ask), positions, GREEDY)
    assert interpreted == decisions(policy_bot.ask, positions, GREEDY)


@settings(max_examples=GAMES)
@given(games())
def test_the_random_policy_and_the_beginner_do(positions: list[Position]) -> None:
    with np.errstate(over="ignore"):
        by_chance = decisions(plain_python(policy_bot.ask), positions, RANDOM)
        as_a_beginner = decisions(plain_python(beginner.ask), positions)
    assert by_chance == decisions(policy_bot.ask, positions, RANDOM)
    assert as_a_beginner == decisions(beginner.ask, positions)


def test_random_number_generators_are_seeded_alike() -> None:
    compiled, interpreted = policy_bot.new_bot_rng(7), policy_bot.new_bot_rng(8)
    with np.errstate(over="ignore"):
        plain_python(policy_bot.seed_bot_rng)(interpreted, 7)
    assert compiled == interpreted
