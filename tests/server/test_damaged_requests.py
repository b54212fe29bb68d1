"""What arrives damaged is refused: no request causes an error of the server."""

import asyncio
import json
from collections.abc import Iterator
from http import HTTPStatus
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from support.effort import effort
from support.served import Guest, Served, open_socket, open_table, served
from support.waiting import HANG_TIMEOUT

REQUESTS = effort(300, 20_000)
UNREADABLE = {1007, 1009, 4429}
"""Why a connection was closed: a text that is not UTF-8, a message that is too long, too many refusals."""
ENTROPY = "abc"
COMMANDS: list[dict[str, object]] = [
    {"type": "sit", "seat": 0, "entropy": ENTROPY},
    {"type": "seat_bot", "seat": 1, "level": "easy"},
    {"type": "unseat", "seat": 1},
    {"type": "contribute", "entropy": ENTROPY},
    {"type": "play", "action": "T0"},
    {"type": "let_bot_play", "seat": 1},
    {"type": "ready", "entropy": ENTROPY},
    {"type": "say", "text": "Grüße"},
    {"type": "react", "reaction": "hello"},
    {"type": "silence", "seat": 1, "is_silenced": False},
]
BODIES: list[tuple[str, str, object]] = [
    ("POST", "/identities", {"name": "Bea", "avatar": 3}),
    ("PATCH", "/me", {"name": "Ana", "avatar": None}),
    ("POST", "/recoveries", {"code": "abc"}),
    (
        "POST",
        "/tables",
        {"rules": "classic-3-brown", "seats": ["open", "easy", "easy"], "clock": {"move": 60}},
    ),
    ("POST", "/quick", {"rules": "classic-3-brown", "level": "easy", "pace": 900, "sit": False}),
    ("POST", "/replays", {"rules": "classic-3-brown", "names": ["Ana", "Bea", "Cem"], "turns": []}),
]
ODD = [
    b"",
    b"\x00",
    b"\xff",
    b"\xed\xa0\x80",
    b"1e999",
    b"9" * 400,
    b"null",
    b"NaN",
    b"[" * 3000,
    b'"',
    b"\\ud800",
    b"{}",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("damaged")) as running:
        yield running


def damaged(body: object, rng: Random) -> bytes:
    """A body with something cut out, and something odd in its place."""
    text = json.dumps(body, ensure_ascii=False).encode()
    begin = rng.randrange(len(text) + 1)
    end = min(len(text), begin + rng.choice([0, 1, 1, 2, 20]))
    return text[:begin] + rng.choice(ODD) + text[end:]


def command(rng: Random) -> dict[str, object]:
    """Now and then one that was carried out before."""
    return {
        "id": f"c{rng.randrange(1000)}",
        "version": rng.choice([None, 1, 2]),
        "command": rng.choice(COMMANDS),
    }


def assert_no_errors(server: Served) -> None:
    errors = [line for line in server.log.read_text().splitlines() if json.loads(line)["level"] == "error"]
    assert not errors


def test_no_damaged_request_is_an_error_of_the_server(server: Served) -> None:
    rng, ana = Random(1), Guest(server, "Ana")
    table = open_table(ana)
    with httpx.Client(base_url=server.http, headers=ana.headers, timeout=HANG_TIMEOUT) as client:
        for _ in range(REQUESTS):
            method, address, body = rng.choice([*BODIES, ("POST", f"/tables/{table}/commands", command(rng))])
            content = damaged(body, rng)
            answer = client.request(method, address, content=content)
            assert answer.status_code < HTTPStatus.INTERNAL_SERVER_ERROR, (address, content, answer.text)
    assert_no_errors(server)


def test_no_damaged_message_is_an_error_of_the_server(server: Served) -> None:
    rng, ana = Random(2), Guest(server, "Ana")
    address = f"{server.websocket}/tables/{open_table(ana)}/socket"

    codes: set[int | None] = set()

    async def send_until_closed(left: int) -> int:
        """Every message has one answer, until there are too many refusals or one cannot be read."""
        async with open_socket(address, ana.headers) as socket:
            try:
                while left:
                    left -= 1
                    await socket.send(damaged(command(rng), rng), text=rng.random() < 0.5)
                    while (answer := json.loads(await socket.recv()))["type"] not in {"done", "refused"}:
                        continue
                    assert answer.get("code") != "internal"
            except ConnectionClosed as closed:
                codes.add(None if closed.rcvd is None else closed.rcvd.code)
        return left

    async def send_all() -> None:
        left = REQUESTS
        while left:
            left = await send_until_closed(left)

    asyncio.run(send_all())
    assert codes <= UNREADABLE, codes
    assert_no_errors(server)
