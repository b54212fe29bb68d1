"""A table over a WebSocket: first as it is, then everything that happens; commands the other way."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import msgspec

from coloretto.record.shortening import brief
from coloretto.rules import ColorettoError
from coloretto.server.api.ids import check_command_id, check_table_id
from coloretto.server.api.who import Scope, check_origin, identity_or_nobody
from coloretto.server.commands import Request, Say, request_from_json
from coloretto.server.identities import person
from coloretto.server.limits import CHAT, COMMANDS
from coloretto.server.messages import Done, Refused, message_to_json
from coloretto.server.refusals import RefusedError
from coloretto.server.running import Running
from coloretto.server.store import Identity
from coloretto.server.watching import check_may_watch

Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]

LARGEST_MESSAGE = 4096
MOST_UNSENT = 1000
"""Messages that may wait for a slow reader; then it is cut off and may come again."""
REFUSED_CLOSE = 4000
"""A WebSocket's closing code for a refusal is this and the HTTP status."""
TOO_SLOW = 4290
GOING_AWAY = 1001


class Socket:
    def __init__(self, inside: Running, scope: Scope, receive: Receive, send: Send, table: str) -> None:
        self._inside, self._scope, self._receive, self._send = inside, scope, receive, send
        self._table = table
        self._unsent: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._identity: Identity | None = None

    async def serve(self, after: int | None) -> None:
        await self._receive()  # the wish to connect
        try:
            check_origin(self._scope, self._inside)
            check_table_id(self._table)
            self._identity = await identity_or_nobody(self._scope, self._inside)
            await check_may_watch(self._inside, self._table, self._identity)
            first = await self._inside.hub.watch(self._table, self._tell, after)
        except RefusedError as refusal:
            await self._refuse(refusal)
            return
        try:
            await self._send({"type": "websocket.accept"})
            await self._talk(first)
        finally:
            self._inside.hub.leave(self._table, self._tell)

    async def _refuse(self, refusal: RefusedError) -> None:
        """Accepted first, so that a browser can read why."""
        await self._send({"type": "websocket.accept"})
        await self._send_text(message_to_json(refused(None, refusal)))
        await self._close(REFUSED_CLOSE + refusal.status, refusal.code)

    async def _talk(self, first: list[bytes]) -> None:
        writer = asyncio.create_task(self._write(first))
        reader = asyncio.create_task(self._read())
        ending = asyncio.create_task(self._inside.is_ending.wait())
        tasks = (writer, reader, ending)
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if ending in done:
                await self._close(GOING_AWAY, "the server is going down; come again")
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _tell(self, message: bytes) -> None:
        if self._unsent.qsize() < MOST_UNSENT:
            self._unsent.put_nowait(message)
        else:
            self._unsent.put_nowait(None)

    async def _write(self, first: list[bytes]) -> None:
        for message in first:
            await self._send_text(message)
        while (waiting := await self._unsent.get()) is not None:
            await self._send_text(waiting)
        await self._close(TOO_SLOW, "you read too slowly; come again")

    async def _read(self) -> None:
        while True:
            message = await self._receive()
            if message["type"] != "websocket.receive":
                return
            answer = await self._answer(message.get("text") or message.get("bytes") or "")
            self._tell(message_to_json(answer))

    async def _answer(self, text: str | bytes) -> Done | Refused:
        try:
            request = read_request(text)
        except RefusedError as refusal:
            return refused(None, refusal)
        try:
            return Done(request.id, await self._carry_out(request))
        except RefusedError as refusal:
            return refused(request.id, refusal)
        except ColorettoError as error:
            return refused(request.id, RefusedError("unavailable", brief(error)))

    async def _carry_out(self, request: Request) -> int:
        if self._identity is None:
            raise RefusedError("unauthorised", "only those with an identity may play")
        check_command_id(request.id)
        limit(self._inside, request, self._identity)
        return await self._inside.hub.submit(self._table, person(self._identity), request)

    async def _send_text(self, text: bytes) -> None:
        await self._send({"type": "websocket.send", "text": text.decode()})

    async def _close(self, code: int, reason: str) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": reason})


def read_request(text: str | bytes) -> Request:
    if len(text) > LARGEST_MESSAGE:
        raise RefusedError("too_large", f"a message has at most {LARGEST_MESSAGE} characters")
    try:
        return request_from_json(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RefusedError("bad_message", brief(error)) from error


def limit(inside: Running, request: Request, identity: Identity) -> None:
    if inside.settings.limits:
        inside.limiter.use(CHAT if isinstance(request.command, Say) else COMMANDS, identity.id)


def refused(request_id: str | None, refusal: RefusedError) -> Refused:
    return Refused(request_id, refusal.code, refusal.sentence, refusal.version, refusal.seconds)
