import pytest
from hypothesis import given, settings

from coloretto.bots import Budget, Explainer, make_bot
from coloretto.bots.playouts import PLAYOUTS
from coloretto.bots.search import SearchBot, SearchSettings
from coloretto.rules import Action, Position
from support.effort import effort
from support.play import games

BUDGET = Budget(simulations=200)
POSITION = Position("golden-4-violet - ab/ab/c/- aab/bcJ/cde/efg 2:choose 3 -")


@pytest.mark.parametrize("playout", PLAYOUTS)
@settings(max_examples=effort(10, 100))
@given(games())
def test_it_values_every_legal_action_by_shares_of_one_win(playout: str, positions: list[Position]) -> None:
    bot = SearchBot(1, Budget(simulations=20), SearchSettings(playout=playout))
    for position in positions:
        if position.legal_actions:
            values = bot.explain(position)
            assert sorted(value.action for value in values) == list(position.legal_actions)
            for value in values:
                assert len(value.win_shares) == position.players
                assert sum(value.win_shares) == pytest.approx(1)
                assert all(0 <= share <= 1 for share in value.win_shares)
                assert value.worth == value.win_shares[position.to_move or 0]


def test_every_simulation_is_of_one_action() -> None:
    values = SearchBot(1, BUDGET).explain(POSITION)
    assert sum(value.simulations for value in values if value.action != Action.TAKE_1) == 200


def test_rows_with_the_same_cards_are_tried_as_one() -> None:
    values = {value.action: value for value in SearchBot(1, BUDGET).explain(POSITION)}
    one, other = values[Action.TAKE_0], values[Action.TAKE_1]
    assert (one.worth, one.win_shares, one.simulations) == (other.worth, other.win_shares, other.simulations)


def test_it_plays_what_it_tried_most_often_and_explains_that_first() -> None:
    values = SearchBot(1, BUDGET).explain(POSITION)
    assert [value.simulations for value in values] == sorted((v.simulations for v in values), reverse=True)
    assert SearchBot(1, BUDGET).choose(POSITION) == values[0].action


def test_the_same_seed_finds_the_same_values_and_another_one_does_not() -> None:
    assert SearchBot(7, BUDGET).explain(POSITION) == SearchBot(7, BUDGET).explain(POSITION)
    assert SearchBot(7, BUDGET).explain(POSITION) != SearchBot(8, BUDGET).explain(POSITION)


def test_an_earlier_search_leaves_nothing_behind_but_its_random_numbers() -> None:
    used, fresh = SearchBot(1, BUDGET), SearchBot(2, BUDGET)
    used.explain(Position("golden-4-violet - -/-/-/- a/b/c/d 0:choose 1 -"))
    used._rngs[:] = fresh._rngs
    assert used.explain(POSITION) == fresh.explain(POSITION)


def test_a_position_is_as_it_was_after_the_search() -> None:
    position = Position(POSITION.text)
    SearchBot(1, BUDGET).choose(position)
    SearchBot(1, BUDGET).explain(position)
    assert position == POSITION


def test_where_there_is_no_choice_it_does_not_search() -> None:
    bot = SearchBot(1, BUDGET)
    assert bot.choose(Position("classic-3-brown g -/-/- a/b/c 0:place-d 1 -")) == Action.PLACE_0
    assert bot._tree[0].visits == 0


def test_a_budget_of_one_simulation_is_enough_to_choose() -> None:
    assert make_bot("search:1", 1).choose(POSITION) in POSITION.legal_actions
    tried, *untried = SearchBot(1, Budget(simulations=1)).explain(POSITION)
    assert tried.simulations == 1
    assert any(value.simulations == 0 for value in untried)


def test_with_a_time_for_budget_it_simulates_until_that_is_over() -> None:
    bot = SearchBot(1, Budget(milliseconds=20))
    assert bot.choose(POSITION) in POSITION.legal_actions
    assert bot._tree[0].visits > 0


def test_it_is_known_by_its_name_and_can_tell_why() -> None:
    bot = make_bot("search", 1)
    assert isinstance(bot, Explainer)
    (value,) = bot.explain(Position("classic-3-brown g -/-/- a/b/c 0:choose 1 -"))
    assert (value.action, value.simulations) == (Action.DRAW, 1000)
