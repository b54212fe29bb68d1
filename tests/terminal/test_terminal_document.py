"""docs/terminal.md and the help name every command, option and status, and their examples are true."""

import re
import shlex
from argparse import _SubParsersAction
from collections.abc import Iterator
from pathlib import Path

import pytest

from coloretto.terminal.commands import COMMANDS
from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.i18n import in_english
from coloretto.terminal.parsers import Parser, actions_of, command_line

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")
COMMON = {"--help", "--language", "--no-input"}
"""Described once, at the beginning."""


def parser_of(name: str) -> Parser:
    (subparsers,) = (one for one in actions_of(command_line()) if isinstance(one, _SubParsersAction))
    parser: Parser = subparsers.choices[name]
    return parser


def options_of(parser: Parser) -> Iterator[str]:
    """The options of a command and of its actions."""
    for action in actions_of(parser):
        yield from (option for option in action.option_strings if option.startswith("--"))
        if isinstance(action, _SubParsersAction):
            for name, below in action.choices.items():
                yield name
                yield from options_of(below)


def section_of(name: str) -> str:
    found = re.search(rf"^## coloretto {name}$(.*?)(?=^## |\Z)", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert found, f"docs/terminal.md has no section about {name}"
    return found[1]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_the_document_names_every_option_of_every_command(command: CliCommand) -> None:
    section = section_of(command.name)
    missing = {option for option in options_of(parser_of(command.name)) if f"`{option}" not in section}
    assert missing <= COMMON | {"--json"}
    assert "--json" not in missing or "--json" in section
    assert all(f"`{option}`" in DOCUMENT for option in COMMON - {"--help"})


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_option_and_argument_says_what_it_is_for(command: CliCommand) -> None:
    assert all(action.help for action in actions_of(parser_of(command.name)) if action.dest != "action")


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_the_document_lists_every_exit_status(command: CliCommand) -> None:
    statuses = re.findall(r"^(\d+)  ", in_english(command.status), re.MULTILINE)
    assert len(statuses) >= 3
    assert all(re.search(rf"^\| {status} \| ", DOCUMENT, re.MULTILINE) for status in statuses)


def test_the_document_has_the_sections_of_the_commands_in_their_order() -> None:
    sections = re.findall(r"^## coloretto (\w+)$", DOCUMENT, re.MULTILINE)
    assert sections == [command.name for command in COMMANDS]


def examples() -> list[str]:
    blocks = "\n".join(re.findall(r"```sh\n(.*?)```", DOCUMENT, re.DOTALL))
    return re.findall(r"^(coloretto [^\n>#]+)", blocks, re.MULTILINE)


@pytest.mark.parametrize("example", examples())
def test_every_example_of_the_document_is_understood(example: str) -> None:
    _, *words = shlex.split(example.replace("HEX", 64 * "0"))
    assert command_line().parse_args(words).command is not None
