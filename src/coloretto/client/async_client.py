"""The client for programs that wait for many things at once: HTTP for asking, a WebSocket for listening."""

from asyncio import sleep
from collections.abc import AsyncIterator
from typing import Self

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from coloretto.client.errors import ServerError, UnreachableError
from coloretto.client.patience import Patience
from coloretto.client.seen import Seen
from coloretto.client.wire import (
    SILENCE,
    Answer,
    api_address,
    headers_of,
    new_request,
    pause_before_repeating,
    read_answer,
    read_news,
    socket_address,
)
from coloretto.rules import Action
from coloretto.server.api.answers import LobbyLine, Me, MeWithToken, NameWish, QuickWish, TableMade
from coloretto.server.commands import AnyCommand, Play, Sit, Start
from coloretto.server.messages import Done, Happened, Snapshot, Turn
from coloretto.server.options import TableOptions


class AsyncClient:
    """Somebody at a server. See `Client`, which has the same methods."""

    def __init__(self, server: str, token: str | None = None, *, patience: float = 60.0) -> None:
        self.server = server
        self.token = token
        self.patience = patience
        """Seconds for which a server that does not answer is tried again."""
        self._me: Me | None = None
        self._http = httpx.AsyncClient(base_url=api_address(server), timeout=SILENCE)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    async def new_identity(self, name: str) -> MeWithToken:
        made = await self._post("/identities", NameWish(name), MeWithToken)
        self.token, self._me = made.token, Me(made.id, made.name)
        return made

    async def me(self) -> Me:
        if self._me is None:
            self._me = await self._get("/me", Me)
        return self._me

    async def lobby(self) -> list[LobbyLine]:
        return await self._get("/tables", list[LobbyLine])

    async def open_table(self, options: TableOptions | None = None) -> "AsyncTable":
        made = await self._post("/tables", options or TableOptions(), TableMade)
        return await self.table(made.id)

    async def quick(self, wish: QuickWish | None = None) -> "AsyncTable":
        made = await self._post("/quick", wish or QuickWish(), TableMade)
        return await self.table(made.id)

    async def table(self, table: str) -> "AsyncTable":
        return AsyncTable(self, table, None if self.token is None else (await self.me()).id)

    async def command(self, table: str, command: AnyCommand, version: int | None = None) -> int:
        body, patience = new_request(command, version), Patience(self.patience)
        while True:
            try:
                answer = await self._send("POST", f"/tables/{table}/commands", body)
            except httpx.TransportError as error:
                await sleep(patience.pause(error))
                continue
            pause = pause_before_repeating(answer, patience)
            if pause is None:
                return read_answer(answer, Done).version
            await sleep(pause)

    async def _get(self, address: str, kind: type[Answer]) -> Answer:
        return read_answer(await self._ask("GET", address), kind)

    async def _post(self, address: str, body: msgspec.Struct, kind: type[Answer]) -> Answer:
        return read_answer(await self._ask("POST", address, msgspec.json.encode(body)), kind)

    async def _ask(self, method: str, address: str, body: bytes | None = None) -> httpx.Response:
        """Once: what has no id must not be done twice."""
        try:
            return await self._send(method, address, body)
        except httpx.TransportError as error:
            raise UnreachableError(f"{self.server} was not reached: {error}") from error

    async def _send(self, method: str, address: str, body: bytes | None = None) -> httpx.Response:
        headers = headers_of(self.token) | ({} if body is None else {"Content-Type": "application/json"})
        return await self._http.request(method, address, content=body, headers=headers)


class AsyncTable:
    """A table at a server. See `Table`, which has the same methods."""

    def __init__(self, client: AsyncClient, table: str, me: str | None) -> None:
        self.id = table
        self.seen = Seen(me)
        self._client = client

    @property
    def my_turn(self) -> Turn | None:
        return self.seen.my_turn

    async def messages(self) -> AsyncIterator[Snapshot | Happened]:
        patience = Patience(self._client.patience)
        headers = headers_of(self._client.token)
        while not self.seen.is_over:
            why = "the connection was closed"
            address = socket_address(self._client.server, self.id, self.seen.version)
            try:
                async with connect(address, additional_headers=headers, compression=None) as socket:
                    async for text in socket:
                        patience.renew()
                        news = read_news(text)
                        if news is not None and self.seen.hear(news):
                            yield news
                        if self.seen.is_over:  # the server leaves the connection open: there may be a rematch
                            return
            except (OSError, WebSocketException) as error:
                why = str(error)
            await sleep(patience.pause(why))

    async def do(self, command: AnyCommand, version: int | None = None) -> int:
        return await self._client.command(self.id, command, version)

    async def do_now(self, command: AnyCommand) -> bool:
        try:
            await self.do(command, self.seen.version)
        except ServerError as error:
            if error.code != "stale":
                raise
            return False
        return True

    async def sit(self, seat: int | None = None) -> int:
        return await self.do(Sit(seat))

    async def start(self) -> int:
        return await self.do(Start())

    async def play(self, action: Action | str) -> bool:
        return await self.do_now(Play(action if isinstance(action, str) else action.text))
