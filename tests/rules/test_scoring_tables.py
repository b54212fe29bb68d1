import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from coloretto.rules import BROWN, TABLES, VIOLET, RuleSetError, ScoringTable
from coloretto.rules.score_kernel import falls

custom_tables = st.lists(st.integers(0, 99), min_size=6, max_size=6).map(lambda v: ScoringTable(tuple(v)))


def test_the_brown_table_pays_triangular_numbers() -> None:
    assert [BROWN(cards) for cards in range(7)] == [0, 1, 3, 6, 10, 15, 21]


def test_the_violet_table_pays_most_for_three_cards() -> None:
    assert [VIOLET(cards) for cards in range(7)] == [0, 1, 4, 8, 7, 6, 5]


@pytest.mark.parametrize(("table", "most"), [(BROWN, 21), (VIOLET, 5)])
def test_more_than_six_cards_pay_what_six_pay(table: ScoringTable, most: int) -> None:
    assert {table(cards) for cards in range(6, 13)} == {most}


def test_printed_tables_go_by_their_names() -> None:
    assert TABLES == {"brown": BROWN, "violet": VIOLET}
    assert (BROWN.name, VIOLET.name) == ("brown", "violet")
    assert ScoringTable.from_name("violet") is VIOLET


def test_a_custom_table_goes_by_its_values() -> None:
    table = ScoringTable((2, 0, 99, 4, 5, 10))
    assert table.name == "2.0.99.4.5.10"
    assert ScoringTable.from_name("2.0.99.4.5.10") == table


def test_the_values_of_a_printed_table_are_that_table() -> None:
    assert ScoringTable.from_name("1.3.6.10.15.21").name == "brown"


@given(custom_tables)
@example(BROWN)
@example(VIOLET)
@example(ScoringTable((1, 3, 6, 10, 9, 15)))
def test_compiled_code_finds_the_same_tables_falling(table: ScoringTable) -> None:
    assert falls(np.array([table(cards) for cards in range(7)], np.int8)) == table.falls


@given(custom_tables)
def test_a_table_comes_back_from_its_name(table: ScoringTable) -> None:
    assert ScoringTable.from_name(table.name) == table


@pytest.mark.parametrize("points", [(), (1, 2, 3, 4, 5), (1, 2, 3, 4, 5, 6, 7)])
def test_a_table_has_six_values(points: tuple[int, ...]) -> None:
    with pytest.raises(RuleSetError, match="6 values") as caught:
        ScoringTable(points)
    assert str(points) in str(caught.value)


@pytest.mark.parametrize("points", [(1, 3, 6, 10, 15, 100), (-1, 3, 6, 10, 15, 21)])
def test_a_tables_values_lie_between_0_and_99(points: tuple[int, ...]) -> None:
    with pytest.raises(RuleSetError, match="between 0 and 99") as caught:
        ScoringTable(points)
    assert str(points) in str(caught.value)


@pytest.mark.parametrize("name", ["green", "Brown", "", "1.2.3.4.5.", "1,2,3,4,5,6", "1.2.-3.4.5.6", "²"])
def test_an_unknown_table_is_named_in_the_error(name: str) -> None:
    with pytest.raises(RuleSetError, match="brown, violet") as caught:
        ScoringTable.from_name(name)
    assert repr(name) in str(caught.value)


def test_a_value_of_thousands_of_digits_is_refused_like_any_other() -> None:
    with pytest.raises(RuleSetError):
        ScoringTable.from_name(f"1.2.3.4.5.{'9' * 5000}")


@given(custom_tables)
def test_a_table_falls_if_one_more_card_may_pay_less(table: ScoringTable) -> None:
    assert table.falls == any(table(cards + 1) < table(cards) for cards in range(1, 6))


def test_of_the_printed_tables_only_the_violet_one_falls() -> None:
    assert VIOLET.falls
    assert not BROWN.falls
