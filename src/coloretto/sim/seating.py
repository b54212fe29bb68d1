"""Who plays which seat: shipped policies by name, or a user's own compiled functions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ParamSpec, TypeAlias

import numba

from coloretto.rules import ColorettoError
from coloretto.rules.constants import MAX_PLAYERS
from coloretto.rules.kernel import State
from coloretto.rules.stepping import is_legal
from coloretto.sim.chance import Lots
from coloretto.sim.game_loop import ILLEGAL_CHOICE
from coloretto.sim.greedy import choose_greedily
from coloretto.sim.policies import POLICIES, choose_randomly, choose_shipped

Policy: TypeAlias = str | Callable[[State, Lots], int]
"""A shipped policy's name, or a function of a state and lots, decorated with `numba.njit`."""

Policies: TypeAlias = Sequence[Policy] | Policy
"""One policy for every seat, or one for each."""

P = ParamSpec("P")

FIRST_OWN = 64  # policies' numbers from here on are of one seating, those below are of the shipped ones


class PolicyError(ColorettoError):
    """A policy that is unknown, not compiled, or that chose an illegal action."""


@dataclass(frozen=True)
class Seating:
    """The number of each seat's policy, and the function that knows these numbers."""

    numbers: tuple[int, ...]
    choose: Callable[[State, Lots, int], int]


def seat(policies: Policies, seats: int) -> Seating:
    """Seat one policy everywhere, or one on each seat; shipped ones need nothing compiled anew."""
    seated = _one_each(policies, seats)
    names = [policy for policy in seated if isinstance(policy, str)]
    if len(names) < seats:
        return seat_exactly(seated, seats)
    return Seating(tuple(map(_shipped, names)), choose_shipped)


def seat_exactly(policies: Policies, seats: int) -> Seating:
    """Seat policies with a function compiled for just these: slower to begin, faster to run."""
    seated = _one_each(policies, seats)
    different = tuple(dict.fromkeys(seated))
    numbers = tuple(FIRST_OWN + different.index(policy) for policy in seated)
    return Seating(numbers, _chooser(different))


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
def _chooser(policies: tuple[Policy, ...]) -> Callable[[State, Lots, int], int]:
    """A compiled function that asks the policy of a number from FIRST_OWN on."""
    choices = [_choice(policy) for policy in policies]
    first, second, third, fourth, fifth = choices + choices[:1] * (MAX_PLAYERS - len(choices))
    if len(choices) == 1:
        return _compiled(lambda state, lots, _policy: first(state, lots))

    def choose(state: State, lots: Lots, policy: int) -> int:
        if policy == FIRST_OWN:
            return first(state, lots)
        if policy == FIRST_OWN + 1:
            return second(state, lots)
        if policy == FIRST_OWN + 2:
            return third(state, lots)
        if policy == FIRST_OWN + 3:
            return fourth(state, lots)
        return fifth(state, lots)

    return _compiled(choose)


def _choice(policy: Policy) -> Callable[[State, Lots], int]:
    """A policy that never returns an illegal action: a user's own is not trusted."""
    if isinstance(policy, str):
        return (choose_randomly, choose_greedily)[_shipped(policy)]
    if not hasattr(policy, "py_func") and hasattr(choose_randomly, "py_func"):
        raise PolicyError(f"not compiled: {policy!r} (decorate the function with numba.njit)")

    def choose(state: State, lots: Lots) -> int:
        action = policy(state, lots)
        return action if is_legal(state, action) else ILLEGAL_CHOICE

    return _compiled(choose)


def _compiled(function: Callable[P, int]) -> Callable[P, int]:
    compiled: Callable[P, int] = numba.njit(nogil=True, error_model="numpy")(function)
    return compiled
