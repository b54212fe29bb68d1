"""The ASGI application. It runs under any ASGI server; `coloretto serve` uses uvicorn with a fast path."""

import re
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from http import HTTPStatus
from logging import getLogger
from traceback import walk_tb
from typing import Any, cast
from urllib.parse import parse_qs
from warnings import catch_warnings, simplefilter

from litestar import Litestar, Request, Response, Router, asgi, get
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, LitestarDeprecationWarning, NotFoundException
from litestar.utils.path import normalize_path

from coloretto.protocol.limits import MAX_BODY_BYTES
from coloretto.record.shortening import cut
from coloretto.rules import ColorettoError
from coloretto.server.base.metrics import Metrics
from coloretto.server.base.settings import Settings
from coloretto.server.base.tracing import TRACING, is_tracing_wanted, start_tracing
from coloretto.server.http.asgi import App, AsgiMessage, Receive, Scope, Send
from coloretto.server.http.content_security_policy import content_security_policy
from coloretto.server.http.dependencies import check_request
from coloretto.server.http.hosts import with_host_check
from coloretto.server.http.metrics_middleware import with_metrics
from coloretto.server.http.openapi import openapi_config
from coloretto.server.http.problems import (
    INTERNAL,
    INTERNAL_SENTENCE,
    code_of_status,
    problem,
    problem_of,
    refusal_of,
    send_problem,
)
from coloretto.server.http.proxies import with_trusted_proxies
from coloretto.server.http.routes import ROUTES
from coloretto.server.http.static import Headers, with_web_client
from coloretto.server.http.tracing_middleware import with_traces
from coloretto.server.http.websocket import Socket
from coloretto.server.live.connections import Connections
from coloretto.server.services import Services, open_services

PREFIX = "/api/v1"
METRICS_PATH = "/metrics"
SOCKET_PATH = re.compile(rf"{PREFIX}/tables/[^/]+/socket")

SECURITY_HEADERS = {
    "content-security-policy": content_security_policy(),
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "same-origin",  # without one, some browsers would not send our own origin
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

HSTS = (b"strict-transport-security", b"max-age=31536000")
"""Browsers that came by TLS never use plain HTTP again; sent only to them."""

MAX_VERSION_DIGITS = 10

_LOG = getLogger(__name__)


def create_app(
    settings: Settings | None = None,
    connections: Connections | None = None,
    on_warm: Callable[[], None] = lambda: None,
) -> App:
    """The application. Without settings, the environment decides; see `open_services` for the rest."""
    chosen, metrics = settings or Settings(), Metrics()
    chosen.check()
    if is_tracing_wanted():
        start_tracing()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_services(chosen, metrics, connections, on_warm) as services:
            app.state.services = services
            yield
        TRACING.stop()

    with catch_warnings():
        simplefilter("ignore", LitestarDeprecationWarning)  # meant for developers, not for hosts
        app = with_host_check(with_web_client(with_sockets_apart(cast(App, _litestar(lifespan)))), chosen)
        measured = with_traces(with_metrics(app, metrics))
        return with_trusted_proxies(with_security_headers(measured), chosen)


def _litestar(lifespan: Callable[[Litestar], AbstractAsyncContextManager[None]]) -> Litestar:
    api = Router(PREFIX, route_handlers=[*ROUTES, socket], before_request=check_request)
    return Litestar(
        [api, healthz, readyz, show_metrics],
        lifespan=[lifespan],
        openapi_config=openapi_config(f"{PREFIX}/schema"),
        exception_handlers={
            ColorettoError: _failed,
            HTTPException: _http,
            RecursionError: _too_deep,
            UnicodeDecodeError: _not_utf8,
            Exception: _unexpected,
        },
        request_max_body_size=MAX_BODY_BYTES,
        logging_config=None,
    )


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def readyz(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Ready to serve: the database accepts writes, and the rules are compiled."""
    services: Services = request.app.state.services
    await services.readiness.check()
    return {"status": "ready"}


@get(METRICS_PATH, include_in_schema=False)
async def show_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For Prometheus, at this address only: proxies hide it from the public, but not `/metrics/`."""
    path = request.scope["root_path"] + METRICS_PATH
    if request.scope.get("raw_path", path.encode()) != path.encode():
        raise NotFoundException
    services: Services = request.app.state.services
    text, content_type = services.hub.metrics.exposition(request.headers.get("accept", ""))
    return Response(text, media_type=content_type)


@asgi("/tables/{table:str}/socket", copy_scope=True)  # with_sockets_apart: only for WebSockets
async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    query = parse_qs(scope["query_string"].decode("latin-1"))
    table = scope["path_params"]["table"]
    services: Services = scope["litestar_app"].state.services
    connection = Socket(
        services, scope, receive, send, table, wants_presence=query.get("presence") == ["true"]
    )
    await connection.serve(parse_version(query.get("after", [""])[0]))


def parse_version(text: str) -> int | None:
    """The last version a client has seen; None if the text is not a version."""
    return int(text) if text.isdecimal() and len(text) <= MAX_VERSION_DIGITS else None


def with_sockets_apart(app: App) -> App:
    """Refuse plain requests to the address of a socket, for which the framework fails to find a handler."""

    async def apart(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and SOCKET_PATH.fullmatch(normalize_path(scope["path"])):
            refusal = problem(HTTPStatus.UPGRADE_REQUIRED, "bad_message", "this address is for WebSockets")
            await send_problem(send, refusal, (b"upgrade", b"websocket"), (b"connection", b"upgrade"))
        else:
            await app(scope, receive, send)

    return apart


def with_security_headers(app: App) -> App:
    """Add headers that restrict what browsers do with a response."""
    extra = [(key.encode(), value.encode()) for key, value in SECURITY_HEADERS.items()]

    async def with_headers(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: AsgiMessage) -> None:
            if message["type"] == "http.response.start":
                hsts = [HSTS] if scope["scheme"] == "https" else []
                message = {**message, "headers": _with_caching([*message["headers"], *extra, *hsts])}
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == "http" else send)

    return with_headers


def _with_caching(headers: Headers) -> Headers:
    """No cache may store a response unless it says so: most are for one person."""
    has_caching = any(key.lower() == b"cache-control" for key, _ in headers)
    return headers if has_caching else [*headers, (b"cache-control", b"no-store")]


def _failed(_request: Any, error: ColorettoError) -> Response[bytes]:  # noqa: ANN401 - Litestar's
    return problem_of(refusal_of(error))


def _http(_request: Any, error: HTTPException) -> Response[bytes]:  # noqa: ANN401 - see above
    return problem(error.status_code, code_of_status(error.status_code), cut(error.detail))


def _too_deep(_request: Any, _error: RecursionError) -> Response[bytes]:  # noqa: ANN401 - see above
    return problem(400, "bad_message", "the JSON is nested too deeply")


def _not_utf8(request: Any, error: UnicodeDecodeError) -> Response[bytes]:  # noqa: ANN401 - see above
    *_, (innermost, _line) = walk_tb(error.__traceback__)
    if not innermost.f_globals["__name__"].startswith("litestar.serialization"):  # not in the request's body
        return _unexpected(request, error)
    return problem(400, "bad_message", "the JSON is not UTF-8")


def _unexpected(_request: Any, error: Exception) -> Response[bytes]:  # noqa: ANN401 - see above
    _LOG.exception("unexpected error", exc_info=error)
    return problem(500, INTERNAL, INTERNAL_SENTENCE)
