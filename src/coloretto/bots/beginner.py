"""A beginner: knows what pays, ignores the other players, and is sometimes careless."""

from coloretto.bots.budgets import Budget
from coloretto.bots.policy_bot import FunctionBot
from coloretto.rules.compiled import compiled
from coloretto.rules.constants import DRAW, PLACE, PLACE_ON, TAKE
from coloretto.rules.interpreting import optionally_compiled
from coloretto.rules.kernel import State, can_draw, rows_with_room
from coloretto.rules.score_kernel import NEVER
from coloretto.rules.stepping import States
from coloretto.sim.chance import Rng, below
from coloretto.sim.cpu import Records
from coloretto.sim.greedy import row_gain, row_gain_with
from coloretto.sim.policies import member, members

CONTENT_WITH = 3  # points: it takes a row that seems to add this many, however much better it may get
MISJUDGES_BY = 2  # points, at most, in either direction
CARELESS_IN = 6  # it puts one card in this many anywhere


class BeginnerBot(FunctionBot):
    def __init__(self, seed: int, _budget: Budget) -> None:
        super().__init__(ask, seed)


@optionally_compiled
def ask(states: States, rngs: Records) -> int:
    return choose_as_a_beginner(states[0], rngs[0])


@compiled
def choose_as_a_beginner(state: State, rng: Rng) -> int:
    if state.phase == PLACE:
        return PLACE_ON + place_as_a_beginner(state, rng)
    row, gain = tempting_row(state, rng)
    if can_draw(state) and (row < 0 or gain < CONTENT_WITH):
        return DRAW
    return TAKE + row


@compiled
def tempting_row(state: State, rng: Rng) -> tuple[int, int]:
    """The row that seems to add most to its own score, and what it seems to add."""
    best, most = -1, NEVER
    for row in range(state.row_count):
        if state.row_sizes[row] > 0:
            gain = row_gain(state, state.to_move, row) + below(rng, 2 * MISJUDGES_BY + 1) - MISJUDGES_BY
            if gain > most:
                best, most = row, gain
    return best, most


@compiled
def place_as_a_beginner(state: State, rng: Rng) -> int:
    """A card it likes goes on the row it likes best, any other on the row it likes least."""
    room = rows_with_room(state)
    if below(rng, CARELESS_IN) == 0:
        return member(room, below(rng, members(room)))
    best, most = -1, NEVER
    for row in range(state.row_count):
        if room >> row & 1:
            before = row_gain(state, state.to_move, row)
            after = row_gain_with(state, state.to_move, row, state.drawn)
            liking = after if after > before else -before
            if liking > most:
                best, most = row, liking
    return best
