"""Pages of other sites, and other programs beside ours, can do nothing in a person's name."""

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.served import Guest, Served, open_socket, open_table, served
from support.waiting import HANG_TIMEOUT


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("attacked")
    with served(folder) as running:
        yield running


@pytest.fixture
def ana(server: Served) -> Guest:
    return Guest(server, "Ana")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost:1", "http://["])
def test_a_form_on_another_site_neither_gives_an_identity_nor_uses_one(
    server: Served, ana: Guest, origin: str
) -> None:
    table = open_table(ana)
    headers = {**ana.headers, "Origin": origin, "Content-Type": "text/plain"}
    for address, body in {
        "/identities": {"name": "Eve"},
        "/recoveries": {"code": "of-eve"},
        "/me/recovery": {},
        "/quick": {},
        f"/tables/{table}/commands": {"id": "1", "command": {"type": "close"}},
    }.items():
        answer = httpx.post(server.http + address, content=json.dumps(body), headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_browser_that_says_a_request_is_cross_site_is_believed(
    server: Served, ana: Guest, site: str
) -> None:
    fetched = {"Sec-Fetch-Site": site}
    answer = httpx.post(f"{server.http}/identities", json={"name": "Eve"}, headers=fetched)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    table = open_table(ana)
    assert asyncio.run(first_message(server, table, {**ana.headers, **fetched}))["code"] == "foreign_origin"
    page = httpx.get(
        f"http://localhost:{server.port}/table/{table}", headers={**fetched, "Accept": "text/html"}
    )
    assert page.status_code == 200


@pytest.mark.parametrize("site", ["same-origin", "none"])
def test_a_browser_on_our_own_page_says_so_and_may_do_everything(
    server: Served, ana: Guest, site: str
) -> None:
    fetched = {"Sec-Fetch-Site": site}
    assert httpx.post(f"{server.http}/identities", json={"name": "Ana"}, headers=fetched).is_success
    assert asyncio.run(first_message(server, open_table(ana), fetched))["type"] == "snapshot"


async def first_message(server: Served, table: str, headers: dict[str, str]) -> Any:  # noqa: ANN401 - JSON
    async with open_socket(f"{server.websocket}/tables/{table}/socket", headers) as line:
        return json.loads(await line.recv())


@pytest.mark.parametrize(
    "headers",
    [
        "Sec-Fetch-Site: same-origin\r\nSec-Fetch-Site: cross-site",
        "Origin: http://localhost\r\nOrigin: https://evil.example",
    ],
)
def test_a_second_header_does_not_hide_where_a_request_comes_from(server: Served, headers: str) -> None:
    head = f"POST /api/v1/identities HTTP/1.1\r\nHost: localhost\r\n{headers}\r\nContent-Length: 2"
    assert b" 403 " in answered(server, head, b"{}").splitlines()[0]


def test_a_name_that_another_site_points_at_us_reaches_neither_pages_nor_sockets(
    server: Served, ana: Guest
) -> None:
    table = open_table(ana)
    upgrade = (
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=="
    )
    for head in ("GET / HTTP/1.1", "GET /api/v1/welcome HTTP/1.1", "GET /metrics HTTP/1.1"):
        assert b" 421 " in answered(server, f"{head}\r\nHost: evil.example:{server.port}").splitlines()[0]
    socket_head = f"GET /api/v1/tables/{table}/socket HTTP/1.1\r\n{upgrade}"
    assert b" 421 " in answered(server, f"{socket_head}\r\nHost: evil.example").splitlines()[0]
    assert b" 101 " in answered(server, f"{socket_head}\r\nHost: localhost").splitlines()[0]


@pytest.mark.parametrize(
    "hosts",
    ["Host: localhost\r\nHost: evil.example", "Host: localhost\r\nHost: localhost", "X-Host: localhost"],
)
def test_a_request_names_exactly_one_host(server: Served, hosts: str) -> None:
    assert b" 400 " in answered(server, f"GET /healthz HTTP/1.1\r\n{hosts}").splitlines()[0]


def answered(server: Served, head: str, body: bytes = b"") -> bytes:
    with socket.create_connection(("localhost", server.port), timeout=HANG_TIMEOUT) as line:
        line.sendall(f"{head}\r\n\r\n".encode() + body)
        return line.recv(1000)


def test_the_servers_own_pages_may_do_everything(server: Served, ana: Guest) -> None:
    origin = {"Origin": f"http://localhost:{server.port}"}
    answer = httpx.patch(f"{server.http}/me", json={"name": "Ann"}, headers={**ana.headers, **origin})
    assert answer.json()["name"] == "Ann"


@pytest.mark.parametrize("before", ['other={"quoted": 1}', "other=[1]", "nothing", "=", "coloretto2=x"])
def test_a_cookie_of_another_program_does_not_hide_ours(server: Served, ana: Guest, before: str) -> None:
    token = ana.headers["Authorization"].split()[1]
    answer = httpx.get(f"{server.http}/me", headers={"Cookie": f"{before}; coloretto={token}; last=1"})
    assert answer.status_code == 200, answer.text


def test_no_cache_stores_what_was_sent_to_one_person(server: Served, ana: Guest) -> None:
    assert ana.get("/me").headers["cache-control"] == "no-store"
    assert ana.get("/no/such/address").headers["cache-control"] == "no-store"
    page = httpx.get(f"http://localhost:{server.port}/", headers={"Accept": "text/html"})
    assert page.headers.get_list("cache-control") != ["no-store", "no-store"]
