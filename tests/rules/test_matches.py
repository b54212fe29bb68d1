import pytest

from coloretto.rules import CLASSIC, GOLDEN, ColorettoError, Match


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
