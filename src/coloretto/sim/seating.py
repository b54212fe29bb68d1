"""Which policy plays which seat: shipped policies by name, or a user's own compiled functions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ParamSpec, TypeAlias

import numba

from coloretto.rules import ColorettoError
from coloretto.rules.constants import MAX_PLAYERS
from coloretto.rules.kernel import State
from coloretto.rules.stepping import is_legal
from coloretto.sim.chance import Rng
from coloretto.sim.game_loop import ILLEGAL_CHOICE
from coloretto.sim.greedy import choose_greedily
from coloretto.sim.policies import POLICIES, choose_randomly, choose_shipped

Policy: TypeAlias = str | Callable[[State, Rng], int]
"""A shipped policy's name, or a function of a state and an `Rng`, decorated with `numba.njit`."""

Policies: TypeAlias = Sequence[Policy] | Policy
"""One policy for every seat, or one for each."""

P = ParamSpec("P")

FIRST_CUSTOM = 64  # numbers below are those of the shipped policies; from here on they belong to one seating


class PolicyError(ColorettoError):
    """A policy that is unknown, not compiled, or that chose an illegal action."""


@dataclass(frozen=True)
class Seating:
    """The number of each seat's policy, and the function that knows these numbers."""

    numbers: tuple[int, ...]
    choose: Callable[[State, Rng, int], int]
    has_greedy: bool


def seat_policies(policies: Policies, seats: int) -> Seating:
    """Seat one policy everywhere, or one on each seat; shipped policies need no compilation."""
    seated = _one_each(policies, seats)
    names = [policy for policy in seated if isinstance(policy, str)]
    if len(names) < seats:
        return seat_specialised(seated, seats)
    return Seating(tuple(map(_shipped, names)), choose_shipped, "greedy" in names)


def seat_specialised(
    policies: Policies, seats: int, greedy: Callable[[State, Rng], int] = choose_greedily
) -> Seating:
    """Seat policies with a function compiled for exactly these: slower to start, faster to run."""
    seated = _one_each(policies, seats)
    different = tuple(dict.fromkeys(seated))
    numbers = tuple(FIRST_CUSTOM + different.index(policy) for policy in seated)
    return Seating(numbers, _chooser(different, greedy), "greedy" in seated)


def _one_each(policies: Policies, seats: int) -> tuple[Policy, ...]:
    if hasattr(policies, "choose"):
        raise PolicyError(
            f"{policies!r} is a bot: here only shipped policies and compiled functions can play"
        )
    seated = (policies,) * seats if isinstance(policies, str) or callable(policies) else tuple(policies)
    if len(seated) != seats:
        raise PolicyError(f"{len(seated)} policies for {seats} seats: give one, or one for each")
    return seated


def _shipped(name: str) -> int:
    if name not in POLICIES:
        raise PolicyError(f"unknown policy: {name!r} (known: {', '.join(POLICIES)}, or your own function)")
    return POLICIES[name]


@cache
def _chooser(
    policies: tuple[Policy, ...], greedy: Callable[[State, Rng], int]
) -> Callable[[State, Rng, int], int]:
    """A compiled function that asks the policy of a number from FIRST_CUSTOM on."""
    choices = [_choice(policy, greedy) for policy in policies]
    first, second, third, fourth, fifth = choices + choices[:1] * (MAX_PLAYERS - len(choices))
    if len(choices) == 1:
        return _compiled(lambda state, rng, _policy: first(state, rng))

    def choose(state: State, rng: Rng, policy: int) -> int:
        if policy == FIRST_CUSTOM:
            return first(state, rng)
        if policy == FIRST_CUSTOM + 1:
            return second(state, rng)
        if policy == FIRST_CUSTOM + 2:
            return third(state, rng)
        if policy == FIRST_CUSTOM + 3:
            return fourth(state, rng)
        return fifth(state, rng)

    return _compiled(choose)


def _choice(policy: Policy, greedy: Callable[[State, Rng], int]) -> Callable[[State, Rng], int]:
    """A policy that never returns an illegal action: a user's own is not trusted."""
    if isinstance(policy, str):
        return (choose_randomly, greedy)[_shipped(policy)]
    if not hasattr(policy, "py_func") and hasattr(choose_randomly, "py_func"):
        raise PolicyError(f"not compiled: {policy!r} (decorate the function with numba.njit)")

    def choose(state: State, rng: Rng) -> int:
        action = policy(state, rng)
        return action if is_legal(state, action) else ILLEGAL_CHOICE

    return _compiled(choose)


def _compiled(function: Callable[P, int]) -> Callable[P, int]:
    compiled: Callable[P, int] = numba.njit(nogil=True, error_model="numpy")(function)
    return compiled
