"""The bot that asks the value network: one look is an exact look-ahead of one turn."""

from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coloretto.bots import ActionValue, Budget, Explainer, check_bot, make_bot
from coloretto.bots.conformance import ODD
from coloretto.bots.network import Networks
from coloretto.bots.network_files import shipped_network
from coloretto.bots.neural import NeuralBot
from coloretto.bots.successors import SCORE_WEIGHT
from coloretto.rules import PRINTED, Action, Position
from coloretto.rules.constants import MAX_PLAYERS
from support.bot_turns import action_value, has_one_golden_joker_at_most
from support.effort import effort
from support.networks import network_by_lot, values_of
from support.play import custom_rule_sets, games

ONE, THREE = Budget(simulations=1), Budget(simulations=3)
TWINS = Position("golden-4-violet - ab/ab/c/- aab/bcJ/cde/efg 2:choose 3 -")

ALL_SORTS = [PRINTED["golden-2-violet"], PRINTED["classic-5-brown"], ODD]

BOX = "jokers:0,golden_jokers:0,reserve:46,table:brown,colours_removed:3,start_cards:0,games:1"
ONE_ROUND = f"players:2,capacities:1.1.2,{BOX} efg"
"""Four colours and 46 cards: whatever is drawn belongs to the last round."""


def bot_of(networks: Networks, budget: Budget = ONE) -> NeuralBot:
    return NeuralBot(0, budget, networks)


def some_decisions(positions: list[Position], rng: Random, most: int) -> list[Position]:
    asked = [position for position in positions if position.legal_actions]
    return rng.sample(asked, min(most, len(asked)))


@pytest.mark.parametrize("network", ["shipped", "by lot"])
@settings(max_examples=effort(15, 150))
@given(positions=games(), rng=st.randoms(use_true_random=False))
def test_one_look_is_an_exact_look_ahead_of_one_turn(
    network: str, positions: list[Position], rng: Random
) -> None:
    networks = shipped_network(PRINTED["classic-4-brown"]) if network == "shipped" else network_by_lot()
    bot = bot_of(networks)
    for position in filter(has_one_golden_joker_at_most, some_decisions(positions, rng, 5)):
        players, explanation = position.players, bot.explain(position)
        for value in explanation:
            seats = action_value(position, value.action, partial(values_of, networks=networks))
            assert value.win_shares == pytest.approx(seats[:players], abs=1e-3)
            assert value.scores == pytest.approx(
                [10 * score for score in seats[MAX_PLAYERS : MAX_PLAYERS + players]], rel=1e-3, abs=1e-2
            )
        assert bot.choose(position) == explanation[0].action


@settings(max_examples=effort(15, 150))
@given(games())
def test_it_explains_every_legal_action_by_shares_of_one_win_the_best_first(
    positions: list[Position],
) -> None:
    bot = make_bot("neural", 1)
    assert isinstance(bot, Explainer)
    for position in positions:
        if position.legal_actions:
            values = bot.explain(position)
            assert sorted(value.action for value in values) == list(position.legal_actions)
            assert [value.worth for value in values] == sorted((v.worth for v in values), reverse=True)
            check_values(values, position)


def check_values(values: tuple[ActionValue, ...], position: Position) -> None:
    player = position.to_move or 0
    for value in values:
        assert sum(value.win_shares) == pytest.approx(1, abs=1e-5)
        assert len(value.win_shares) == len(value.scores) == position.players
        expected = value.win_shares[player] + SCORE_WEIGHT * value.scores[player] / 10
        assert value.worth == pytest.approx(expected, abs=1e-5)


@settings(max_examples=effort(10, 100))
@given(games(custom_rule_sets()), st.randoms(use_true_random=False))
def test_it_plays_rule_sets_that_nobody_printed(positions: list[Position], rng: Random) -> None:
    bot = make_bot("neural:3", 1)
    for position in some_decisions(positions, rng, 15):
        assert bot.choose(position) in position.legal_actions


@pytest.mark.parametrize("budget", [ONE, THREE])
def test_equivalent_actions_have_equal_values(budget: Budget) -> None:
    values = {
        value.action: value
        for value in bot_of(shipped_network(PRINTED["classic-4-brown"]), budget).explain(TWINS)
    }
    one, other = values[Action.TAKE_0], values[Action.TAKE_1]
    assert (one.worth, one.win_shares, one.scores, one.simulations) == (
        other.worth,
        other.win_shares,
        other.scores,
        other.simulations,
    )


def test_where_there_is_no_choice_it_does_not_look() -> None:
    bot = bot_of(shipped_network(PRINTED["classic-4-brown"]))
    bot._tree.counts[:] = 0
    assert bot.choose(Position("classic-3-brown g -/-/- a/b/c 0:choose 1 -")) == Action.DRAW
    assert bot.choose(Position("classic-3-brown g x/ab/x a/b*/c* 0:place-d 1 -")) == Action.PLACE_1
    assert bot._tree.counts.tolist() == [0, 0]


@pytest.mark.parametrize("seed", range(effort(5, 50)))
@pytest.mark.parametrize(
    ("rows", "hands", "best"),
    [
        ("x/d/++", "aabbcc/aabbcc+*", Action.TAKE_2),  # 4 points win
        ("x/+/dd", "aabbccc/aabbcc*", Action.TAKE_1),  # 2 points do, and the others lose
        ("x/a/cd", "aabbcc/aaabbc*", Action.TAKE_1),  # a third card of a colour against a fourth colour
    ],
)
def test_it_takes_the_row_that_wins_in_the_last_turn_whatever_the_network_thinks(
    rows: str, hands: str, best: Action, seed: int
) -> None:
    position = Position(f"{ONE_ROUND} {rows} {hands} 0:choose 1 -")
    assert bot_of(network_by_lot(seed)).choose(position) == best


def test_it_draws_on_rather_than_lose_at_once() -> None:
    position = Position(f"{ONE_ROUND} x/d/- aabbcc/aabbcc+* 0:choose 1 -")
    assert make_bot("neural", 1).choose(position) == Action.DRAW


def test_it_keeps_the_promises_of_bots() -> None:
    check_bot(lambda seed: make_bot("neural", seed))
    check_bot(lambda seed: make_bot("neural:8", seed), rule_sets=ALL_SORTS)


def test_it_keeps_them_by_the_clock() -> None:
    check_bot(lambda seed: make_bot("neural:1ms", seed), rule_sets=ALL_SORTS, repeats=False)
