"""The published OpenAPI document is true: whatever is asked, the answer is one of those it names."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from psycopg import connect
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from coloretto.client import Client, RemoteTable, TableOptions
from coloretto.protocol.commands import Resign
from coloretto.server.http.problems import PROBLEM_JSON
from coloretto.server.http.routes import ROUTES
from support.served import Guest, Served, served

PROMISES = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = settings(
    max_examples=40, deadline=None, database=None, suppress_health_check=list(HealthCheck), derandomize=True
)
NAMES = [route.fn.__name__ for route in ROUTES]
NEVER_WRONG = {"rule_sets", "levels", "show_table", "welcome"}
"""Nothing can be wrong in asking for these: there is no field, or any text will do."""


@dataclass
class Place:
    """A server with some games, and an identity there."""

    schema: Any
    headers: dict[str, str]
    over: str
    """A table with a finished game."""
    waiting: str


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = "" if request.param == "sqlite" else emptied(request.getfixturevalue("postgresql_address"))
    with served(tmp_path_factory.mktemp("served"), database) as running:
        yield running


def emptied(database: str) -> str:
    with connect(database, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return database


@pytest.fixture(scope="module")
def place(server: Served) -> Place:
    with Client(f"http://localhost:{server.port}") as client:
        made = client.new_identity("Ana")
        over = finished(client)
        waiting = client.open_table().id
    schema = schemathesis.openapi.from_url(f"{server.http}/schema/openapi.json")
    return Place(schema, {"Authorization": f"Bearer {made.token}"}, over.id, waiting)


def finished(client: Client) -> RemoteTable:
    options = TableOptions(rules="classic-3-brown", seats=["open", "easy", "easy"], pace=0)
    table = client.open_table(options)
    table.sit()
    table.start()
    table.do(Resign())
    for _ in table.messages():
        pass
    return table


def tables_for(name: str, place: Place) -> list[str]:
    """What to put into an address: the stream of a table that is not over has no end."""
    return [place.over] if name == "events" else [place.over, place.waiting]


@pytest.mark.parametrize(
    ("name", "mode"),
    [
        (name, mode)
        for name in NAMES
        for mode in GenerationMode
        if mode is GenerationMode.POSITIVE or name not in NEVER_WRONG
    ],
)
def test_every_answer_is_one_that_the_document_names(name: str, mode: GenerationMode, place: Place) -> None:
    operation = place.schema.find_operation_by_id(name)

    with requests.Session() as session:

        @EXAMPLES
        @given(operation.as_strategy(generation_mode=mode), st.data())
        def ask(case: Case[Any], data: st.DataObject) -> None:
            if "table" in case.path_parameters:
                there = st.sampled_from(tables_for(name, place))
                case.path_parameters["table"] = data.draw(there | st.just(case.path_parameters["table"]))
            headers = data.draw(st.sampled_from([place.headers, {}, {"Authorization": "Bearer wrong"}]))
            answer = case.call(session=session, headers=headers)
            case.validate_response(answer, checks=PROMISES)
            assert mode is GenerationMode.NEGATIVE or answer.status_code != 400, answer.text

        ask()


def test_every_operation_is_in_the_document_by_its_name(server: Served) -> None:
    document = httpx.get(f"{server.http}/schema/openapi.json").json()
    operations = [operation for path in document["paths"].values() for operation in path.values()]
    assert sorted(operation["operationId"] for operation in operations) == sorted(NAMES)
    assert all(operation["summary"] for operation in operations)


def test_every_problem_in_the_document_has_the_shape_of_problems(server: Served) -> None:
    document = httpx.get(f"{server.http}/schema/openapi.json").json()
    for path in document["paths"].values():
        for operation in path.values():
            for status, answer in operation["responses"].items():
                if status >= "400":
                    schema = answer["content"][PROBLEM_JSON]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Problem"}


@pytest.mark.parametrize("address", ["games/1", "games/1?text=true", "events"])
def test_records_and_streams_are_what_the_document_says(address: str, server: Served, place: Place) -> None:
    answer = Guest(server, "Ana").get(f"/tables/{place.over}/{address}")
    operation = place.schema.find_operation_by_id("record" if "games" in address else "events")
    case = operation.Case(path_parameters={"table": place.over, "game": 1})
    assert answer.status_code == 200
    case.validate_response(answer, checks=PROMISES)


@pytest.mark.parametrize("text", ["\u0000", "\U0010ffff", "'; --", "a\nb"])
def test_odd_texts_are_kept_or_refused_but_break_nothing(text: str, server: Served, place: Place) -> None:
    ana = Guest(server, "Ana")
    table = ana.post("/tables", {}).json()["id"]
    assert ana.command(table, text, type="sit").status_code < 500
    assert ana.command(table, "say", type="say", text=text).status_code < 500
    assert ana.command(table, "seat", type="seat_bot", seat=1, level=text).status_code == 422
    assert ana.get("/me/tables").status_code == 200
