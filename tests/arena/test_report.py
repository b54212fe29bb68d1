"""The report, as an object, as JSON, as CSV and as a picture."""

import csv
import json
import sys
from pathlib import Path

import numpy as np
import pytest

from coloretto.arena import ArenaError, Contest, every_pairing, report_of, run_serially
from coloretto.arena.csv_report import csv_text
from coloretto.arena.plots import check_plot, save_plot
from coloretto.arena.statistics import Estimate, student_mean, win_share
from coloretto.sim.extras import MissingExtraError
from support.contests import UNTIL_CLEAR, contest_of, never, played

PAIRS = [line_up.bots for line_up in every_pairing(["greedy", "random", "twin"], 3)]


@pytest.fixture
def contest(odd_bots: None) -> Contest:
    return played(contest_of(PAIRS, deals=6))


def test_shares_and_scores_are_means_over_the_bots_seats(contest: Contest) -> None:
    report = report_of(contest)
    for line_up in report.line_ups:
        standing = next(
            standing for standing in contest.standings.values() if standing.line_up.bots == line_up.bots
        )
        games = [
            (game, standing.line_up.seated(rotation))
            for result in standing.results.values()
            for rotation, game in enumerate(result.games)
        ]
        for player in line_up.players:
            shares = [
                share
                for game, seated in games
                for share, bot in zip(game.win_shares, seated, strict=True)
                if bot == player.bot
            ]
            assert player.win_share.mean == pytest.approx(np.mean(shares))
        assert sum(player.seats * player.win_share.mean for player in line_up.players) == pytest.approx(1)


def test_a_bots_row_is_the_mean_over_its_pairings_with_errors_clustered_by_deal(contest: Contest) -> None:
    for bot in report_of(contest).bots:
        standings = [
            standing for standing in contest.standings.values() if standing.line_up.challenger == bot.bot
        ]
        assert len(standings) == 2
        assert bot.win_share == win_share([standing.shares(bot.bot) for standing in standings])
        assert bot.mean_score == student_mean([standing.scores(bot.bot) for standing in standings])
        assert bot.time.decisions > 0


def test_the_highest_rating_comes_first(contest: Contest) -> None:
    ratings = [bot.rating for bot in report_of(contest).bots]
    assert ratings == sorted(ratings, reverse=True)
    for bot in report_of(contest).bots:
        assert bot.rating == pytest.approx(bot.rating_mu - 3 * bot.rating_sigma)


def test_equals_are_unclear_and_others_are_not(contest: Contest) -> None:
    verdicts = {line_up.bots[:2]: line_up.verdict for line_up in report_of(contest).line_ups}
    assert verdicts["greedy", "random"] == "better"
    assert verdicts["greedy", "twin"] == verdicts["twin", "greedy"] == "unclear"
    assert report_of(played(contest_of(PAIRS[2:3], deals=30))).line_ups[0].verdict == "worse"


def test_pairings_that_stopped_when_clear_have_an_interval_that_allows_for_all(odd_bots: None) -> None:
    report = report_of(played(contest_of(PAIRS, deals=6, measurement=UNTIL_CLEAR)))
    for bot in report.bots:
        own = [line_up.challenger for line_up in report.line_ups if line_up.challenger.bot == bot.bot]
        assert bot.win_share.mean == pytest.approx(sum(one.win_share.mean for one in own) / 2)
        widths = [width(one.win_share) for one in own]
        assert width(bot.win_share) > sum(widths) / 2
    alone = report_of(played(contest_of(PAIRS[:1], deals=6, measurement=UNTIL_CLEAR)))
    assert alone.bots[0].win_share == alone.line_ups[0].challenger.win_share


def width(estimate: Estimate) -> float:
    assert estimate.low is not None
    assert estimate.high is not None
    return estimate.high - estimate.low


def test_line_ups_that_have_not_played_yet_are_left_out(odd_bots: None) -> None:
    contest = contest_of(PAIRS, deals=6)
    next(contest.play(run_serially, never))
    report = report_of(contest)
    assert [line_up.bots for line_up in report.line_ups] == [PAIRS[0]]
    assert not report.complete
    assert (report.games, report.line_ups[0].deals) == (3, 1)
    assert report.line_ups[0].challenger.win_share.low is None


def test_json_has_all_of_it(contest: Contest) -> None:
    report = report_of(contest)
    found = json.loads(report.json())
    assert (found["rules"], found["seed"], found["games"]) == ("golden-3-brown", 3, 6 * 6 * 3)
    assert (found["complete"], found["until_clear"]) == (True, False)
    assert found["line_ups"][0]["bots"] == list(PAIRS[0])
    assert found["bots"][0]["win_share"]["mean"] == report.bots[0].win_share.mean


def test_csv_has_a_line_for_each_bot_of_each_line_up(contest: Contest) -> None:
    report = report_of(contest)
    lines = list(csv.DictReader(csv_text(report).splitlines()))
    assert len(lines) == 2 * len(PAIRS)
    first = report.line_ups[0].challenger
    assert (lines[0]["line_up"], lines[0]["bot"], lines[0]["seats"]) == (
        "greedy|random|random",
        "greedy",
        "1",
    )
    assert float(lines[0]["win_share"]) == first.win_share.mean
    assert float(lines[0]["mean_score_high"]) == first.mean_score.high


def test_csv_leaves_unknown_intervals_empty() -> None:
    line = next(csv.DictReader(csv_text(report_of(played(contest_of([PAIRS[0]], deals=1)))).splitlines()))
    assert (line["win_share_low"], line["mean_score_high"]) == ("", "")


@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_a_plot_is_a_picture_of_the_kind_that_its_name_says(
    kind: str, contest: Contest, tmp_path: Path
) -> None:
    path = tmp_path / f"shares.{kind}"
    check_plot(path)
    save_plot(report_of(contest), path)
    assert path.read_bytes().startswith({"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF"}[kind])


def test_a_plot_of_a_single_deal_has_no_interval_to_draw(tmp_path: Path) -> None:
    path = tmp_path / "shares.svg"
    save_plot(report_of(played(contest_of([PAIRS[0]], deals=1))), path)
    assert "greedy against 2 random" in path.read_text()


@pytest.mark.parametrize(
    ("name", "reason"),
    [("shares.doc", "a picture's name ends in one of "), ("nowhere/shares.png", "there is no such folder")],
)
def test_a_plot_that_cannot_be_saved_is_refused_before_anything_is_played(
    name: str, reason: str, tmp_path: Path
) -> None:
    with pytest.raises(ArenaError, match=reason):
        check_plot(tmp_path / name)


def test_without_matplotlib_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(
        MissingExtraError, match=r"matplotlib is missing: install the extra coloretto\[plot\]"
    ):
        check_plot(tmp_path / "shares.png")
