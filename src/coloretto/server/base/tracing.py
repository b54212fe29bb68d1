"""Traces for OpenTelemetry, if its environment variables ask for them; needs the extra `coloretto[otel]`."""

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from os import environ
from typing import Any

from coloretto import __version__
from coloretto.rules import ColorettoError

ENDPOINTS = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")


class TracingError(ColorettoError):
    """Traces are wanted, but cannot be sent."""


class Tracing:
    """Where spans go. As in OpenTelemetry itself, there is one for the whole process."""

    def __init__(self) -> None:
        self._provider: Any = None
        self._tracer: Any = None

    @property
    def is_on(self) -> bool:
        return self._tracer is not None

    def start(self, provider: Any) -> None:  # noqa: ANN401 - a `TracerProvider`, which may not be installed
        self._provider, self._tracer = provider, provider.get_tracer("coloretto", __version__)

    def stop(self) -> None:
        """Send what has not been sent."""
        if self._provider is not None:
            self._provider.shutdown()
        self._provider = self._tracer = None

    def span(self, name: str, **attributes: str | int) -> AbstractContextManager[Any]:
        """A span while the context lasts; a child of the current one."""
        if self._tracer is None:
            return nullcontext()
        dotted = {key.replace("_", "."): value for key, value in attributes.items()}
        span: AbstractContextManager[Any] = self._tracer.start_as_current_span(name, attributes=dotted)
        return span


TRACING = Tracing()


def is_tracing_wanted(variables: Mapping[str, str] = environ) -> bool:
    """What OpenTelemetry's own variables say: an endpoint or an exporter, unless it is turned off."""
    exporter = variables.get("OTEL_TRACES_EXPORTER", "")
    is_off = variables.get("OTEL_SDK_DISABLED", "").lower() == "true" or exporter == "none"
    return not is_off and (exporter == "otlp" or any(variables.get(name) for name in ENDPOINTS))


def start_tracing() -> None:
    """Send spans to the OTLP endpoint that the environment names."""
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import (  # noqa: PLC0415 - optional or slow to import
            OTLPSpanExporter,
        )
        from opentelemetry.sdk.resources import SERVICE_NAME, Resource  # noqa: PLC0415 - see above
        from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415 - see above
        from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415 - see above
    except ImportError as error:
        raise TracingError("traces need the extra: pip install 'coloretto[otel]'") from error
    service = environ.get("OTEL_SERVICE_NAME", "coloretto")
    provider = TracerProvider(resource=Resource.create({SERVICE_NAME: service}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    TRACING.start(provider)
