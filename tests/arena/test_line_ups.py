from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.arena import ArenaError, LineUp, every_pairing, one_against_the_rest, one_table, pairings_of

bots = st.lists(st.text(min_size=1, max_size=5), min_size=2, max_size=5)


@given(bots)
def test_everybody_sits_once_on_every_seat(bots: list[str]) -> None:
    line_up = LineUp(tuple(bots))
    seatings = [line_up.seated(rotation) for rotation in range(len(bots))]
    for seat in range(len(bots)):
        assert Counter(seated[seat] for seated in seatings) == Counter(bots)


@given(bots)
def test_neighbours_stay_neighbours(bots: list[str]) -> None:
    line_up = LineUp(tuple(bots))
    for rotation in range(len(bots)):
        seated = line_up.seated(rotation)
        assert [seated[(seat + rotation) % len(bots)] for seat in range(len(bots))] == bots


def test_each_bot_plays_alone_against_tables_full_of_each_other() -> None:
    assert every_pairing(["a", "b"], 4) == (
        LineUp(("a", "b", "b", "b")),
        LineUp(("b", "a", "a", "a")),
    )
    assert len(every_pairing(list("abcde"), 3)) == 20


def test_two_players_are_a_pair_only_once() -> None:
    assert every_pairing(["a", "b", "c"], 2) == (LineUp(("a", "b")), LineUp(("a", "c")), LineUp(("b", "c")))


def test_a_challenger_plays_against_all_others_whether_it_was_named_among_them_or_not() -> None:
    expected = (one_against_the_rest("b", "a", 3), one_against_the_rest("b", "c", 3))
    assert pairings_of("b", ["a", "b", "c"], 3) == pairings_of("b", ["a", "c"], 3) == expected


def test_one_table_has_a_bot_on_every_seat_and_the_same_one_twice_if_you_like() -> None:
    assert one_table(["a", "b", "a"], 3) == (LineUp(("a", "b", "a")),)
    with pytest.raises(ArenaError, match="a table for 4 needs 4 bots, not 2: a, b"):
        one_table(["a", "b"], 4)


@pytest.mark.parametrize(
    ("bots", "reason"),
    [
        ([], "name at least two bots"),
        (["a"], "name at least two bots, not only a"),
        (["a", "b", "a"], "a is named twice"),
    ],
)
def test_bots_that_cannot_be_paired_are_refused(bots: list[str], reason: str) -> None:
    with pytest.raises(ArenaError, match=reason):
        every_pairing(bots, 3)
