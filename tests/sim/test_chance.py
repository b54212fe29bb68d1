"""Rng inside compiled code: fair, and the deals the rules allow."""

from collections import Counter

import numpy as np
from hypothesis import given
from numba import njit

from coloretto.rules import Position, RuleSet, parse_rule_set
from coloretto.rules.layouts import layout_of
from coloretto.rules.stepping import States
from coloretto.sim.chance import RNG, below, deal, seed_deck, top_card
from coloretto.sim.cpu import Records
from support.play import rule_sets, seeds


@njit
def deal_one(states: States, rng: Records, seeds: tuple[int, int], numbers: tuple[int, int]) -> None:
    seed_deck(rng[0], *seeds)
    deal(states[0], rng[0], *numbers)


@njit
def some_numbers(rng: Records, seed: int, bound: int, number: int) -> list[int]:
    seed_deck(rng[0], seed, 0)
    return [below(rng[0], bound) for _ in range(number)]


@njit
def some_top_cards(states: States, rng: Records, number: int) -> list[int]:
    seed_deck(rng[0], 0, 0)
    return [top_card(states[0], rng[0]) for _ in range(number)]


def dealt(rule_set: RuleSet, seed: int, game: int = 0) -> Position:
    states, rng = layout_of(rule_set).copy(), np.zeros(1, RNG)
    deal_one(states, rng, (seed % (1 << 63), game), (rule_set.colours_removed, rule_set.start_cards))
    return Position.of_state(rule_set, states)


@given(rule_sets, seeds)
def test_a_compiled_deal_is_a_first_position_of_the_rule_set(rule_set: RuleSet, seed: int) -> None:
    position = dealt(rule_set, seed)
    assert Position(position.text) == position
    assert len(position.removed) == rule_set.colours_removed
    assert [len(hand) for hand in position.hands] == [rule_set.start_cards] * rule_set.players
    start_cards = [card for hand in position.hands for card in hand.cards]
    assert len(set(start_cards)) == len(start_cards)
    assert all(card.is_colour and card not in position.removed for card in start_cards)
    assert position.cards_left == rule_set.deck_size


def test_every_colour_is_removed_and_every_player_starts_equally_often() -> None:
    rule_set = parse_rule_set("golden-3")
    positions = [dealt(rule_set, seed=1, game=game) for game in range(7000)]
    removed = Counter(position.removed for position in positions)
    starts = Counter(position.to_move for position in positions)
    assert len(removed) == 7
    assert all(abs(times - 1000) < 150 for times in removed.values())
    assert all(abs(times - 7000 / 3) < 200 for times in starts.values())


def test_lots_below_a_bound_are_equally_likely() -> None:
    for bound in (2, 3, 7, 72):
        counts = Counter(some_numbers(np.zeros(1, RNG), seed=9, bound=bound, number=20_000))
        assert set(counts) == set(range(bound))
        chi_square = sum((times - 20_000 / bound) ** 2 / (20_000 / bound) for times in counts.values())
        assert chi_square < bound + 5 * (2 * bound) ** 0.5


def test_the_top_card_is_each_card_left_with_the_same_probability() -> None:
    position = Position("golden-3-violet g aaa/bb/- aaaa/bbbb/cccc 0:choose 3 -")
    cards = Counter(some_top_cards(position._states, np.zeros(1, RNG), 60_000))
    for kind, left in enumerate(position.deck.counts):
        expected = 60_000 * left / position.cards_left
        assert abs(cards[kind] - expected) <= 5 * (expected + 1) ** 0.5
    assert cards[6] == 0
