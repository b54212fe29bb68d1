"""What the clients promise to bots, over real connections to a real server."""

import asyncio
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from coloretto.bots import make_bot
from coloretto.client import (
    AsyncClient,
    AsyncTable,
    Client,
    QuickWish,
    RemoteTable,
    ServerError,
    Snapshot,
    TableOptions,
    UnreachableError,
    run_bot,
    run_bot_async,
)
from coloretto.protocol.commands import Close, Resign, Say, Stand
from coloretto.protocol.events import Closed
from support.served import served
from support.waiting import HANG_TIMEOUT, POLL_INTERVAL

VERSIONS_BEFORE_KILL = 20
"""A game has several times as many."""
FAST = TableOptions(rules="classic-3-brown", seats=["open", "easy", "easy"], pace=0)


def started(client: Client, options: TableOptions = FAST) -> RemoteTable:
    """A table where the client has begun to play against bots."""
    table = client.open_table(options)
    table.sit()
    table.start()
    return table


def play_to_the_end(table: RemoteTable) -> list[int]:
    """Always the first legal action; the versions that were heard."""
    versions = []
    for message in table.messages():
        versions.append(message.version)
        if table.my_turn is not None:
            table.play(table.my_turn.legal[0])
    return versions


def test_a_game_is_received_version_by_version_to_its_end(address: str) -> None:
    with Client(address) as client:
        client.new_identity("Ana")
        table = started(client)
        versions = play_to_the_end(table)
        assert versions == list(range(versions[0], versions[-1] + 1))
        assert table.state.status == "over"
        assert len(table.state.totals) == 3


def test_the_asynchronous_client_plays_over_a_websocket(address: str) -> None:
    async def play() -> AsyncTable:
        async with AsyncClient(address) as client:
            await client.new_identity("Ana")
            table = await client.open_table(FAST)
            await table.sit()
            await table.start()
            async for _ in table.messages():
                if table.my_turn is not None:
                    await table.play(table.my_turn.legal[0])
            return table

    assert len(asyncio.run(play()).state.totals) == 3


def test_a_token_brings_the_same_person_back(address: str) -> None:
    with Client(address) as client:
        made = client.new_identity("Ana")
        table = started(client)
    with Client(address, made.token) as again:
        assert again.me().id == made.id
        back = again.table(table.id)
        next(back.messages())
        assert back.state.seat == 0


def test_the_lobby_shows_a_table_until_it_is_closed(address: str) -> None:
    with Client(address) as client:
        client.new_identity("Ana")
        table = client.open_table()
        assert table.id in {line.id for line in client.lobby()}
        table.do(Close())
        assert table.id not in {line.id for line in client.lobby()}
        (last,) = table.messages()
        assert isinstance(last, Snapshot)
        assert table.state.status == "closed"


def test_visitors_without_an_identity_may_watch(address: str) -> None:
    with Client(address) as host, Client(address) as spectator:
        host.new_identity("Ana")
        table = host.open_table()
        watched = spectator.table(table.id)
        messages = watched.messages()
        assert isinstance(next(messages), Snapshot)
        table.do(Close())
        (last,) = messages
        assert last.events == [Closed("host")]  # type: ignore[union-attr]
        assert watched.state.seat is None


def test_a_refusal_has_a_code_and_a_sentence(address: str) -> None:
    with Client(address) as client:
        client.new_identity("Ana")
        table = client.open_table()
        with pytest.raises(ServerError) as refusal:
            table.start()
        assert refusal.value.code == "wrong_moment"
        assert "the game cannot start" in refusal.value.sentence
        with pytest.raises(ServerError, match="unknown_table"):
            next(client.table("nowhere").messages())
        with pytest.raises(ServerError, match="bad_options"):
            client.open_table(TableOptions(rules="chess"))


def test_the_asynchronous_client_learns_why_it_may_not_watch(address: str) -> None:
    async def watch() -> None:
        async with AsyncClient(address) as client:
            async for _ in (await client.table("nowhere")).messages():
                pass

    with pytest.raises(ServerError, match="unknown_table"):
        asyncio.run(watch())


def test_a_move_at_an_outdated_version_does_nothing_until_the_client_has_caught_up(address: str) -> None:
    with Client(address) as client:
        client.new_identity("Ana")
        table = started(client)
        for _ in table.messages():
            turn = table.my_turn
            if turn is not None:
                break
        table.do(Say("wait"))
        assert turn is not None
        assert not table.play(turn.legal[0])
        assert play_to_the_end(table)
        assert len(table.state.totals) == 3


def test_a_server_that_is_killed_and_started_again_is_played_at_to_the_end(tmp_path: Path) -> None:
    with (
        served(tmp_path) as server,
        Client(f"http://localhost:{server.port}", give_up_after=HANG_TIMEOUT) as client,
    ):
        client.new_identity("Ana")
        table = started(client)
        killed = False
        for message in table.messages():
            if table.my_turn is not None:
                table.play(table.my_turn.legal[0])
            if message.version > VERSIONS_BEFORE_KILL and not killed:
                server.kill()
                server.start()
                killed = True
        assert killed
        assert len(table.state.totals) == 3


def test_a_server_that_is_not_there_is_not_waited_for_without_end() -> None:
    with Client("http://localhost:1", "token", give_up_after=0.0) as client:
        with pytest.raises(UnreachableError, match="did not answer"):
            client.command("table", Stand())
        with pytest.raises(UnreachableError, match="did not answer"):
            client.me()


# Bots.


def test_any_bot_plays_a_quick_game(address: str) -> None:
    with Client(address) as client:
        client.new_identity("Robot")
        wish = QuickWish(rules="classic-3-brown", level="easy", pace=0)
        assert run_bot(client, wish, make_bot("medium", seed=1))


async def start_when_full(table: AsyncTable) -> int:
    while True:
        with suppress(ServerError):
            return await table.start()
        await asyncio.sleep(POLL_INTERVAL)


def test_two_bots_play_a_match_of_two_games_at_one_table(address: str) -> None:
    async def play() -> list[list[int]]:
        async with AsyncClient(address) as host, AsyncClient(address) as guest:
            await host.new_identity("Host")
            await guest.new_identity("Guest")
            options = TableOptions(rules="classic-3-brown", seats=["open", "open", "easy"], games=2, pace=0)
            table = await host.open_table(options)
            bots = [
                run_bot_async(client, table.id, make_bot("random", seed))
                for seed, client in enumerate((host, guest))
            ]
            starting = asyncio.create_task(start_when_full(table))
            totals = await asyncio.gather(*bots)
            await starting
            return totals

    first, second = asyncio.run(asyncio.wait_for(play(), HANG_TIMEOUT))
    assert first == second
    assert len(first) == 3


def test_a_bot_that_was_stood_in_for_returns(address: str) -> None:
    with Client(address) as client:
        client.new_identity("Robot")
        table = started(client)
        table.do(Stand())
        assert run_bot(client, table.id, make_bot("random", seed=1))


def test_a_bot_that_has_resigned_watches_to_the_end(address: str) -> None:
    with Client(address) as client:
        client.new_identity("Robot")
        table = started(client)
        table.do(Resign())
        assert run_bot(client, table.id, make_bot("random", seed=1))


# What it needs.


def modules_of_client() -> subprocess.CompletedProcess[str]:
    program = "import sys; import coloretto.client; print(*sys.modules)"
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=HANG_TIMEOUT
    )


def test_the_client_does_not_load_the_server(server: object) -> None:
    loaded = {name.split(".")[0] for name in modules_of_client().stdout.split()}
    assert "coloretto" in loaded
    assert not loaded & {"litestar", "uvicorn", "psycopg"}
