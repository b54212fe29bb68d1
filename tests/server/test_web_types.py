"""The web client's types are those of this server."""

import asyncio

from write_openapi import LIMITS_PATH, PATH, document, limits_typescript


def test_the_document_that_the_clients_types_are_made_from_is_the_servers() -> None:
    assert PATH.read_text("utf-8") == asyncio.run(document()), "run `npm run generate` in web/"


def test_the_clients_limits_are_the_servers() -> None:
    assert LIMITS_PATH.read_text("utf-8") == limits_typescript(), "run `npm run generate` in web/"
