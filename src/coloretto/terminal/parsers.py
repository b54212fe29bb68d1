"""The command line's grammar: every command with its options, in the person's language."""

import argparse
import sys
from argparse import (
    SUPPRESS,
    Action,
    ArgumentError,
    ArgumentParser,
    HelpFormatter,
    Namespace,
    RawDescriptionHelpFormatter,
    _SubParsersAction,
)
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import partial
from shutil import get_terminal_size
from textwrap import fill
from typing import NoReturn

from coloretto import __version__
from coloretto.terminal.commands import COMMANDS
from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.commands.values import LANGUAGE
from coloretto.terminal.i18n import t
from coloretto.terminal.status import USAGE

WIDEST = 100

ARGPARSE = {
    "usage: ": lambda: f"{t('cli-usage')} ",
    "the following arguments are required: %s": lambda: t("cli-required"),
    "invalid choice: %(value)r (choose from %(choices)s)": lambda: t("cli-invalid-choice"),
    "argument %(argument_name)s: %(message)s": lambda: t("cli-bad-argument"),
    "not allowed with argument %s": lambda: t("cli-not-with"),
    "expected one argument": lambda: t("cli-expected-one"),
    "expected at least one argument": lambda: t("cli-expected-some"),
}
"""The messages of `argparse` itself, which it passes through `gettext`."""


class Parser(ArgumentParser):
    """A parser that speaks the person's language and answers a mistake with one sentence."""

    def __init__(self, prog: str = "", **settings: object) -> None:
        formatter: Callable[..., HelpFormatter] = partial(RawDescriptionHelpFormatter, width=_columns())
        super().__init__(prog, add_help=False, formatter_class=formatter, **settings)  # type: ignore[arg-type]
        self._optionals.title, self._positionals.title = t("cli-options"), t("cli-arguments")
        self.add_argument("-h", "--help", action="help", help=t("cli-help"))

    def parse_known_args(  # type: ignore[override]  # argparse itself passes no namespace of another type
        self, args: Sequence[str] | None = None, namespace: Namespace | None = None
    ) -> tuple[Namespace, list[str]]:
        """Refuse unknown arguments here: argparse would leave them to the parser above, and to its help."""
        options, unknown = super().parse_known_args(args, namespace)
        if unknown:
            is_option = any(word.startswith("-") for word in unknown)
            self.error(t("cli-unrecognized" if is_option else "cli-unexpected") % " ".join(unknown))
        return options, unknown

    def error(self, message: str) -> NoReturn:
        print_usage_error(self.prog, message)
        sys.exit(USAGE)

    def _check_value(self, action: Action, value: object) -> None:
        """Suggest the closest choice; list all of them only if none is close."""
        known = [str(choice) for choice in action.choices or ()]
        nearest = [] if str(value) in known else get_close_matches(str(value), known, 1)
        if nearest:
            guess = t("cli-did-you-mean", value=repr(value), nearest=repr(nearest[0]))
            raise ArgumentError(action, guess)
        super()._check_value(action, value)


def print_usage_error(command: str, problem: str) -> None:
    sentence = t("cli-usage-error", command=command, problem=problem)
    print(f"{sentence}\n{t('cli-try-help', command=command)}", file=sys.stderr)


def command_line() -> Parser:
    """All commands and options."""
    translate_argparse()
    parser = Parser(
        "coloretto",
        description=t("cli-program"),
        epilog=f"{t('cli-example')}\n  {COMMANDS[0].example}\n\n{t('cli-more-help')}",
    )
    parser.add_argument(
        "--version", action="version", version=f"coloretto {__version__}", help=t("cli-version")
    )
    _add_common(parser)
    parser.set_defaults(command=None, language=None, no_input=False)
    commands = parser.add_subparsers(title=t("cli-commands"), metavar=t("cli-command"))
    for command in COMMANDS:
        _add(commands, command)
    return parser


def overview() -> str:
    """All commands, on one screen."""
    columns = max(len(command.name) for command in COMMANDS) + 2
    indent = " " * (columns + 2)
    lines = [
        fill(f"  {command.name:{columns}}{t(command.summary)}", _columns() + 2, subsequent_indent=indent)
        for command in COMMANDS
    ]
    example = f"{t('cli-example')} coloretto play --people 2"
    return "\n".join([t("cli-program"), *lines, example, t("cli-more-help")])


def _add(commands: "_SubParsersAction[Parser]", command: CliCommand) -> None:
    summary = t(command.summary)
    parser = commands.add_parser(
        command.name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=_epilog(command),
    )
    command.configure(parser)
    for each in (parser, *nested_parsers(parser)):
        _add_common(each)
    parser.set_defaults(command=command)


def actions_of(parser: ArgumentParser) -> list[Action]:
    """The options and arguments of a parser."""
    return parser._actions  # noqa: SLF001 - argparse has no other way to list them


def nested_parsers(parser: ArgumentParser) -> list[ArgumentParser]:
    """The parsers of a command's actions, such as `admin list`."""
    nested = [action for action in actions_of(parser) if isinstance(action, _SubParsersAction)]
    return [below for action in nested for below in action.choices.values()]


def _add_common(parser: ArgumentParser) -> None:
    """Options that may stand before or after the command."""
    parser.add_argument("--language", metavar=LANGUAGE, default=SUPPRESS, help=t("cli-language"))
    parser.add_argument("--no-input", action="store_true", default=SUPPRESS, help=t("cli-no-input"))


def _epilog(command: CliCommand) -> str:
    statuses = "\n".join(f"  {line}" for line in t(command.status).splitlines())
    parts = [t(command.note)] if command.note else []
    parts += [f"{t('cli-exit-status')}\n{statuses}", f"{t('cli-example')}\n  {command.example}"]
    return "\n\n".join(parts)


def translate_argparse() -> None:
    def translated(message: str) -> str:
        return ARGPARSE.get(message, lambda: message)()

    vars(argparse)["_"] = translated


def _columns() -> int:
    return min(get_terminal_size().columns, WIDEST) - 2
