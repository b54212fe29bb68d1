"""A client that has folded every message has the same view as one that has just connected."""

from contextlib import suppress
from random import Random

import pytest

from coloretto.bots import make_bot
from coloretto.client.bot_runner import next_command
from coloretto.client.table_state import TableState
from coloretto.protocol.commands import Play, ReadyForNext, Resign, Return, Say, Sit, Stand, Unseat
from coloretto.protocol.events import events_from_json
from coloretto.protocol.messages import Happened, Snapshot
from coloretto.protocol.options import TableOptions
from coloretto.protocol.refusals import RefusedError
from coloretto.server.table.state import Status, Table
from coloretto.server.table.views import table_view, turn_of
from support.tables import PEOPLE, Tabletop

ME = PEOPLE[1]


def shown(table: Table) -> TableState:
    """What a client that connects now sees."""
    seen = TableState(ME.id)
    assert seen.update(Snapshot(table.version, table_view(table)))
    return seen


def seen_from_first_to_last(top: Tabletop) -> TableState:
    first, *others = top.commits
    table = Table("t").after(events_from_json(first[0]), first[1])
    seen = shown(table)
    for body, time in others:
        events = events_from_json(body)
        table = table.after(events, time)
        message = Happened(table.version, time, events, turn_of(table))
        assert seen.update(message)
        assert not seen.update(message)
        assert vars(seen) == vars(shown(table))
    return seen


def play_with_interruptions(top: Tabletop, rng: Random) -> None:
    top.start()
    while top.table.status is not Status.OVER:
        with suppress(RefusedError):
            top.do(ME, rng.choice((Say("well"), Stand(), Return(), ReadyForNext())))
        if top.table.status is Status.PLAYING:
            top.play_once()
        elif top.table.status is Status.BETWEEN:
            top.start_next()


@pytest.mark.parametrize("rules", ["classic-3-brown", "golden-4"])
def test_a_client_that_received_everything_has_a_newcomers_view(rules: str) -> None:
    rng = Random(rules)
    top = Tabletop(TableOptions(rules=rules, games=2), rng)
    play_with_interruptions(top, rng)
    seen = seen_from_first_to_last(top)
    assert seen.is_over
    assert top.table.match is not None
    assert tuple(seen.totals) == top.table.match.totals


def test_a_bot_sits_down_returns_and_resigns_for_good() -> None:
    bot = make_bot("random", seed=1)
    top = Tabletop(TableOptions(rules="classic-3-brown"), Random(1))
    assert isinstance(next_command(shown(top.table), bot), Sit)
    top.start()
    while top.table.to_move == 1:
        top.play_once()
    assert next_command(shown(top.table), bot) is None
    top.do(ME, Stand())
    assert next_command(shown(top.table), bot) == Return()
    top.do(ME, Return())
    while top.table.to_move != 1:
        top.play_once()
    assert isinstance(next_command(shown(top.table), bot), Play)
    top.do(ME, Stand())
    assert next_command(shown(top.table), bot) is None, "the stand-in is about to move"
    top.do(ME, Resign())
    assert next_command(shown(top.table), bot) is None


def test_a_removed_player_has_no_seat() -> None:
    top = Tabletop(TableOptions(rules="classic-3-brown"), Random(1))
    for person in PEOPLE[:2]:
        top.do(person, Sit())
    assert shown(top.table).seat == 1
    top.do(PEOPLE[0], Unseat(1))
    assert seen_from_first_to_last(top).seat is None
