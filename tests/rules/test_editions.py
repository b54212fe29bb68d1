from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.rules import (
    BROWN,
    CLASSIC,
    EDITIONS,
    GOLDEN,
    PRINTED,
    VIOLET,
    RuleSet,
    RuleSetError,
    ScoringTable,
    parse_rule_set,
    rule_set_text,
)
from support.play import custom_rule_sets

VALUES_OF_CLASSIC = {"jokers": 3, "golden_jokers": 0, "reserve": 15, "games": 4}
VALUES_OF_GOLDEN = {"jokers": 2, "golden_jokers": 1, "reserve": 16, "games": 1}
VALUES_OF_PLAYERS = {
    2: {"capacities": (1, 2, 3), "colours_removed": 2, "start_cards": 2},
    3: {"capacities": (3, 3, 3), "colours_removed": 1, "start_cards": 1},
    4: {"capacities": (3, 3, 3, 3), "colours_removed": 0, "start_cards": 1},
    5: {"capacities": (3, 3, 3, 3, 3), "colours_removed": 0, "start_cards": 1},
}
DECK_SIZES = {2: 54, 3: 64, 4: 72, 5: 71}

CUSTOM = RuleSet(players=2, capacities=(1, 5), jokers=1, table=ScoringTable((0, 1, 2, 3, 4, 99)), games=7)
CUSTOM_TEXT = (
    "players:2,capacities:1.5,jokers:1,golden_jokers:0,reserve:15,"
    "table:0.1.2.3.4.99,colours_removed:0,start_cards:1,games:7"
)


def values_of(rules: RuleSet, names: Iterable[str]) -> dict[str, object]:
    return {name: getattr(rules, name) for name in names}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_classic_has_the_values_of_the_classic_rulebooks(players: int) -> None:
    rules = CLASSIC.rule_set(players)
    assert (rules.players, rules.table) == (players, BROWN)
    assert values_of(rules, VALUES_OF_CLASSIC) == VALUES_OF_CLASSIC
    assert values_of(rules, VALUES_OF_PLAYERS[players]) == VALUES_OF_PLAYERS[players]
    assert rules.deck_size == DECK_SIZES[players]


@pytest.mark.parametrize("table", [BROWN, VIOLET])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_golden_has_the_values_of_the_golden_rulebooks(players: int, table: ScoringTable) -> None:
    rules = GOLDEN.rule_set(players, table)
    assert (rules.players, rules.table) == (players, table)
    assert values_of(rules, VALUES_OF_GOLDEN) == VALUES_OF_GOLDEN
    assert values_of(rules, VALUES_OF_PLAYERS[players]) == VALUES_OF_PLAYERS[players]
    assert rules.deck_size == DECK_SIZES[players]


def test_the_printed_rule_sets_are_three_classic_and_eight_golden_ones() -> None:
    assert list(EDITIONS) == ["classic", "golden"]
    golden = [f"golden-{players}-{table}" for players in (2, 3, 4, 5) for table in ("brown", "violet")]
    assert list(PRINTED) == ["classic-3-brown", "classic-4-brown", "classic-5-brown", *golden]


@pytest.mark.parametrize("name", PRINTED)
def test_a_printed_rule_set_comes_back_from_its_name(name: str) -> None:
    assert rule_set_text(PRINTED[name]) == name
    assert parse_rule_set(name) == PRINTED[name]


def test_an_edition_has_a_usual_table() -> None:
    assert parse_rule_set("golden-2") == GOLDEN.rule_set(2) == GOLDEN.rule_set(2, BROWN)
    assert rule_set_text(parse_rule_set("classic-5")) == "classic-5-brown"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("classic-2", "the classic edition is for 3 to 5 players, not 2"),
        ("classic-6", "the classic edition is for 3 to 5 players, not 6"),
        ("golden-1", "the golden edition is for 2 to 5 players, not 1"),
        ("golden-6-violet", "the golden edition is for 2 to 5 players, not 6"),
        ("classic-3-violet", "the classic edition has the brown scoring table, not violet"),
        ("golden-3-1.1.1.1.1.1", "the golden edition has the brown or violet scoring table, not 1.1.1.1.1.1"),
        ("golden-3-green", "unknown scoring table: 'green'"),
        ("golden-3-", "unknown rule set: 'golden-3-'"),
        ("golden", "unknown rule set: 'golden'"),
        ("golden-", "unknown rule set: 'golden-'"),
        ("golden-two", "unknown rule set: 'golden-two'"),
        ("silver-3", "unknown rule set: 'silver-3'"),
        ("", "unknown rule set: ''"),
    ],
)
def test_what_no_edition_has_is_named_in_the_error(text: str, message: str) -> None:
    with pytest.raises(RuleSetError) as caught:
        parse_rule_set(text)
    assert message in str(caught.value)


def test_an_unknown_rule_set_gets_the_names_of_the_known_ones() -> None:
    with pytest.raises(RuleSetError, match=", ".join(PRINTED)):
        parse_rule_set("silver-3")


def test_a_custom_rule_set_is_written_with_all_its_values() -> None:
    assert rule_set_text(CUSTOM) == CUSTOM_TEXT
    assert parse_rule_set(CUSTOM_TEXT) == CUSTOM


def test_fields_that_are_not_named_keep_their_usual_values() -> None:
    assert parse_rule_set("capacities:3.3,players:2") == RuleSet(players=2, capacities=(3, 3))


def test_a_custom_text_with_the_values_of_a_printed_rule_set_is_that_rule_set() -> None:
    rules = parse_rule_set("players:4,capacities:3.3.3.3,jokers:2,golden_jokers:1,reserve:16,table:violet")
    assert rule_set_text(rules) == "golden-4-violet"


@given(custom_rule_sets())
def test_a_custom_rule_set_comes_back_from_its_text(rules: RuleSet) -> None:
    assert parse_rule_set(rule_set_text(rules)) == rules


@given(custom_rule_sets(), st.randoms(use_true_random=False))
def test_the_fields_of_a_custom_text_come_in_any_order(rules: RuleSet, order: Random) -> None:
    parts = rule_set_text(rules).split(",")
    order.shuffle(parts)
    assert parse_rule_set(",".join(parts)) == rules


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("players:2", "capacities must be given"),
        ("capacities:3.3", "players must be given"),
        ("players:2,capacities:3.3,players:2", "'players:2' is unknown or repeated"),
        ("players:2,capacities:3.3,colors:7", "'colors:7' is unknown or repeated"),
        ("players:2,capacities:3.3,", "'' is unknown or repeated"),
        ("players:2,capacities:3.3, games:2", "' games:2' is unknown or repeated"),
        ("players:two,capacities:3.3", "'two' is not a valid value of players"),
        ("players:-2,capacities:3.3", "'-2' is not a valid value of players"),
        ("players:2.2,capacities:3.3", "'2.2' is not a valid value of players"),
        ("players:2,capacities:3.", "'3.' is not a valid value of capacities"),
        ("players:2,capacities:", "'' is not a valid value of capacities"),
        ("players:2,capacities", "'' is not a valid value of capacities"),
        ("players:2,capacities:3.3,table:1.2.3", "(1, 2, 3)"),
        ("players:2,capacities:3.3,table:1.2.3.4.5.100", "(1, 2, 3, 4, 5, 100)"),
        ("players:2,capacities:3.3,table:red", "'red'"),
        ("players:7,capacities:3.3", "players: 7 is not between 2 and 5"),
        ("players:2,capacities:3.9", "places on row 1: 9 is not between 1 and 5"),
        ("players:2,capacities:3", "rows: 1 is not between 2 and 5"),
        ("players:2,capacities:3.3,reserve:99", "cards under the last-round card: 99"),
    ],
)
def test_what_is_wrong_with_a_custom_text_is_named_in_the_error(text: str, message: str) -> None:
    with pytest.raises(RuleSetError) as caught:
        parse_rule_set(text)
    assert message in str(caught.value)


@pytest.mark.parametrize("text", ["golden-{}", "players:{},capacities:3.3", "players:2,capacities:3.{}"])
def test_a_number_of_thousands_of_digits_is_refused_like_any_other(text: str) -> None:
    with pytest.raises(RuleSetError):
        parse_rule_set(text.format("9" * 5000))
