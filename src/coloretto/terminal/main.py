"""The `coloretto` command."""

import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

from coloretto import __version__
from coloretto.terminal import texts
from coloretto.terminal.commands import COMMANDS

FAILED = 1
INTERRUPTED = 130  # as shells say it: 128 and the number of the signal


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status; 2 means that it was called wrongly."""
    _bear_odd_characters()
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.run is None:
        parser.print_help()
        return 0
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except KeyboardInterrupt:
        print(f"\n{texts.STOPPED}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has gone, as `head` does
        _write_no_more()
        return FAILED
    except _expected_errors() as error:
        print(texts.ERROR.format(problem=_sentence(error)), file=sys.stderr)
        return FAILED
    return status


def _write_no_more() -> None:
    """What is still to be written would fail once more when Python ends, and change our exit status."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="coloretto",
        description=texts.PROGRAM,
        epilog=f"{texts.EXAMPLE}\n  {COMMANDS[0].EXAMPLE}",
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"coloretto {__version__}", help=texts.VERSION)
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(title=texts.COMMANDS, metavar=texts.COMMAND)
    for command in COMMANDS:
        subparser = commands.add_parser(
            command.NAME,
            help=command.SUMMARY,
            description=f"{command.SUMMARY[0].upper()}{command.SUMMARY[1:]}.",
            epilog=f"{texts.EXAMPLE}\n  {command.EXAMPLE}",
            formatter_class=RawDescriptionHelpFormatter,
        )
        command.configure(subparser)
        subparser.set_defaults(run=command.run)
    return parser


def _expected_errors() -> tuple[type[Exception], ...]:
    """What a person may have caused; asked for only when something went wrong, as the rules are heavy."""
    from coloretto.rules import ColorettoError  # noqa: PLC0415 - see above

    return ColorettoError, OSError


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.strerror}: {error.filename}" if error.filename else error.strerror
    return str(error)


def _bear_odd_characters() -> None:
    """A character that cannot be read or shown becomes a question mark instead of an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
