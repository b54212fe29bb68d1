"""Which of the legal actions differ: rows with the same cards and the same capacity are one to a search."""

from coloretto.rules.compiled import compiled
from coloretto.rules.constants import DRAW, PLACE_ON, TAKE
from coloretto.rules.kernel import State, legal_actions
from coloretto.rules.stepping import States


@compiled
def distinct_actions(state: State) -> int:
    """The legal actions, a bit each, without those that an action of a lower number is equivalent to."""
    legal = legal_actions(state)
    twins = rows_with_a_twin(state)
    return legal & ~(twins << TAKE | twins << PLACE_ON)


@compiled
def equivalent(states: States, action: int) -> int:
    """The one of the distinct actions that stands for this legal one."""
    state = states[0]
    if action == DRAW:
        return DRAW
    base = TAKE if action < DRAW else PLACE_ON
    for row in range(action - base):
        if are_twins(state, row, action - base):
            return base + row
    return action


@compiled
def rows_with_a_twin(state: State) -> int:
    """The rows, a bit each, that look like one of a lower number."""
    twins = 0
    for row in range(1, state.row_count):
        twins |= has_lower_twin(state, row) << row
    return twins


@compiled
def has_lower_twin(state: State, row: int) -> bool:
    for lower in range(row):  # noqa: SIM110 - compiled
        if are_twins(state, lower, row):
            return True
    return False


@compiled
def are_twins(state: State, one: int, other: int) -> bool:
    """Whether it makes no difference which of two rows is taken or put on."""
    if state.row_sizes[one] != state.row_sizes[other] or state.capacities[one] != state.capacities[other]:
        return False
    for slot in range(state.row_sizes[one]):  # noqa: SIM110 - numba compiles no `all` of a generator
        if state.rows[one, slot] != state.rows[other, slot]:
            return False
    return True
