"""What goes over the wire and comes back, for both clients."""

from collections.abc import Mapping
from secrets import token_urlsafe
from types import MappingProxyType
from typing import TypeVar

import httpx
import msgspec

from coloretto.client.errors import ServerError
from coloretto.client.retry import Patience
from coloretto.protocol.commands import AnyCommand, Request
from coloretto.protocol.http import Problem
from coloretto.protocol.messages import AnyMessage, Happened, Refused, Snapshot
from coloretto.record.shortening import cut

API = "/api/v1"
ID_BYTES = 9
TOO_MANY, TRY_AGAIN = 429, 503
"""The statuses of answers after which a command may be repeated."""
SILENCE = 30.0
"""Seconds without any sign of a server after which a connection is given up; it sends one every 10."""
NOTHING: Mapping[str, str] = MappingProxyType({})

Answer = TypeVar("Answer")

_MESSAGES: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


def api_address(server: str) -> str:
    """The interface of a server that is known by its address, such as `http://localhost:8000`."""
    return server.rstrip("/") + API


def socket_address(server: str, table: str, after: int) -> str:
    """Of a table's WebSocket; the same scheme, as far as safety is concerned."""
    address = f"{api_address(server).replace('http', 'ws', 1)}/tables/{table}/socket"
    return f"{address}?after={after}" if after else address


def headers_of(token: str | None, body: bytes | None = None) -> dict[str, str]:
    who = {} if token is None else {"Authorization": f"Bearer {token}"}
    return who if body is None else {**who, "Content-Type": "application/json"}


def new_request(command: AnyCommand, version: int | None) -> bytes:
    """A command with an id of its own: the same text may be sent twice."""
    return msgspec.json.encode(Request(token_urlsafe(ID_BYTES), command, version))


def read_answer(answer: httpx.Response, kind: type[Answer]) -> Answer:
    """What the server answers, or its refusal raised."""
    if not answer.is_success:
        raise error_of(answer)
    try:
        return msgspec.json.decode(answer.content, type=kind)
    except msgspec.MsgspecError as error:
        raise ServerError("bad_answer", f"no answer of a Coloretto server: {cut(answer.text)!r}") from error


def read_text(answer: httpx.Response) -> str:
    """A text that the server answers, or its refusal raised."""
    if not answer.is_success:
        raise error_of(answer)
    return answer.text


def error_of(answer: httpx.Response) -> ServerError:
    """Something between us and the server may answer too, and knows no codes."""
    try:
        problem = msgspec.json.decode(answer.content, type=Problem)
    except msgspec.MsgspecError:
        sentence = f"{answer.url} answers {answer.status_code}: {cut(answer.text)!r}"
        return ServerError("bad_answer", sentence)
    return ServerError(problem.code, problem.detail, version=problem.version, seconds=problem.seconds)


def pause_before_repeating(answer: httpx.Response, patience: Patience) -> float | None:
    """The seconds after which a command may be sent again; None if this is the answer."""
    if answer.status_code == TOO_MANY:
        return error_of(answer).seconds
    return patience.pause(error_of(answer)) if answer.status_code == TRY_AGAIN else None


def read_news(text: str | bytes) -> Snapshot | Happened | None:
    """What a message tells of the table; None where it tells of commands. A refusal to watch is raised."""
    try:
        message = _MESSAGES.decode(text)
    except msgspec.MsgspecError as error:
        shown = cut(text if isinstance(text, str) else text.decode(errors="replace"))
        raise ServerError("bad_answer", f"no message of a Coloretto server: {shown!r}") from error
    if isinstance(message, Refused) and message.id is None:
        raise ServerError(message.code, message.sentence, version=message.version, seconds=message.seconds)
    return message if isinstance(message, Snapshot | Happened) else None
