"""The client for programs that wait for many things at once: HTTP for asking, a WebSocket for listening."""

from asyncio import sleep
from collections.abc import AsyncIterator, Coroutine, Mapping
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from coloretto.client import endpoints
from coloretto.client.endpoints import Ask
from coloretto.client.errors import ServerError, UnreachableError
from coloretto.client.retry import Patience
from coloretto.client.table_commands import Acting
from coloretto.client.table_state import TableState
from coloretto.client.wire import (
    NOTHING,
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
from coloretto.protocol.commands import AnyCommand
from coloretto.protocol.http import (
    LobbyLine,
    Me,
    MeWithToken,
    MyTable,
    QuickWish,
    RatingLine,
    RuleSetLine,
)
from coloretto.protocol.messages import Done, Happened, Snapshot
from coloretto.protocol.options import TableOptions
from coloretto.protocol.view import Turn
from coloretto.record import GameRecord, record_from_json


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

    # Who I am.

    async def new_identity(self, name: str) -> MeWithToken:
        return self._become(await self.ask(endpoints.new_identity(name)))

    async def me(self) -> Me:
        if self._me is None:
            self._me = await self.ask(endpoints.me())
        return self._me

    async def rename(self, name: str) -> Me:
        self._me = await self.ask(endpoints.rename(name))
        return self._me

    async def new_recovery(self) -> str:
        return (await self.ask(endpoints.new_recovery())).code

    async def recover(self, code: str) -> MeWithToken:
        return self._become(await self.ask(endpoints.recover(code)))

    async def my_tables(self) -> list[MyTable]:
        return await self.ask(endpoints.my_tables())

    # What there is.

    async def rule_sets(self) -> list[RuleSetLine]:
        return await self.ask(endpoints.rule_sets())

    async def levels(self) -> list[str]:
        return await self.ask(endpoints.levels())

    async def ratings(self, rules: str) -> list[RatingLine]:
        return await self.ask(endpoints.ratings(rules))

    async def lobby(self, status: str = "waiting") -> list[LobbyLine]:
        return await self.ask(endpoints.lobby(status))

    # Tables.

    async def open_table(self, options: TableOptions | None = None) -> "AsyncTable":
        return await self.table((await self.ask(endpoints.open_table(options))).id)

    async def quick(self, wish: QuickWish | None = None) -> "AsyncTable":
        return await self.table((await self.ask(endpoints.quick(wish))).id)

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

    async def ask(self, ask: Ask[Answer]) -> Answer:
        body = None if ask.body is None else msgspec.json.encode(ask.body)
        try:
            answer = await self._send(ask.method, ask.address, body, ask.query)
        except httpx.TransportError as error:
            raise UnreachableError(f"{self.server} was not reached: {error}") from error
        return ask.read(answer)

    def _become(self, made: MeWithToken) -> MeWithToken:
        self.token, self._me = made.token, Me(made.id, made.name)
        return made

    async def _send(
        self, method: str, address: str, body: bytes | None = None, query: Mapping[str, str] = NOTHING
    ) -> httpx.Response:
        headers = headers_of(self.token, body)
        return await self._http.request(method, address, content=body, headers=headers, params=query)


class AsyncTable(Acting[Coroutine[Any, Any, int], Coroutine[Any, Any, bool]]):
    """A table at a server. See `Table`, which has the same methods."""

    def __init__(self, client: AsyncClient, table: str, me: str | None) -> None:
        self.id = table
        self.state = TableState(me)
        self._client = client

    @property
    def my_turn(self) -> Turn | None:
        return self.state.my_turn

    async def messages(self) -> AsyncIterator[Snapshot | Happened]:
        patience = Patience(self._client.patience)
        headers = headers_of(self._client.token)
        while not self.state.is_over:
            why, was_there = "the connection was closed", False
            address = socket_address(self._client.server, self.id, self.state.version)
            try:
                async with connect(address, additional_headers=headers, compression=None) as socket:
                    was_there = True
                    async for text in socket:
                        news = read_news(text)
                        if news is not None and self.state.update(news):
                            yield news
                        if (
                            self.state.is_over
                        ):  # the server leaves the connection open: there may be a rematch
                            return
            except (OSError, WebSocketException) as error:
                why = str(error)
            if was_there:  # to its end, even if it had nothing to tell for long
                patience.renew()
            await sleep(patience.pause(why))

    async def do(self, command: AnyCommand, version: int | None = None) -> int:
        return await self._client.command(self.id, command, version)

    async def do_now(self, command: AnyCommand) -> bool:
        try:
            await self.do(command, self.state.version)
        except ServerError as error:
            if error.code != "stale":
                raise
            return False
        return True

    async def rematch(self) -> "AsyncTable":
        return await self._client.table((await self._client.ask(endpoints.rematch(self.id))).id)

    async def record(self, game: int = 1) -> GameRecord:
        return record_from_json((await self.record_json(game)).encode())

    async def record_json(self, game: int = 1) -> str:
        return await self._client.ask(endpoints.record_json(self.id, game))

    async def record_text(self, game: int = 1) -> str:
        return await self._client.ask(endpoints.record_text(self.id, game))
