"""Counts and measures what is asked over HTTP, by the addresses of the interface."""

import re
from collections.abc import Awaitable, Callable
from functools import cache
from time import perf_counter
from typing import Any

from coloretto.server.base.metrics import Metrics

OTHER = "other"
"""For whatever is not ours to tell apart: anybody can make up addresses and methods."""
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})

App = Callable[[Any, Any, Any], Awaitable[None]]


def measured(app: App, metrics: Metrics) -> App:
    """The application, with every answer counted when it begins: a stream may last for hours."""

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
    """The address as the interface describes it, without ids; Litestar notes it down as it goes."""
    return _without_types(scope.get("path_template") or OTHER)


@cache
def _without_types(template: str) -> str:
    return re.sub(r":\w+}", "}", template)
