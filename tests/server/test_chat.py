"""Who may speak at a table."""

from random import Random

import pytest

from coloretto.protocol.commands import Command, Say, Silence, Sit
from coloretto.protocol.events import Person
from coloretto.protocol.options import TableOptions
from coloretto.protocol.refusals import RefusedError
from coloretto.server.table.views import table_view
from support.tables import PEOPLE, Tabletop

HOST, BEN, *_ = PEOPLE


@pytest.fixture
def top() -> Tabletop:
    top = Tabletop(TableOptions(rules="classic-3-brown", seats=["open", "open", "easy"]), Random(1))
    top.do(HOST, Sit())
    top.do(BEN, Sit())
    return top


def code(top: Tabletop, person: Person, command: Command) -> str:
    with pytest.raises(RefusedError) as refusal:
        top.do(person, command)
    return refusal.value.code


def test_whom_the_host_silences_is_silent_until_the_host_thinks_better_of_it(top: Tabletop) -> None:
    top.do(HOST, Silence(1))
    assert [seat.is_silenced for seat in table_view(top.table).seats] == [False, True, False]
    assert code(top, BEN, Say("but")) == "silenced"
    top.do(HOST, Say("thank you"))
    assert code(top, HOST, Silence(1)) == "wrong_moment"
    top.do(HOST, Silence(1, is_silenced=False))
    top.do(BEN, Say("at last"))
    assert top.refolded() == top.table


def test_only_the_host_silences_and_only_other_people(top: Tabletop) -> None:
    assert code(top, BEN, Silence(0)) == "not_the_host"
    for seat in (0, 2, 4):
        assert code(top, HOST, Silence(seat)) == "bad_command"


def test_silence_outlasts_the_start_of_the_game(top: Tabletop) -> None:
    top.do(HOST, Silence(1))
    top.start()
    assert code(top, BEN, Say("now?")) == "silenced"
