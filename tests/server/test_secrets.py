"""No secret comes into the log or into an address, whatever is done, and no word of people."""

import asyncio
import json
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest

from coloretto.client import AsyncClient, Client, QuickWish, ServerError
from coloretto.server.http.auth import COOKIE
from support.served import Guest, Player, open_socket, served, table_of
from support.waiting import HANG_TIMEOUT

SAID = "between-ourselves"


def every_spelling(secret: str) -> set[str]:
    return {secret, quote(secret, safe=""), json.dumps(secret)[1:-1]}


async def speak(guest: Guest, table: str) -> None:
    """Say something and wait until it is said."""
    command = {"type": "say", "text": SAID}
    address = f"{guest.server.websocket}/tables/{table}/socket"
    async with open_socket(address, guest.headers) as socket:
        await socket.send(json.dumps({"id": "1", "command": command}))
        while json.loads(await socket.recv())["type"] != "done":
            continue


def test_a_debug_log_contains_no_secret_and_no_chat(tmp_path: Path) -> None:
    with served(tmp_path, "", "--no-limits", "--log-level=debug") as server:
        address = f"http://localhost:{server.port}"
        guests = [Guest(server, name) for name in ("Ana", "Ben", "Eve")]
        secrets = [guest.headers["Authorization"].split()[1] for guest in guests]
        table = table_of(guests, "classic-3-brown")
        players = [Player(guest, table, seat, seed=1) for seat, guest in enumerate(guests)]

        async def play() -> None:
            await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), HANG_TIMEOUT)

        asyncio.run(play())
        asyncio.run(speak(guests[2], table))
        with Client(address, secrets[0]) as client:
            code = client.new_recovery()
            secrets.append(code)
        with Client(address) as elsewhere:
            secrets.append(elsewhere.recover(code).token)
            with pytest.raises(ServerError):
                elsewhere.recover(code)
            secrets.append(client.token or "")
        forged = "forged-secret-of-nobody"
        secrets.append(forged)
        httpx.get(f"{server.http}/me", headers={"Authorization": f"Bearer {forged}"})
        httpx.get(f"{server.http}/me", cookies={COOKIE: forged})
        httpx.get(f"{server.http}/me", cookies={COOKIE: secrets[1]})
        httpx.post(f"{server.http}/recoveries", content=f'{{"code": "{forged}", "more": 1}}')
        httpx.post(f"{server.http}/recoveries", content=f'{{"code": "{forged}')
        httpx.get(f"{server.http}/tables?token={forged}&status=playing")
        httpx.get(f"{server.http}/nowhere?code={forged}")

        async def quick() -> None:
            async with AsyncClient(address, secrets[1]) as client:
                await client.quick(QuickWish(entropy="entropy-is-no-secret"))

        asyncio.run(quick())
        assert server.stop() == 0
    log = server.log.read_text()
    assert len(log.splitlines()) > 10, "a log at debug has something to tell"
    assert all(json.loads(line)["message"] for line in log.splitlines() if line.startswith("{"))
    for secret in secrets:
        assert secret
        assert not any(spelling in log for spelling in every_spelling(secret))
    assert SAID not in log
