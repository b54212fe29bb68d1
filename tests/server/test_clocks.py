"""Time at a table: who has how much of it, and what happens when it is up."""

from collections.abc import Callable
from random import Random

import pytest

from coloretto.protocol.commands import Command, Play, ReadyForNext, Resign, Return, Stand
from coloretto.protocol.events import BotStandsIn
from coloretto.protocol.options import Clock, TableOptions
from coloretto.protocol.refusals import RefusedError
from coloretto.server.table.deadlines import (
    MIN_DECISION_SECONDS,
    PAUSE_SECONDS,
    SOLO_SECONDS,
    UNSTARTED_SECONDS,
    Deadline,
    DeadlineKind,
    deadline_of,
)
from coloretto.server.table.games import stand_in_for_slow
from coloretto.server.table.state import Status
from support.tables import PEOPLE, Tabletop

BEGIN = 1000.0


def started(**options: object) -> Tabletop:
    """A game that has begun at `BEGIN`."""
    top = Tabletop(TableOptions(rules="classic-3-brown", **options), Random(1))  # type: ignore[arg-type]
    top.seat_everybody()
    at(top, BEGIN)
    top.start()
    return top


def at(top: Tabletop, time: float) -> None:
    """Whatever happens next happens then."""
    top.time = time


def to_move(top: Tabletop) -> int:
    assert top.table.to_move is not None
    return top.table.to_move


def do(top: Tabletop, time: float, command: Command) -> None:
    at(top, time)
    top.do(PEOPLE[to_move(top)], command)


def time_is_up(top: Tabletop) -> float:
    """Let the clock run out; when it did."""
    due = deadline_of(top.table)
    assert due is not None
    assert due.kind is DeadlineKind.TIME_IS_UP
    at(top, due.time)
    top.commit(stand_in_for_slow(top.table))
    return due.time


def time_up_at(top: Tabletop) -> float:
    due = deadline_of(top.table)
    assert due is not None
    assert due.kind is DeadlineKind.TIME_IS_UP
    return due.time


def test_a_clock_per_move_restarts_with_every_decision() -> None:
    top = started(clock=Clock(move=30))
    assert time_up_at(top) == BEGIN + 30
    do(top, BEGIN + 20, Play("D"))
    assert time_up_at(top) == BEGIN + 20 + 30


def test_a_clock_for_the_game_counts_only_the_own_turns() -> None:
    top = started(clock=Clock(game=100))
    first = to_move(top)
    do(top, BEGIN + 10, Play("D"))
    do(top, BEGIN + 25, Play("P0"))
    second = to_move(top)
    assert second != first
    assert time_up_at(top) == BEGIN + 25 + 100
    do(top, BEGIN + 65, Play("D"))
    do(top, BEGIN + 66, Play("P1"))
    left = [seat.seconds_left for seat in top.table.seats]
    assert left[first] == 100 - 25
    assert left[second] == 100 - 41
    assert left[to_move(top)] == 100


def test_without_a_clock_there_is_patience_and_no_more() -> None:
    assert time_up_at(started()) == BEGIN + TableOptions().patience
    assert time_up_at(started(patience=7)) == BEGIN + 7


def test_when_time_is_up_a_bot_takes_the_seat_and_the_player_may_return_after_its_move() -> None:
    top = started(clock=Clock(move=30), pace=500)
    seat = to_move(top)
    up = time_is_up(top)
    assert top.table.seats[seat].stand_in == "clock"
    assert deadline_of(top.table) == Deadline(up + 0.5, DeadlineKind.BOT_MOVES)
    with pytest.raises(RefusedError, match="return after its move"):
        do(top, up + 0.1, Return())
    at(top, up + 0.5)
    top.do_by_bot("D")
    do(top, up + 2, Return())
    assert time_up_at(top) == up + 2 + 30
    do(top, up + 3, Play("P0"))
    assert not top.table.seats[seat].is_played_by_bot


def test_leaving_and_returning_gives_nobody_more_time() -> None:
    top = started(clock=Clock(game=100))
    seat = to_move(top)
    do(top, BEGIN + 90, Stand())
    assert top.table.seats[seat].seconds_left == 10
    with pytest.raises(RefusedError, match="return after its move"):
        do(top, BEGIN + 90, Return())
    top.do_by_bot("D")
    do(top, BEGIN + 95, Return())
    assert time_up_at(top) == BEGIN + 95 + 10


def test_a_player_without_time_left_may_still_decide_quickly() -> None:
    top = started(clock=Clock(game=100))
    seat = to_move(top)
    up = time_is_up(top)
    assert up == BEGIN + 100
    assert top.table.seats[seat].seconds_left == 0
    top.do_by_bot("D")
    do(top, up + 1, Return())
    assert time_up_at(top) == up + 1 + MIN_DECISION_SECONDS


def test_a_player_who_leaves_in_anothers_turn_may_return_immediately() -> None:
    top = started(clock=Clock(game=100))
    other = PEOPLE[(to_move(top) + 1) % 3]
    top.do(other, Stand())
    top.do(other, Return())
    assert {seat.seconds_left for seat in top.table.seats} == {100.0}


def test_an_expired_clock_takes_no_seat_after_its_player_moved_or_left() -> None:
    top = started(clock=Clock(move=30))
    do(top, BEGIN + 1, Resign())
    assert stand_in_for_slow(top.table) == []
    assert top.table.seats[to_move(top)].stand_in == "resigned"


def test_the_next_game_waits_for_people_and_a_table_that_never_starts_is_closed() -> None:
    top = Tabletop(TableOptions(rules="golden-2-violet", games=2), Random(2))
    assert deadline_of(top.table) == Deadline(top.table.turn_started + UNSTARTED_SECONDS, DeadlineKind.CLOSE)
    top.start()
    while top.table.status is Status.PLAYING:
        top.play_once()
    ended = top.table.turn_started
    assert deadline_of(top.table) == Deadline(ended + PAUSE_SECONDS, DeadlineKind.NEXT_GAME)
    for person in PEOPLE[:2]:
        top.do(person, Resign())
    assert deadline_of(top.table) == Deadline(ended, DeadlineKind.NEXT_GAME)


def test_nothing_is_due_when_all_is_over() -> None:
    top = Tabletop(TableOptions(rules="golden-2-violet"), Random(3))
    top.play_match()
    assert deadline_of(top.table) is None


def test_a_clock_that_expires_and_patience_that_runs_out_are_different_reasons() -> None:
    for options, reason in (
        ({"patience": 5}, "idle"),
        ({"clock": Clock(move=30)}, "clock"),
        ({"clock": Clock(game=60)}, "clock"),
    ):
        top = started(**options)
        assert stand_in_for_slow(top.table) == [BotStandsIn(to_move(top), reason)]


def solo(**options: object) -> Tabletop:
    """A game of one person against bots, at the turn of the person."""
    seats = ["open", "easy", "easy"]
    top = Tabletop(TableOptions(rules="classic-3-brown", seats=seats, **options), Random(1))  # type: ignore[arg-type]
    top.start()
    play_until(top, lambda: top.table.to_move == 0)
    return top


def play_until(top: Tabletop, holds: Callable[[], bool]) -> None:
    while not holds():
        top.play_once()


def test_a_game_against_bots_waits_for_its_only_person() -> None:
    top = solo(games=2)
    assert deadline_of(top.table) == Deadline(top.table.turn_started + SOLO_SECONDS, DeadlineKind.CLOSE)
    play_until(top, lambda: top.table.status is Status.BETWEEN)
    assert deadline_of(top.table) == Deadline(top.table.turn_started + SOLO_SECONDS, DeadlineKind.CLOSE)


def test_the_next_game_starts_when_everyone_has_left_who_was_not_ready() -> None:
    top = started(games=2)
    play_until(top, lambda: top.table.status is Status.BETWEEN)
    top.do(PEOPLE[0], ReadyForNext())
    top.do(PEOPLE[1], Resign())
    assert deadline_of(top.table) == Deadline(
        top.table.turn_started + PAUSE_SECONDS, DeadlineKind.NEXT_GAME
    ), "one person is not ready yet"
    top.do(PEOPLE[2], Stand())
    assert deadline_of(top.table) == Deadline(top.table.turn_started, DeadlineKind.NEXT_GAME)


def test_a_person_alone_who_chose_a_clock_plays_against_it() -> None:
    top = solo(clock=Clock(move=30))
    assert time_up_at(top) == top.table.turn_started + 30


def test_a_person_who_lets_a_bot_play_is_not_waited_for() -> None:
    top = solo()
    top.do(PEOPLE[0], Stand())
    due = deadline_of(top.table)
    assert due is not None
    assert due.kind is DeadlineKind.BOT_MOVES


def test_who_is_left_alone_has_all_the_time_until_another_returns() -> None:
    top = started()
    seat = to_move(top)
    others = [PEOPLE[number] for number in range(3) if number != seat]
    for other in others:
        assert time_up_at(top) == BEGIN + TableOptions().patience
        top.do(other, Stand())
    assert deadline_of(top.table) == Deadline(BEGIN + SOLO_SECONDS, DeadlineKind.CLOSE)
    at(top, BEGIN + 5000)
    top.do(others[0], Return())
    assert time_up_at(top) == BEGIN + 5000 + TableOptions().patience
    at(top, BEGIN + 5100)
    top.do(others[1], Return())
    assert time_up_at(top) == BEGIN + 5000 + TableOptions().patience
