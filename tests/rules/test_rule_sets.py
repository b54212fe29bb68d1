from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.rules import (
    BROWN,
    GOLDEN,
    PRINTED,
    Card,
    Hand,
    RuleSet,
    RuleSetError,
    ScoringTable,
    best_score,
)
from coloretto.rules.layouts import layout_of
from support.play import hands_with_removed_colours, rule_sets, tables


def changed(**values: Any) -> RuleSet:  # noqa: ANN401 - whatever a test wants to be wrong
    return RuleSet(**{"players": 4, "capacities": (3, 3, 3, 3), **values})


def test_a_rule_set_has_the_classic_values_where_none_are_given() -> None:
    rules = RuleSet(players=4, capacities=(3, 3, 3, 3))
    assert (rules.jokers, rules.golden_jokers, rules.reserve, rules.table) == (3, 0, 15, BROWN)
    assert (rules.colours_removed, rules.start_cards, rules.games) == (0, 1, 1)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"players": 1, "capacities": (3, 3)}, "players: 1 is not between 2 and 5"),
        ({"players": 6, "capacities": (3,) * 6}, "players: 6 is not between 2 and 5"),
        ({"jokers": -1}, "jokers: -1 is not between 0 and 3"),
        ({"jokers": 4}, "jokers: 4 is not between 0 and 3"),
        ({"golden_jokers": -1}, "golden jokers: -1 is not between 0 and 3"),
        ({"golden_jokers": 4, "jokers": 0}, "golden jokers: 4 is not between 0 and 3"),
        ({"jokers": 2, "golden_jokers": 2}, "jokers and golden jokers: 4 is not between 0 and 3"),
        ({"games": 0}, "games in a match: 0 is not between 1 and 100"),
        ({"games": 101}, "games in a match: 101 is not between 1 and 100"),
        ({"capacities": (3, 3, 3)}, "rows: 3 is not between 4 and 5"),
        ({"capacities": (3,) * 6}, "rows: 6 is not between 4 and 5"),
        ({"capacities": (3, 0, 3, 3)}, "places on row 1: 0 is not between 1 and 5"),
        ({"capacities": (3, 3, 3, 6)}, "places on row 3: 6 is not between 1 and 5"),
        ({"colours_removed": -1}, "colours removed: -1 is not between 0 and 4"),
        ({"colours_removed": 5}, "colours removed: 5 is not between 0 and 4"),
        ({"start_cards": -1}, "start cards of a player: -1 is not between 0 and 1"),
        ({"start_cards": 2}, "start cards of a player: 2 is not between 0 and 1"),
        ({"colours_removed": 4}, "start cards of a player: 1 is not between 0 and 0"),
        ({"reserve": 0}, "cards under the last-round card: 0 is not between 1 and 72"),
        ({"reserve": 73}, "cards under the last-round card: 73 is not between 1 and 72"),
    ],
)
def test_a_value_out_of_range_is_named_in_the_error(values: dict[str, Any], message: str) -> None:
    with pytest.raises(RuleSetError) as caught:
        changed(**values)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    "values",
    [
        {"players": 2, "capacities": (1, 5)},
        {"players": 5, "capacities": (5,) * 5},
        {"jokers": 0},
        {"jokers": 0, "golden_jokers": 3},
        {"games": 100},
        {"capacities": (1, 1, 1, 1, 1)},
        {"colours_removed": 4, "start_cards": 0},
        {"players": 2, "start_cards": 3},
        {"reserve": 1},
        {"reserve": 72},
    ],
)
def test_values_at_the_edge_of_their_range_can_be_played(values: dict[str, Any]) -> None:
    assert changed(**values) == changed(**values)


@given(rule_sets)
def test_the_deck_has_all_cards_but_removed_colours_and_start_cards(rules: RuleSet) -> None:
    colour_cards = 9 * (7 - rules.colours_removed) - rules.players * rules.start_cards
    assert rules.deck_size == colour_cards + 10 + rules.jokers + rules.golden_jokers
    assert rules.colours == 7 - rules.colours_removed


@pytest.mark.parametrize("name", PRINTED)
def test_the_deck_of_a_printed_edition_cannot_run_out(name: str) -> None:
    assert not PRINTED[name].can_run_out


@given(st.integers(0, 3), st.lists(st.integers(1, 5), min_size=2, max_size=5))
def test_the_deck_can_run_out_when_the_reserve_is_smaller_than_full_rows_and_golden_jokers(
    golden: int, capacities: list[int]
) -> None:
    wanted = sum(capacities) + golden
    rules = {"players": 2, "capacities": tuple(capacities), "jokers": 0, "golden_jokers": golden}
    assert not changed(**rules, reserve=wanted).can_run_out
    assert changed(**rules, reserve=wanted - 1).can_run_out


@pytest.mark.parametrize("name", PRINTED)
def test_two_players_have_the_green_rows(name: str) -> None:
    assert PRINTED[name].has_green_rows == (PRINTED[name].players == 2)


@given(hands_with_removed_colours(), tables)
def test_no_score_is_beyond_the_bounds(
    hand_and_removed: tuple[Hand, tuple[Card, ...]], table: ScoringTable
) -> None:
    hand, removed = hand_and_removed
    low, high = changed(table=table, colours_removed=len(removed), start_cards=0).score_bounds
    assert low <= best_score(hand, table, removed) <= high


def test_the_bounds_of_a_score_are_reached() -> None:
    assert changed().score_bounds == (best_score(Hand.of("abcdefg" * 6), BROWN), 3 * 21 + 10 * 2)
    assert best_score(Hand.of("abc" * 6 + "+" * 10), BROWN) == 3 * 21 + 10 * 2
    assert changed(colours_removed=1).score_bounds[0] == best_score(Hand.of("abcdef" * 6), BROWN) == 0


def test_rule_sets_are_equal_when_all_their_values_are() -> None:
    assert changed() == changed(jokers=3)
    assert hash(changed()) == hash(changed(jokers=3))
    assert changed() != changed(jokers=2)


def test_nobody_can_change_the_layout_that_all_games_of_a_rule_set_begin_with() -> None:
    with pytest.raises(ValueError, match="read-only"):
        layout_of(changed())[0] = 0


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"capacities": [3, 3, 3, 3]}, r"capacities: \[3, 3, 3, 3\] is not a tuple"),
        ({"table": "violet"}, "table: 'violet' is not a ScoringTable"),
        ({"players": "4"}, "players: '4' is not a whole number"),
        ({"reserve": 15.0}, "cards under the last-round card: 15.0 is not a whole number"),
    ],
)
def test_values_of_the_wrong_type_are_refused_with_the_value(values: dict[str, Any], reason: str) -> None:
    with pytest.raises(RuleSetError, match=reason):
        RuleSet(**{"players": 4, "capacities": (3, 3, 3, 3), **values})


def test_an_edition_wants_a_scoring_table_and_not_its_name() -> None:
    with pytest.raises(RuleSetError, match="brown or violet scoring table, not 'violet'"):
        GOLDEN.rule_set(4, "violet")  # type: ignore[arg-type]
