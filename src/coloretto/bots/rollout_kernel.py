"""Truncated rollouts: games played on for some turns by the network's best actions, then valued by it.

The luck of every card on the way is subtracted, as a control variate: it has mean zero, so the mean stays,
and the variance shrinks. What the network says of the cards that a draw may bring decides between drawing and
taking, and is that luck: it is computed once.
"""

import numpy as np

from coloretto.bots.endgames import worth_to
from coloretto.bots.equivalent_actions import distinct_actions
from coloretto.bots.position_values import Valuer, Values, add_luck, add_value, value_cards
from coloretto.bots.successors import SEAT_VALUES, WORST
from coloretto.rules.compiled import compiled
from coloretto.rules.constants import ACTIONS, CHOOSE, DRAW, KINDS, OVER
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
    ends: Values,
    lucks: Values,
) -> None:
    """Roll `start[0]` out once for each row of `ends`: values at the end, and the luck on the way there.

    The first card is stratified: over all rollouts it comes as often as in the deck.
    """
    rollouts = len(ends)
    for rollout in range(rollouts):
        seed_rng(rng, seed, np.uint64(rollout))
        place = (2 * rollout + 1) * start[0].cards_left // (2 * rollouts)
        roll_out(start, states, place, turns, rng, valuer, ends[rollout], lucks[rollout])


@compiled
def roll_out(  # noqa: PLR0913, PLR0917 - see above
    start: States,
    states: States,
    place: int,
    turns: int,
    rng: Rng,
    valuer: Valuer,
    end: Values,
    luck: Values,
) -> None:
    """Play `start[0]` on; if it awaits a card, that at a place of the deck sorted by kind comes first."""
    for number in range(SEAT_VALUES):
        end[number] = luck[number] = 0.0
    states[0] = start[0]
    if awaits_card(states[0]):
        reveal_with_luck(states, card_at(states[0], place), valuer, luck)
    play_turns(states, turns, rng, valuer, luck)
    add_value(states, 0, valuer, end)


@compiled
def play_turns(states: States, turns: int, rng: Rng, valuer: Valuer, luck: Values) -> None:
    """Play on until this many turns have begun and ended, or the game is over."""
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
        action = best_action(states, valuer)
        play(states[0], action)
        if action == DRAW:
            card = card_at(states[0], below(rng, states[0].cards_left))
            add_luck(states[0], card, valuer.memory[0].card_values, luck)
            reveal(states[0], card)


@compiled
def best_action(states: States, valuer: Valuer) -> int:
    """The action of `states[0]` that is worth most one turn ahead.

    If it is to draw, the values after each card are in the valuer's memory.
    """
    player, actions = states[0].to_move, distinct_actions(states[0])
    values = valuer.memory[0].action_values
    best, most = -1, WORST
    for action in range(ACTIONS):
        if actions >> action & 1:
            value_action(states, action, valuer, values)
            worth = worth_to(values, player)
            if worth > most:
                best, most = action, worth
    return best


@compiled
def value_action(states: States, action: int, valuer: Valuer, values: Values) -> None:
    """Write the values after an action of `states[0]`; those after each card that a draw may bring, too."""
    for number in range(SEAT_VALUES):
        values[number] = 0.0
    states[1] = states[0]
    play(states[1], action)
    if action != DRAW:
        add_value(states, 1, valuer, values)
        return
    card_values = valuer.memory[0].card_values
    value_cards(states[1:], valuer, card_values)
    for card in range(KINDS):
        probability = states[1].deck[card] / states[1].cards_left
        for number in range(SEAT_VALUES):
            values[number] += probability * card_values[card, number]


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
