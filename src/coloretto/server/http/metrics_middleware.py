"""Counts and times HTTP requests by route."""

import re
from collections.abc import Awaitable, Callable
from functools import cache
from time import perf_counter
from typing import Any

from coloretto.server.base.metrics import Metrics

OTHER = "other"
"""The label for unknown routes and methods, which clients can make up."""
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})

App = Callable[[Any, Any, Any], Awaitable[None]]


def with_metrics(app: App, metrics: Metrics) -> App:
    """Count a request when its response starts: a stream may last for hours."""

    async def measure(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        begin = perf_counter()

        async def send_and_count(message: Any) -> None:  # noqa: ANN401 - ASGI
            if message["type"] == "http.response.start":
                method = scope["method"] if scope["method"] in METHODS else OTHER
                values = (route_of(scope), method, str(message["status"]))
                metrics.count("coloretto_http_requests_total", *values)
                metrics.observe("coloretto_http_seconds", perf_counter() - begin)
            await send(message)

        await app(scope, receive, send_and_count)

    return measure


def route_of(scope: Any) -> str:  # noqa: ANN401 - ASGI
    """The route with its placeholders, which Litestar stores in the scope."""
    return _without_types(scope.get("path_template") or OTHER)


@cache
def _without_types(template: str) -> str:
    return re.sub(r":\w+}", "}", template)
