"""A server that means harm cannot command the terminal of who plays there."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import cast

import pytest
from msgspec.structs import replace

from coloretto.client import Client, Me, MeWithToken, RemoteTable, ServerError
from coloretto.protocol.commands import SeatBot, Sit, Start
from coloretto.protocol.events import (
    AnyEvent,
    BotSeated,
    BotStandsIn,
    GameOver,
    MatchOver,
    Person,
    Played,
    Ready,
    Returned,
    Said,
    Sat,
    Silenced,
    Started,
    Stood,
    Unseated,
)
from coloretto.protocol.messages import Happened, Snapshot
from coloretto.protocol.options import TableOptions
from coloretto.server.table.views import table_view
from coloretto.terminal.main import main
from coloretto.terminal.play.remote_text import event_sentences, refusal
from coloretto.terminal.play.sanitize import check_seats, sanitized
from coloretto.terminal.play.servers import TableAddress, table_at
from support.tables import PEOPLE, Tabletop

EVIL = "A\x1b]0;title\x07\x1b[2Jb\r\n\u202ec\x9b31m"


def test_no_text_of_a_message_commands_a_terminal() -> None:
    said = sanitized(Happened(2, 0.0, [Sat(0, Person("p", EVIL)), Said(Person("p", EVIL), EVIL)]))
    sentences = [sentence for event in said.events for sentence in event_sentences(event, ["", ""], None)]
    assert len(sentences) == 2
    assert all(sentence.isprintable() and "A" in sentence for sentence in sentences)


def test_an_honest_message_stays_as_it_is() -> None:
    top = Tabletop(TableOptions(rules="classic-3-brown"), Random(1))
    top.do(PEOPLE[0], Sit())
    for seat in (1, 2):
        top.do(PEOPLE[0], SeatBot(seat, "easy"))
    top.do(PEOPLE[0], Start())
    snapshot = Snapshot(top.table.version, table_view(top.table))
    assert sanitized(snapshot) == snapshot
    assert snapshot.table.turn is not None


def test_no_refusal_commands_a_terminal() -> None:
    assert refusal(ServerError("new_code", EVIL)).isprintable()
    assert refusal(ServerError(EVIL, EVIL)).isprintable()


@pytest.mark.parametrize("name", ["../../elsewhere", "a/b", EVIL, ""])
def test_the_id_of_a_new_table_is_no_path_and_no_command(name: str) -> None:
    client = cast("Client", _Evil(name))
    with pytest.raises(ServerError) as refused:
        table_at(client, TableAddress("http://localhost", ""), lambda evil: evil.open_table())
    assert refused.value.sentence.isprintable()


@dataclass
class _Evil:
    """A client of a server that calls its tables as it likes."""

    name: str

    def open_table(self) -> RemoteTable:
        return RemoteTable(cast("Client", self), self.name, None)


def started_table() -> tuple[Snapshot, int]:
    top = Tabletop(TableOptions(rules="classic-3-brown", seats=["open", "easy", "easy"]), Random(1))
    top.do(PEOPLE[0], Sit())
    top.do(PEOPLE[0], Start())
    return Snapshot(top.table.version, table_view(top.table)), len(top.table.seats)


SEAT_EVENTS = [
    lambda seat: Sat(seat, Person("p", "Eve")),
    Stood,
    lambda seat: BotSeated(seat, "easy"),
    Unseated,
    lambda seat: Played(seat, "D", "a"),
    lambda seat: BotStandsIn(seat, "clock"),
    Returned,
    Ready,
    Silenced,
]


@pytest.mark.parametrize("seat", [-1, 3, 7, 10**9])
@pytest.mark.parametrize("make", SEAT_EVENTS)
def test_a_seat_that_the_table_does_not_have_is_refused_in_one_sentence(
    make: Callable[[int], AnyEvent], seat: int
) -> None:
    snapshot, seats = started_table()
    check_seats(snapshot)
    check_seats(Happened(9, 0.0, [make(2)]), seats)
    with pytest.raises(ServerError, match=f"seat {seat} at a table of 3"):
        check_seats(Happened(9, 0.0, [make(seat)]), seats)


@pytest.mark.parametrize(
    "event",
    [
        Started(1, ["A", "B"], "classic-3-brown g -/-/- a/b/c 0:choose 1 -", []),
        Started(1, ["A", "B", "C"], "classic-4-brown - -/-/-/- a/b/c/d 0:choose 1 -", []),
        GameOver(1, [1, 2], [1.0, 0.0, 0.0], [1, 2, 3], "00"),
        GameOver(1, [1, 2, 3], [1.0, 0.0, 0.0], [1], "00"),
        MatchOver([1], [1.0, 0.0, 0.0]),
    ],
)
def test_lists_of_another_length_than_the_table_are_refused(event: AnyEvent) -> None:
    with pytest.raises(ServerError, match="at a table of 3"):
        check_seats(Happened(9, 0.0, [event]), 3)


def test_a_snapshot_whose_parts_do_not_agree_is_refused() -> None:
    snapshot, _ = started_table()
    table = snapshot.table
    for wrong in (
        replace(table, seats=table.seats[:2]),
        replace(table, games=[[1, 2]]),
        replace(table, totals=[1, 2, 3, 4]),
    ):
        with pytest.raises(ServerError, match="at a table of 3"):
            check_seats(Snapshot(1, wrong))


def test_a_hostile_server_ends_the_match_with_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("COLORETTO_DATA_DIR", str(tmp_path))
    snapshot, _ = started_table()
    messages = [snapshot, Happened(snapshot.version + 1, 0.0, [Played(7, "D", "a")])]
    monkeypatch.setattr(RemoteTable, "messages", lambda _table: iter(messages))
    monkeypatch.setattr(Client, "new_identity", lambda _client, _name: MeWithToken("me", "Eve", "token"))
    monkeypatch.setattr(Client, "me", lambda _client: Me("me", "Eve"))
    assert main(["play", "http://localhost:1/table/abc"]) == 1
    complaint = capsys.readouterr().err.splitlines()[-1]
    assert complaint == "coloretto: no message of a Coloretto server: seat 7 at a table of 3"
