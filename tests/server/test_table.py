"""What a table promises, whatever database and network lie around it."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coloretto.protocol.commands import (
    Close,
    Command,
    Contribute,
    Play,
    ReadyForNext,
    Resign,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    Unseat,
)
from coloretto.protocol.events import Contributed, Opened, Person, Said, Sat, Started
from coloretto.protocol.levels import LEVELS
from coloretto.protocol.limits import MAX_NAME_LENGTH
from coloretto.protocol.options import TableOptions, check_options
from coloretto.protocol.refusals import RefusedError
from coloretto.record import verify
from coloretto.rules import PRINTED
from coloretto.server.table.state import Status
from support.effort import effort
from support.tables import PEOPLE, Tabletop

ANA, BEN, EVE, *_ = PEOPLE
NAMESAKES = [Person(f"namesake{number}", "Ana") for number in range(3)]


def tabletop(rules: str = "classic-3-brown", **options: object) -> Tabletop:
    return Tabletop(TableOptions(rules=rules, **options), Random(1))  # type: ignore[arg-type]


def refused(top: Tabletop, person: object, command: Command) -> str:
    """The code of a refusal, which changes nothing."""
    before = top.refolded()
    with pytest.raises(RefusedError) as refusal:
        top.do(person, command)  # type: ignore[arg-type]
    assert top.table == before
    return refusal.value.code


def finish_game(top: Tabletop) -> None:
    while top.table.status is Status.PLAYING:
        top.play_once()


@settings(max_examples=effort(20, 200), deadline=None)
@given(st.sampled_from(list(PRINTED)), st.integers(1, 3), st.randoms(use_true_random=False))
def test_a_match_by_people_ends_with_verified_records_and_added_up_scores(
    rules: str, games: int, rng: Random
) -> None:
    top = Tabletop(TableOptions(rules=rules, games=games), rng)
    totals = [0] * PRINTED[rules].players
    top.start()
    while top.table.status is not Status.OVER:
        while top.table.status is Status.PLAYING:
            top.play_once()
        record = top.table.record
        assert record is not None
        assert record.scores is not None
        verify(record)
        totals = [total + score for total, score in zip(totals, record.scores, strict=True)]
        if top.table.status is Status.BETWEEN:
            for person in PEOPLE[: PRINTED[rules].players]:
                top.do(person, ReadyForNext())
    assert top.table.match is not None
    assert list(top.table.match.totals) == totals
    assert len(top.table.match.games) == games


@settings(max_examples=effort(20, 200), deadline=None)
@given(st.sampled_from(list(PRINTED)), st.randoms(use_true_random=False))
def test_a_table_is_the_fold_of_its_events(rules: str, rng: Random) -> None:
    top = Tabletop(TableOptions(rules=rules, games=2), rng)
    top.play_match()
    assert top.refolded() == top.table


@settings(max_examples=effort(20, 200), deadline=None)
@given(st.sampled_from(list(PRINTED)), st.randoms(use_true_random=False))
def test_no_message_reveals_a_seed_before_its_game_is_over(rules: str, rng: Random) -> None:
    top = Tabletop(TableOptions(rules=rules), rng)
    top.start()
    seed = top.decks[0].seed.hex().encode()
    while top.table.status is Status.PLAYING:
        assert not any(seed in body for body, _ in top.commits)
        top.play_once()
    assert seed in top.commits[-1][0]


def test_the_deck_is_promised_before_any_player_gives_entropy_and_dealt_from_it() -> None:
    top = tabletop()
    assert top.table.commitment == top.decks[0].commitment
    top.start()
    (started,) = top.started()
    assert started.entropy == ["of-id0", "of-id1", "of-id2"]


def test_entropy_is_used_for_one_deck_only_and_what_nobody_gives_is_nobodys() -> None:
    top = tabletop(games=4)
    top.start()
    finish_game(top)
    top.do(ANA, Contribute("lotus"))
    top.do(BEN, ReadyForNext("iris"))
    top.start_next()
    finish_game(top)
    top.start_next()
    finish_game(top)
    top.do(ANA, Contribute("first"))
    for person in PEOPLE[:3]:
        top.do(person, ReadyForNext("second" if person is ANA else ""))
    entropies = [started.entropy for started in top.started()]
    assert entropies == [["of-id0", "of-id1", "of-id2"], ["lotus", "iris", ""], [], ["second", "", ""]]
    assert top.refolded() == top.table


def test_a_person_contributes_once_to_each_deck_and_never_to_one_that_is_dealt() -> None:
    top = tabletop(games=2)
    assert refused(top, ANA, Contribute("lotus")) == "not_seated"
    top.do(ANA, Sit())
    top.do(ANA, Contribute("lotus"))
    assert refused(top, ANA, Contribute("iris")) == "wrong_moment"
    top.start()
    assert refused(top, ANA, Contribute("iris")) == "wrong_moment"
    finish_game(top)
    assert top.do(ANA, Contribute("iris")) == [Contributed(0, "iris")]


@pytest.mark.parametrize("opened", [{"starts_when_full": True}, {"match_of": "another"}])
def test_a_quick_game_or_a_rematch_starts_with_the_entropy_of_the_last_to_sit_down(
    opened: dict[str, Any],
) -> None:
    top = tabletop(seats=["open", "open", "easy"])
    top.commit([Opened(top.table.options, ANA, top.table.commitment, **opened)])
    assert [type(event) for event in top.do(ANA, Sit(entropy="lotus"))] == [Sat]
    sat, started = top.do(BEN, Sit(entropy="iris"))
    assert isinstance(sat, Sat)
    assert isinstance(started, Started)
    assert started.entropy == ["lotus", "iris", ""]
    assert started.names == ["Name 0", "Name 1", "easy"]
    assert top.refolded() == top.table


def test_nobody_sits_twice_or_on_a_taken_seat_or_at_a_full_table() -> None:
    top = tabletop(seats=["open", "easy"])
    top.do(ANA, Sit())
    assert refused(top, ANA, Sit()) == "already_seated"
    assert refused(top, BEN, Sit(0)) == "seat_taken"
    assert refused(top, BEN, Sit(1)) == "seat_taken"
    top.do(BEN, Sit(2))
    assert refused(top, EVE, Sit()) == "full"


def test_standing_up_before_the_first_game_frees_the_seat() -> None:
    top = tabletop()
    top.do(ANA, Sit(1))
    top.do(ANA, Stand())
    assert top.table.seats[1].is_open
    assert refused(top, ANA, Stand()) == "not_seated"


@pytest.mark.parametrize("command", [Start(), SeatBot(1, "easy"), Unseat(2), Close()])
def test_only_the_host_arranges_the_table(command: Command) -> None:
    top = tabletop(seats=["open", "open", "hard"])
    top.do(BEN, Sit())
    assert refused(top, BEN, command) == "not_the_host"


def test_the_host_seats_bots_and_sends_them_away_until_the_game_starts() -> None:
    top = tabletop()
    top.do(ANA, Sit(0))
    top.do(ANA, SeatBot(1, "hard"))
    assert refused(top, ANA, SeatBot(1, "easy")) == "seat_taken"
    assert refused(top, ANA, SeatBot(2, "genius")) == "bad_command"
    top.do(ANA, Unseat(1))
    assert refused(top, ANA, Unseat(1)) == "bad_command"
    assert refused(top, ANA, Start()) == "wrong_moment"
    top.do(ANA, SeatBot(1, "easy"))
    top.do(ANA, SeatBot(2, "easy"))
    top.do(ANA, Start())
    assert refused(top, ANA, Unseat(1)) == "wrong_moment"
    assert refused(top, ANA, Close()) == "wrong_moment"


def test_only_the_player_to_move_plays_and_only_what_is_legal() -> None:
    top = tabletop()
    assert refused(top, ANA, Play("D")) == "not_seated"
    top.start()
    to_move = top.table.to_move
    assert to_move is not None
    other = PEOPLE[(to_move + 1) % 3]
    assert refused(top, other, Play("D")) == "not_your_turn"
    assert refused(top, PEOPLE[4], Play("D")) == "not_seated"
    assert refused(top, PEOPLE[to_move], Play("T0")) == "illegal_action"
    assert refused(top, PEOPLE[to_move], Play("draw, please")) == "illegal_action"
    top.do(PEOPLE[to_move], Play("D"))
    assert refused(top, PEOPLE[to_move], Play("D")) == "illegal_action"
    top.do(PEOPLE[to_move], Play("P0"))


def test_a_bot_stands_in_for_who_leaves_until_they_return() -> None:
    top = tabletop()
    top.start()
    seat = top.table.to_move
    assert seat is not None
    top.do(PEOPLE[seat], Stand())
    assert top.table.seats[seat].is_played_by_bot
    assert refused(top, PEOPLE[seat], Play("D")) == "wrong_moment"
    top.do_by_bot("D")
    top.do(PEOPLE[seat], Return())
    top.do(PEOPLE[seat], Play("P0"))
    assert refused(top, PEOPLE[seat], Return()) == "wrong_moment"


def test_a_player_who_resigned_cannot_return() -> None:
    top = tabletop()
    top.start()
    top.do(BEN, Resign())
    assert refused(top, BEN, Return()) == "wrong_moment"
    assert refused(top, BEN, Resign()) == "wrong_moment"


def test_players_speak_where_there_is_a_chat() -> None:
    top = tabletop()
    top.do(ANA, Sit())
    top.do(ANA, Say("hello"))
    assert refused(top, EVE, Say("hello")) == "not_seated"
    silent = tabletop(chat=False)
    silent.do(ANA, Sit())
    assert refused(silent, ANA, Say("hello")) == "no_chat"


def test_the_host_may_close_a_table_that_has_not_started() -> None:
    top = tabletop()
    top.do(ANA, Close())
    assert top.table.status is Status.CLOSED
    assert refused(top, BEN, Sit()) == "wrong_moment"


@pytest.mark.parametrize(
    "options",
    [
        TableOptions(rules="classic-3", seats=["open"] * 4),
        TableOptions(seats=["genius"]),
        TableOptions(stand_in="open"),
        TableOptions(stand_in="nobody"),
    ],
)
def test_options_that_do_not_fit_together_are_refused(options: TableOptions) -> None:
    with pytest.raises(RefusedError) as refusal:
        check_options(options)
    assert refusal.value.status == 422


# Names.


def names_after_sitting(*names: str) -> list[str]:
    top = tabletop()
    for number, name in enumerate(names):
        top.do(Person(f"guest{number}", name), Sit())
    return [seat.name for seat in top.table.seats[: len(names)]]


def test_players_with_the_same_name_are_distinguished_everywhere() -> None:
    top = tabletop()
    for person in NAMESAKES:
        top.do(person, Sit())
    assert [seat.name for seat in top.table.seats] == ["Ana", "Ana 2", "Ana 3"]
    assert top.do(NAMESAKES[1], Say("hello")) == [Said(Person("namesake1", "Ana 2"), "hello")]
    top.do(ANA, Start())
    assert top.started()[0].names == ["Ana", "Ana 2", "Ana 3"]
    assert top.table.record is not None
    assert top.table.record.names == ("Ana", "Ana 2", "Ana 3")


def test_a_name_that_a_player_has_left_is_free_again() -> None:
    top = tabletop()
    top.do(NAMESAKES[0], Sit())
    top.do(NAMESAKES[1], Sit())
    top.do(NAMESAKES[0], Stand())
    top.do(NAMESAKES[2], Sit())
    assert [seat.name for seat in top.table.seats[:2]] == ["Ana", "Ana 2"]


def test_a_distinguished_name_is_no_longer_than_any_other() -> None:
    long = "x" * MAX_NAME_LENGTH
    assert names_after_sitting(long, long) == [long, "x" * (MAX_NAME_LENGTH - 2) + " 2"]


def test_a_player_named_after_another_distinguished_one_is_distinguished_too() -> None:
    assert names_after_sitting("Ana 2", "Ana", "Ana") == ["Ana 2", "Ana", "Ana 3"]


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_is_called_like_a_bot(level: str) -> None:
    assert names_after_sitting(level) == [f"{level} 2"]


# Events.


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(list(PRINTED)), st.randoms(use_true_random=False))
def test_a_table_is_the_same_after_its_events_and_after_the_stored_ones(rules: str, rng: Random) -> None:
    top = Tabletop(TableOptions(rules=rules, games=2), rng)
    top.play_match()
    assert top.refolded() == top.table
