"""People at a table: who is away, whose turns a bot has played, who has another name."""

from random import Random

import pytest

from coloretto.protocol.commands import LetBotPlay, ReadyForNext, Return, Say, Stand
from coloretto.protocol.events import BotStandsIn, Person, Played, Renamed, Said
from coloretto.protocol.limits import AWAY_SECONDS
from coloretto.protocol.options import TableOptions
from coloretto.protocol.refusals import RefusedError
from coloretto.record import parse_record, record_from_json, record_to_json, verify, write_record
from coloretto.server.table.names import rename
from coloretto.server.table.state import Status
from coloretto.server.table.summary import summary_changes, summary_of
from coloretto.server.table.views import table_view
from support.tables import PEOPLE, Tabletop

HOST, GUEST, THIRD = PEOPLE[:3]


def started(**options: object) -> Tabletop:
    top = Tabletop(TableOptions(rules="classic-3-brown", **{"games": 1, **options}), Random(1))  # type: ignore[arg-type]
    top.start()
    return top


# A person who is away.


def test_the_host_may_let_a_bot_play_at_once_for_who_is_away() -> None:
    top = started()
    top.away[GUEST.id] = 0.0
    assert top.do(HOST, LetBotPlay(1)) == [BotStandsIn(1, "away")]
    assert top.table.seats[1].is_played_by_bot


def test_another_player_may_do_so_after_a_while() -> None:
    top = started()
    top.away[HOST.id] = AWAY_SECONDS - 30.0
    with pytest.raises(RefusedError, match="left 90 seconds ago") as refusal:
        top.do(GUEST, LetBotPlay(0))
    assert (refusal.value.code, refusal.value.seconds) == ("not_away", 30)
    top.away[HOST.id] = AWAY_SECONDS
    assert top.do(GUEST, LetBotPlay(0)) == [BotStandsIn(0, "away")]


def test_nobody_may_do_so_for_a_person_who_is_here_or_for_a_bot() -> None:
    top = started()
    with pytest.raises(RefusedError, match="Name 1 is at the table"):
        top.do(HOST, LetBotPlay(1))
    top.away = dict.fromkeys((HOST.id, GUEST.id), 1000.0)
    top.do(HOST, LetBotPlay(1))
    for seat in (0, 1, 4):
        with pytest.raises(RefusedError, match=f"seat {seat} needs no bot"):
            top.do(HOST, LetBotPlay(seat))


def test_a_stranger_may_not_do_so_and_nobody_before_the_game() -> None:
    top = started()
    top.away[GUEST.id] = 1000.0
    with pytest.raises(RefusedError, match="no seat"):
        top.do(PEOPLE[4], LetBotPlay(1))
    waiting = Tabletop(TableOptions(rules="classic-3-brown"), Random(1))
    waiting.seat_everybody()
    waiting.away[GUEST.id] = 1000.0
    with pytest.raises(RefusedError, match="waiting"):
        waiting.do(HOST, LetBotPlay(1))


def test_the_person_returns_as_from_any_other_stand_in() -> None:
    top = started()
    seat = next(number for number in range(3) if number != top.table.to_move)
    other = HOST if seat else GUEST
    top.away[PEOPLE[seat].id] = 1000.0
    top.do(other, LetBotPlay(seat))
    top.do(PEOPLE[seat], Return())
    assert not top.table.seats[seat].is_played_by_bot


# What a bot has played for a person.


def test_the_turns_that_a_bot_finished_are_counted_and_marked_in_the_record() -> None:
    top = started()
    top.do(GUEST, Stand())
    while top.table.status is Status.PLAYING:
        top.play_once()
    record = top.table.record
    assert record is not None
    turns_of_guest = {move for move, turn in enumerate(record.turns, start=1) if turn.player == 1}
    assert record.bot_moves == turns_of_guest
    assert [seat.bot_turns for seat in table_view(top.table).seats] == [0, len(turns_of_guest), 0]
    assert record_from_json(record_to_json(record)) == record
    assert parse_record(write_record(record)) == record
    verify(record)


def test_a_turn_that_the_person_finished_is_theirs() -> None:
    top = started()
    seat = top.table.to_move
    assert seat is not None
    top.do(PEOPLE[seat], Stand())
    top.do_by_bot("D")
    top.do(PEOPLE[seat], Return())
    top.play_once()
    assert table_view(top.table).seats[seat].bot_turns == 0
    assert top.table.record is not None
    assert top.table.record.tags == {}


def test_the_next_game_counts_from_the_start() -> None:
    top = started(games=2)
    top.do(GUEST, Stand())
    while top.table.status is Status.PLAYING:
        top.play_once()
    for person in (HOST, THIRD):
        top.do(person, ReadyForNext())
    assert (top.table.game, top.table.bot_moves) == (2, ())
    assert {seat.bot_turns for seat in top.table.seats} == {0}


def test_a_seat_of_a_bot_needs_no_mark() -> None:
    top = Tabletop(TableOptions(rules="classic-3-brown", seats=["easy"], games=1), Random(1))
    top.start()
    while top.table.status is Status.PLAYING:
        top.play_once()
    assert top.table.bot_moves == ()
    assert not any(isinstance(event, Played) and event.ends_turn_of_stand_in(None) for event in top.events())


# Another name.


def test_a_new_name_is_shown_on_the_seat_in_chat_and_in_the_record() -> None:
    top = started()
    renamed = Person(GUEST.id, "Ana")
    assert top.commit(rename(top.table, renamed)) == [Renamed(renamed, GUEST.name)]
    assert top.table.seats[1].name == "Ana"
    assert top.do(GUEST, Say("hello")) == [Said(renamed, "hello")]
    assert top.table.record is not None
    assert top.table.record.names == (HOST.name, "Ana", THIRD.name)


def test_a_new_name_is_unique_at_the_table() -> None:
    top = started()
    top.commit(rename(top.table, Person(GUEST.id, HOST.name)))
    assert top.table.seats[1].name == f"{HOST.name} 2"
    assert rename(top.table, Person(GUEST.id, HOST.name)) == []


def test_the_lobby_shows_the_new_name_of_a_host_without_a_seat() -> None:
    top = Tabletop(TableOptions(rules="classic-3-brown"), Random(1))
    before = top.table
    top.commit(rename(top.table, Person(HOST.id, "Ana")))
    assert table_view(top.table).host == Person(HOST.id, "Ana")
    assert summary_changes(before, top.table)
    assert summary_of(top.table).host == "Ana"


def test_strangers_and_ended_tables_keep_their_names() -> None:
    top = started()
    assert rename(top.table, Person("stranger", "Ana")) == []
    while top.table.status is Status.PLAYING:
        top.play_once()
    assert rename(top.table, Person(GUEST.id, "Ana")) == []
