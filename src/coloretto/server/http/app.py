"""The application that an ASGI server runs."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from logging import getLogger
from typing import Any
from urllib.parse import parse_qs
from warnings import catch_warnings, simplefilter

from litestar import Litestar, Request, Response, Router, asgi, get
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, LitestarDeprecationWarning
from litestar.types import Receive, Scope, Send

from coloretto.protocol.limits import MAX_BODY_BYTES
from coloretto.protocol.refusals import RefusedError
from coloretto.record.shortening import brief, cut
from coloretto.rules import ColorettoError, RuleSetError
from coloretto.server.base.metrics import CONTENT_TYPE, Metrics, metrics_text
from coloretto.server.base.settings import Settings
from coloretto.server.http.auth import address_of
from coloretto.server.http.dependencies import use_request
from coloretto.server.http.metrics_middleware import App, measured
from coloretto.server.http.openapi import openapi_config
from coloretto.server.http.problems import INTERNAL, code_of_status, problem, problem_of
from coloretto.server.http.routes import ROUTES
from coloretto.server.http.static import Headers, with_client
from coloretto.server.http.websocket import Socket
from coloretto.server.live.connections import Farewell, farewell_of
from coloretto.server.services import Running, running

PREFIX = "/api/v1"

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self';"
        " connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self';"
        " frame-ancestors 'none'; base-uri 'none'; object-src 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "same-origin",  # with none at all, some browsers would hide our own origin from us
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

LONGEST_VERSION = 10
"""Digits."""

_LOG = getLogger(__name__)


def create_app(settings: Settings | None = None, begun: Callable[[Running], None] = lambda _: None) -> App:
    """The server as an ASGI application. Without settings, it takes those of the environment.

    `begun` is called with the running services once they have started.
    """
    chosen, metrics = settings or Settings(), Metrics()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(chosen, metrics) as inside:
            app.state.inside = inside
            begun(inside)
            yield

    with catch_warnings():
        simplefilter("ignore", LitestarDeprecationWarning)  # it is for us to heed, not for who hosts
        return secured(measured(with_client(_interface(lifespan)), metrics))


def _interface(lifespan: Callable[[Litestar], AbstractAsyncContextManager[None]]) -> Litestar:
    api = Router(PREFIX, route_handlers=[*ROUTES, socket], before_request=use_request)
    return Litestar(
        [api, healthz, readyz, show_metrics],
        lifespan=[lifespan],
        openapi_config=openapi_config(f"{PREFIX}/schema"),
        exception_handlers={
            RefusedError: _refused,
            ColorettoError: _failed,
            HTTPException: _http,
            RecursionError: _too_deep,
            Exception: _unexpected,
        },
        request_max_body_size=MAX_BODY_BYTES,
        logging_config=None,
    )


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, str]:
    """The process is there."""
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def readyz(request: Request[Any, Any, Any]) -> dict[str, str]:
    """It can serve: the database answers, and the rules are compiled."""
    inside: Running = request.app.state.inside
    if not inside.hub.is_ready.is_set():
        raise RefusedError("unavailable", "the rules are being compiled; try again in a few seconds")
    await inside.store.database.read("SELECT 1")
    return {"status": "ready"}


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """What a host watches, as Prometheus reads it."""
    return Response(metrics_text(request.app.state.inside), media_type=CONTENT_TYPE)


@asgi("/tables/{table:str}/socket", copy_scope=True)
async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] != ScopeType.WEBSOCKET:
        raise HTTPException(status_code=426, detail="this address is for WebSockets")
    query = parse_qs(scope["query_string"].decode("latin-1"))
    table = scope["path_params"]["table"]
    inside: Running = scope["litestar_app"].state.inside
    address = address_of(scope)
    try:
        inside.check_crowd(address)
    except RefusedError as refusal:
        await _turn_away(receive, send, farewell_of(refusal))
        return
    with inside.crowd.track(address):
        await Socket(inside, scope, receive, send, table).serve(version_in(query.get("after", [""])[0]))


async def _turn_away(receive: Receive, send: Send, farewell: Farewell) -> None:
    """Accepted first, so that a browser can read why."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.send", "bytes": None, "text": (farewell.message or b"").decode()})
    await send({"type": "websocket.close", "code": farewell.code, "reason": farewell.reason})


def version_in(text: str) -> int | None:
    """The version that somebody has seen; None where there is none of the kind."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_VERSION else None


def secured(app: App) -> App:
    """Every answer with headers that keep browsers careful."""
    extra = [(key.encode(), value.encode()) for key, value in SECURITY_HEADERS.items()]

    async def with_headers(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI
        async def send_with_headers(message: Any) -> None:  # noqa: ANN401 - ASGI
            if message["type"] == "http.response.start":
                message = {**message, "headers": _with_caching([*message["headers"], *extra])}
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == "http" else send)

    return with_headers


def _with_caching(headers: Headers) -> Headers:
    """Nobody may keep an answer that does not say how long: most of them are for one person."""
    is_told = any(key.lower() == b"cache-control" for key, _ in headers)
    return headers if is_told else [*headers, (b"cache-control", b"no-store")]


def _refused(_request: Any, refusal: RefusedError) -> Response[bytes]:  # noqa: ANN401 - Litestar's
    return problem_of(refusal)


def _failed(_request: Any, error: ColorettoError) -> Response[bytes]:  # noqa: ANN401 - see above
    if isinstance(error, RuleSetError):
        return problem(422, "bad_options", brief(error))
    _LOG.error("%s", error)
    return problem(503, "unavailable", "the server cannot do that now; try again")


def _http(_request: Any, error: HTTPException) -> Response[bytes]:  # noqa: ANN401 - see above
    return problem(error.status_code, code_of_status(error.status_code), cut(error.detail))


def _too_deep(_request: Any, _error: RecursionError) -> Response[bytes]:  # noqa: ANN401 - see above
    return problem(400, "bad_message", "there are too many brackets within brackets to be read")


def _unexpected(_request: Any, error: Exception) -> Response[bytes]:  # noqa: ANN401 - see above
    _LOG.exception("unexpected", exc_info=error)
    return problem(500, INTERNAL, "something is wrong with this server; its log tells what")
