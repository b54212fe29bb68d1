"""Scores: the best of all ways to place the jokers and to choose three plus colours."""

import pytest
from hypothesis import given, settings

from coloretto.rules import (
    BROWN,
    VIOLET,
    Card,
    ColorettoError,
    Hand,
    Position,
    ScoringTable,
    best_score,
    cards_text,
    parse_cards,
    score_sheet,
)
from support.effort import effort
from support.model import best_total
from support.play import hands_with_removed_colours, tables


def hand_of(*colour_counts: int, jokers: int = 0, plus_twos: int = 0) -> Hand:
    colours = "".join(letter * count for letter, count in zip("abcdefg", colour_counts, strict=False))
    return Hand.of(colours + "+" * plus_twos + "j" * jokers)


@pytest.mark.parametrize(
    ("hand", "table", "total"),
    [
        (hand_of(6, 4, 3, 2, jokers=1, plus_twos=1), BROWN, 2 + 21 + 15 + 6 - 3),
        (hand_of(6, 6, jokers=1), BROWN, 21 + 21 + 1),
        (hand_of(3, 3, 3, 3, jokers=1), VIOLET, 8 + 8 + 8 - 7),
        (hand_of(6, 5, 4, 3), VIOLET, 16),
        (hand_of(3, 3, 2, 2, jokers=1), VIOLET, 20),
        (hand_of(5, 3, 2, jokers=3), VIOLET, 21),
    ],
)
def test_the_worked_examples_of_the_rules(hand: Hand, table: ScoringTable, total: int) -> None:
    assert best_score(hand, table) == total
    assert score_sheet(hand, table).total == total


def test_no_cards_score_nothing() -> None:
    assert best_score(hand_of(), BROWN) == 0


def test_each_plus_two_is_two_points_and_no_colour() -> None:
    assert best_score(hand_of(plus_twos=10), BROWN) == 20
    assert best_score(hand_of(1, 1, 1, plus_twos=3), VIOLET) == 3 + 6


def test_cards_beyond_the_sixth_pay_and_cost_nothing_more() -> None:
    assert [best_score(hand_of(count), BROWN) for count in (5, 6, 7, 9)] == [15, 21, 21, 21]
    assert best_score(hand_of(9, 8, 7, 9), BROWN) == 3 * 21 - 21
    assert best_score(hand_of(9, 9, 9, jokers=3), VIOLET) == 5 + 5 + 5


def test_the_fourth_and_further_colours_cost_what_the_best_three_would_pay() -> None:
    assert best_score(hand_of(1, 1, 1, 1, 1, 1, 1), BROWN) == 3 - 4
    assert best_score(hand_of(2, 2, 2, 2, 2, 2, 2), VIOLET) == 12 - 16


def test_scores_below_zero_are_neither_capped_nor_clamped() -> None:
    assert best_score(hand_of(5, 5, 5, 5, 5, 5, 5), BROWN) == 3 * 15 - 4 * 15
    assert best_score(hand_of(6, 6, 6, 6, 6, 6, 6), BROWN) == -21


def test_a_joker_may_go_onto_a_colour_the_player_has_none_of() -> None:
    assert best_score(hand_of(6, 6, jokers=1), BROWN) == 43
    assert best_score(hand_of(3, 3, jokers=1), VIOLET) == 17


def test_each_joker_is_placed_separately() -> None:
    assert best_score(hand_of(3, 2, 2, jokers=2), VIOLET) == 24
    assert best_score(hand_of(jokers=3), BROWN) == 6
    assert best_score(hand_of(jokers=3), VIOLET) == 8


def test_a_joker_must_go_somewhere_even_where_it_hurts() -> None:
    removed = parse_cards("defg")
    assert best_score(hand_of(3, 3, 3, jokers=1), VIOLET, removed) == 8 + 8 + 7
    assert best_score(hand_of(1, 1, 1, jokers=3), ScoringTable((9, 0, 0, 0, 0, 0)), removed) == 18


def test_no_joker_goes_onto_a_colour_that_is_not_in_the_game() -> None:
    assert best_score(hand_of(3, 3, 3, jokers=1), VIOLET) == 24 - 1
    assert best_score(hand_of(3, 3, 3, 2, jokers=1), VIOLET, parse_cards("efg")) == 24 - 4 - 1
    table = ScoringTable((0, 9, 0, 0, 0, 0))
    assert best_score(hand_of(2, 2, 2, jokers=1), table) == 27
    assert best_score(hand_of(2, 2, 2, jokers=1), table, parse_cards("defg")) == 18


def test_golden_and_plain_jokers_score_alike() -> None:
    assert best_score(Hand.of("aaabbJ"), VIOLET) == best_score(Hand.of("aaabbj"), VIOLET) == 16


@settings(max_examples=effort(3, 30) * settings().max_examples)
@given(hands_with_removed_colours(), tables)
def test_no_placement_of_jokers_and_no_choice_of_colours_is_better(
    hand_and_removed: tuple[Hand, tuple[Card, ...]], table: ScoringTable
) -> None:
    hand, removed = hand_and_removed
    colours = "".join(letter for letter in "abcdefg" if letter not in cards_text(removed))
    assert best_score(hand, table, removed) == best_total(str(hand), table.points, colours)


@pytest.mark.parametrize(
    ("hand", "removed", "message"),
    [
        ("jjjj", "", "76 cards and 3 jokers: jjjj"),
        ("jjjJ", "", "76 cards and 3 jokers: jjjJ"),
        ("a" * 77, "", "at most 76 cards"),
        ("a" * 200, "", "at most 76 cards"),
        ("aab", "a", "removed: 'a'"),
        ("a", "bcdef", "removed: 'bcdef'"),
        ("a", "bb", "removed: 'bb'"),
        ("a", "j", "removed: 'j'"),
    ],
)
def test_a_hand_that_no_game_has_is_named_in_the_error(hand: str, removed: str, message: str) -> None:
    with pytest.raises(ColorettoError, match=message):
        best_score(Hand.of(hand), BROWN, parse_cards(removed))
    with pytest.raises(ColorettoError, match=message):
        score_sheet(Hand.of(hand), BROWN, parse_cards(removed))


def test_a_position_scores_every_hand_with_its_table_and_colours() -> None:
    position = Position("golden-3-violet g -/-/- aaabbbcccddd/bbj/cJ 0:choose 3 -")
    assert position.scores == (8 + 8 + 8 - 8, 8, 4)
    assert position.score_sheet(1).total == 8


def test_a_position_scores_without_jokers_on_removed_colours() -> None:
    rules = (
        "players:2,capacities:3.3,jokers:3,golden_jokers:0,reserve:9,"
        "table:0.9.0.0.0.0,colours_removed:4,start_cards:1,games:1"
    )
    position = Position(f"{rules} defg -/- aabbccj/abc 0:choose 3 -")
    assert position.scores == (9 + 9 + 0, 0)
    assert position.score_sheet(0).total == 9 + 9 + 0


@pytest.mark.parametrize("player", [-1, 3])
def test_there_is_no_score_sheet_for_a_player_who_is_not_there(player: int) -> None:
    position = Position("golden-3-violet g -/-/- a/b/c 0:choose 1 -")
    with pytest.raises(ColorettoError, match=f"player: {player} is not between 0 and 2") as caught:
        position.score_sheet(player)
    assert position.text in str(caught.value)
