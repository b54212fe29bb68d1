"""Every example of docs/bots.md does what it says, and every field is described."""

import json
import re
import shlex
import sys
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from coloretto.bots import BOTS, LEVEL_BOTS, ExternalBot, check_bot, external, make_bot, programs, registry
from coloretto.bots.line_protocol import (
    LONGEST_LINE,
    MOST_SEED,
    PROTOCOL,
    BotReady,
    Bye,
    Choose,
    Chosen,
    Complaint,
    Hello,
    LineValue,
    decode_from_bot,
    decode_to_bot,
    encode,
    question,
)
from coloretto.record.json_types import StateJson
from coloretto.rules import PRINTED, Position
from support.bot_programs import ROOT, actions_of_game
from support.consoles import coloretto

DOCUMENT = ROOT / "docs" / "bots.md"
TEXT = DOCUMENT.read_text()
EXAMPLES = dict(re.findall(r"^```(\w+ [\w.]+)\n([^`]*)^```$", TEXT, re.MULTILINE))


def fields_described(heading: str, example: str) -> list[str]:
    """The fields in the table with a heading that comes next after an example."""
    table = TEXT.split(f"```json {example}\n")[1].split(f"| {heading} |")[1].split("\n\n")[0]
    return re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)


def fields_of(message: type[msgspec.Struct]) -> set[str]:
    return set(message.__struct_fields__)


def test_every_example_of_the_document_is_tested_here() -> None:
    messages = {"ready", "hello", "choose", "action", "error", "bye"}
    assert set(EXAMPLES) == {"python tiny_bot.py", "text session"} | {f"json {name}" for name in messages}
    assert TEXT.count("\n```") == 2 * (len(EXAMPLES) + TEXT.count("```python\n") + TEXT.count("```sh\n"))


def rows_of_table(heading: str) -> dict[str, list[str]]:
    """The table whose first heading this is, by what its rows begin with."""
    table = TEXT.split(f"| {heading} |")[1].split("\n\n")[0]
    rows = [row.strip("| ").split(" | ") for row in table.splitlines()[2:]]
    return {name.strip("`"): others for name, *others in rows}


def test_the_document_names_every_bot_and_its_budget() -> None:
    rows = rows_of_table("bot")
    assert set(rows) == {*BOTS, *(f"{name}:COMMAND" for name in registry.COMMAND_BOTS)}
    for name, kind in BOTS.items():
        _, budget = rows[name]
        assert (budget == "none") == (kind.budget is None)
        assert kind.budget is None or f", {kind.budget} if none are named" in budget


def test_the_document_names_every_level_and_who_plays_it() -> None:
    levels = {level: who.strip("`") for level, (who,) in rows_of_table("level").items()}
    assert list(levels.items()) == list(LEVEL_BOTS.items())


def test_the_question_of_the_document_is_what_a_bot_is_asked() -> None:
    shown = json.loads(EXAMPLES["json choose"])
    milliseconds = round(external.SECONDS * 1000)
    assert shown == json.loads(encode(question(1, Position(shown["position"]), milliseconds)))


@pytest.mark.parametrize(("name", "kind"), [("hello", Hello), ("bye", Bye)])
def test_the_other_messages_to_a_bot_are_ours(name: str, kind: type[msgspec.Struct]) -> None:
    line = EXAMPLES[f"json {name}"]
    message = decode_to_bot(line)
    assert isinstance(message, kind)
    assert json.loads(encode(message)) == json.loads(line)


@pytest.mark.parametrize(("name", "kind"), [("ready", BotReady), ("action", Chosen), ("error", Complaint)])
def test_the_messages_from_a_bot_are_read(name: str, kind: type[msgspec.Struct]) -> None:
    line = EXAMPLES[f"json {name}"]
    message = decode_from_bot(line)
    assert isinstance(message, kind)
    assert json.loads(encode(message)) == json.loads(line)


@pytest.mark.parametrize(
    ("heading", "example", "message"),
    [
        *(("field", "ready", BotReady), ("field", "hello", Hello), ("field", "choose", Choose)),
        *(("field", "action", Chosen), ("field", "error", Complaint)),
        *(("field of `state`", "choose", StateJson), ("field of `values`", "action", LineValue)),
    ],
)
def test_every_field_of_a_message_is_described(
    heading: str, example: str, message: type[msgspec.Struct]
) -> None:
    described = fields_described(heading, example)
    assert sorted(described) == sorted(fields_of(message))


def test_the_numbers_of_the_document_are_ours() -> None:
    assert f"### The line protocol, version {PROTOCOL}\n" in TEXT
    assert f"of {LONGEST_LINE} bytes at most" in TEXT
    assert f"a whole number from 0 to {MOST_SEED}:" in TEXT
    assert f"It has {external.START_SECONDS:g} seconds for that." in TEXT
    assert f"It has {programs.GRACE:g} seconds to leave" in TEXT
    assert f"| {external.SECONDS:g} seconds |" in TEXT


@pytest.mark.usefixtures("started_programs")
def test_the_bot_of_the_document_plays(tmp_path: Path) -> None:
    file = tmp_path / "tiny_bot.py"
    file.write_text(EXAMPLES["python tiny_bot.py"])
    command = shlex.join([sys.executable, str(file)])
    with closing(ExternalBot(command, 1)) as tiny:
        assert actions_of_game(PRINTED["classic-4-brown"], 1, tiny, make_bot("greedy", 1))
    check_bot(lambda seed: ExternalBot(command, seed), rule_sets=[PRINTED["golden-2-violet"]])


def test_the_session_of_the_document_goes_as_it_is_shown() -> None:
    command, *lines = EXAMPLES["text session"].splitlines()
    typed = "".join(f"{line[2:]}\n" for line in lines if line.startswith("> "))
    ran = coloretto(*command.split()[2:], typed=typed)
    assert ran.stdout.splitlines() == [line[2:] for line in lines if line.startswith("< ")]
    assert ran.returncode == 0
