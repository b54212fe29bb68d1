"""How a refusal goes over HTTP, and how the OpenAPI document tells of it."""

from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Response
from litestar.openapi.datastructures import ResponseSpec

from coloretto.protocol.http import Problem
from coloretto.protocol.refusals import RefusedError

PROBLEM_JSON = "application/problem+json"

CODES = {400: "bad_message", 401: "unauthorised", 404: "unknown_address", 405: "bad_method", 413: "too_large"}
"""The codes of what the framework refuses before anything of ours is asked."""
INTERNAL = "internal"

ALWAYS = (400, 429, 500, 503)
"""What may become of anything that is asked."""
AS_SOMEBODY = (401, 403)
"""What becomes of those who must say who they are, or may not do something."""


def code_of_status(status: int) -> str:
    return CODES.get(status, "bad_message" if status < HTTPStatus.INTERNAL_SERVER_ERROR else "unavailable")


def problem(status: int, code: str, detail: str) -> Response[bytes]:
    return _response(Problem(_title(code), status, code, detail))


def problem_of(refusal: RefusedError) -> Response[bytes]:
    code, seconds = refusal.code, refusal.seconds
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
    return {status: _described(status) for status in sorted({*ALWAYS, *statuses})}


def answers(kind: Any, media_type: str, description: str) -> dict[int, ResponseSpec]:  # noqa: ANN401 - a type
    """An answer that the function's own type does not tell of, for the OpenAPI document."""
    return {200: ResponseSpec(kind, generate_examples=False, media_type=media_type, description=description)}


def _described(status: int) -> ResponseSpec:
    phrase = HTTPStatus(status).phrase
    return ResponseSpec(Problem, generate_examples=False, media_type=PROBLEM_JSON, description=phrase)
