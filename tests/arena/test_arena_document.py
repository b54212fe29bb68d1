"""What docs/arena.md says is true: its examples run, its formats are those that are written."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coloretto.arena import report_of
from coloretto.arena.csv_report import csv_text
from coloretto.arena.results import DealResult
from coloretto.arena.results_file import ContestHeader
from coloretto.terminal.i18n import in_english
from coloretto.terminal.main import main
from support.contests import contest_of, played

DOCUMENT = Path(__file__).parents[2] / "docs" / "arena.md"
NOT_HERE = ("--ray", "external:")


def examples(title: str) -> list[str]:
    return re.findall(rf"^```{title}\n(.*?)^```$", DOCUMENT.read_text(), re.MULTILINE | re.DOTALL)


def commands() -> list[str]:
    lines = [line for example in examples("sh") for line in example.splitlines()]
    return [line for line in lines if not any(word in line for word in NOT_HERE)]


@pytest.mark.parametrize("command", commands())
def test_commands_work(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    program, *arguments = shlex.split(command)
    assert program == "coloretto"
    assert main([*arguments, "--workers", "1"]) == 0
    assert capsys.readouterr().err.replace(f"{in_english('cli-compiling')}\n", "") == ""


def shape(value: Any) -> Any:  # noqa: ANN401 - JSON of any kind
    """The names in a JSON value; of a list those of its first item."""
    if isinstance(value, dict):
        return {name: shape(inner) for name, inner in value.items()}
    return [shape(value[0])] if isinstance(value, list) and value else type(value) is str


def test_json_has_the_shape_that_the_document_shows() -> None:
    (shown,) = examples("json arena")
    written = report_of(played(contest_of([("greedy", "random", "random", "random")], "classic-4"))).json()
    assert shape(json.loads(written)) == shape(json.loads(shown))


def test_csv_has_the_columns_that_the_document_shows() -> None:
    (shown,) = examples("text csv")
    assert csv_text(report_of(played(contest_of([("greedy", "random", "random")])))).startswith(shown)


def test_a_results_file_looks_as_the_document_shows() -> None:
    (shown,) = examples("text results file")
    header, line = shown.encode().splitlines()
    assert msgspec.json.encode(msgspec.json.decode(header, type=ContestHeader)) == header
    result = msgspec.json.decode(line, type=DealResult)
    assert msgspec.json.encode(result) == line
    played_again = msgspec.structs.replace(result, times={})
    first = played(contest_of([result.bots], "classic-4", deals=1, seed=0)).results[0]
    assert msgspec.structs.replace(first, times={}) == played_again
