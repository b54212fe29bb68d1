"""A rule set as the kernel's state: the table before colours are removed and start cards given."""

from functools import lru_cache

import numpy as np

from coloretto.rules.constants import NO_CARD, TAKEN
from coloretto.rules.kernel import STATE, State
from coloretto.rules.rule_sets import RuleSet
from coloretto.rules.stepping import States

CACHE_SIZE = 256


@lru_cache(CACHE_SIZE)
def layout_of(rule_set: RuleSet) -> States:
    """The state in an array of one, which cannot be written: copy it to play with it."""
    states = np.zeros(1, STATE)
    state: State = states[0]
    rows = len(rule_set.capacities)
    state.players = rule_set.players
    state.row_count = rows
    state.capacities[:rows] = rule_set.capacities
    state.reserve = rule_set.reserve
    state.points[1:] = rule_set.table.points
    state.deck[:] = rule_set.card_counts
    state.cards_left = sum(rule_set.card_counts)
    state.rows[:] = NO_CARD
    state.row_sizes[rows:] = TAKEN
    state.drawn = NO_CARD
    states.flags.writeable = False
    return states
