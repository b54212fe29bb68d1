from coloretto.bots import make_bot
from coloretto.rules import Action, Position


def choice(text: str) -> Action:
    return make_bot("greedy", seed=1).choose(Position(text))


def test_it_draws_when_there_is_nothing_to_take() -> None:
    assert choice("classic-3-brown g -/-/- a/b/c 0:choose 1 -") == Action.DRAW


def test_it_takes_the_full_row_that_adds_most_to_its_own_score() -> None:
    assert choice("classic-3-brown g bbc/aaa/def aaa/b/c 0:choose 3 -") == Action.TAKE_1
    assert choice("classic-3-brown g bbc/aaa/def b/aaa/c 0:choose 3 -") == Action.TAKE_0


def test_it_draws_on_when_the_only_row_costs_points_and_others_are_empty() -> None:
    assert choice("classic-3-brown g e/-/- aaabbbccc/d/d 0:choose 3 -") == Action.DRAW


def test_it_takes_the_least_expensive_row_when_it_cannot_draw() -> None:
    assert choice("classic-3-brown g ddd/def/x aaabbbccc/d/d* 0:choose 3 -") == Action.TAKE_1


def test_it_puts_a_card_it_needs_on_its_own_best_row() -> None:
    assert choice("classic-3-brown g bb/a+/- aaaa/bbb/c 0:place-a 3 -") == Action.PLACE_1


def test_it_spoils_the_row_another_player_waits_for_when_that_costs_it_nothing() -> None:
    assert choice("classic-3-brown g -/bb/ccc ccc/aabbbbff/a 0:place-d 3 -") == Action.PLACE_1


def test_on_the_violet_table_it_leaves_the_fourth_card_of_a_colour() -> None:
    brown = choice("golden-3-brown g aaa/+++/x aaa/b/c* 0:choose 3 -")
    violet = choice("golden-3-violet g aaa/+++/x aaa/b/c* 0:choose 3 -")
    assert (brown, violet) == (Action.TAKE_0, Action.TAKE_1)
