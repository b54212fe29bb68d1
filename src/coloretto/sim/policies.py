"""Policies: compiled functions that choose one of the legal actions of a state.

A policy is `policy(state, lots) -> action`. It may read every field of the state and draw lots with
`below(lots, bound)`; it must leave the state as it found it.
"""

from coloretto.rules.compiled import compiled
from coloretto.rules.kernel import State, legal_actions
from coloretto.sim.chance import Lots, below
from coloretto.sim.greedy import choose_greedily

RANDOM = 0
GREEDY = 1

POLICIES = {"random": RANDOM, "greedy": GREEDY}
"""The shipped policies by name, with the numbers that `choose_shipped` knows them by."""


@compiled
def choose_shipped(state: State, lots: Lots, policy: int) -> int:
    if policy == RANDOM:
        return choose_randomly(state, lots)
    return choose_greedily(state, lots)


@compiled
def choose_randomly(state: State, lots: Lots) -> int:
    """A legal action at random, each equally likely."""
    legal = legal_actions(state)
    return member(legal, below(lots, members(legal)))


@compiled
def members(mask: int) -> int:
    """How many bits of a mask of at most 16 are set."""
    mask = mask - (mask >> 1 & 0x5555)
    mask = (mask & 0x3333) + (mask >> 2 & 0x3333)
    mask = mask + (mask >> 4) & 0x0F0F
    return mask + (mask >> 8) & 0x1F


@compiled
def member(mask: int, number: int) -> int:
    """The place of a mask's set bit of that number, counted from 0 at the lowest."""
    for _ in range(number):
        mask &= mask - 1
    place = 0
    while not mask >> place & 1:
        place += 1
    return place
