"""Contests: who plays them does not matter, nor how often they are interrupted."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from coloretto.arena import (
    ArenaError,
    Contest,
    Entry,
    LineUp,
    every_pairing,
    report_of,
    run_in_processes,
    run_serially,
)
from coloretto.arena.confidence_sequences import ConfidenceSequence
from coloretto.arena.executors import run_in_order
from coloretto.arena.results import DealResult, Task
from coloretto.arena.rotations import Stop
from support.contests import UNTIL_CLEAR, contest_of, never, played, timeless

PAIR = [line_up.bots for line_up in every_pairing(["greedy", "random"], 3)]


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    alone = played(contest_of(PAIR))
    assert timeless(played(contest_of(PAIR), run_in_processes(2)).results) == timeless(alone.results)


def test_deals_are_reported_in_order_each_line_up_in_turn() -> None:
    contest = contest_of(PAIR, deals=3)
    played = [(result.deal, result.bots) for result in contest.play(run_in_processes(2), never)]
    assert played == [(deal, bots) for deal in range(3) for bots in PAIR]
    assert [(result.deal, result.bots) for result in contest.results] == played


def test_a_deal_depends_on_its_number_and_the_seed_not_on_who_else_plays() -> None:
    both = timeless(played(contest_of(PAIR)).results)
    one = timeless(played(contest_of(PAIR[:1])).results)
    assert one == [result for result in both if result[0] == PAIR[0]]
    other = played(Contest("golden-3", [Entry(LineUp(PAIR[0]), 4)], seed=4)).results
    assert timeless(other) != one


def test_line_ups_may_play_different_numbers_of_deals() -> None:
    contest = Contest("golden-3", [Entry(LineUp(PAIR[0]), 3), Entry(LineUp(PAIR[1]), 1)])
    assert (contest.deals, contest.deals_left, contest.is_done) == (0, 4, False)
    played = [(result.deal, result.bots) for result in contest.play(run_serially, never)]
    assert played == [(0, PAIR[0]), (0, PAIR[1]), (1, PAIR[0]), (2, PAIR[0])]
    assert (contest.deals, contest.deals_left, contest.is_done) == (4, 0, True)


@pytest.mark.parametrize("kept", range(9))
def test_a_contest_goes_on_where_it_was_left_and_its_file_becomes_the_same(kept: int, tmp_path: Path) -> None:
    whole, resumed = tmp_path / "whole.jsonl", tmp_path / "resumed.jsonl"
    uninterrupted = contest_of(PAIR)
    list(uninterrupted.play(run_serially, never, whole))
    lines = whole.read_text().splitlines(keepends=True)
    resumed.write_text("".join(lines[: kept + 1]))
    contest = contest_of(PAIR)
    assert len(list(contest.play(run_serially, never, resumed))) == 8 - kept
    assert resumed.read_text().splitlines(keepends=True)[: kept + 1] == lines[: kept + 1]
    assert timeless(read(resumed)) == timeless(read(whole))
    assert timeless(contest.results) == timeless(uninterrupted.results)


def read(path: Path) -> list[DealResult]:
    """The deals of a file in its order, as a contest of nobody else would learn of them."""
    contest = contest_of(PAIR)
    assert not list(contest.play(run_serially, never, path))
    assert [result.deal for result in contest.results] == sorted(result.deal for result in contest.results)
    return contest.results


def test_more_deals_and_more_bots_can_be_added_to_a_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    list(contest_of(PAIR[:1], deals=2).play(run_serially, never, path))
    assert len(list(contest_of(PAIR, deals=3).play(run_serially, never, path))) == 4
    assert len(list(contest_of(PAIR[:1], deals=1).play(run_serially, never, path))) == 0
    fewer = contest_of(PAIR[:1], deals=2)
    assert list(fewer.play(run_serially, never, path)) == []
    assert [result.deal for result in fewer.results] == [0, 1]


def test_a_deal_that_a_file_has_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    list(contest_of(PAIR[:1], deals=2).play(run_serially, never, path))
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines, lines[-1]]))
    contest = contest_of(PAIR[:1], deals=3)
    list(contest.play(run_serially, never, path))
    assert [result.deal for result in contest.results] == [0, 1, 2]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_contest_stops_on_request_and_keeps_what_was_played(workers: int, tmp_path: Path) -> None:
    contest, path = contest_of(PAIR, deals=10_000), tmp_path / "results.jsonl"
    for _ in contest.play(run_in_processes(workers), lambda: contest.deals >= 6, path):
        pass
    assert contest.deals == 6
    assert not contest.is_done
    assert len(path.read_text().splitlines()) == 7


def test_a_clear_line_up_stops_early_and_an_unclear_one_plays_all_deals() -> None:
    bots = [("greedy", "random", "random"), ("random", "random", "random")]
    contest = played(contest_of(bots, deals=20, measurement=UNTIL_CLEAR))
    better, unclear = report_of(contest).line_ups
    assert (better.verdict, unclear.verdict) == ("better", "unclear")
    assert better.deals < 10
    assert unclear.deals == 20
    assert contest.is_done


def test_stopping_early_does_not_depend_on_workers_that_have_played_ahead(tmp_path: Path) -> None:
    paths = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    results = []
    for number, path in enumerate(paths, start=1):
        contest = contest_of(PAIR, deals=30, measurement=UNTIL_CLEAR)
        list(contest.play(run_in_processes(number), never, path))
        results.append(timeless(contest.results))
        assert len(path.read_text().splitlines()) == 1 + contest.deals < 31
    assert results[0] == results[1]


def test_the_report_of_an_early_stop_has_the_interval_that_allows_for_it() -> None:
    contest = played(contest_of(PAIR, deals=30, measurement=UNTIL_CLEAR))
    for line_up in report_of(contest).line_ups:
        sequence = ConfidenceSequence(suspect=1 / 3)
        for share in contest.standings[LineUp(line_up.bots)].shares(line_up.bots[0]).values.tolist():
            assert not sequence.is_clear
            sequence.add(share)
        assert sequence.is_clear
        found = line_up.challenger.win_share
        assert found == sequence.estimate(found.mean)
        assert found.is_clear_of(1 / 3)


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ([], "nobody plays"),
        ([Entry(LineUp(("greedy", "random")), 1)], "2 bots for 3 seats: greedy, random"),
        ([Entry(LineUp(PAIR[0]), 0)], "deals: 0 is below 1"),
    ],
)
def test_contests_that_cannot_be_held_are_refused(entries: list[Entry], reason: str) -> None:
    with pytest.raises(ArenaError, match=reason):
        Contest("golden-3", entries)


def test_no_worker_is_no_way_to_play() -> None:
    with pytest.raises(ArenaError, match="workers: 0 is below 1"):
        run_in_processes(0)


def test_tasks_side_by_side_come_back_in_order_and_are_asked_for_as_late_as_possible() -> None:
    asked: list[int] = []

    def tasks() -> Iterator[Task]:
        for deal in range(100):
            asked.append(deal)
            yield Task("golden-3", 0, LineUp(PAIR[0]), deal)

    def impatient() -> bool:
        return False

    stop: Stop = impatient
    waits = iter([False, False] + [True] * 100)
    back = run_in_order(tasks(), stop, lambda task: task.deal, lambda _task, _seconds: next(waits), most=4)
    assert list(islice(back, 3)) == [0, 1, 2]
    assert asked == [0, 1, 2, 3, 4, 5]
