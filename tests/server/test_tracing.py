"""Traces for OpenTelemetry: a span per request and per commit, if they are wanted."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from coloretto.server.base.tracing import TRACING, is_tracing_wanted
from coloretto.server.http.tracing_middleware import with_traces
from coloretto.server.live.hub import Hub
from coloretto.server.storage.database import Connect
from coloretto.server.storage.store import Store
from support.hubs import open_and_start, play_some, with_hub

if TYPE_CHECKING:
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

ENDPOINT = {"OTEL_EXPORTER_OTLP_ENDPOINT": "http://localhost:4318"}


@pytest.fixture
def exported() -> "Iterator[InMemorySpanExporter]":
    """What would be sent."""
    trace = pytest.importorskip("opentelemetry.sdk.trace", reason="needs coloretto[otel]")
    export = pytest.importorskip("opentelemetry.sdk.trace.export")
    memory = pytest.importorskip("opentelemetry.sdk.trace.export.in_memory_span_exporter")
    exporter = memory.InMemorySpanExporter()
    provider = trace.TracerProvider()
    provider.add_span_processor(export.SimpleSpanProcessor(exporter))
    TRACING.start(provider)
    yield exporter
    TRACING.stop()


@pytest.mark.parametrize(
    ("variables", "is_wanted"),
    [
        ({}, False),
        (ENDPOINT, True),
        ({"OTEL_TRACES_EXPORTER": "otlp"}, True),
        ({**ENDPOINT, "OTEL_TRACES_EXPORTER": "none"}, False),
        ({**ENDPOINT, "OTEL_SDK_DISABLED": "true"}, False),
    ],
)
def test_the_usual_variables_decide_whether_traces_are_wanted(
    variables: dict[str, str], *, is_wanted: bool
) -> None:
    assert is_tracing_wanted(variables) is is_wanted


def test_without_traces_the_application_is_left_alone() -> None:
    async def app(_scope: object, _receive: object, _send: object) -> None:
        """Answer nothing."""

    assert with_traces(app) is app


def test_a_request_is_a_span_with_its_route_and_what_it_commits_is_a_part_of_it(
    exported: "InMemorySpanExporter",
) -> None:
    async def app(scope: dict[str, str], _receive: object, send: Any) -> None:  # noqa: ANN401 - ASGI
        scope["path_template"] = "/api/v1/tables/{table:str}"
        with TRACING.span("commit"):
            await send({"type": "http.response.start", "status": 404, "headers": []})

    async def send(_message: object) -> None:
        """To nobody."""

    scope = {"type": "http", "method": "GET", "path": "/api/v1/tables/secret"}
    asyncio.run(with_traces(app)(scope, None, send))  # type: ignore[arg-type]  # a coroutine
    commit, request = exported.get_finished_spans()
    assert request.name == "GET /api/v1/tables/{table}"
    assert dict(request.attributes or {}) == {
        "http.request.method": "GET",
        "http.route": "/api/v1/tables/{table}",
        "http.response.status_code": 404,
    }
    assert commit.parent is not None
    assert commit.parent.span_id == request.context.span_id


def test_every_commit_is_a_span_with_its_table_and_version(
    connect_to: Connect, exported: "InMemorySpanExporter"
) -> None:
    async def use(hub: Hub, _store: Store) -> None:
        table = await open_and_start(hub)
        await play_some(hub, table, Random(1), 3)
        spans = [span for span in exported.get_finished_spans() if span.name == "commit"]
        seen = [dict(span.attributes or {}) for span in spans]
        versions = range(1, (await hub.live(table)).table.version + 1)
        assert seen == [{"coloretto.table": table, "coloretto.version": version} for version in versions]

    with_hub(connect_to, use)
