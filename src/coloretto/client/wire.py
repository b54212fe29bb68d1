"""Encoding requests and decoding responses, for both clients."""

from collections.abc import Mapping
from secrets import token_urlsafe
from types import MappingProxyType
from typing import TypeVar, get_args

import httpx
import msgspec

from coloretto.client.errors import ServerError
from coloretto.client.retry import Backoff
from coloretto.protocol.commands import AnyCommand, Request
from coloretto.protocol.events import AnyEvent
from coloretto.protocol.http import Problem
from coloretto.protocol.messages import AnyMessage, Happened, Presence, Reacted, Refused, Snapshot
from coloretto.record.shortening import cut

API = "/api/v1"
ID_BYTES = 9
TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE = 429, 503
"""The statuses after which a command may be sent again."""
READ_TIMEOUT = 30.0
"""Seconds to wait for a response."""
STREAM_TIMEOUT = 15.0
"""Seconds without a line after which a stream counts as lost; the server sends a heartbeat every 5."""
NO_QUERY: Mapping[str, str] = MappingProxyType({})

Answer = TypeVar("Answer")

_MESSAGES: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
_MESSAGE_TYPES = {kind.__struct_config__.tag for kind in get_args(AnyMessage)}
_EVENT_TYPES = {kind.__struct_config__.tag for kind in get_args(AnyEvent)}


class _AnyVersion(msgspec.Struct):
    """A message of any version of the protocol."""

    type: str
    events: list[dict[str, object]] = []


def api_url(server: str) -> str:
    """The API of a server such as `http://localhost:8000`."""
    return server.rstrip("/") + API


def socket_url(server: str, table: str, after: int) -> str:
    """The URL of a table's WebSocket: `ws` for `http`, `wss` for `https`."""
    address = f"{api_url(server).replace('http', 'ws', 1)}/tables/{table}/socket?presence=true"
    return f"{address}&after={after}" if after else address


def headers_of(token: str | None, body: bytes | None = None) -> dict[str, str]:
    who = {} if token is None else {"Authorization": f"Bearer {token}"}
    return who if body is None else {**who, "Content-Type": "application/json"}


def new_request(command: AnyCommand, version: int | None) -> bytes:
    """A command with a new id; sending the same bytes twice carries it out once."""
    return msgspec.json.encode(Request(token_urlsafe(ID_BYTES), command, version))


def read_answer(response: httpx.Response, kind: type[Answer]) -> Answer:
    """The decoded response; a refusal is raised."""
    if not response.is_success:
        raise error_of(response)
    try:
        return msgspec.json.decode(response.content, type=kind)
    except msgspec.MsgspecError as error:
        raise ServerError(
            "bad_answer", f"not a response of a Coloretto server: {cut(response.text)!r}"
        ) from error


def read_text(response: httpx.Response) -> str:
    """The response as text; a refusal is raised."""
    if not response.is_success:
        raise error_of(response)
    return response.text


def error_of(response: httpx.Response) -> ServerError:
    """The refusal in a response; a proxy's error page, which has no code, becomes `bad_answer`."""
    try:
        problem = msgspec.json.decode(response.content, type=Problem)
    except msgspec.MsgspecError:
        sentence = f"{response.url} responded {response.status_code}: {cut(response.text)!r}"
        return ServerError("bad_answer", sentence)
    return ServerError(problem.code, problem.detail, version=problem.version, seconds=problem.seconds)


def delay_before_retry(response: httpx.Response, backoff: Backoff) -> float | None:
    """The seconds after which to send a command again; None if the response is final."""
    if response.status_code == TOO_MANY_REQUESTS:
        return error_of(response).seconds
    return backoff.next_delay(error_of(response)) if response.status_code == SERVICE_UNAVAILABLE else None


def read_message(text: str | bytes) -> Snapshot | Happened | Presence | Reacted | None:
    """A message about the table; None for any other. A refusal to watch is raised."""
    try:
        message = _decode(text)
    except msgspec.MsgspecError as error:
        shown = cut(text if isinstance(text, str) else text.decode(errors="replace"))
        raise ServerError("bad_answer", f"not a message of a Coloretto server: {shown!r}") from error
    if isinstance(message, Refused) and message.id is None:
        raise ServerError(message.code, message.sentence, version=message.version, seconds=message.seconds)
    return message if isinstance(message, Snapshot | Happened | Presence | Reacted) else None


def _decode(text: str | bytes) -> AnyMessage | None:
    """A message without the events that only newer servers know; None if the whole message is unknown."""
    try:
        return _MESSAGES.decode(text)
    except msgspec.ValidationError:
        loose = msgspec.json.decode(text, type=_AnyVersion)
    if loose.type not in _MESSAGE_TYPES:
        return None
    known = [event for event in loose.events if event.get("type") in _EVENT_TYPES]
    if len(known) == len(loose.events):
        return _MESSAGES.decode(text)  # a known message that is wrong
    return _MESSAGES.decode(msgspec.json.encode({**msgspec.json.decode(text), "events": known}))
