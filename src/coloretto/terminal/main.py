"""The `coloretto` command."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

from coloretto.locales import language_of
from coloretto.terminal.i18n import speak, t
from coloretto.terminal.parsers import WRONG_USAGE, command_line, overview
from coloretto.terminal.preferences import preferences

FAILED = 1
INTERRUPTED = 130  # as shells say it: 128 and the number of the signal
LANGUAGE = "--language"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status; 2 means that it was called wrongly."""
    _bear_odd_characters()
    words = sys.argv[1:] if arguments is None else list(arguments)
    if not _speak_as_wanted(words):
        return WRONG_USAGE
    parser = command_line()
    options = parser.parse_args(words)
    if options.run is None:
        print(overview())
        return 0
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except KeyboardInterrupt:
        print(f"\n{t('cli-stopped')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has gone, as `head` does
        _write_no_more()
        return FAILED
    except _expected_errors() as error:
        print(t("cli-error", problem=_sentence(error)), file=sys.stderr)
        return FAILED
    return status


def _speak_as_wanted(words: Sequence[str]) -> bool:
    """Choose the language, before anything is said; False for one that we do not speak."""
    wish = _wish(words)
    try:
        speak(language_of(wish or os.environ.get("COLORETTO_LANGUAGE") or preferences().language))
    except ValueError as error:
        speak(language_of("en"))
        print(t("cli-error", problem=str(error)), file=sys.stderr)
        return False
    return True


def _wish(words: Sequence[str]) -> str | None:
    """What stands behind `--language`, wherever that is."""
    for number, word in enumerate(words):
        if word == LANGUAGE and number + 1 < len(words):
            return words[number + 1]
        if word.startswith(f"{LANGUAGE}="):
            return word.partition("=")[2]
    return None


def _write_no_more() -> None:
    """What is still to be written would fail once more when Python ends, and change our exit status."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


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
