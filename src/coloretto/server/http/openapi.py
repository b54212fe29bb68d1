"""The OpenAPI document."""

from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Request as HttpRequest
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    Schema,
    SecurityScheme,
)
from litestar.types import Method
from litestar.types.internal_types import PathParameterDefinition

from coloretto import __version__
from coloretto.protocol import http
from coloretto.protocol.commands import Request
from coloretto.protocol.messages import AnyMessage
from coloretto.protocol.options import NewTable, TableOptions
from coloretto.record.record_json import RecordJson

TOKEN: list[dict[str, list[str]]] = [{"token": []}]
TOKEN_OR_NONE = [*TOKEN, {}]

DESCRIPTION = "Tables of Coloretto, for browsers and programs. Explained in docs/server.md."


@dataclass
class JsonOrText(Operation):
    """An operation that may also respond with plain text."""

    def __post_init__(self) -> None:
        response = (self.responses or {}).get("200")
        if isinstance(response, OpenAPIResponse) and response.content is not None:
            response.content["text/plain"] = OpenAPIMediaType(Schema(type=OpenAPIType.STRING))


class ExactSchemas(JsonRenderPlugin):
    """Litestar's document with msgspec's schemas, which state every limit that is checked."""

    rendered = b""
    """Rendered once: no other request takes as long."""

    def render(self, request: HttpRequest[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if not self.rendered:
            self.rendered = self._render(request, openapi_schema)
        return self.rendered

    def _render(self, request: HttpRequest[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        components = openapi_schema["components"]
        exact = {**components, "schemas": {**components["schemas"], **exact_schemas()}}
        return super().render(request, {**openapi_schema, "components": exact})


def exact_schemas() -> dict[str, Any]:
    of_http = [each for each in vars(http).values() if isinstance(each, type(msgspec.Struct))]
    types = [*of_http, Request, TableOptions, NewTable, AnyMessage, RecordJson]
    _, schemas = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    return schemas


def openapi_config(path: str) -> OpenAPIConfig:
    token = SecurityScheme(type="http", scheme="bearer", description="an identity's token")
    return OpenAPIConfig(
        "Coloretto",
        __version__,
        description=DESCRIPTION,
        path=path,
        render_plugins=[ExactSchemas(path="/openapi.json")],  # the others load scripts from a CDN
        components=Components(security_schemes={"token": token}),
        operation_id_creator=_operation_id,
    )


def _operation_id(
    handler: HTTPRouteHandler, _method: Method, _path: list[str | PathParameterDefinition]
) -> str:
    return handler.handler_name
