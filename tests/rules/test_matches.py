import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.rules import CLASSIC, GOLDEN, ColorettoError, Match
from coloretto.rules.match_kernel import match_into


def test_a_match_begins_with_nothing_for_everybody() -> None:
    match = Match(CLASSIC.rule_set(3))
    assert (match.totals, match.is_over) == ((0, 0, 0), False)
    assert match.win_shares == (1 / 3, 1 / 3, 1 / 3)


def test_a_classic_match_adds_up_the_points_of_four_games() -> None:
    match = Match(CLASSIC.rule_set(3))
    for scores in ((30, 25, -4), (10, 40, 0), (20, 20, 20)):
        match = match.with_game(scores)
        assert not match.is_over
    assert match.totals == (60, 85, 16)
    match = match.with_game([26, 0, 1])
    assert match.is_over
    assert match.totals == (86, 85, 17)
    assert match.win_shares == (1.0, 0.0, 0.0)


def test_a_golden_match_is_one_game() -> None:
    match = Match(GOLDEN.rule_set(2)).with_game((7, 9))
    assert (match.is_over, match.games, match.totals) == (True, ((7, 9),), (7, 9))


def test_equal_totals_share_the_match() -> None:
    match = Match(CLASSIC.rule_set(4), ((1, -5, 3, -9), (-6, 0, -8, 1)))
    assert match.totals == (-5, -5, -5, -8)
    assert match.win_shares == (1 / 3, 1 / 3, 1 / 3, 0.0)


@given(st.lists(st.tuples(*[st.integers(-99, 317)] * 3), max_size=4))
def test_totals_add_up_and_compiled_code_agrees_on_them(games: list[tuple[int, ...]]) -> None:
    match = Match(CLASSIC.rule_set(3), tuple(games))
    assert match.totals == tuple(sum(game[player] for game in games) for player in range(3))
    winners = match.totals.count(max(match.totals))
    assert match.win_shares == tuple((total == max(match.totals)) / winners for total in match.totals)
    totals, shares = np.zeros(3, np.int16), np.zeros(3)
    match_into(np.array(games, np.int16).reshape(-1, 3), totals, shares)
    assert (tuple(totals.tolist()), tuple(shares.tolist())) == (match.totals, match.win_shares)


def test_a_match_does_not_change_when_a_game_is_added() -> None:
    match = Match(CLASSIC.rule_set(3))
    match.with_game((1, 2, 3))
    assert match.games == ()


def test_a_match_has_no_more_games_than_the_rule_set_says() -> None:
    match = Match(GOLDEN.rule_set(2), ((7, 9),))
    with pytest.raises(ColorettoError, match="a match of 1 games has no game 2"):
        match.with_game((1, 2))


@pytest.mark.parametrize("scores", [(1, 2), (1, 2, 3, 4), ()])
def test_a_game_has_a_score_for_each_player(scores: tuple[int, ...]) -> None:
    with pytest.raises(ColorettoError, match="3 scores expected") as caught:
        Match(CLASSIC.rule_set(3)).with_game(scores)
    assert str(scores) in str(caught.value)
