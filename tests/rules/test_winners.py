"""Who wins a game."""

import pytest

from coloretto.rules import Phase, Position, RuleSet, WrongPhaseError, rule_set_text


def finished(*hands: str) -> Position:
    """A finished game of one round, the players holding these cards."""
    players = len(hands)
    reserve = 7 * 9 - players + 10 + 3  # the last-round card lies on the whole deck
    rules = RuleSet(players=players, capacities=(3,) * players, reserve=reserve)
    rows = "/".join("x" * players)
    return Position(f"{rule_set_text(rules)} - {rows} {'*/'.join(hands)}* over 1 -")


def test_the_player_with_most_points_wins() -> None:
    position = finished("aab", "aabb", "bb+")
    assert position.scores == (4, 6, 5)
    assert position.winners == (1,)
    assert position.win_shares == (0.0, 1.0, 0.0)


@pytest.mark.parametrize(
    ("hands", "winners", "shares"),
    [
        (("aa", "bb", "c"), (0, 1), (0.5, 0.5, 0.0)),
        (("c", "aa", "bb"), (1, 2), (0.0, 0.5, 0.5)),
        (("aab", "ccd", "eef"), (0, 1, 2), (1 / 3, 1 / 3, 1 / 3)),
        (("aa", "b", "cc", "d", "dbc"), (0, 2, 4), (1 / 3, 0.0, 1 / 3, 0.0, 1 / 3)),
    ],
)
def test_equal_points_share_the_win_wherever_the_players_sit(
    hands: tuple[str, ...], winners: tuple[int, ...], shares: tuple[float, ...]
) -> None:
    position = finished(*("".join(sorted(hand)) for hand in hands))
    assert position.winners == winners
    assert position.win_shares == shares


def test_the_best_player_wins_when_all_are_below_zero() -> None:
    position = finished("aabbccddeeffgg", "abcdefg", "aabbccddeeffg")
    assert position.scores == (9 - 12, 3 - 4, 9 - 9 - 1)
    assert position.winners == (1, 2)


def test_a_player_can_win_with_zero_points() -> None:
    position = finished("abcdef", "abcdefg")
    assert position.scores == (0, -1)
    assert position.winners == (0,)


@pytest.mark.parametrize("turn", ["0:choose", "0:reveal", "0:place-a"])
def test_nobody_has_won_before_the_game_is_over(turn: str) -> None:
    text = f"classic-3-brown g a/-/- a/b/c {turn} 1 -"
    with pytest.raises(WrongPhaseError, match="not over") as caught:
        _ = Position(text).winners
    assert text in str(caught.value)


def test_scores_and_shares_are_known_while_the_game_goes_on() -> None:
    position = Position("classic-3-brown g a/-/- aa/b/ccc 0:choose 1 -")
    assert position.phase == Phase.CHOOSE
    assert position.scores == (3, 1, 6)
    assert position.win_shares == (0.0, 0.0, 1.0)
