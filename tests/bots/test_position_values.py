"""The value of a position in any phase, and luck, whose mean is zero whatever network judges."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coloretto.bots.network import Networks
from coloretto.bots.network_files import shipped_network
from coloretto.bots.position_values import (
    CardValues,
    Values,
    add_luck,
    add_luck_of_action,
    add_value,
    new_valuer,
    states_with,
    value_cards,
)
from coloretto.bots.successors import SEAT_VALUES, utility
from coloretto.rules import Action, Card, Game, Phase, Position, parse_rule_set
from coloretto.rules.constants import KINDS, MAX_PLAYERS
from support.effort import effort
from support.networks import network_by_lot
from support.play import games

SEVERAL_GOLDEN = (
    "players:3,capacities:3.3.3,jokers:0,golden_jokers:3,reserve:15,table:brown,"
    "colours_removed:1,start_cards:1,games:1 g aJJ/bJ/- a/b/c 1:choose 1 -"
)
TOLERANCE = 1e-6


def value_of(position: Position, networks: Networks) -> Values:
    values = np.zeros(SEAT_VALUES)
    add_value(states_with(position.state), 0, new_valuer(networks), values)
    return values


def card_values_of(position: Position, networks: Networks) -> CardValues:
    values: CardValues = np.zeros((KINDS, SEAT_VALUES))
    value_cards(states_with(position.state), new_valuer(networks), values)
    return values


def awaiting(positions: list[Position], rng: Random) -> Position:
    """One of the positions in which a card is awaited."""
    waiting = [
        after
        for position in positions
        for action in position.legal_actions
        if (after := position.after(action)).phase in {Phase.REVEAL, Phase.REVEAL_BONUS}
    ]
    return rng.choice(waiting)


@settings(max_examples=effort(10, 250), deadline=None)
@given(games(), st.randoms(use_true_random=False))
def test_luck_has_mean_zero_whatever_network_judges(positions: list[Position], rng: Random) -> None:
    position = awaiting(positions, rng)
    state, card_values = position.state[0], card_values_of(position, network_by_lot(rng.randrange(8)))
    mean = np.zeros(SEAT_VALUES)
    for card in range(KINDS):
        if state.deck[card]:
            luck = np.zeros(SEAT_VALUES)
            add_luck(state, card, card_values, luck)
            assert luck[:MAX_PLAYERS].sum() == pytest.approx(0, abs=TOLERANCE)  # one player's is another's
            mean += luck * state.deck[card] / state.cards_left
    assert mean == pytest.approx(np.zeros(SEAT_VALUES), abs=TOLERANCE)


@settings(max_examples=effort(10, 250), deadline=None)
@given(games(), st.randoms(use_true_random=False))
def test_the_value_before_a_card_is_the_mean_of_those_after_it(
    positions: list[Position], rng: Random
) -> None:
    position, networks = awaiting(positions, rng), network_by_lot(rng.randrange(8))
    expected, card_values = np.zeros(SEAT_VALUES), card_values_of(position, networks)
    for card, number in enumerate(position.state[0].deck.tolist()):
        if number:
            after = value_of(position.reveal(Card(card)), networks)
            assert card_values[card] == pytest.approx(after, abs=TOLERANCE)
            expected += after * number / position.state[0].cards_left
    assert value_of(position, networks) == pytest.approx(expected, abs=TOLERANCE)


def test_the_cards_of_several_golden_jokers_come_one_at_a_time() -> None:
    position = Position(SEVERAL_GOLDEN).after(Action.TAKE_0)
    networks = network_by_lot()
    assert position.phase is Phase.REVEAL_BONUS
    state, expected = position.state[0], np.zeros(SEAT_VALUES)
    for one, number in enumerate(state.deck.tolist()):
        if number:
            first = position.reveal(Card(one))
            assert first.phase is Phase.REVEAL_BONUS
            for other, left in enumerate(first.state[0].deck.tolist()):
                if left:
                    probability = number / state.cards_left * left / (state.cards_left - 1)
                    expected += probability * value_of(first.reveal(Card(other)), networks)
    assert value_of(position, networks) == pytest.approx(expected, abs=TOLERANCE)


def test_a_card_to_place_is_worth_what_its_best_place_is() -> None:
    position = Position("golden-3-brown g a/b/- ab/c/d 0:place-a 2 -")
    networks = shipped_network(position.rule_set)
    places = [value_of(position.after(action), networks) for action in position.legal_actions]
    best = max(places, key=lambda values: utility(values.astype(np.float32), 0))
    assert value_of(position, networks) == pytest.approx(best)


@pytest.mark.parametrize("rules", ["golden-2", "classic-3", "golden-4-violet"])
def test_the_luck_of_a_game_is_that_of_its_cards(rules: str) -> None:
    rule_set, rng = parse_rule_set(rules), Random(5)
    game = Game.new(rule_set, seed=7)
    networks, deck = shipped_network(rule_set), np.array(game.deal.deck, np.int8)
    luck, expected = np.zeros(SEAT_VALUES), np.zeros(SEAT_VALUES)
    while not game.is_over:
        action, position = rng.choice(game.legal_actions), game.position
        states = states_with(position.state)
        add_luck_of_action(states, deck, action, new_valuer(networks), luck)
        game.play(action)
        assert states[:1].tobytes() == game.position.state.tobytes()
        waiting = position.after(action)
        while waiting.phase in {Phase.REVEAL, Phase.REVEAL_BONUS}:
            card = Card(int(deck[len(deck) - waiting.state[0].cards_left]))
            after = waiting.reveal(card)
            expected += value_of(after, networks) - value_of(waiting, networks)
            waiting = after
    assert luck == pytest.approx(expected, abs=1e-5)
