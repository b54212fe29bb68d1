"""What the interface promises to clients, honest and other ones."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from coloretto.protocol.guests import guest_number
from support.served import Guest, Served, open_socket, served, table_of
from support.waiting import HANG_TIMEOUT, wait_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("served")
    with served(folder) as running:
        yield running


@pytest.fixture
def guests(server: Served) -> list[Guest]:
    return [Guest(server, name) for name in ("Ana", "Ben", "Eve")]


def code_of(answer: httpx.Response, status: int) -> str:
    """The code of a problem."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert problem["status"] == status
    assert problem["detail"]
    code: str = problem["code"]
    return code


def talk(server: Served, table: str, *texts: str, headers: dict[str, str] | None = None) -> list[Any]:
    """Send texts to a table's socket; what comes back, until there is an answer to each or it is closed."""

    async def run() -> list[Any]:
        address = f"{server.websocket}/tables/{table}/socket"
        heard: list[Any] = []
        async with open_socket(address, headers) as socket:
            try:
                heard.append(json.loads(await socket.recv()))
                for text in texts:
                    await socket.send(text)
                    while not heard or heard[-1]["type"] not in {"done", "refused"}:
                        heard.append(json.loads(await socket.recv()))
                    if text != texts[-1]:
                        heard.append({"type": "next"})
            except ConnectionClosed as closed:
                heard.append({"type": "closed", "code": closed.rcvd.code if closed.rcvd else None})
        return heard

    return asyncio.run(asyncio.wait_for(run(), HANG_TIMEOUT))


def request(number: str, version: int | None = None, **command: object) -> str:
    body: dict[str, object] = {"id": number, "command": command}
    return json.dumps(body if version is None else {**body, "version": version})


# Identities.


def test_an_identity_needs_only_a_name_and_comes_back_by_cookie_or_token(server: Served) -> None:
    with httpx.Client(base_url=server.http) as browser:
        made = browser.post("/identities", json={"name": "  Ana   Maria "})
        assert made.status_code == 201
        assert made.json()["name"] == "Ana Maria"
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert browser.get("/me").json()["id"] == made.json()["id"]
    token = {"Authorization": f"Bearer {made.json()['token']}"}
    assert httpx.get(f"{server.http}/me", headers=token).json()["id"] == made.json()["id"]


@pytest.mark.parametrize("name", ["", "   ", "a" * 25, "a\u0000b", "\u202eevil"])
def test_names_that_cannot_be_shown_are_refused(server: Served, name: str) -> None:
    answer = httpx.post(f"{server.http}/identities", json={"name": name})
    assert answer.status_code in {400, 422}
    assert answer.json()["code"] in {"bad_name", "bad_message"}


def test_a_person_without_a_name_is_a_guest_with_a_number(server: Served) -> None:
    with httpx.Client(base_url=server.http) as browser:
        made = browser.post("/identities", json={})
        assert made.status_code == 201
        assert guest_number(made.json()["name"]) is not None
        assert browser.get("/me").json()["name"] == made.json()["name"]
        assert browser.patch("/me", json={}).json()["name"] == made.json()["name"]


def test_guests_of_earlier_versions_keep_their_names(server: Served) -> None:
    with httpx.Client(base_url=server.http) as browser:
        assert browser.post("/identities", json={"name": "Guest 1357"}).json()["name"] == "Guest 1357"


def test_a_recovery_code_serves_once_on_another_device(server: Served, guests: list[Guest]) -> None:
    code = guests[0].post("/me/recovery", None).json()["code"]
    there = httpx.post(f"{server.http}/recoveries", json={"code": code})
    assert there.json()["id"] == guests[0].id
    again = httpx.post(f"{server.http}/recoveries", json={"code": code})
    assert code_of(again, 401) == "unauthorised"
    assert guests[0].get("/me").status_code == 200


@pytest.mark.parametrize("token", ["-", "wrong", "x" * 10_000])
def test_a_secret_that_is_not_known_opens_nothing(server: Served, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    assert code_of(httpx.get(f"{server.http}/me", headers=headers), 401) == "unauthorised"
    made = httpx.post(f"{server.http}/tables", json={}, headers=headers)
    assert code_of(made, 401) == "unauthorised"


# Tables.


def test_quick_play_is_one_call_to_a_game_against_bots(guests: list[Guest]) -> None:
    table = guests[0].post("/quick", {"rules": "golden-2-violet", "level": "easy"}).json()["id"]
    view = guests[0].get(f"/tables/{table}").json()["table"]
    assert view["status"] == "playing"
    assert [seat.get("level") for seat in view["seats"]] == [None, "easy"]
    assert table in [line["id"] for line in guests[0].get("/me/tables").json()]


def test_a_quick_game_is_dealt_from_entropy_that_came_after_the_commitment(guests: list[Guest]) -> None:
    wish = {"rules": "golden-2-violet", "level": "easy", "pace": 10_000, "sit": False, "entropy": "too-early"}
    made = guests[0].post("/quick", wish).json()
    assert made["commitment"] == guests[0].get(f"/tables/{made['id']}").json()["table"]["commitment"]
    assert guests[0].command(made["id"], "1", type="sit", entropy="in-time").is_success
    (started,) = events_of(guests[0], made["id"], "started")
    assert started["entropy"] == ["in-time", ""]


def test_a_quick_game_of_an_old_client_has_no_entropy_at_all(guests: list[Guest]) -> None:
    wish = {"rules": "golden-2-violet", "level": "easy", "pace": 10_000, "entropy": "too-early"}
    table = guests[0].post("/quick", wish).json()["id"]
    (started,) = events_of(guests[0], table, "started")
    assert started["entropy"] == []


def events_of(guest: Guest, table: str, kind: str) -> list[Any]:
    messages = guest.get(f"/tables/{table}/history").json()
    return [event for message in messages for event in message["events"] if event["type"] == kind]


@pytest.mark.parametrize(("rules", "games"), [("classic-3", 4), ("golden-2", 1)])
@pytest.mark.parametrize("address", ["/quick", "/tables"])
def test_a_match_has_as_many_games_as_its_edition_says_or_as_the_client_does(
    guests: list[Guest], address: str, rules: str, games: int
) -> None:
    for wish, expected in (({}, games), ({"games": None}, games), ({"games": 2}, 2)):
        table = guests[0].post(address, {"rules": rules, **wish}).json()["id"]
        assert guests[0].get(f"/tables/{table}").json()["table"]["options"]["games"] == expected


def test_the_lobby_shows_public_tables_and_not_those_by_link(server: Served, guests: list[Guest]) -> None:
    public = guests[0].post("/tables", {"rules": "classic-3"}).json()["id"]
    hidden = guests[0].post("/tables", {"rules": "classic-3", "public": False}).json()["id"]
    shown = [line["id"] for line in httpx.get(f"{server.http}/tables").json()]
    assert public in shown
    assert hidden not in shown
    assert guests[1].get(f"/tables/{hidden}").status_code == 200


@pytest.mark.parametrize(
    "options",
    [
        {"rules": "chess"},
        {"rules": "classic-3", "seats": ["genius"]},
        {"games": 0},
        {"clock": {"move": 30, "game": 300}},
        {"pace": -1},
        {"colour": "red"},
    ],
)
def test_options_that_make_no_table_are_refused(guests: list[Guest], options: dict[str, object]) -> None:
    answer = guests[0].post("/tables", options)
    assert answer.status_code in {400, 422}
    assert answer.json()["code"] in {"bad_options", "bad_message"}


def test_nobody_plays_for_another_or_out_of_turn(server: Served, guests: list[Guest]) -> None:
    table = table_of(guests, "classic-3")
    stranger = Guest(server, "Mallory")
    before = guests[0].get(f"/tables/{table}").json()["table"]
    to_move = before["turn"]["state"]["to_move"]
    other = guests[(to_move + 1) % 3]
    assert code_of(stranger.command(table, "x", type="play", action="D"), 403) == "not_seated"
    assert code_of(other.command(table, "x", type="play", action="D"), 409) == "not_your_turn"
    assert code_of(guests[to_move].command(table, "x", type="play", action="T0"), 422) == "illegal_action"
    assert code_of(guests[to_move].command(table, "x", type="play", action="P3"), 422) == "illegal_action"
    assert guests[0].get(f"/tables/{table}").json()["table"] == before


def test_a_stale_command_gets_the_version_and_a_repeated_one_its_own(guests: list[Guest]) -> None:
    table = table_of(guests, "classic-3")
    view = guests[0].get(f"/tables/{table}").json()
    player, version = guests[view["table"]["turn"]["state"]["to_move"]], view["version"]
    draw = {"id": "draw", "version": version, "command": {"type": "play", "action": "D"}}
    for _ in range(3):
        assert player.post(f"/tables/{table}/commands", draw).json()["version"] == version + 1
    stale = player.post(f"/tables/{table}/commands", {**draw, "id": "other"})
    assert code_of(stale, 409) == "stale"
    assert stale.json()["version"] == version + 1


def test_a_table_without_spectators_is_for_its_players_alone(server: Served, guests: list[Guest]) -> None:
    table = guests[0].post("/quick", {"rules": "classic-3"}).json()["id"]
    assert guests[0].get(f"/tables/{table}").status_code == 200
    assert code_of(guests[1].get(f"/tables/{table}"), 403) == "not_allowed"
    assert code_of(httpx.get(f"{server.http}/tables/{table}/events"), 403) == "not_allowed"
    heard = talk(server, table, headers=guests[1].headers)
    assert heard[0]["code"] == "not_allowed"


def test_an_unknown_table_or_game_is_a_coded_problem(server: Served, guests: list[Guest]) -> None:
    assert code_of(httpx.get(f"{server.http}/tables/nowhere"), 404) == "unknown_table"
    table = table_of(guests, "classic-3")
    for game in (1, 0, 10**12):
        assert code_of(guests[0].get(f"/tables/{table}/games/{game}"), 404) == "unknown_game"


# Sockets.


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_message"),
        ("{", "bad_message"),
        ('{"id":"a"}', "bad_message"),
        ('{"id":"a","command":{"type":"cheat"}}', "bad_message"),
        ('{"id":"a","command":{"type":"play","action":"D","as":"Ben"}}', "bad_message"),
        ('{"id":"","command":{"type":"start"}}', "bad_message"),
        ("[" * 3000, "bad_message"),
        ('{"id":"' + "a" * 5000 + '"}', "too_large"),
        (request("a", type="say", text="x" * 501), "bad_message"),
        (request("a", type="sit", seat=9), "bad_message"),
        (request("a", 10**6, type="start"), "version_lost"),
    ],
)
def test_forged_and_broken_messages_get_a_coded_answer_and_change_nothing(
    server: Served, guests: list[Guest], text: str, code: str
) -> None:
    table = guests[0].post("/tables", {"rules": "classic-3"}).json()["id"]
    heard = talk(server, table, text, headers=guests[0].headers)
    assert heard[-1]["type"] == "refused"
    assert heard[-1]["code"] == code
    assert guests[0].get(f"/tables/{table}").json()["version"] == 1


def test_a_page_of_another_site_may_not_use_a_socket(server: Served, guests: list[Guest]) -> None:
    table = guests[0].post("/tables", {"rules": "classic-3"}).json()["id"]
    foreign = {**guests[0].headers, "Origin": "https://evil.example"}
    heard = talk(server, table, headers=foreign)
    assert heard[0]["code"] == "foreign_origin"
    own = {**guests[0].headers, "Origin": f"http://localhost:{server.port}"}
    assert talk(server, table, headers=own)[0]["type"] == "snapshot"


def test_a_visitor_without_an_identity_may_watch_and_not_act(server: Served, guests: list[Guest]) -> None:
    table = table_of(guests, "classic-3")
    heard = talk(server, table, request("a", type="say", text="hello"))
    assert heard[0]["type"] == "snapshot"
    assert heard[-1]["code"] == "unauthorised"


def test_every_answer_has_headers_that_keep_browsers_careful(server: Served) -> None:
    for address in (f"{server.http}/levels", f"{server.http}/nowhere"):
        headers = httpx.get(address).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


def test_the_process_reports_liveness_and_readiness(server: Served) -> None:
    base = f"http://localhost:{server.port}"
    assert httpx.get(f"{base}/healthz").status_code == 200
    assert httpx.get(f"{base}/readyz").json() == {"status": "ready"}


def test_the_interface_is_described_by_openapi(server: Served) -> None:
    schema = httpx.get(f"{server.http}/schema/openapi.json").json()
    assert schema["openapi"].startswith("3.1")
    assert "/api/v1/tables/{table}/commands" in schema["paths"]


def test_matches_are_rated_in_their_rule_set(guests: list[Guest]) -> None:
    options = {"rules": "golden-2", "seats": ["easy", "medium"], "pace": 0}
    table = guests[0].post("/tables", options).json()["id"]
    guests[0].command(table, "start", type="start")
    guests[0].get(f"/tables/{table}/events")  # until it is over
    wait_for(lambda: bool(guests[0].get("/ratings?rules=golden-2").json()), "a rating")
    rated = guests[0].get("/ratings?rules=golden-2").json()
    assert {line["player"] for line in rated} == {"bot:easy", "bot:medium"}
    assert code_of(guests[0].get("/ratings?rules=chess"), 422) == "bad_options"


def test_a_host_can_watch_the_server_by_figures(server: Served) -> None:
    text = httpx.get(f"http://localhost:{server.port}/metrics").text
    assert "# TYPE" in text
