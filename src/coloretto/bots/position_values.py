"""The value of a position in any phase, and the luck of a revealed card.

Where a player is to choose, the network values the position, or a tree that is grown from it, unless the end
of the game is so near that the position can be solved. Where a card is to be placed, the value is that after
the best placement, or the mean over those worth as much; where a card is awaited, the mean over all cards
that may come, each as often as the deck holds it; at the end, it is the result. The cards of several golden
jokers come one at a time.

The luck of a card is the value after it less the mean over all cards that might have come. These
probabilities are exact, so luck has mean zero, whatever network judges: a poor one only measures less of it.
"""

from typing import NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.best_first import ROOT, Tree, grow_tree, new_tree, reset_tree
from coloretto.bots.endgames import EQUAL, MOST_DEPTH, add_to_mean, solve, worth_to
from coloretto.bots.equivalent_actions import distinct_actions
from coloretto.bots.network import Networks, evaluate, new_buffers
from coloretto.bots.successors import SEAT_VALUES, WORST
from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import KINDS, MAX_ROW_CARDS, MAX_ROWS, OVER, PLACE, PLACE_ON
from coloretto.rules.kernel import STATE, State, place, play, reveal
from coloretto.rules.stepping import Deck, States, awaits_card
from coloretto.sim.cpu import Records

VALUED_STATES = MAX_ROW_CARDS + 2 + MOST_DEPTH
"""The states that valuing one needs: itself, one for each card that comes, one for a placement, and those on
the way to the end of the game."""
SOLVED_POSITIONS = 1000
"""For each expansion: the positions that the tree of an endgame may have. They take about as long."""
BEST, OTHER = 0, 1

Values: TypeAlias = NDArray[np.float64]
"""SEAT_VALUES of a position, summed in double precision."""
CardValues: TypeAlias = NDArray[np.float64]
"""KINDS x SEAT_VALUES: those after each card that may come, 0 for those that cannot."""

VALUING = record_dtype(
    [
        ("next_cards", "i8", VALUED_STATES),  # of each state that awaits one: the card that comes next
        ("weights", "f8", VALUED_STATES),  # the probability of the cards that led to each state
        ("placements", "f8", (2, SEAT_VALUES)),  # values after the BEST placement so far, and after an OTHER
        ("card_values", "f8", (KINDS, SEAT_VALUES)),
        ("action_values", "f8", SEAT_VALUES),  # see `rollout_kernel.best_action`
        ("estimates", "i8"),  # positions valued so far that were neither the end of the game nor solved
        ("counts", "i8", (2, MOST_DEPTH)),  # these three: see `endgames.solve`
        ("worths", "f8", MOST_DEPTH),
        ("solved", "f8", (MOST_DEPTH, SEAT_VALUES)),
    ]
)


class Valuing(Protocol):
    """Working memory: an element of an array of VALUING."""

    next_cards: NDArray[np.int64]
    weights: NDArray[np.float64]
    placements: Values
    card_values: CardValues
    action_values: Values
    estimates: int
    counts: NDArray[np.int64]
    worths: NDArray[np.float64]
    solved: Values


class Valuer(NamedTuple):
    """What values positions, with its working memory: for one thread."""

    expansions: int
    """Of the tree that is grown where a player is to choose; 0: the network alone values every position."""
    networks: Networks
    features: Records
    activations: Records
    memory: Records
    """An array of one VALUING."""
    tree: Tree


def new_valuer(networks: Networks, expansions: int = 0) -> Valuer:
    return Valuer(expansions, networks, *new_buffers(), np.zeros(1, VALUING), new_tree(max(1, expansions)))


@compiled
def add_value(states: States, first: int, valuer: Valuer, values: Values) -> None:
    """Add the seats' values of `states[first]`; the states behind it are changed.

    Awaited cards are enumerated in depth: `states[depth]` is the position after `depth - first` of them. A
    recursive function would be shorter, but numba's cache does not support it.
    """
    memory, depth = valuer.memory[0], first
    memory.next_cards[first], memory.weights[first] = 0, 1.0
    while depth >= first:
        state, card = states[depth], memory.next_cards[depth]
        if not awaits_card(state):
            value_decision(states, depth, valuer, memory.placements)
            for number in range(SEAT_VALUES):
                values[number] += memory.weights[depth] * memory.placements[BEST, number]
            depth -= 1
        elif card == KINDS:
            depth -= 1
        else:
            memory.next_cards[depth] += 1
            if state.deck[card] > 0:
                probability = state.deck[card] / state.cards_left
                states[depth + 1] = state
                reveal(states[depth + 1], card)
                memory.next_cards[depth + 1] = 0
                memory.weights[depth + 1] = memory.weights[depth] * probability
                depth += 1


@compiled
def value_decision(states: States, depth: int, valuer: Valuer, placements: Values) -> None:
    """Write the values of `states[depth]`, in which no card is awaited, to `placements[BEST]`."""
    if states[depth].phase != PLACE:
        value_choice(states, depth, valuer, placements[BEST])
        return
    player, most, ties = states[depth].to_move, WORST, 0
    actions = distinct_actions(states[depth])
    for row in range(MAX_ROWS):
        if actions >> PLACE_ON + row & 1:
            states[depth + 1] = states[depth]
            place(states[depth + 1], row)
            value_choice(states, depth + 1, valuer, placements[OTHER])
            worth = worth_to(placements[OTHER], player)
            if worth > most + EQUAL:
                most, ties = worth, 0
            if worth >= most - EQUAL:
                ties += 1
                for number in range(SEAT_VALUES):
                    add_to_mean(placements[BEST], number, placements[OTHER, number], ties)


@compiled
def value_choice(states: States, index: int, valuer: Valuer, values: Values) -> None:
    """Write the values of `states[index]`, in which a player is to choose or the game is over."""
    memory, state = valuer.memory[0], states[index]
    if state.phase != OVER:
        positions = SOLVED_POSITIONS * valuer.expansions
        if solve(states, index, positions, memory.counts, memory.worths, memory.solved):
            for number in range(SEAT_VALUES):
                values[number] = memory.solved[0, number]
            return
        memory.estimates += 1
    if state.phase == OVER or valuer.expansions == 0:
        evaluate(state, valuer.networks[0], valuer.features[0], valuer.activations[0], values)
    else:
        search(states[index : index + 1], valuer)
        for number in range(SEAT_VALUES):
            values[number] = valuer.tree.values[ROOT, number]


@compiled
def search(root: States, valuer: Valuer) -> None:
    """Grow the valuer's tree from `root[0]`."""
    reset_tree(valuer.tree, root)
    grow_tree(valuer.tree, valuer.expansions, valuer.networks, valuer.features, valuer.activations)


@compiled
def value_cards(states: States, valuer: Valuer, card_values: CardValues) -> None:
    """Write the seats' values after each card that may come; `states[0]` awaits one."""
    for card in range(KINDS):
        for number in range(SEAT_VALUES):
            card_values[card, number] = 0.0
        if states[0].deck[card] > 0:
            states[1] = states[0]
            reveal(states[1], card)
            add_value(states, 1, valuer, card_values[card])


@compiled
def add_luck(state: State, card: int, card_values: CardValues, luck: Values) -> None:
    """Add every seat's luck with a card; the state awaits it, `card_values` are those of `value_cards`."""
    for number in range(SEAT_VALUES):
        expected = 0.0
        for other in range(KINDS):
            expected += state.deck[other] * card_values[other, number]
        luck[number] += card_values[card, number] - expected / state.cards_left


@compiled
def add_luck_of_action(states: States, deck: Deck, action: int, valuer: Valuer, luck: Values) -> None:
    """Play a legal action on `states[0]`, and add the luck of each card that it reveals from the deck."""
    card_values = valuer.memory[0].card_values
    play(states[0], action)
    while awaits_card(states[0]):
        card = deck[deck.size - states[0].cards_left]
        value_cards(states, valuer, card_values)
        add_luck(states[0], card, card_values, luck)
        reveal(states[0], card)


def states_with(states: States) -> States:
    """A copy of an array of one state with the room behind it that valuing needs."""
    room = np.zeros(VALUED_STATES, STATE)
    room[0] = states[0]
    return room
