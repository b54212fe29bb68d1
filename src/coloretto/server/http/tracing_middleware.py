"""A span for each HTTP request, if traces are wanted."""

from coloretto.server.base.tracing import TRACING
from coloretto.server.http.asgi import App, AsgiMessage, Receive, Scope, Send
from coloretto.server.http.metrics_middleware import METHODS, OTHER, route_of


def with_traces(app: App) -> App:
    """The application itself, unless traces were started before."""
    if not TRACING.is_on:
        return app

    async def trace(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        method = scope["method"] if scope["method"] in METHODS else OTHER
        with TRACING.span(method) as span:

            async def send_and_note(message: AsgiMessage) -> None:
                if message["type"] == "http.response.start":
                    span.update_name(f"{method} {route_of(scope)}")
                    span.set_attribute("http.request.method", method)
                    span.set_attribute("http.route", route_of(scope))
                    span.set_attribute("http.response.status_code", message["status"])
                await send(message)

            await app(scope, receive, send_and_note)

    return trace
