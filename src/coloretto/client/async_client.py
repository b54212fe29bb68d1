"""The asyncio client: HTTP requests, and a WebSocket for messages."""

from asyncio import sleep
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from coloretto.client import endpoints
from coloretto.client.endpoints import Endpoint
from coloretto.client.errors import ServerError, UnreachableError
from coloretto.client.retry import Backoff
from coloretto.client.table_commands import NO_SEAT, TableCommands, WithEntropy
from coloretto.client.table_state import TableState
from coloretto.client.wire import (
    NO_QUERY,
    READ_TIMEOUT,
    Answer,
    api_url,
    delay_before_retry,
    headers_of,
    new_request,
    read_answer,
    read_message,
    socket_url,
)
from coloretto.protocol.commands import AnyCommand
from coloretto.protocol.http import (
    LobbyLine,
    Me,
    MeWish,
    MeWithToken,
    MyTable,
    QuickWish,
    RatingLine,
    RuleSetLine,
)
from coloretto.protocol.messages import Done, Happened, Presence, Reacted, Snapshot
from coloretto.protocol.options import NewTable
from coloretto.protocol.view import Turn
from coloretto.record import GameRecord, record_from_json


class AsyncClient:
    """A connection to a server. See `Client`, which has the same methods."""

    def __init__(self, server: str, token: str | None = None, *, give_up_after: float = 60.0) -> None:
        self.server = server
        self.token = token
        self.give_up_after = give_up_after
        """Seconds to retry while the server does not answer."""
        self._me: Me | None = None
        self._http = httpx.AsyncClient(base_url=api_url(server), timeout=READ_TIMEOUT)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    # Identities.

    async def new_identity(self, name: str | None = None) -> MeWithToken:
        return self._adopt(await self.call(endpoints.new_identity(name)))

    async def me(self) -> Me:
        if self._me is None:
            self._me = await self.call(endpoints.me())
        return self._me

    async def rename(self, name: str) -> Me:
        return await self._change_me(MeWish(name=name))

    async def choose_avatar(self, avatar: int | None) -> Me:
        return await self._change_me(MeWish(avatar=avatar))

    async def _change_me(self, wish: MeWish) -> Me:
        self._me = await self.call(endpoints.change_me(wish))
        return self._me

    async def new_recovery(self) -> str:
        return (await self.call(endpoints.new_recovery())).code

    async def log_out_elsewhere(self) -> int:
        return (await self.call(endpoints.log_out_elsewhere())).tokens

    async def delete_me(self) -> int:
        deleted = await self.call(endpoints.delete_me())
        self.token = self._me = None
        return deleted.tables

    async def recover(self, code: str) -> MeWithToken:
        return self._adopt(await self.call(endpoints.recover(code)))

    async def my_tables(self) -> list[MyTable]:
        return await self.call(endpoints.my_tables())

    # Rule sets, levels, ratings, the lobby.

    async def rule_sets(self) -> list[RuleSetLine]:
        return await self.call(endpoints.rule_sets())

    async def levels(self) -> list[str]:
        return await self.call(endpoints.levels())

    async def ratings(self, rules: str) -> list[RatingLine]:
        return await self.call(endpoints.ratings(rules))

    async def lobby(self, status: str = "waiting") -> list[LobbyLine]:
        return await self.call(endpoints.lobby(status))

    # Tables.

    async def open_table(self, options: NewTable | None = None) -> "AsyncTable":
        made = await self.call(endpoints.open_table(options))
        return await self.table(made.id, made.commitment)

    async def quick(self, wish: QuickWish | None = None) -> "AsyncTable":
        wish = wish or QuickWish()
        made = await self.call(endpoints.quick(wish))
        table = await self.table(made.id, made.commitment)
        if wish.sit:
            await table.sit(0, entropy=wish.entropy or None)
        return table

    async def table(self, table: str, commitment: str = "") -> "AsyncTable":
        return AsyncTable(self, table, None if self.token is None else (await self.me()).id, commitment)

    async def command(self, table: str, command: AnyCommand, version: int | None = None) -> int:
        body, backoff = new_request(command, version), Backoff(self.give_up_after)
        while True:
            try:
                answer = await self._send("POST", f"/tables/{table}/commands", body)
            except httpx.TransportError as error:
                await sleep(backoff.next_delay(error))
                continue
            delay = delay_before_retry(answer, backoff)
            if delay is None:
                return read_answer(answer, Done).version
            await sleep(delay)

    async def call(self, endpoint: Endpoint[Answer]) -> Answer:
        body = None if endpoint.body is None else msgspec.json.encode(endpoint.body)
        try:
            answer = await self._send(endpoint.method, endpoint.path, body, endpoint.query)
        except httpx.TransportError as error:
            raise UnreachableError(f"{self.server} did not answer: {error}") from error
        return endpoint.read(answer)

    def _adopt(self, made: MeWithToken) -> MeWithToken:
        self.token, self._me = made.token, made.me
        return made

    async def _send(
        self, method: str, path: str, body: bytes | None = None, query: Mapping[str, str] = NO_QUERY
    ) -> httpx.Response:
        headers = headers_of(self.token, body)
        return await self._http.request(method, path, content=body, headers=headers, params=query)


class AsyncTable(TableCommands[Coroutine[Any, Any, int], Coroutine[Any, Any, bool]]):
    """A table at a server. See `RemoteTable`, which has the same methods."""

    def __init__(self, client: AsyncClient, table: str, me: str | None, commitment: str = "") -> None:
        self.id = table
        self.commitment = commitment
        self.entropy = ""
        self._is_committed = bool(commitment)
        self.state = TableState(me)
        self.on_reaction: Callable[[Reacted], None] = lambda _reacted: None
        """Called by `messages` when a player shows a reaction."""
        self._client = client

    @property
    def my_turn(self) -> Turn | None:
        return self.state.my_turn

    async def messages(self) -> AsyncIterator[Snapshot | Happened]:
        backoff = Backoff(self._client.give_up_after)
        headers = headers_of(self._client.token)
        while not self.state.is_over:
            reason, was_connected = "the connection was closed", False
            address = socket_url(self._client.server, self.id, self.state.version)
            try:
                async with connect(address, additional_headers=headers, compression=None) as socket:
                    was_connected = True
                    async for text in socket:
                        message = read_message(text)
                        if isinstance(message, Presence):
                            self.state.update_presence(message)
                        elif isinstance(message, Reacted):
                            self.on_reaction(message)
                        elif message is not None and self.state.update(message):
                            yield message
                        if self.state.is_over:  # the server keeps the connection open, for a rematch
                            return
            except (OSError, WebSocketException) as error:
                reason = str(error)
            if was_connected:  # it worked, even if no message came for a long time
                backoff.reset()
            await sleep(backoff.next_delay(reason))

    async def do(self, command: AnyCommand, version: int | None = None) -> int:
        return await self._client.command(self.id, command, version)

    async def do_committed(self, command: Callable[[], WithEntropy]) -> int:
        if self.state.view is not None:
            self.commitment = self.state.view.commitment
        elif not self._is_committed:
            self.commitment = (await self._client.call(endpoints.snapshot(self.id))).table.commitment
        self._is_committed = False  # a commitment is to one deck
        made = command()
        self.entropy = made.entropy
        return await self.do(made)

    async def do_now(self, command: AnyCommand) -> bool:
        try:
            await self.do(command, self.state.version)
        except ServerError as error:
            if error.code != "stale":
                raise
            return False
        return True

    async def rematch(self) -> "AsyncTable":
        made = await self._client.call(endpoints.rematch(self.id))
        table = await self._client.table(made.id, made.commitment)
        for seat in (made.seat, None):
            try:
                await table.sit(seat)
                break
            except ServerError as error:
                if error.code not in NO_SEAT:
                    raise
        return table

    async def record(self, game: int = 1) -> GameRecord:
        return record_from_json((await self.record_json(game)).encode())

    async def record_json(self, game: int = 1) -> str:
        return await self._client.call(endpoints.record_json(self.id, game))

    async def record_text(self, game: int = 1) -> str:
        return await self._client.call(endpoints.record_text(self.id, game))
