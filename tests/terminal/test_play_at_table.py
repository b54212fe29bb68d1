"""Games at the tables of a real server, in plain lines and on the screen."""

import asyncio
import re
import shlex
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from coloretto.client import Client, ServerError, TableOptions
from coloretto.record import load_record
from coloretto.terminal.errors import UsageError
from coloretto.terminal.main import main
from coloretto.terminal.play.chat import Chat
from coloretto.terminal.play.feed import Announcement, FeedEvent, GameExit, GameStarted
from coloretto.terminal.play.prompt import PromptCommand
from coloretto.terminal.play.remote_feed import RemoteFeed
from coloretto.terminal.play.saved_games import SavedTable, unfinished_games
from coloretto.terminal.play.servers import TableAddress, client_at, parse_address
from coloretto.terminal.tui.app import GameApp
from support.consoles import TIRELESS, coloretto
from support.pilots import SHORT, SMALL, play_by_keys, press, text_of, wait_for_text
from support.screens import MINE, FullScreen, play_on
from support.served import Guest, Player, Served, served
from support.waiting import HANG_TIMEOUT

SERVER = "http://localhost:{port}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COLORETTO_DATA_DIR", str(tmp_path))
    return tmp_path


def address(server: Served) -> str:
    return SERVER.format(port=server.port)


def test_a_whole_game_against_the_servers_bots_in_plain_lines(server: Served, data: Path) -> None:
    words = ("play", address(server), "--rules", SHORT, "--bots", "easy", "--pace", "0", "--name", "Zoë")
    ran = coloretto(*words, typed=TIRELESS)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "You play against Fips · Easy.\n" in ran.stdout
    assert "The game is over. How the points add up:" in ran.stdout
    assert unfinished_games() == []


def test_a_whole_game_against_the_servers_bots_in_a_real_terminal(server: Served, data: Path) -> None:
    words = ("play", address(server), "--rules", SHORT, "--bots", "easy", "--pace", "0")
    with FullScreen(*words, data=data) as screen:
        play_on(screen, Random(4))
        screen.wait_for("N New game")
        screen.press("q")
        assert screen.status() == 0
    assert unfinished_games() == []


def finished_match(server: Served, guest: str, games: int, *extra: str) -> str:
    """What the terminal shows of a whole match against the server's bots, with a line for each decision."""
    with client_at(address(server), guest) as client:
        table = client.open_table(TableOptions(rules=SHORT, games=games, seats=["open", "easy"], pace=0))
        table.sit()
        table.start()
    link = f"{address(server)}/table/{table.id}"
    ran = coloretto("play", link, *extra, "--name", guest, typed=TIRELESS * games)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


def test_every_game_of_a_match_shows_its_own_commitment_and_is_proved_by_it(
    server: Served, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = finished_match(server, "Zoë", 3)
    commitments = re.findall(r"^Commitment: (\w{64})$", shown, re.MULTILINE)
    assert len(set(commitments)) == 3
    commands = [shlex.split(line)[1:] for line in shown.splitlines() if "coloretto verify" in line]
    assert [words[2:4] for words in commands] == [["--commitment", each] for each in commitments]
    assert ["--entropy" in words for words in commands] == [False, True, True], (
        "the first seat was taken before"
    )
    assert all(words[-2:] == ["--log", address(server)] for words in commands)
    records = [load_record(Path(words[1])) for words in commands]
    assert [record.commitment for record in records] == commitments
    assert [main(words) for words in commands] == [0, 0, 0]
    assert capsys.readouterr().out.count("proved: ") == 3
    for command in (line.strip() for line in shown.splitlines() if "coloretto replay" in line):
        assert main([*shlex.split(command)[1:], "--plain"]) == 0
    assert unfinished_games() == []


def test_the_terminal_adds_entropy_to_every_deck(server: Served, data: Path) -> None:
    finished_match(server, "Zoë", 2)
    second = load_record(max((data / "games").iterdir()))
    assert second.entropy[0]
    quick = ("play", address(server), "--rules", SHORT, "--bots", "easy", "--pace", "0", "--name", "Zoë")
    shown = coloretto(*quick, "--entropy", "my-own-entropy", typed=TIRELESS).stdout
    (file,) = re.findall(r"coloretto replay (.*)", shown)
    assert load_record(Path(file)).entropy[0] == "my-own-entropy"
    host = Guest(server, "Hanna")
    table = host.post("/tables", {"rules": SHORT}).json()["id"]
    with client_at(address(server), "Terry") as client:
        feed = RemoteFeed(client, client.table(table))
        wait_for_sentence(feed.events(), "Waiting for 1 more player")
    messages = host.get(f"/tables/{table}/history").json()
    sat = [event for message in messages for event in message["events"] if event["type"] == "sat"]
    assert [len(event["entropy"]) for event in sat] == [32]


def test_a_finished_table_can_be_played_again_with_the_same_people(server: Served) -> None:
    shown = finished_match(server, "Zoë", 1)
    command = shown.splitlines()[-1].strip()
    assert command.endswith(" --rematch")
    ran = coloretto(*shlex.split(command)[1:], typed=TIRELESS)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "The game is over." in ran.stdout
    assert f"{shlex.split(command)[2]}" not in ran.stdout.splitlines()[-1]


def test_a_match_at_a_server_offers_on_the_screen_what_a_local_one_does(server: Served, data: Path) -> None:
    words = ("play", address(server), "--rules", SHORT, "--bots", "easy", "--pace", "0")
    with FullScreen(*words, data=data) as screen:
        play_on(screen, Random(4))
        screen.wait_for("N New game")
        screen.press("r")
        screen.wait_for("Before the first move")
        screen.press("q")
        screen.wait_for("N New game")
        screen.press("n")
        screen.wait_for(MINE)
        play_on(screen, Random(5))
        screen.wait_for("N New game")
        screen.press("q")
        assert screen.status() == 0
    assert len(list((data / "games").iterdir())) == 2


def test_people_and_bots_with_the_same_name_are_distinguished(server: Served) -> None:
    host = Guest(server, "Mia")
    table = host.post("/tables", {"rules": "classic-4-brown", "pace": 0}).json()["id"]
    assert host.command(table, "sit", type="sit").is_success
    for seat in (1, 2):
        assert host.command(table, f"bot-{seat}", type="seat_bot", seat=seat, level="easy").is_success
    with client_at(address(server), "Mia") as client:
        events = RemoteFeed(client, client.table(table)).events()
        wait_for_sentence(events, "Waiting for Mia to start.")
        assert host.command(table, "start", type="start").is_success
        started = next(event for event in events if isinstance(event, GameStarted))
    assert len(set(started.names)) == 4
    assert started.names[1:3] == ("Fips · Easy", "Kiki · Easy")
    assert started.names[0].startswith("Mia")
    assert started.names[3].startswith("Mia")


def test_a_game_at_a_table_that_was_left_goes_on(server: Served) -> None:
    words = ("play", address(server), "--rules", SHORT, "--bots", "easy", "--pace", "0")
    left = coloretto(*words, typed="q\n")
    assert "To resume it:" in left.stdout
    (game,) = unfinished_games()
    assert isinstance(game.match, SavedTable)
    assert f"  coloretto play {game.match.link}\n" in left.stdout
    ran = coloretto("play", "--resume", typed=TIRELESS)
    assert ran.returncode == 0
    assert "The game is over." in ran.stdout


def test_people_meet_at_a_table_by_its_link_though_the_server_is_killed_in_between(tmp_path: Path) -> None:
    with served(tmp_path / "server") as server:
        host = Guest(server, "Hanna")
        table: str = host.post("/tables", {"rules": SHORT, "pace": 0}).json()["id"]
        assert host.command(table, "sit", type="sit").status_code == 200
        place = parse_address(f"{address(server)}/table/{table}")
        with client_at(place.server, "Terry") as client:
            app = GameApp(RemoteFeed(client, client.table(place.table)))
            asyncio.run(_meet(server, host, table, app))


async def _meet(server: Served, host: Guest, table: str, app: GameApp) -> None:
    async with app.run_test(size=SMALL) as pilot:
        await wait_for_text(pilot, app, "Waiting for Hanna to start.")
        started = await asyncio.to_thread(host.command, table, "start", type="start")
        assert started.status_code == 200
        await press(pilot, "c", *"Hello", "enter")
        await wait_for_text(pilot, app, "Terry: Hello")
        other = asyncio.create_task(Player(host, table, 0, 1).play())
        await play_by_keys(pilot, app, Random(2), decisions=2)
        await asyncio.to_thread(server.kill)
        await wait_for_text(pilot, app, "Connection lost.")
        await asyncio.to_thread(server.start)
        await play_by_keys(pilot, app, Random(3))
        await asyncio.wait_for(other, HANG_TIMEOUT)
        await pilot.pause()
        assert "Hanna: " in text_of(app)
        assert "Terry: " in text_of(app)


def test_a_player_alone_has_no_chat_in_plain_lines_and_a_bot_plays_on_after_they_resign(
    server: Served,
) -> None:
    words = ("play", address(server), "--rules", SHORT, "--bots", "easy", "--pace", "0", "--name", "Zoë")
    ran = coloretto(*words, typed="say Hello, bot\nresign\nno\nresign\nyes\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Zoë: Hello" not in ran.stdout
    assert ran.stdout.count("Give up this match?") == 2
    assert ran.stdout.index("You give up: a bot plays on.") < ran.stdout.index("The game is over.")
    assert unfinished_games() == []


def test_a_removed_player_learns_why_and_is_not_invited_back(server: Served) -> None:
    host = Guest(server, "Hanna")
    table: str = host.post("/tables", {"rules": SHORT}).json()["id"]
    assert host.command(table, "bot", type="seat_bot", seat=0, level="easy").is_success
    with client_at(address(server), "Terry") as client:
        feed = RemoteFeed(client, client.table(table))
        events = feed.events()
        wait_for_sentence(events, "Waiting for Hanna to start.")
        assert host.command(table, "away", type="unseat", seat=0).is_success
        wait_for_sentence(events, "The host has removed Fips · Easy.")
        wait_for_sentence(events, "Waiting for 1 more player")
        assert host.command(table, "too", type="unseat", seat=1).is_success
        wait_for_sentence(events, "The host has removed you from this table.")
        assert list(events) == []
        assert feed.is_done
    ran = coloretto("play", f"{address(server)}/table/{table}", "--name", "Terry", typed="")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.endswith("The host has removed you from this table.\n")
    assert unfinished_games() == []


def test_reactions_are_shown_and_sent_in_plain_lines(
    server: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    host = Guest(server, "Hanna")
    table: str = host.post("/tables", {"rules": SHORT}).json()["id"]
    assert host.command(table, "sit", type="sit").is_success
    with client_at(address(server), "Terry") as client:
        feed = RemoteFeed(client, client.table(table))
        chat, events = Chat(feed), feed.events()
        wait_for_sentence(events, "Waiting for Hanna to start.")
        assert "react NUMBER shows a reaction: 1 Hello!, 2 Well played!" in chat.help
        assert host.command(table, "hi", type="react", reaction="hello").is_success
        wait_for_sentence(events, "Hanna: Hello!")
        assert chat.handle("react 3") is PromptCommand.SPEAK
        wait_for_sentence(events, "Terry: Thank you!")
        for line in ("react", "react 0", "react 7", "react hello", "react ²"):
            capsys.readouterr()
            assert chat.handle(line) is PromptCommand.SPEAK
            assert "shows a reaction" in capsys.readouterr().out
        assert host.patch("/me", {"avatar": 3}).is_success
        assert host.command(table, "bye", type="react", reaction="bravo").is_success
        said = [each.sentence for each in until_sentence(events, "Hanna: Well played!")]
        assert said == ["Hanna: Well played!"], "another avatar is nothing to talk about"
        feed.leave()


def until_sentence(events: Iterator[FeedEvent], sentence: str) -> Iterator[Announcement]:
    """The announcements up to this one."""
    for event in events:
        if isinstance(event, Announcement):
            yield event
            if sentence in event.sentence:
                return


def wait_for_sentence(events: Iterator[FeedEvent], sentence: str) -> None:
    """Wait until the feed says it; a feed that ends first fails."""
    assert any(isinstance(each, Announcement) and sentence in each.sentence for each in events)


def test_a_resigned_match_cannot_be_resumed(server: Served, data: Path) -> None:
    with FullScreen("play", address(server), "--bots", "easy", "--pace", "10000", data=data) as screen:
        screen.wait_for("X Give up")
        screen.press("x")
        screen.wait_for("cannot come back")
        screen.press("2")
        screen.wait_for("You give up")
        screen.press("q")
        assert screen.status() == 0
    assert unfinished_games() == []


def test_a_spectator_sees_the_game_and_is_asked_nothing(server: Served) -> None:
    with Client(address(server)) as player, client_at(address(server), "Wanda") as watcher:
        player.new_identity("Pia")
        table = player.open_table(TableOptions(rules=SHORT, seats=["open", "easy"], pace=0))
        table.sit()
        table.start()
        app = GameApp(RemoteFeed(watcher, watcher.table(table.id)))

        async def watch() -> None:
            async with app.run_test(size=SMALL) as pilot:
                await wait_for_text(pilot, app, "You are watching.")
                assert "Pia" in text_of(app)
                assert app.game.asked is None
                assert "Give up" not in text_of(app)
                await press(pilot, "d", "x", "c", "q")
                assert app.return_value is GameExit.LEFT

        asyncio.run(watch())


def test_one_is_the_same_person_at_a_server_every_time(server: Served, data: Path) -> None:
    with client_at(address(server), "Ida") as first, client_at(address(server), "Ulla") as second:
        assert first.me() == second.me()
    assert (data / "identities.json").stat().st_mode & 0o077 == 0
    (data / "identities.json").write_text(f'{{"{address(server)}": "unknown"}}')
    with client_at(address(server), "Ulla") as third:
        assert third.me().name == "Ulla"


def test_one_logs_out_elsewhere_and_deletes_ones_data(
    server: Served, data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    where = address(server)
    with client_at(where, "Ida") as client, Client(where) as lost:
        lost.recover(client.new_recovery())
        assert main(["account", "log-out", where]) == 0
        with pytest.raises(ServerError, match="unauthorised"):
            lost.my_tables()
        assert client.my_tables() == []
        assert main(["account", "list", "--json"]) == 0
        assert where in capsys.readouterr().out
        monkeypatch.setattr("sys.stdin", StringIO("no\n"))
        assert main(["account", "delete", where]) == 1
        assert main(["account", "delete", where, "--no-input"]) == 2
        assert client.my_tables() == []
        monkeypatch.setattr("sys.stdin", StringIO("yes\n"))
        assert main(["account", "delete", where]) == 0
        with pytest.raises(ServerError, match="unauthorised"):
            client.my_tables()
    assert where not in (data / "identities.json").read_text()
    assert main(["account", "delete", where, "--yes"]) == 1
    assert "no identity" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["localhost:8000", "ftp://host/table/a", "table/abc", "http://"])
def test_an_invalid_address_is_refused_in_one_sentence(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(UsageError, match="is not the address of a server or a table"):
        parse_address(text)
    assert main(["play", text]) == 2
    assert capsys.readouterr().err.count("\n") == 2


def test_a_table_or_a_server_that_is_not_there_is_said_in_one_sentence(
    server: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", f"{address(server)}/table/nowhere"]) == 1
    assert main(["play", "http://localhost:1"]) == 1
    lines = [line for line in capsys.readouterr().err.splitlines() if line.startswith("coloretto: ")]
    assert len(lines) == 2
    assert lines[0] == "coloretto: There is no such table. Is the link complete?"
    assert "http://localhost:1 did not answer" in lines[1]


@pytest.mark.parametrize("words", [["--people", "2"], ["--seed", "1"], ["--save", "game.txt"]])
def test_what_only_a_game_on_this_machine_can_have_is_refused_at_a_table(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "http://localhost:1", *words]) == 2
    assert "are for games on this machine" in capsys.readouterr().err


def test_addresses_are_taken_apart() -> None:
    assert parse_address("http://a:1/table/xyz/") == TableAddress("http://a:1", "xyz")
    assert parse_address("https://a/coloretto/table/xyz?seat=1#x") == TableAddress(
        "https://a/coloretto", "xyz"
    )
    assert parse_address("http://a:1/") == TableAddress("http://a:1", "")
