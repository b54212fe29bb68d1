"""The `coloretto` command."""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

from coloretto._bytecode import keep_bytecode
from coloretto.locales import language_of
from coloretto.rules.errors import ColorettoError
from coloretto.terminal.errors import UsageError
from coloretto.terminal.i18n import set_language, t
from coloretto.terminal.parsers import command_line, overview, print_usage_error
from coloretto.terminal.preferences import load_preferences
from coloretto.terminal.status import FAILED, INTERRUPTED, USAGE

LANGUAGE = "--language"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    _replace_undecodable()
    if arguments is None:  # a program of its own
        keep_bytecode()
    words = sys.argv[1:] if arguments is None else list(arguments)
    if not _choose_language(words):
        return USAGE
    options = command_line().parse_args(words)
    if options.command is None:
        print(overview())
        return 0
    return _run(options)


def _run(options: Namespace) -> int:
    """Run the chosen command. Whatever goes wrong is one sentence and an exit status."""
    try:
        status: int = options.command.run(options)
        sys.stdout.flush()
    except UsageError as error:
        print_usage_error(f"coloretto {options.command.name}", str(error))
        return USAGE
    except KeyboardInterrupt:
        print(f"\n{t('cli-stopped')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader has closed the pipe, as `head` does
        _silence_stdout()
        return FAILED
    except (ColorettoError, OSError) as error:
        print(t("cli-error", problem=_sentence(error)), file=sys.stderr)
        return FAILED
    return status


def _choose_language(words: Sequence[str]) -> bool:
    """Set the language before anything is printed; False if it is unknown.

    Precedence: `--language`, `COLORETTO_LANGUAGE`, settings, system.
    """
    wanted = _language_option(words)
    try:
        set_language(
            language_of(wanted or os.environ.get("COLORETTO_LANGUAGE") or load_preferences().language)
        )
    except ValueError as error:
        set_language(language_of("en"))
        print(t("cli-error", problem=str(error)), file=sys.stderr)
        return False
    return True


def _language_option(words: Sequence[str]) -> str | None:
    """The value of `--language`, which the parser needs before it can parse anything."""
    for number, word in enumerate(words):
        if word == LANGUAGE and number + 1 < len(words):
            return words[number + 1]
        if word.startswith(f"{LANGUAGE}="):
            return word.partition("=")[2]
    return None


def _silence_stdout() -> None:
    """Otherwise Python would fail to flush it at exit and change our exit status."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.strerror}: {error.filename}" if error.filename else error.strerror
    return str(error)


def _replace_undecodable() -> None:
    """A character that cannot be decoded or encoded becomes a question mark instead of an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
