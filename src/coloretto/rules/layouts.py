"""A rule set as the kernel's state: the table before colours are removed and start cards given."""

from functools import lru_cache

import numpy as np

from coloretto.rules.constants import KINDS, MAX_ROW_CARDS, MAX_ROWS, MOST_CARDS_PAID, NO_CARD, TAKEN
from coloretto.rules.interpreting import optionally_compiled
from coloretto.rules.kernel import STATE, State
from coloretto.rules.rule_sets import RuleSet
from coloretto.rules.score_kernel import Counts
from coloretto.rules.stepping import States

CACHE_SIZE = 256


@lru_cache(CACHE_SIZE)
def layout_of(rule_set: RuleSet) -> States:
    """The state in an array of one, which cannot be written: copy it to play with it."""
    states = np.zeros(1, STATE)
    lay_out(
        states,
        rule_set.players,
        np.array(rule_set.capacities, np.int8),
        rule_set.reserve,
        np.array((0, *rule_set.table.points), np.int8),
        np.array(rule_set.card_counts, np.int8),
    )
    states.flags.writeable = False
    return states


@optionally_compiled
def lay_out(  # noqa: PLR0913, PLR0917 - the values of a rule set
    states: States,
    players: int,
    capacities: Counts,
    reserve: int,
    points: Counts,
    card_counts: Counts,
) -> None:
    """Write the layout into a state of zeros; `points` are what 0, 1, ... 6 or more cards pay."""
    state: State = states[0]
    state.players = players
    state.row_count = capacities.size
    state.reserve = reserve
    state.drawn = NO_CARD
    for cards in range(MOST_CARDS_PAID + 1):
        state.points[cards] = points[cards]
    for kind in range(KINDS):
        state.deck[kind] = card_counts[kind]
        state.cards_left += card_counts[kind]
    for row in range(MAX_ROWS):
        for slot in range(MAX_ROW_CARDS):
            state.rows[row, slot] = NO_CARD
        if row < capacities.size:
            state.capacities[row] = capacities[row]
        else:
            state.row_sizes[row] = TAKEN
