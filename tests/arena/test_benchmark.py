"""The benchmark: what is played, and what a leaderboard accepts."""

from pathlib import Path

import pytest

from coloretto.arena import ArenaError, run_serially
from coloretto.arena.benchmark import (
    DEALS,
    OPPONENTS,
    VERSION,
    BenchmarkResult,
    add_to_file,
    benchmark_contest,
    result_of,
    shipped_leaderboard,
)
from coloretto.arena.statistics import Estimate
from coloretto.bots.network_files import fingerprint, shipped_network
from coloretto.rules import PRINTED
from coloretto.terminal.commands import benchmark as command
from write_network_files import BENCHMARK, leaderboard_table


def some_result(bot: str, mean: float, deals: int = DEALS) -> BenchmarkResult:
    shares = {opponent: Estimate(mean) for opponent in OPPONENTS}
    return BenchmarkResult(bot, Estimate(mean, mean - 0.01, mean + 0.01), shares, 1e-5, deals, "0" * 12)


def test_a_bot_that_is_an_opponent_has_a_fair_share_against_itself() -> None:
    opponents = [line_up.bots[1] for line_up in benchmark_contest("neural").standings]
    assert opponents == [opponent for opponent in OPPONENTS if opponent != "neural"]


def test_the_score_is_the_mean_over_all_opponents(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coloretto.arena.benchmark.OPPONENTS", ("random", "greedy"))
    contest = benchmark_contest("greedy", deals=3)
    list(contest.play(run_serially, lambda: False))
    result = result_of(contest, "greedy")
    assert result.shares["greedy"].mean == 0.25
    assert result.score.mean == pytest.approx((0.25 + result.shares["random"].mean) / 2)
    assert not result.is_complete
    again = benchmark_contest("greedy", deals=3)
    list(again.play(run_serially, lambda: False))
    assert result_of(again, "greedy").shares == result.shares, "deals and opponents are fixed"


def test_a_leaderboard_file_has_every_bot_once_the_best_first(tmp_path: Path) -> None:
    file = tmp_path / "leaderboard.json"
    for bot, mean in (("one", 0.3), ("two", 0.5), ("one", 0.6)):
        add_to_file(file, some_result(bot, mean))
    text = file.read_text()
    assert text.count('"bot"') == 2
    assert text.index('"one"') < text.index('"two"')


def test_a_leaderboard_refuses_what_cannot_be_compared(tmp_path: Path) -> None:
    file = tmp_path / "leaderboard.json"
    with pytest.raises(ArenaError, match="one has played 3 deals, not 100"):
        add_to_file(file, some_result("one", 0.3, deals=3))
    file.write_text('{"benchmark": 99, "results": []}')
    with pytest.raises(ArenaError, match="is of benchmark 99, not 1"):
        add_to_file(file, some_result("one", 0.3))
    file.write_text("[]")
    with pytest.raises(ArenaError, match="is not a leaderboard"):
        add_to_file(file, some_result("one", 0.3))


def test_the_shipped_leaderboard_has_every_opponent() -> None:
    leaderboard = shipped_leaderboard()
    assert leaderboard.benchmark == VERSION
    assert {*OPPONENTS} <= {result.bot for result in leaderboard.results}
    assert all(result.is_complete for result in leaderboard.results)
    own = fingerprint(shipped_network(PRINTED["classic-4-brown"]))
    assert all(result.network == own for result in leaderboard.results), "run `make network-files`"
    means = [result.score.mean for result in leaderboard.results]
    assert means == sorted(means, reverse=True)


def test_the_document_shows_the_leaderboard() -> None:
    assert leaderboard_table(shipped_leaderboard()) in BENCHMARK.read_text(encoding="utf-8")


def test_the_help_knows_how_many_deals_there_are() -> None:
    assert command.DEALS == DEALS
