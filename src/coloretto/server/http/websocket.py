"""A table over a WebSocket: first as it is, then everything that happens; commands the other way."""

import asyncio
from collections.abc import Awaitable, Callable
from logging import getLogger
from typing import Any, TypeAlias

import msgspec

from coloretto.protocol.commands import Request, Say, request_from_json
from coloretto.protocol.ids import check_table_id
from coloretto.protocol.limits import MAX_CONSECUTIVE_REFUSALS, MAX_MESSAGE_LENGTH
from coloretto.protocol.messages import Done, Refused, message_to_json
from coloretto.protocol.refusals import RefusedError
from coloretto.record.shortening import brief
from coloretto.rules import ColorettoError
from coloretto.server.base.rate_limits import CHAT, COMMANDS, REQUESTS
from coloretto.server.http.auth import Scope, address_of, check_origin, identity_or_nobody
from coloretto.server.http.problems import INTERNAL
from coloretto.server.http.uvicorn_websocket import LINE, Line
from coloretto.server.http.watching import check_may_watch
from coloretto.server.live.connections import COMES_TO_NOTHING, READS_TOO_SLOWLY, Farewell, farewell_of
from coloretto.server.live.identities import person
from coloretto.server.services import Running
from coloretto.server.storage.store import Identity

Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]

FAREWELL = 5.0
"""Seconds that a slow reader has to read why it is cut off."""

_LOG = getLogger(__name__)


class Socket:
    def __init__(self, inside: Running, scope: Scope, receive: Receive, send: Send, table: str) -> None:
        self._inside, self._scope, self._receive, self._send = inside, scope, receive, send
        self._table = table
        self._line: Line = scope["extensions"][LINE]
        self._early: list[bytes] | None = []
        """What has happened before the connection was opened; None afterwards."""
        self._identity: Identity | None = None
        self._is_answering = False
        self._refused = 0
        """How many messages in a row have come to nothing."""
        self._farewell: Farewell | None = None
        self._ending: asyncio.Task[None] | None = None

    async def serve(self, after: int | None) -> None:
        await self._receive()  # the wish to connect
        try:
            self._inside.use(REQUESTS, address_of(self._scope))
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
            self._open(first)
            identity = None if self._identity is None else self._identity.id
            with self._inside.connections.opened(self._table, identity, self._end):
                await self._leave_if_unwelcome()
                await self._read()
        finally:
            self._inside.hub.leave(self._table, self._tell)
            if self._ending is not None:
                await asyncio.gather(self._ending, return_exceptions=True)

    async def _leave_if_unwelcome(self) -> None:
        """Where a game that nobody may watch has begun just now."""
        try:
            await check_may_watch(self._inside, self._table, self._identity)
        except RefusedError as refusal:
            self._end(farewell_of(refusal))

    async def _refuse(self, refusal: RefusedError) -> None:
        """Accepted first, so that a browser can read why."""
        await self._send({"type": "websocket.accept"})
        await self._say_farewell(farewell_of(refusal))

    def _open(self, first: list[bytes]) -> None:
        early, self._early = self._early or [], None
        for message in (*first, *early):
            self._tell(message)

    def _tell(self, message: bytes) -> None:
        if self._early is not None:
            self._early.append(message)
        elif not self._line.tell(message) and self._ending is None:
            self._ending = asyncio.create_task(self._cut_off())

    def _end(self, farewell: Farewell) -> None:
        """Say farewell when all is said; a command that was begun is answered first."""
        self._farewell = farewell
        if not self._is_answering and self._ending is None:
            self._ending = asyncio.create_task(self._say_farewell(farewell))

    async def _read(self) -> None:
        while True:
            message = await self._receive()
            if message["type"] != "websocket.receive":
                return
            if self._farewell is not None:  # too late: nobody would be told what becomes of it
                continue
            self._is_answering = True
            answer = await self._answer(message.get("text") or message.get("bytes") or "")
            self._tell(message_to_json(answer))
            self._is_answering = False
            self._refused = self._refused + 1 if isinstance(answer, Refused) else 0
            if self._refused == MAX_CONSECUTIVE_REFUSALS:
                self._farewell = COMES_TO_NOTHING
            if self._farewell is not None:
                self._end(self._farewell)

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
        except Exception:  # noqa: BLE001 - whatever it is, whoever asked must be told
            _LOG.exception("unexpected")
            return Refused(request.id, INTERNAL, "something is wrong with this server; its log tells what")

    async def _carry_out(self, request: Request) -> int:
        if self._identity is None:
            raise RefusedError("unauthorised", "only those with an identity may play")
        limit(self._inside, request, self._identity)
        return await self._inside.hub.submit(self._table, person(self._identity), request)

    async def _say_farewell(self, farewell: Farewell) -> None:
        if farewell.message is not None:
            self._line.tell(farewell.message)
        self._line.flush()
        await self._send({"type": "websocket.close", "code": farewell.code, "reason": farewell.reason})

    async def _cut_off(self) -> None:
        """A slow reader may come again; it learns why if it reads at all."""
        try:
            await asyncio.wait_for(self._say_farewell(READS_TOO_SLOWLY), FAREWELL)
        except TimeoutError:
            self._line.hang_up()


def read_request(text: str | bytes) -> Request:
    if len(text) > MAX_MESSAGE_LENGTH:
        raise RefusedError("too_large", f"a message has at most {MAX_MESSAGE_LENGTH} characters")
    try:
        return request_from_json(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RefusedError("bad_message", brief(error)) from error


def limit(inside: Running, request: Request, identity: Identity) -> None:
    inside.use(CHAT if isinstance(request.command, Say) else COMMANDS, identity.id)


def refused(request_id: str | None, refusal: RefusedError) -> Refused:
    return Refused(request_id, refusal.code, refusal.sentence, refusal.version, refusal.seconds)
