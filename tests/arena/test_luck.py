"""Luck-adjusted results: the same games, measured more precisely."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from coloretto.arena import LineUp, Measurement, ResultsFileError, report_of, run_serially
from coloretto.arena.bot_pool import BotPool
from coloretto.arena.luck import is_worth_it
from coloretto.arena.results import DealResult, GameResult, Task
from coloretto.arena.rotations import play_deal
from coloretto.arena.statistics import Sample, variance_ratio
from support.contests import contest_of, never, played
from support.effort import effort

LUCK = Measurement(luck=True)
PAIR = ("greedy", "random", "random")


def deal_with_luck(*bots: str, rules: str = "golden-3", deal: int = 0) -> DealResult:
    return play_deal(Task(rules, 1, LineUp(bots), deal, luck=True), never, BotPool())


@pytest.mark.parametrize("rules", ["golden-3", "classic-3", "golden-3-violet"])
def test_measuring_luck_changes_no_game(rules: str) -> None:
    plain = play_deal(Task(rules, 1, LineUp(PAIR), 0), never, BotPool())
    measured = deal_with_luck(*PAIR, rules=rules)
    assert [(game.scores, game.win_shares) for game in measured.games] == [
        (game.scores, game.win_shares) for game in plain.games
    ]
    assert not any(game.luck or game.adjusted_shares for game in plain.games)


def test_what_one_gains_by_luck_others_lose() -> None:
    for game in deal_with_luck(*PAIR).games:
        assert any(game.luck)
        assert sum(game.luck) == pytest.approx(0, abs=1e-5)
        assert sum(game.adjusted_shares) == pytest.approx(1, abs=1e-5)


def test_a_bots_adjusted_share_is_its_share_less_its_luck_on_all_its_seats() -> None:
    games = (GameResult((9, 5), (1.0, 0.0), (0.3, -0.3)), GameResult((4, 4), (0.5, 0.5), (-0.1, 0.1)))
    result = DealResult(("a", "b"), 0, games, {})
    assert result.adjusted_share("a") == pytest.approx((0.7 + 0.4) / 2)
    assert result.adjusted_share("b") == pytest.approx((0.6 + 0.3) / 2)
    assert msgspec.json.decode(msgspec.json.encode(result), type=DealResult) == result


def test_bots_that_forfeit_have_luck_too(odd_bots: None) -> None:
    result = deal_with_luck("crasher", "random", "random")
    assert result.forfeits
    assert all(game.luck for game in result.games)


def test_luck_adjusted_results_of_equals_vary_less() -> None:
    """`neural` against itself under another name, once around the table."""
    contest = played(contest_of([("neural", "neural:3")], "golden-2", effort(40, 400), measurement=LUCK))
    challenger = report_of(contest).line_ups[0].challenger
    games = [game for result in contest.results for game in result.games]
    plain = np.array([game.win_shares[0] for game in games])
    adjusted = np.array([game.adjusted_shares[0] for game in games])
    assert adjusted.var() < 0.6 * plain.var()
    assert challenger.luck_adjusted is not None
    assert challenger.luck_adjusted.mean == pytest.approx(0.5, abs=1e-5)


def test_the_report_has_plain_and_adjusted_shares_of_the_same_games() -> None:
    report = report_of(played(contest_of([PAIR], deals=6, measurement=LUCK)))
    assert report.luck_adjusted
    players = report.line_ups[0].players
    for adjusted in [*(one.luck_adjusted for one in report.bots), *(one.luck_adjusted for one in players)]:
        assert adjusted is not None
        assert adjusted.low is not None
    total = sum(one.seats * one.luck_adjusted.mean for one in players if one.luck_adjusted)
    assert total == pytest.approx(1, abs=1e-5)
    plain = report_of(played(contest_of([PAIR], deals=6)))
    assert [one.win_share for one in plain.bots] == [one.win_share for one in report.bots]
    assert plain.bots[0].luck_adjusted is plain.line_ups[0].challenger.variance_ratio is None


def test_a_variance_ratio_is_within_its_interval_in_19_cases_of_20() -> None:
    rng, held, number = np.random.default_rng(2), 0, 400
    for _ in range(number):
        luck, rest = rng.standard_normal((2, 200))
        deals = np.arange(200)
        found = variance_ratio(Sample(deals, rest), Sample(deals, rest + luck))
        held += found is not None and not found.is_clear_of(0.5)
    assert 0.91 <= held / number <= 0.98


def test_a_variance_ratio_is_unknown_where_nothing_varies() -> None:
    same = Sample(np.arange(3), np.ones(3))
    assert variance_ratio(Sample(np.arange(3), np.arange(3.0)), same) is None


def test_a_file_without_luck_is_not_continued_with_it(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    list(contest_of([PAIR], deals=1).play(run_serially, never, path))
    with pytest.raises(ResultsFileError, match="its luck is False, not True: name another file"):
        list(contest_of([PAIR], deals=2, measurement=LUCK).play(run_serially, never, path))


def test_luck_is_measured_where_bots_take_longer_than_that() -> None:
    assert not is_worth_it(["greedy", "random", "easy", "medium"])
    for bot in ("neural", "expert", "search:5", "external:./my_bot"):
        assert is_worth_it(["greedy", bot])
