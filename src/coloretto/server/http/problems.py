"""Refusals as HTTP responses (RFC 9457), and in the OpenAPI document."""

from http import HTTPStatus
from logging import getLogger
from typing import Any

import msgspec
from litestar import Response
from litestar.openapi.datastructures import ResponseSpec

from coloretto.protocol.http import Problem
from coloretto.protocol.refusals import RefusedError
from coloretto.record.shortening import brief
from coloretto.rules import ColorettoError, RuleSetError
from coloretto.server.http.asgi import Send
from coloretto.server.storage.database import DatabaseError

PROBLEM_JSON = "application/problem+json"

CODES = {400: "bad_message", 401: "unauthorised", 404: "unknown_address", 405: "bad_method", 413: "too_large"}
"""The codes of refusals by the framework."""
INTERNAL = "internal"
INTERNAL_SENTENCE = "internal error; see the server's log"

RETRY_SECONDS = 2.0
"""After which to repeat what failed because the database was not available."""

_LOG = getLogger(__name__)

ANY_REQUEST = (400, 429, 500, 503)
"""The problems of every operation."""
AUTH = (401, 403)
"""Those of operations that need an identity or a permission."""


def code_of_status(status: int) -> str:
    return CODES.get(status, "bad_message" if status < HTTPStatus.INTERNAL_SERVER_ERROR else "unavailable")


def refusal_of(error: ColorettoError) -> RefusedError:
    """What clients learn of an error. The causes of an outage are for the log: the database writes them."""
    if isinstance(error, RefusedError):
        return error
    if isinstance(error, RuleSetError):
        return RefusedError("bad_options", brief(error))
    if not isinstance(error, DatabaseError):
        _LOG.error("%s", error)
    return RefusedError("unavailable", "temporarily unavailable; try again", seconds=RETRY_SECONDS)


def problem(status: int, code: str, detail: str) -> Response[bytes]:
    return _response(Problem(_title(code), status, code, detail))


async def send_problem(
    send: Send,
    problem: Response[bytes],
    *headers: tuple[bytes, bytes],
    kind: str = "http.response",
) -> None:
    """Answer a request outside of the framework."""
    every = [(b"content-type", PROBLEM_JSON.encode()), *headers]
    await send({"type": f"{kind}.start", "status": problem.status_code, "headers": every})
    await send({"type": f"{kind}.body", "body": problem.content})


def problem_of(refusal: RefusedError) -> Response[bytes]:
    code, seconds = refusal.code, refusal.seconds
    if seconds is None and refusal.status == HTTPStatus.SERVICE_UNAVAILABLE:
        seconds = RETRY_SECONDS
    place = refusal.place or ()
    body = Problem(_title(code), refusal.status, code, refusal.sentence, refusal.version, seconds, *place)
    return _response(body, {} if seconds is None else {"Retry-After": str(max(1, round(seconds + 0.5)))})


def _title(code: str) -> str:
    return code.replace("_", " ").capitalize()


def _response(body: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    content = msgspec.json.encode(body)
    return Response(content, status_code=body.status, media_type=PROBLEM_JSON, headers=headers)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems of an operation, for the OpenAPI document."""
    return {status: _described(status) for status in sorted({*ANY_REQUEST, *statuses})}


def response_of(kind: Any, media_type: str, description: str) -> dict[int, ResponseSpec]:  # noqa: ANN401 - a type
    """A response that the handler's return type does not describe, for the OpenAPI document."""
    return {200: ResponseSpec(kind, generate_examples=False, media_type=media_type, description=description)}


def _described(status: int) -> ResponseSpec:
    phrase = HTTPStatus(status).phrase
    return ResponseSpec(Problem, generate_examples=False, media_type=PROBLEM_JSON, description=phrase)
