"""Option values that only the rules or the bots can check. Heavy: for modules that run a command."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from coloretto.bots import BudgetError, UnknownBotError
from coloretto.rules import ColorettoError, RuleSet, parse_rule_set
from coloretto.terminal.errors import UsageError
from coloretto.terminal.i18n import t

UNKNOWN_BOT = (UnknownBotError, BudgetError)


@contextmanager
def option_value(option: str, *errors: type[ColorettoError]) -> Iterator[None]:
    """Report these errors as a wrong value of an option."""
    try:
        yield
    except errors as error:
        raise UsageError(f"{option}: {error}") from error


@contextmanager
def named_file(file: Path) -> Iterator[None]:
    """Report a file that cannot be opened as a wrong command line, which names it."""
    try:
        yield
    except OSError as error:
        raise UsageError(t("cli-not-opened", file=str(file), problem=str(error.strerror))) from error


def rule_set_of(text: str) -> RuleSet:
    """The value of `--rules`."""
    with option_value("--rules", ColorettoError):
        return parse_rule_set(text)
