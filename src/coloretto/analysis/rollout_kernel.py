"""Truncated rollouts: games played on for some turns by the network's best actions, then valued by it.

The luck of every card on the way is subtracted, as a control variate: it has mean zero, so the mean stays,
and the variance shrinks. The first card is stratified: over all rollouts it comes as often as in the deck.
"""

import numpy as np

from coloretto.analysis.kernel import Move, value_actions
from coloretto.bots.position_values import Valuer, Values, add_luck, add_value, value_cards
from coloretto.bots.successors import SEAT_VALUES
from coloretto.rules.compiled import compiled
from coloretto.rules.constants import CHOOSE, OVER
from coloretto.rules.kernel import State, play, reveal
from coloretto.rules.stepping import States, awaits_card
from coloretto.sim.chance import Rng, below, seed_rng


@compiled
def roll_out_all(  # noqa: PLR0913, PLR0917 - compiled code is handed its working memory
    start: States,
    states: States,
    turns: int,
    seed: int,
    rng: Rng,
    valuer: Valuer,
    move: Move,
    ends: Values,
    lucks: Values,
) -> None:
    """Roll `start[0]` out once for each row of `ends`: values at the end, and the luck on the way there."""
    rollouts = len(ends)
    for rollout in range(rollouts):
        seed_rng(rng, seed, np.uint64(rollout))
        for number in range(SEAT_VALUES):
            ends[rollout, number] = lucks[rollout, number] = 0.0
        states[0] = start[0]
        if awaits_card(states[0]):
            place = (2 * rollout + 1) * states[0].cards_left // (2 * rollouts)
            reveal_with_luck(states, card_at(states[0], place), valuer, lucks[rollout])
        play_turns(states, turns, rng, valuer, move, lucks[rollout])
        add_value(states, 0, valuer, ends[rollout])


@compiled
def play_turns(  # noqa: PLR0913, PLR0917 - see above
    states: States, turns: int, rng: Rng, valuer: Valuer, move: Move, luck: Values
) -> None:
    """Play on until so many turns have begun and ended, or the game is over."""
    begun = 0
    while states[0].phase != OVER:
        if awaits_card(states[0]):
            card = card_at(states[0], below(rng, states[0].cards_left))
            reveal_with_luck(states, card, valuer, luck)
            continue
        if states[0].phase == CHOOSE:
            if begun == turns:
                return
            begun += 1
        value_actions(states, valuer, move)
        play(states[0], move.best)


@compiled
def reveal_with_luck(states: States, card: int, valuer: Valuer, luck: Values) -> None:
    card_values = valuer.memory[0].card_values
    value_cards(states, valuer, card_values)
    add_luck(states[0], card, card_values, luck)
    reveal(states[0], card)


@compiled
def card_at(state: State, place: int) -> int:
    """The card at a place of the deck sorted by kind."""
    card = 0
    while place >= state.deck[card]:
        place -= state.deck[card]
        card += 1
    return card
