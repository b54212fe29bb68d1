"""The command line's grammar: every command with its options, in the language that is spoken."""

import argparse
import sys
from argparse import (
    SUPPRESS,
    Action,
    ArgumentError,
    ArgumentParser,
    HelpFormatter,
    RawDescriptionHelpFormatter,
)
from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from shutil import get_terminal_size
from textwrap import fill
from typing import NoReturn

from coloretto import __version__
from coloretto.terminal.commands import COMMANDS
from coloretto.terminal.commands.protocol import Command
from coloretto.terminal.i18n import t

WRONG_USAGE = 2
WIDEST = 100

ARGPARSE = {
    "usage: ": lambda: f"{t('cli-usage')} ",
    "the following arguments are required: %s": lambda: t("cli-required"),
    "unrecognized arguments: %s": lambda: t("cli-unrecognized"),
    "invalid choice: %(value)r (choose from %(choices)s)": lambda: t("cli-invalid-choice"),
    "argument %(argument_name)s: %(message)s": lambda: t("cli-bad-argument"),
    "not allowed with argument %s": lambda: t("cli-not-with"),
    "expected one argument": lambda: t("cli-expected-one"),
    "expected at least one argument": lambda: t("cli-expected-some"),
}
"""What `argparse` says by itself, which it asks `gettext` to translate."""


class Parser(ArgumentParser):
    """One that speaks the person's language and answers a mistake with one sentence."""

    def __init__(self, prog: str = "", **settings: object) -> None:
        formatter: Callable[..., HelpFormatter] = partial(RawDescriptionHelpFormatter, width=_columns())
        super().__init__(prog, add_help=False, formatter_class=formatter, **settings)  # type: ignore[arg-type]
        self._optionals.title, self._positionals.title = t("cli-options"), t("cli-arguments")
        self.add_argument("-h", "--help", action="help", help=t("cli-help"))

    def error(self, message: str) -> NoReturn:
        sentence = t("cli-usage-error", command=self.prog, problem=message)
        print(f"{sentence}\n{t('cli-try-help', command=self.prog)}", file=sys.stderr)
        sys.exit(WRONG_USAGE)

    def _check_value(self, action: Action, value: object) -> None:
        """Guess what was meant, and list all that can be meant only where there is no guess."""
        known = [str(choice) for choice in action.choices or ()]
        nearest = [] if str(value) in known else get_close_matches(str(value), known, 1)
        if nearest:
            guess = t("cli-did-you-mean", value=repr(value), nearest=repr(nearest[0]))
            raise ArgumentError(action, guess)
        super()._check_value(action, value)


def command_line() -> Parser:
    """All commands and options."""
    translate_argparse()
    parser = Parser(
        "coloretto",
        description=t("cli-program"),
        epilog=f"{t('cli-example')}\n  {COMMANDS[0].EXAMPLE}\n\n{t('cli-more-help')}",
    )
    parser.add_argument(
        "--version", action="version", version=f"coloretto {__version__}", help=t("cli-version")
    )
    _add_common(parser)
    parser.set_defaults(run=None, language=None, no_input=False)
    commands = parser.add_subparsers(title=t("cli-commands"), metavar=t("cli-command"))
    for command in COMMANDS:
        _add(commands, command)
    return parser


def overview() -> str:
    """What one can do, on one screen."""
    columns = max(len(command.NAME) for command in COMMANDS) + 2
    indent = " " * (columns + 2)
    lines = [
        fill(f"  {command.NAME:{columns}}{t(command.SUMMARY)}", _columns() + 2, subsequent_indent=indent)
        for command in COMMANDS
    ]
    example = f"{t('cli-example')} coloretto play --people 2"
    return "\n".join([t("cli-program"), "", *lines, "", example, t("cli-more-help")])


def _add(commands: "argparse._SubParsersAction[Parser]", command: Command) -> None:
    summary = t(command.SUMMARY)
    parser = commands.add_parser(
        command.NAME,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=_epilog(command),
    )
    command.configure(parser)
    _add_common(parser)
    parser.set_defaults(run=command.run)


def _add_common(parser: ArgumentParser) -> None:
    """What may stand before the command or behind it."""
    parser.add_argument("--language", metavar="CODE", default=SUPPRESS, help=t("cli-language"))
    parser.add_argument("--no-input", action="store_true", default=SUPPRESS, help=t("cli-no-input"))


def _epilog(command: Command) -> str:
    statuses = "\n".join(f"  {line}" for line in t(command.STATUS).splitlines())
    parts = [t(command.NOTE)] if command.NOTE else []
    parts += [f"{t('cli-exit-status')}\n{statuses}", f"{t('cli-example')}\n  {command.EXAMPLE}"]
    return "\n\n".join(parts)


def translate_argparse() -> None:
    def translated(message: str) -> str:
        return ARGPARSE.get(message, lambda: message)()

    vars(argparse)["_"] = translated


def _columns() -> int:
    return min(get_terminal_size().columns, WIDEST) - 2
