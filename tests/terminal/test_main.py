import re
import shlex
import subprocess
import sys
from argparse import Namespace
from io import StringIO
from pathlib import Path

import pytest

from coloretto import __version__
from coloretto.bots import BOTS, LEVEL_BOTS
from coloretto.bots.registry import COMMAND_BOTS
from coloretto.locales import LANGUAGES
from coloretto.rules import PRINTED, ColorettoError
from coloretto.terminal.commands import COMMANDS
from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.i18n import in_english
from coloretto.terminal.main import main
from support.consoles import COMMAND, coloretto, environment
from support.foreign import SCORE_FILE
from support.waiting import HANG_TIMEOUT

SCREEN_LINES, SCREEN_COLUMNS = 24, 80
ROOT = Path(__file__).parents[2]
GAME = ROOT / "docs" / "example-game.txt"
FILES = {"verify": GAME, "replay": GAME, "review": GAME, "conform": SCORE_FILE}
"""What a person would name in the place of FILE."""


def output_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a request for help prints."""
    with pytest.raises(SystemExit, match="0"):
        main(arguments)
    return capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments", [["--help"], [], ["--version"], *([command.name, "--help"] for command in COMMANDS)]
)
def test_help_is_quick_because_it_imports_neither_numba_nor_numpy(arguments: list[str]) -> None:
    ran = subprocess.run(
        [sys.executable, "-X", "importtime", COMMAND, *arguments],
        capture_output=True,
        text=True,
        timeout=HANG_TIMEOUT,
        env=environment(),
        check=True,
    )
    imported = {line.rpartition("|")[2].strip().partition(".")[0] for line in ran.stderr.splitlines()}
    assert {"coloretto", "argparse"} <= imported
    assert not {"numba", "numpy", "llvmlite", "msgspec", "textual", "rich", "fluent", "httpx"} & imported


def test_without_an_argument_it_says_what_it_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    shown = capsys.readouterr().out
    assert all(command.name in shown and in_english(command.summary) in shown for command in COMMANDS)
    assert "example:" in shown
    assert len(shown.splitlines()) < SCREEN_LINES
    assert max(map(len, shown.splitlines())) < SCREEN_COLUMNS


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_can_do_fits_on_a_screen_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", language]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert len(shown) < SCREEN_LINES
    assert max(map(len, shown)) <= SCREEN_COLUMNS


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_command_shows_an_example_that_works(
    command: CliCommand, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert f"example:\n  {command.example}\n" in output_of(capsys, command.name, "--help")
    program, *arguments = shlex.split(command.example)
    assert (program, arguments[0]) == ("coloretto", command.name)
    monkeypatch.setattr(sys, "stdin", StringIO("q\n"))
    places = {"FILE": str(FILES.get(command.name, "")), "FOLDER": str(tmp_path / "new")}
    assert main([places.get(argument, argument) for argument in arguments]) == 0
    assert capsys.readouterr().out.strip()


def test_examples_need_no_file_that_comes_with_the_source_only() -> None:
    words = {word for command in COMMANDS for word in command.example.split() if "'" not in command.example}
    assert not {word for word in words if "/" in word or "." in word}


def test_the_help_of_play_names_every_level_bot_and_edition(capsys: pytest.CaptureFixture[str]) -> None:
    words = set(re.findall(r"[\w:-]+", output_of(capsys, "play", "--help")))
    assert {*LEVEL_BOTS, *BOTS, *(f"{name}:COMMAND" for name in COMMAND_BOTS)} <= words
    assert {rules.rpartition("-")[0] for rules in PRINTED if rules[-7] in "25"} <= words
    assert "golden-4-violet" in words & set(PRINTED)


def test_python_can_run_the_package() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "coloretto", "verify", "missing.txt"],
        capture_output=True,
        text=True,
        timeout=HANG_TIMEOUT,
        env=environment(),
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "coloretto: missing.txt: No such file or directory\n"


def test_it_prints_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert output_of(capsys, "--version") == f"coloretto {__version__}\n"


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (ColorettoError("no such thing"), "coloretto: no such thing\n"),
        (FileNotFoundError(2, "No such file", "game.txt"), "coloretto: No such file: game.txt\n"),
        (OSError(28, "No space left"), "coloretto: No space left\n"),
        (OSError("out of order"), "coloretto: out of order\n"),
    ],
)
def test_what_goes_wrong_is_said_in_one_sentence(
    error: Exception, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("coloretto.terminal.play.command.play", _raising(error))
    assert main(["play"]) == 1
    assert capsys.readouterr() == ("", sentence)


def test_our_own_mistakes_are_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coloretto.terminal.play.command.play", _raising(ZeroDivisionError()))
    with pytest.raises(ZeroDivisionError):
        main(["play"])


def test_an_interruption_ends_with_the_status_that_shells_expect(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("coloretto.terminal.play.command.play", _raising(KeyboardInterrupt()))
    assert main(["play"]) == 130
    assert capsys.readouterr() == ("", "\nStopped.\n")


def test_wrong_usage_has_status_2_and_no_traceback() -> None:
    for arguments in (["fly"], ["play", "--wings"], ["play", "--rules", "nosuch"], ["bot", "nosuch"]):
        ran = coloretto(*arguments)
        assert ran.returncode == 2
        assert ran.stderr.startswith("coloretto")
        assert "--help`." in ran.stderr
        assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["ply"], "coloretto: COMMAND: 'ply' is unknown: did you mean 'play'?"),
        (["--language", "de", "shwo"], "coloretto: BEFEHL: 'shwo' ist nicht bekannt: ist 'show' gemeint?"),
        (["completion", "bsh"], "coloretto completion: shell: 'bsh' is unknown: did you mean 'bash'?"),
    ],
)
def test_a_slip_of_the_finger_is_answered_with_what_was_meant(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(words)
    assert capsys.readouterr().err.splitlines()[0] == sentence


def test_an_unrecognizable_value_is_answered_with_the_full_list(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["fly"])
    shown = capsys.readouterr().err
    assert all(repr(command.name) in shown for command in COMMANDS)


def test_a_reader_who_goes_away_is_no_drama() -> None:
    with subprocess.Popen(
        [COMMAND, "play"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.close()
        complaint = process.stderr.read().decode()
        assert process.wait(HANG_TIMEOUT) == 1
    assert complaint.replace("Compiling the rules (once, a few seconds)…\n", "") == ""


def _raising(error: BaseException) -> object:
    def run(_options: Namespace) -> int:
        raise error

    return run
