"""A table over a WebSocket: a snapshot or the missed messages, then every new one; commands the other way."""

import asyncio
from logging import getLogger

import msgspec

from coloretto.protocol.commands import Request, Sit, request_from_json
from coloretto.protocol.ids import check_table_id
from coloretto.protocol.limits import MAX_CONSECUTIVE_REFUSALS, MAX_MESSAGE_LENGTH
from coloretto.protocol.messages import Done, Heartbeat, Refused, is_unversioned, message_to_json
from coloretto.protocol.refusals import RefusedError
from coloretto.record.shortening import brief
from coloretto.rules import ColorettoError
from coloretto.server.base.identity import Identity
from coloretto.server.base.rate_limits import REQUESTS
from coloretto.server.http.asgi import Receive, Scope, Send
from coloretto.server.http.auth import (
    address_of,
    check_may_watch,
    check_origin,
    identification_of,
    optional_identity,
)
from coloretto.server.http.dependencies import consume_command
from coloretto.server.http.outbox import outbox_of
from coloretto.server.http.problems import INTERNAL, INTERNAL_SENTENCE, refusal_of
from coloretto.server.live.connections import (
    READS_TOO_SLOWLY,
    TOO_MANY_REFUSALS,
    CloseReason,
    close_reason_of,
    refused_message,
)
from coloretto.server.services import Services

SLOW_CLOSE_TIMEOUT = 5.0
"""Seconds that a slow reader has to read why its connection is closed."""

HEARTBEAT = message_to_json(Heartbeat())

_LOG = getLogger(__name__)


class Socket:
    """One connection, as an ASGI application serves it."""

    def __init__(  # noqa: PLR0913 - what ASGI passes, and what the address says
        self,
        services: Services,
        scope: Scope,
        receive: Receive,
        send: Send,
        table: str,
        *,
        wants_presence: bool = False,
    ) -> None:
        """`wants_presence`: whether the client knows heartbeats and messages about presence and reactions."""
        self._services, self._scope, self._receive, self._send = services, scope, receive, send
        self._table, self._wants_presence = table, wants_presence
        self._outbox = outbox_of(scope, send)
        self._early: list[bytes] | None = []
        """Messages from before the connection was accepted; None afterwards."""
        self._identity: Identity | None = None
        self._refusals = 0
        """Refused messages in a row."""
        self._close_reason: CloseReason | None = None
        self._closing: asyncio.Task[None] | None = None

    async def serve(self, after: int | None) -> None:
        """Until the connection is closed; `after` is the last version the client has seen."""
        await self._receive()  # websocket.connect
        address = address_of(self._scope)
        try:
            self._services.check_connections(address)
        except RefusedError as refusal:
            await self._refuse(refusal)
            return
        metrics = self._services.hub.metrics
        with self._services.connection_counter.track(address), metrics.open_connection("websocket"):
            await self._serve(address, after)

    async def _serve(self, address: str, after: int | None) -> None:
        try:
            self._services.consume(REQUESTS, address)
            check_origin(self._scope, self._services)
            check_table_id(self._table)
            self._identity = await optional_identity(self._scope, self._services)
            await check_may_watch(self._services, self._table, self._identity)
            first = await self._services.hub.subscribe(self._table, self._send_message, after)
        except ColorettoError as error:
            await self._refuse(refusal_of(error))
            return
        try:
            await self._send({"type": "websocket.accept"})
            identity, token_hash = identification_of(self._identity)
            tracked = self._services.connections.track(
                self._table, identity, self._close_soon, token_hash, self._keep_alive
            )
            with tracked:
                async with self._services.presence.connected(self._table, identity):
                    await self._close_if_not_allowed()
                    if self._close_reason is None:
                        self._send_first([*first, *await self._presence()])
                    # A task of its own: each time it waits, all coroutines that it is within are passed.
                    await asyncio.create_task(self._read())
        finally:
            self._services.hub.unsubscribe(self._table, self._send_message)
            if self._closing is not None:
                await asyncio.gather(self._closing, return_exceptions=True)

    async def _presence(self) -> list[bytes]:
        live = self._services.hub.peek(self._table)
        return (
            []
            if live is None or not self._wants_presence
            else [await self._services.presence.message(live.table)]
        )

    def _keep_alive(self) -> None:
        if self._early is None and self._wants_presence:
            self._send_message(HEARTBEAT)

    async def _close_if_not_allowed(self) -> None:
        """The game may have started just now, and may not allow spectators."""
        try:
            await check_may_watch(self._services, self._table, self._identity)
        except ColorettoError as error:
            self._close_soon(close_reason_of(refusal_of(error)))

    async def _refuse(self, refusal: RefusedError) -> None:
        """Accept first, so that a browser can read why."""
        await self._send({"type": "websocket.accept"})
        await self._close(close_reason_of(refusal))

    def _send_first(self, first: list[bytes]) -> None:
        early, self._early = self._early or [], None
        for message in (*first, *early):
            self._send_message(message)

    def _send_message(self, message: bytes) -> None:
        if not self._wants_presence and is_unversioned(message):
            return
        if self._early is not None:
            self._early.append(message)
        elif not self._outbox.send_text(message) and self._closing is None:
            self._closing = asyncio.create_task(self._close_slow_reader())

    def _close_soon(self, reason: CloseReason) -> None:
        """Close; a command that is being carried out is answered first."""
        self._close_reason = reason
        if not self._outbox.is_answering and self._closing is None:
            self._closing = asyncio.create_task(self._close(reason))

    async def _read(self) -> None:
        while True:
            message = await self._receive()
            if message["type"] != "websocket.receive":
                return
            if self._close_reason is not None:  # too late: the answer would not be sent
                continue
            self._outbox.is_answering = True
            answer = await self._answer(message.get("text") or message.get("bytes") or "")
            self._send_message(message_to_json(answer))
            self._outbox.is_answering = False
            self._refusals = self._refusals + 1 if isinstance(answer, Refused) else 0
            if self._refusals == MAX_CONSECUTIVE_REFUSALS:
                self._close_reason = TOO_MANY_REFUSALS
            if self._close_reason is not None:
                self._close_soon(self._close_reason)

    async def _answer(self, text: str | bytes) -> Done | Refused:
        try:
            request = read_request(text)
        except RefusedError as refusal:
            return refused_message(None, refusal)
        try:
            return Done(request.id, await self._carry_out(request))
        except ColorettoError as error:
            return refused_message(request.id, refusal_of(error))
        except Exception:  # noqa: BLE001 - the client must get an answer
            _LOG.exception("unexpected error")
            return Refused(request.id, INTERNAL, INTERNAL_SENTENCE)

    async def _carry_out(self, request: Request) -> int:
        if self._identity is None:
            raise RefusedError("unauthorised", "commands need an identity")
        consume_command(self._services, request, self._identity)
        if isinstance(request.command, Sit):  # the name may have changed since the connection was opened
            self._identity = await self._services.identities.refreshed(self._identity)
        return await self._services.hub.submit(self._table, self._identity.person, request)

    async def _close(self, reason: CloseReason) -> None:
        if reason.message is not None:
            self._outbox.send_text(reason.message)
        await self._outbox.drain()
        await self._send({"type": "websocket.close", "code": reason.code, "reason": reason.reason})

    async def _close_slow_reader(self) -> None:
        """The client learns why, if it reads at all, and may reconnect."""
        try:
            await asyncio.wait_for(self._close(READS_TOO_SLOWLY), SLOW_CLOSE_TIMEOUT)
        except TimeoutError:
            self._outbox.abort()


def read_request(text: str | bytes) -> Request:
    if len(text) > MAX_MESSAGE_LENGTH:
        raise RefusedError("too_large", f"a message has at most {MAX_MESSAGE_LENGTH} characters")
    try:
        return request_from_json(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RefusedError("bad_message", brief(error)) from error
