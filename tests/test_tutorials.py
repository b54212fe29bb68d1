"""Every command and file of the tutorials works: what can run here runs, the rest is read by our parsers."""

import re
import shlex
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from coloretto.record import load_record
from coloretto.server.base.settings import Settings
from coloretto.server.storage.connect import connect_for, migrate_database
from coloretto.terminal.commands.serve import PORT
from coloretto.terminal.main import main
from coloretto.terminal.parsers import command_line
from coloretto.training.args import option_name

ROOT = Path(__file__).parent.parent
TUTORIALS = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / "docs/tutorials").glob("*.md")}
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLE_GAME = ROOT / "docs/example-game.txt"
FILES = {"Caddyfile", "coloretto.service"}

FOR_PEOPLE = ("play", "--open", "--host", "ban", "--port 800")
"""Commands that wait for people, or serve until they are stopped: their options are checked all the same."""


def blocks(tutorial: str, kind: str) -> list[tuple[str, str]]:
    """The blocks of a language: the name behind it, and the text."""
    return [(name, text) for language, name, text in BLOCK.findall(TUTORIALS[tutorial]) if language == kind]


def commands(tutorial: str) -> Iterator[list[str]]:
    """Every line of the shell blocks in words, without settings of the environment before the command."""
    for _, text in blocks(tutorial, "sh"):
        for line in text.splitlines():
            words = shlex.split(line, comments=True)
            while "=" in words[0]:
                assert words[0].startswith("COLORETTO_")
                words = words[1:]
            yield words


def ours(tutorial: str) -> list[list[str]]:
    """HEX is the commitment of the game that the examples are about."""
    shown = str(load_record(EXAMPLE_GAME).commitment)
    return [
        [shown if word == "HEX" else word for word in words[1:]]
        for words in commands(tutorial)
        if words[0] == "coloretto"
    ]


def can_run(words: list[str]) -> bool:
    return not any(sign in " ".join(words) for sign in FOR_PEOPLE)


@pytest.mark.parametrize("tutorial", TUTORIALS)
def test_every_block_is_python_that_is_tested_a_shell_command_or_a_known_file(tutorial: str) -> None:
    for language, name, text in BLOCK.findall(TUTORIALS[tutorial]):
        assert language == "sh" or (language == "python" and text.startswith(">>> ")) or name in FILES


@pytest.mark.parametrize("tutorial", TUTORIALS)
def test_our_commands_are_understood(tutorial: str) -> None:
    for words in ours(tutorial):
        assert command_line().parse_args(words).command is not None


@pytest.mark.parametrize("tutorial", TUTORIALS)
def test_the_commands_that_end_by_themselves_succeed(
    tutorial: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copy(EXAMPLE_GAME, "game.txt")
    shutil.copy(ROOT / "tests/golden/scores.jsonl", "games.jsonl")
    migrate_database(connect_for(Settings(folder=tmp_path / "data")))  # as the server has
    runnable = [words for words in ours(tutorial) if can_run(words)]
    assert runnable
    for words in runnable:
        assert main(["--no-input", *words, *(["--workers", "1"] if words[0] == "arena" else [])]) == 0


@pytest.mark.parametrize("tutorial", TUTORIALS)
def test_commands_of_others_name_what_exists_here(tutorial: str) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    for program, *words in commands(tutorial):
        match program:
            case "coloretto":
                pass
            case "make":
                assert f"\n{words[0]}:" in (ROOT / "Makefile").read_text()
            case "pip":
                assert set(re.findall(r"\w+", words[-1])[1:]) <= set(extras)
            case "python":
                source = (ROOT / words[0]).read_text()
                known = {option_name(field) for field in re.findall(r"^    (\w+): ", source, re.MULTILINE)}
                assert {word for word in words if word.startswith("--")} <= known
            case "curl":
                assert words[-1] == f"http://localhost:{PORT}/readyz"
            case _:
                pytest.fail(f"no test for {program}")


def test_the_proxy_and_the_service_of_the_host_fit_together() -> None:
    files = {name: text for kind in ("text", "ini") for name, text in blocks("host-a-club", kind)}
    (start,) = re.findall(r"^ExecStart=\S*/coloretto (.*)$", files["coloretto.service"], re.MULTILINE)
    options = command_line().parse_args(shlex.split(start))
    assert f"reverse_proxy localhost:{options.port}" in files["Caddyfile"]
    assert options.origin == [f"https://{files['Caddyfile'].split()[0]}"]
