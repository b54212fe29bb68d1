"""What every command needs; docs/terminal.md is checked in test_terminal_document.py."""

from argparse import ArgumentParser
from inspect import signature

import pytest

from coloretto.locales import LANGUAGES
from coloretto.locales.entries import entries
from coloretto.terminal import commands
from coloretto.terminal.commands import COMMANDS
from coloretto.terminal.commands.command import CliCommand
from support.consoles import coloretto


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_a_command_has_its_messages_in_every_language(command: CliCommand) -> None:
    wanted = {command.summary, command.status, *([command.note] if command.note else [])}
    missing = {
        f"{language}/terminal.ftl: {name}"
        for language in LANGUAGES
        for name in wanted - entries(language).keys()
    }
    assert not missing


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_the_function_that_runs_a_command_takes_its_options_and_returns_a_status(command: CliCommand) -> None:
    parameters = signature(command.load())
    assert list(parameters.parameters) == ["options"]
    assert parameters.return_annotation is int


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_a_command_is_defined_in_the_module_of_its_name(command: CliCommand) -> None:
    module = getattr(commands, command.name)
    assert getattr(module, command.name.upper()) is command
    command.configure(ArgumentParser())


@pytest.mark.parametrize(
    "words",
    [
        ("play", "--rules", "nosuch"),
        ("play", "--bots", "nosuch"),
        ("play", "--bots", "search:often"),
        ("play", "--games", "many"),
        ("play", "nowhere"),
        ("play", "http://localhost:1", "--seed", "3"),
        ("play", "--people", "9"),
        ("play", "--resume", "x"),
        ("play", "--nosuch"),
        ("replay", "game.txt", "--move", "-1"),
        ("replay", "nosuch.txt"),
        ("rules", "nosuch"),
        ("show", "no such position"),
        ("show", "nosuch.txt"),
        ("analyse", "no such position"),
        ("analyse", "classic-3-brown g -/-/- a/b/c 0:choose 1 -", "--effort", "slow"),
        ("review",),
        ("review", "nosuch.txt"),
        ("review", "game.txt", "--effort", "10001"),
        ("review", "game.txt", "--plot", "shares.doc"),
        ("serve", "--port", "99999"),
        ("serve", "--log-level", "loud"),
        ("site",),
        ("site", "pyproject.toml"),
        ("admin",),
        ("admin", "list", "--status", "nosuch"),
        ("admin", "list", "--nosuch"),
        ("admin", "verify", "nosuch.sqlite"),
        ("admin", "restore", "nosuch.sqlite"),
        ("verify",),
        ("verify", "game.txt", "--commitment", "12"),
        ("conform",),
        ("simulate", "--rules", "nosuch"),
        ("simulate", "--policies", "nosuch"),
        ("simulate", "--policies", "random,random"),
        ("simulate", "--device", "abacus"),
        ("arena",),
        ("arena", "--bots", "greedy,nosuch"),
        ("arena", "--bots", "greedy,random", "--rules", "nosuch"),
        ("arena", "--bots", "greedy,random", "--table"),
        ("arena", "--bots", "greedy,random", "--challenger", "nosuch"),
        ("arena", "--bots", "greedy,random", "--plot", "shares.doc"),
        ("league", "--rules", "nosuch"),
        ("league", "--bots", "greedy,nosuch", "--rules", "golden-2"),
        ("benchmark", "nosuch"),
        ("bot", "nosuch"),
        ("bot", "greedy:5"),
        ("completion", "nosuch"),
    ],
    ids=" ".join,
)
def test_a_wrong_command_line_has_status_2_and_says_what_is_wrong(words: tuple[str, ...]) -> None:
    ran = coloretto(*words)
    assert (ran.returncode, ran.stdout) == (2, "")
    problem, hint = ran.stderr.splitlines()[-2:]
    assert problem.startswith(f"coloretto {words[0]}")
    assert hint.startswith(f"See `coloretto {words[0]}")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("play", "--nosuch"), "coloretto play: unknown option: --nosuch"),
        (("admin", "list", "--nosuch"), "coloretto admin list: unknown option: --nosuch"),
        (("bots", "nosuch"), "coloretto bots: unexpected argument: nosuch"),
        (("benchmark", "nosuch"), "coloretto benchmark: BOT: unknown bot: 'nosuch'"),
        (("review", "nosuch.txt"), "coloretto review: nosuch.txt: No such file or directory"),
        (("site", "pyproject.toml"), "coloretto site: pyproject.toml is a file, not a folder"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_wrong_argument_is_named_with_the_command_that_has_none_of_it(
    words: tuple[str, ...], problem: str
) -> None:
    assert coloretto(*words).stderr.splitlines()[-2].startswith(problem)
