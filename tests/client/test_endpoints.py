"""Everything that can be asked of a server, by both clients."""

import asyncio
import inspect
from typing import Any

import msgspec
import pytest

from coloretto.bots import make_bot
from coloretto.client import (
    AsyncClient,
    AsyncTable,
    Client,
    Happened,
    QuickWish,
    RemoteTable,
    ServerError,
    TableOptions,
    run_bot,
)
from coloretto.client.endpoints import get, snapshot
from coloretto.client.table_state import TableState
from coloretto.protocol.events import Started
from coloretto.protocol.levels import LEVELS
from coloretto.record import parse_record, record_from_json, verify
from coloretto.rules import PRINTED

BOTS = TableOptions(rules="golden-2-violet", seats=["open", "easy"], pace=0)


class Waiting:
    """An asynchronous client, or a table of it, as if it were the other one."""

    def __init__(self, wrapped: Any, loop: asyncio.AbstractEventLoop) -> None:  # noqa: ANN401 - either
        self._wrapped, self._loop = wrapped, loop

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever there is
        found = getattr(self._wrapped, name)
        return self._waiting(found) if inspect.ismethod(found) else found

    def _waiting(self, method: Any) -> Any:  # noqa: ANN401 - a method
        def call(*arguments: Any, **named: Any) -> Any:  # noqa: ANN401 - a method's
            answer = method(*arguments, **named)
            if inspect.isawaitable(answer):
                answer = self._loop.run_until_complete(answer)
            return Waiting(answer, self._loop) if isinstance(answer, AsyncTable) else answer

        return call


@pytest.fixture(params=["sync", "async"])
def client(request: pytest.FixtureRequest, address: str) -> Any:  # noqa: ANN401 - either
    if request.param == "sync":
        with Client(address) as client:
            yield client
    else:
        loop = asyncio.new_event_loop()
        waiting = Waiting(AsyncClient(address), loop)
        yield waiting
        waiting.close()
        loop.close()


def test_a_name_is_changed_and_an_identity_recovered_elsewhere(client: Any, address: str) -> None:  # noqa: ANN401
    made = client.new_identity("Ana")
    assert client.rename("Anna").name == "Anna"
    assert client.choose_avatar(3).avatar == 3
    assert (client.me().name, client.me().avatar) == ("Anna", 3)
    code = client.new_recovery()
    with Client(address) as elsewhere:
        found = elsewhere.recover(code)
        assert (found.id, found.name, found.avatar) == (made.id, "Anna", 3)
        assert elsewhere.me().id == made.id
        assert elsewhere.token != client.token
        with pytest.raises(ServerError, match="unauthorised"):
            elsewhere.recover(code)
        assert client.log_out_elsewhere() == 1
        with pytest.raises(ServerError, match="unauthorised"):
            elsewhere.my_tables()
    with pytest.raises(ServerError, match="bad_name"):
        client.rename("x" * 30)
    with pytest.raises(ServerError, match="unauthorised"):
        client.recover(code)
    assert client.me().name == "Anna"


def test_an_identity_is_deleted_for_good(client: Any) -> None:  # noqa: ANN401 - see above
    token = client.new_identity("Ana").token
    client.open_table(BOTS)
    assert client.delete_me() == 1
    assert client.token is None
    with pytest.raises(ServerError, match="unauthorised"):
        client.me()
    client.token = token
    with pytest.raises(ServerError, match="unauthorised"):
        client.me()


def test_what_there_is_can_be_asked_for(client: Any) -> None:  # noqa: ANN401 - see above
    assert client.levels() == list(LEVELS)
    assert {line.name for line in client.rule_sets()} == set(PRINTED)
    assert isinstance(client.ratings("golden-2"), list)
    with pytest.raises(ServerError, match="bad_options"):
        client.ratings("chess")


def test_a_game_that_is_over_can_be_had_in_every_form_and_played_once_more(
    client: Any,  # noqa: ANN401 - see above
    address: str,
) -> None:
    client.new_identity("Ana")
    table = client.open_table(BOTS)
    assert table.id in {line.id for line in client.lobby()}
    table.sit(entropy="mine")
    table.start()
    assert table.id in {line.id for line in client.lobby("playing")}
    with pytest.raises(ServerError, match="unknown_game"):
        table.record()
    with pytest.raises(ServerError, match="unknown_game"):
        table.record_text()
    table.say("good luck")
    with Client(address, client.token) as robot:
        assert run_bot(robot, table.id, make_bot("random", seed=1))
    record = table.record()
    verify(record)
    assert record.entropy == ("mine", "")
    assert parse_record(table.record_text()) == record
    assert record_from_json(table.record_json(1).encode()) == record
    assert [line.id for line in client.my_tables() if line.status == "over"] == [table.id]
    again = table.rematch()
    assert again.id != table.id
    assert table.rematch().id == again.id
    assert dealt_with(client, again.id) == [again.entropy, ""]
    assert again.commitment == committed_to(client, again.id)


def dealt_with(client: Any, table: str) -> list[str]:  # noqa: ANN401 - see above
    """The entropy in the deck of a table's first game."""
    history = client.call(get(f"/tables/{table}/history", list[Happened]))
    (started,) = [event for message in history for event in message.events if isinstance(event, Started)]
    return started.entropy


def committed_to(client: Any, table: str) -> str:  # noqa: ANN401 - see above
    commitment: str = client.call(snapshot(table)).table.commitment
    return commitment


def test_a_quick_game_has_fresh_entropy_or_that_of_the_wish_after_its_commitment(client: Any) -> None:  # noqa: ANN401 - see above
    client.new_identity("Ana")
    wish = QuickWish(rules="golden-2-violet", pace=10_000)
    tables = [client.quick(wish), client.quick(wish)]
    assert len({table.entropy for table in tables}) == 2
    for table in tables:
        assert dealt_with(client, table.id) == [table.entropy, ""]
        assert table.commitment == committed_to(client, table.id)
    mine = client.quick(msgspec.structs.replace(wish, entropy="lotus"))
    assert dealt_with(client, mine.id) == ["lotus", ""]


def test_a_seat_is_taken_with_entropy_drawn_after_the_commitment_was_read(client: Any, address: str) -> None:  # noqa: ANN401 - see above
    client.new_identity("Ana")
    made = client.open_table(TableOptions(rules="golden-2-violet"))
    with Client(address) as other:
        other.new_identity("Ben")
        guest = other.table(made.id)
        assert guest.commitment == ""
        guest.sit()
        assert guest.commitment == committed_to(client, made.id)
        assert guest.entropy
        with pytest.raises(ServerError, match="wrong_moment"):
            guest.contribute()


def test_one_leaves_returns_and_gives_up(client: Any, address: str) -> None:  # noqa: ANN401 - see above
    client.new_identity("Ana")
    table = client.open_table(TableOptions(rules="classic-3-brown", pace=10_000))
    table.sit()
    table.stand()
    table.seat_bot(0, "easy")
    table.sit(1)
    table.seat_bot(2, "easy")
    table.start()
    with Client(address, client.token) as other:

        def seen() -> TableState:
            watched = other.table(table.id)
            next(watched.messages())
            return watched.state

        assert seen().seat == 1
        assert seen().stand_in == ""
        table.stand()
        assert seen().stand_in == "left"
        if seen().is_at_my_seat:
            with pytest.raises(ServerError, match="return after its move"):
                table.play_on()
        else:
            table.play_on()
            assert seen().stand_in == ""
        (line,) = client.my_tables()
        assert (line.has_given_up, line.seat) == (False, 1)
        assert line.to_move in range(len(line.seats))
        table.resign()
        assert seen().stand_in == "resigned"
        assert [line.has_given_up for line in client.my_tables()] == [True]
        with pytest.raises(ServerError, match="resigned"):
            table.play_on()


def test_a_table_that_is_not_wanted_is_closed(client: Any) -> None:  # noqa: ANN401 - see above
    client.new_identity("Ana")
    table = client.open_table()
    table.close()
    with pytest.raises(ServerError, match="the table is closed"):
        table.sit()


def test_a_quick_game_counts_as_mine(client: Any) -> None:  # noqa: ANN401 - see above
    client.new_identity("Ana")
    table = client.quick(QuickWish(rules="golden-2"))
    assert [line.id for line in client.my_tables()] == [table.id]


@pytest.mark.parametrize(("one", "other"), [(Client, AsyncClient), (RemoteTable, AsyncTable)])
def test_both_clients_have_the_same_methods(one: type, other: type) -> None:
    def methods(kind: type) -> dict[str, list[str]]:
        found = inspect.getmembers(kind, inspect.isfunction)
        return {name: list(inspect.signature(each).parameters) for name, each in found if name[0] != "_"}

    missing = {"lines"}  # of one client alone: the other listens to a WebSocket
    assert {name: each for name, each in methods(one).items() if name not in missing} == methods(other)
