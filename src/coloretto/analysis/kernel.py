"""What a game's decisions and cards changed, move by move. All sums are in double precision.

The value of a position is that of `bots.position_values`, one deterministic function. A move then is, in this
order: the correction, from the value of the position to that after its best action, or to the mean over those
worth as much; the decision, from there to that after the action played; and the luck of each card revealed.
So these add up to what the game changed.
"""

from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.endgames import EQUAL, worth_to
from coloretto.bots.equivalent_actions import distinct_actions, equivalent
from coloretto.bots.position_values import Valuer, Values, add_luck, add_value, value_cards
from coloretto.bots.successors import SEAT_VALUES, WORST
from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import ACTIONS, MAX_PLAYERS, MAX_ROW_CARDS
from coloretto.rules.kernel import legal_actions, play, reveal
from coloretto.rules.stepping import States
from coloretto.sim.policies import member, members

Cards: TypeAlias = NDArray[np.int8]

MOVE = record_dtype(
    [
        ("legal", "i2"),  # a bit for each action
        ("is_forced", "i1"),  # whether all legal actions come to the same
        ("best", "i1"),
        ("tied", "i2"),  # see `tied_actions`
        ("player", "i1"),
        ("values", "f8", (ACTIONS, SEAT_VALUES)),  # after each legal action
        ("exact", "i2"),  # a bit for each legal action whose values are no estimates
        ("cards", "i1", MAX_ROW_CARDS),  # those revealed
        ("card_count", "i1"),
        ("luck", "f8", (MAX_ROW_CARDS, SEAT_VALUES)),  # of each
    ]
)


class Move(Protocol):
    """An action and what it revealed: an element of an array of MOVE."""

    legal: int
    is_forced: int
    best: int
    tied: int
    player: int
    values: NDArray[np.float64]
    exact: int
    cards: NDArray[np.int8]
    card_count: int
    luck: NDArray[np.float64]


TOTALS = record_dtype(
    [
        ("initial", "f8", SEAT_VALUES),
        ("now", "f8", SEAT_VALUES),
        ("luck", "f8", SEAT_VALUES),
        ("errors", "f8", SEAT_VALUES),  # of the seat's own decisions
        ("loss", "f8", SEAT_VALUES),  # the errors that lowered the value, without a sign
        ("gifts", "f8", SEAT_VALUES),  # of the others' decisions
        ("correction", "f8", SEAT_VALUES),
    ]
)


class Totals(Protocol):
    """The sums up to a position, by seat: an element of an array of TOTALS."""

    initial: Values
    now: Values
    luck: Values
    errors: Values
    loss: Values
    gifts: Values
    correction: Values


@compiled
def begin_review(states: States, valuer: Valuer, totals: Totals) -> None:
    """Value the first position, `states[0]`; all sums are 0."""
    add_value(states, 0, valuer, totals.initial)
    for number in range(SEAT_VALUES):
        totals.now[number] = totals.initial[number]


@compiled
def value_actions(states: States, valuer: Valuer, move: Move) -> None:
    """Value the position after each legal action of `states[0]`, and find the best one."""
    move.player = states[0].to_move
    move.legal = legal_actions(states[0])
    distinct = distinct_actions(states[0])
    move.is_forced = distinct & (distinct - 1) == 0
    most, move.exact = WORST, 0
    for action in range(ACTIONS):
        for number in range(SEAT_VALUES):
            move.values[action, number] = 0.0
        if distinct >> action & 1:
            value_action(states, action, valuer, move)
            if worth_to(move.values[action], move.player) > most + EQUAL:
                most, move.best = worth_to(move.values[action], move.player), action
        elif move.legal >> action & 1:
            twin = equivalent(states, action)
            move.exact |= (move.exact >> twin & 1) << action
            for number in range(SEAT_VALUES):
                move.values[action, number] = move.values[twin, number]
    move.tied = tied_actions(move, distinct)


@compiled
def tied_actions(move: Move, distinct: int) -> int:
    """Those of the distinct actions that are worth as much as the best, itself included: a bit each."""
    tied, most = 0, worth_to(move.values[move.best], move.player)
    for action in range(ACTIONS):
        if distinct >> action & 1 and worth_to(move.values[action], move.player) >= most - EQUAL:
            tied |= 1 << action
    return tied


@compiled
def value_of_best(move: Move, number: int) -> float:
    """After the best action; the mean over all that are worth as much to the player."""
    total, ties = 0.0, members(move.tied)
    for place in range(ties):
        total += move.values[member(move.tied, place), number]
    return total / ties


@compiled
def value_action(states: States, action: int, valuer: Valuer, move: Move) -> None:
    """Add the values after a legal action of `states[0]` to those of the move, which are 0."""
    memory = valuer.memory[0]
    memory.estimates = 0
    states[1] = states[0]
    play(states[1], action)
    add_value(states, 1, valuer, move.values[action])
    move.exact |= (memory.estimates == 0) << action


@compiled
def review_action(  # noqa: PLR0913, PLR0917 - compiled code is handed its working memory
    states: States, action: int, cards: Cards, valuer: Valuer, move: Move, totals: Totals
) -> None:
    """Play a legal action on `states[0]`, reveal the cards that came with it, and add what it changed."""
    value_actions(states, valuer, move)
    for number in range(SEAT_VALUES):
        best, chosen = value_of_best(move, number), move.values[action, number]
        totals.correction[number] += best - totals.now[number]
        if number % MAX_PLAYERS == move.player:
            totals.errors[number] += chosen - best
            totals.loss[number] += max(0.0, best - chosen)
        else:
            totals.gifts[number] += chosen - best
        totals.now[number] = chosen
    play(states[0], action)
    move.card_count = 0
    for number in range(cards.size):
        reveal_reviewed(states, cards[number], valuer, move, totals)


@compiled
def reveal_reviewed(states: States, card: int, valuer: Valuer, move: Move, totals: Totals) -> None:
    """Reveal a card on `states[0]`, and add its luck."""
    card_values, luck = valuer.memory[0].card_values, move.luck[move.card_count]
    value_cards(states, valuer, card_values)
    for number in range(SEAT_VALUES):
        luck[number] = 0.0
    add_luck(states[0], card, card_values, luck)
    for number in range(SEAT_VALUES):
        totals.luck[number] += luck[number]
        totals.now[number] = card_values[card, number]
    move.cards[move.card_count] = card
    move.card_count += 1
    reveal(states[0], card)
