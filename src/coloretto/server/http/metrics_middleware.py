"""Counts and times HTTP requests by route. WebSockets and streams, which last for hours, do not count."""

import re
from functools import cache
from time import perf_counter

from coloretto.server.base.metrics import Metrics
from coloretto.server.http.asgi import App, AsgiMessage, Receive, Scope, Send

OTHER = "other"
"""The label for unknown routes and methods, which clients can make up."""
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
STREAM = (b"content-type", b"application/x-ndjson")


def with_metrics(app: App, metrics: Metrics) -> App:
    """Count a request when its response was sent."""

    async def measure(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        begin, status = perf_counter(), 0

        async def send_and_note(message: AsgiMessage) -> None:
            nonlocal status
            if message["type"] == "http.response.start" and STREAM not in message["headers"]:
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, send_and_note)
        finally:
            if status:
                route, method = route_of(scope), scope["method"] if scope["method"] in METHODS else OTHER
                metrics.http_requests.labels(route, method, str(status)).inc()
                metrics.http_request_duration.labels(route, method).observe(perf_counter() - begin)

    return measure


def route_of(scope: Scope) -> str:
    """The route with its placeholders, which Litestar stores in the scope."""
    return _without_types(scope.get("path_template") or OTHER)


@cache
def _without_types(template: str) -> str:
    return re.sub(r":\w+}", "}", template)
