"""A server that means harm cannot command the terminal of who plays there."""

from dataclasses import dataclass
from random import Random
from typing import Any, cast

import pytest

from coloretto.client import Client, ServerError, Table
from coloretto.protocol.commands import SeatBot, Sit, Start
from coloretto.protocol.events import Person, Said, Sat
from coloretto.protocol.messages import Happened, Snapshot
from coloretto.protocol.options import TableOptions
from coloretto.server.table.views import table_view
from coloretto.terminal.play.remote_text import event_sentences, refusal
from coloretto.terminal.play.sanitize import sanitized
from coloretto.terminal.play.servers import TableAddress, table_at
from support.tables import PEOPLE, Tabletop

EVIL = "A\x1b]0;title\x07\x1b[2Jb\r\n\u202ec\x9b31m"


def test_no_text_of_a_message_commands_a_terminal() -> None:
    said = sanitized(Happened(2, 0.0, [Sat(0, Person("p", EVIL)), Said(Person("p", EVIL), EVIL)]))
    told = [sentence for event in said.events for sentence in event_sentences(event, ["", ""], None)]
    assert len(told) == 2
    assert all(sentence.isprintable() and "A" in sentence for sentence in told)


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
        table_at(client, TableAddress("http://localhost", ""), cast("Any", None))
    assert refused.value.sentence.isprintable()


@dataclass
class _Evil:
    """A client of a server that calls its tables as it likes."""

    name: str

    def quick(self, _wish: object) -> Table:
        return Table(cast("Client", self), self.name, None)
