"""Finished games and records, shown action by action."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from coloretto.client import Client, TableOptions
from coloretto.protocol.commands import Resign
from coloretto.protocol.limits import MAX_RECORD_BYTES
from coloretto.record import parse_record, record_to_json, verify, write_record
from support.records import finished_game
from support.served import Guest, Served, served

GAMES = 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served")) as running:
        yield running


@pytest.fixture(scope="module")
def over(server: Served) -> str:
    """A table with finished games that anyone may watch."""
    with Client(f"http://localhost:{server.port}") as client:
        client.new_identity("Ana")
        options = TableOptions(rules="golden-2-violet", games=GAMES, seats=["open", "easy"], pace=0)
        table = client.open_table(options)
        table.sit()
        table.start()
        table.do(Resign())
        for _ in table.messages():
            pass
        return table.id


def shown(server: Served, record: str | bytes) -> httpx.Response:
    return httpx.post(f"{server.http}/replays", content=record, headers={"content-type": "text/plain"})


@pytest.mark.parametrize("game", range(1, GAMES + 1))
def test_the_frames_of_a_finished_game_end_with_its_scores_and_prove_its_deck(
    game: int, server: Served, over: str
) -> None:
    response: Any = httpx.get(f"{server.http}/tables/{over}/games/{game}/frames").json()
    record = parse_record(httpx.get(f"{server.http}/tables/{over}/games/{game}?text=true").text)
    last = verify(record)
    assert response["names"] == list(record.names)
    assert response["frames"][-1]["position"] == last.text
    assert [sheet["total"] for sheet in response["sheets"]] == list(last.scores)
    assert response["win_shares"] == list(last.win_shares)
    assert response["proof"]["deck"] == "promised"
    assert response["text"] == write_record(record)
    assert response["games"] == GAMES


def test_a_finished_tables_snapshot_explains_its_scores(server: Served, over: str) -> None:
    turn = httpx.get(f"{server.http}/tables/{over}").json()["table"]["turn"]
    assert [sheet["total"] for sheet in turn["sheets"]] == turn["state"]["scores"]


def test_the_message_of_a_games_end_explains_its_scores_and_none_before(server: Served, over: str) -> None:
    guest = Guest(server, "Eve")
    made = guest.post("/quick", {"rules": "classic-3-brown", "level": "easy", "pace": 0}).json()
    assert "sheets" not in guest.get(f"/tables/{made['id']}").json()["table"]["turn"]


def test_a_record_shows_the_same_as_text_and_as_json(server: Served) -> None:
    record = finished_game()
    as_text, as_json = shown(server, write_record(record)), shown(server, record_to_json(record))
    assert as_text.status_code == 200
    assert as_text.json() == as_json.json()
    assert as_text.json()["proof"]["deck"] == "promised"


@pytest.mark.parametrize(
    ("changed", "deck"),
    [
        ({"commitment": None}, "unpromised"),
        ({"commitment": None, "seed": None}, "unknown"),
        ({"seed": "00" * 31 + "01"}, "wrong"),
    ],
)
def test_the_proof_says_what_is_known_of_the_deck(
    changed: dict[str, object], deck: str, server: Served
) -> None:
    record = {**json.loads(record_to_json(finished_game())), **changed}
    proof = shown(server, json.dumps(record)).json()["proof"]
    assert proof["deck"] == deck
    assert bool(proof["sentence"]) == (deck == "wrong")


def test_a_record_that_breaks_the_rules_is_refused_with_its_place(server: Served) -> None:
    lines = write_record(finished_game()).split("\n")
    number = next(index for index, line in enumerate(lines) if line.startswith("  3. "))
    lines[number] = lines[number][:7] + "T4"
    problem = shown(server, "\n".join(lines)).json()
    assert (problem["status"], problem["code"]) == (422, "bad_record")
    assert (problem["line"], problem["column"]) == (number + 1, 8)
    assert problem["detail"].startswith("move 3:")


@pytest.mark.parametrize("junk", [b"", b"\xff\xfe", b"hello", b"{", b"[" * 10_000, b"{}"])
def test_an_invalid_record_is_refused(junk: bytes, server: Served) -> None:
    answer = shown(server, junk)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_record")


def test_a_record_may_be_larger_than_other_bodies_but_not_without_end(server: Served) -> None:
    long = write_record(finished_game()) + "# a remark\n" * 3000
    assert shown(server, long).status_code == 200
    assert shown(server, "#" * (MAX_RECORD_BYTES + 1)).status_code == 413


def test_the_history_of_a_table_is_every_version_from_the_first_on(server: Served, over: str) -> None:
    response = httpx.get(f"{server.http}/tables/{over}/history").json()
    assert [message["version"] for message in response] == list(range(1, len(response) + 1))
    assert response[0]["events"][0]["type"] == "opened"
    assert response[-1]["version"] == httpx.get(f"{server.http}/tables/{over}").json()["version"]
    later = httpx.get(f"{server.http}/tables/{over}/history?after=3").json()
    assert later == response[3:]


def test_the_history_of_a_table_without_spectators_is_for_its_players(server: Served) -> None:
    ana, eve = Guest(server, "Ana"), Guest(server, "Eve")
    table = ana.post("/quick", {"rules": "classic-3-brown", "level": "easy", "pace": 0}).json()["id"]
    assert ana.get(f"/tables/{table}/history").status_code == 200
    assert eve.get(f"/tables/{table}/history").status_code == 403


def test_long_answers_are_compressed_for_who_can_read_them(server: Served, over: str) -> None:
    address = f"{server.http}/tables/{over}/games/1/frames"
    packed = httpx.get(address, headers={"accept-encoding": "gzip"})
    plain = httpx.get(address, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert 5 * int(packed.headers["content-length"]) < int(plain.headers["content-length"])


def test_a_client_begins_with_who_it_is_and_what_there_is(server: Served) -> None:
    ana = Guest(server, "Ana")
    assert ana.get("/welcome").json()["me"] == {"id": ana.id, "name": "Ana"}
    stranger = httpx.get(f"{server.http}/welcome", headers={"Authorization": "Bearer gone"}).json()
    assert stranger["me"] is None
    assert stranger["rules"] == httpx.get(f"{server.http}/rules").json()
    assert stranger["levels"] == httpx.get(f"{server.http}/levels").json()
    assert {each["edition"] for each in stranger["rules"]} == {"classic", "golden"}


def test_my_tables_tell_who_sits_there(server: Served) -> None:
    ana = Guest(server, "Ana")
    ana.post("/quick", {"rules": "classic-3-brown", "level": "easy", "pace": 0})
    (mine,) = ana.get("/me/tables").json()
    assert [seat.get("name") for seat in mine["seats"]] == ["Ana", "easy", "easy"]
