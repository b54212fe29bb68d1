"""Every example of docs/server.md runs at a server, and nothing that goes over the wire is left out."""

import json
import re
import subprocess
import sys
from inspect import getmembers, isfunction
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from coloretto.client import Client, RemoteTable
from coloretto.protocol import commands, events, limits, messages, options, refusals
from coloretto.protocol.http import Problem
from coloretto.server.base import rate_limits
from coloretto.server.base.rate_limits import RateLimit
from coloretto.server.http import problems
from coloretto.server.http.app import PREFIX
from coloretto.server.http.ndjson import HEARTBEAT
from coloretto.server.http.routes import ROUTES
from coloretto.server.live import connections
from support.served import served
from support.waiting import HANG_TIMEOUT

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "server.md").read_text()
EXAMPLES = dict(re.findall(r"^```(\w+ [\w.]+)\n([^`]*)^```$", TEXT, re.MULTILINE))
BOTS = ("sync_bot.py", "async_bot.py", "run_bot.py")
WIRE = {
    "command": get_args(commands.AnyCommand),
    "message": get_args(messages.AnyMessage),
    "event": get_args(events.AnyEvent),
}


def rows_of_table(heading: str) -> dict[str, list[str]]:
    """The table whose first heading this is, by what its rows begin with."""
    table = TEXT.split(f"\n| {heading} |")[1].split("\n\n")[0]
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()[2:]]
    return {name.strip("`"): others for name, *others in rows}


@pytest.mark.parametrize("kind", WIRE)
def test_the_document_names_everything_on_the_wire_with_its_fields(kind: str) -> None:
    documented = {tag: re.findall(r"`(\w+)`", fields) for tag, (fields, _) in rows_of_table(kind).items()}
    ours = {each.__struct_config__.tag: list(each.__struct_fields__) for each in WIRE[kind]}
    assert documented == ours


def test_the_document_names_every_refusal_with_its_status() -> None:
    documented = {code: int(status) for code, (status, _) in rows_of_table("code").items()}
    by_framework = {code: status for status, code in problems.CODES.items()}
    assert documented == refusals.STATUS | by_framework | {problems.INTERNAL: 500}


def test_the_document_names_every_option_of_a_table() -> None:
    assert list(rows_of_table("option")) == list(options.TableOptions.__struct_fields__)


def test_the_document_names_every_address() -> None:
    documented = set(re.findall(r"`((?:GET|POST|PATCH|DELETE) /[\w/{}]+)`", TEXT))
    ours = {
        re.sub(r":\w+", "", f"{method} {path}")
        for route in ROUTES
        for path in route.paths
        for method in route.http_methods
    }
    assert documented == ours | {"GET /tables/{table}/socket"}
    assert f"Everything below is under `{PREFIX}`" in TEXT


def test_the_document_names_every_variable_of_the_environment() -> None:
    sources = "".join(path.read_text() for path in (ROOT / "src/coloretto/server").rglob("*.py"))
    documented = {*rows_of_table("variable"), *rows_of_table("retention")}
    assert documented == set(re.findall(r"\"(COLORETTO_\w+)\"", sources))


def test_the_document_names_every_limit() -> None:
    sizes = {name.lower(): value for name, value in vars(limits).items() if name.isupper()}
    rates = {name.lower(): value for name, value in vars(rate_limits).items() if isinstance(value, RateLimit)}
    documented = {
        name: RateLimit(int(most), float(often)) for name, (most, often, *_) in rows_of_table("rate").items()
    }
    assert documented == rates
    assert {name: int(most) for name, (most, _) in rows_of_table("limit").items()} == sizes


@pytest.mark.parametrize("kind", [Client, RemoteTable])
def test_the_document_names_every_method_of_the_client(kind: type) -> None:
    documented = re.findall(r"`(\w+)\(", "\n".join(named_cells(f"method of a `{kind.__name__}`")))
    ours = [name for name, _ in getmembers(kind, isfunction) if not name.startswith("_")]
    assert sorted(documented) == sorted(ours)


def named_cells(heading: str) -> list[str]:
    """What the rows of a table begin with, as it stands there."""
    return TEXT.split(f"\n| {heading} |")[1].split("\n\n")[0].splitlines()[2:]


def test_the_numbers_of_the_document_are_ours() -> None:
    assert f"nothing has happened for {HEARTBEAT:g} seconds" in TEXT
    assert f"the code is {connections.REFUSED_CLOSE} plus the status" in TEXT
    assert f"{connections.TOO_SLOW} for a client that reads too slowly" in TEXT
    assert f"or {connections.GOING_AWAY} when the server shuts" in TEXT


def test_the_messages_of_the_document_are_read() -> None:
    assert commands.request_from_json(EXAMPLES["json request"]).command == commands.Play("D")
    problem = msgspec.json.decode(EXAMPLES["json problem"], type=Problem)
    assert json.loads(msgspec.json.encode(problem)) == json.loads(EXAMPLES["json problem"])


def test_every_example_of_the_document_is_tested_here() -> None:
    assert set(EXAMPLES) == {"json request", "json problem"} | {f"python {name}" for name in BOTS}
    assert TEXT.count("\n```") == 2 * (len(EXAMPLES) + TEXT.count("```sh\n"))


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_of_the_document_is_short(name: str) -> None:
    assert EXAMPLES[f"python {name}"].count("\n") < 30


def test_the_bots_of_the_document_play_to_the_end(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        for name in BOTS:
            program = tmp_path / name
            program.write_text(EXAMPLES[f"python {name}"])
            done = subprocess.run(
                [sys.executable, program, f"http://localhost:{server.port}"],
                capture_output=True,
                text=True,
                check=False,
                timeout=HANG_TIMEOUT,
            )
            assert done.stderr == ""
            assert re.fullmatch(r"points:( -?\d+){3}\n", done.stdout)
