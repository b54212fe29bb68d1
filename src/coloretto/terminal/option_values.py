"""Option values that only the rules or the bots can check. Heavy: for modules that run a command."""

from collections.abc import Iterator
from contextlib import contextmanager

from coloretto.bots import BudgetError, UnknownBotError
from coloretto.rules import ColorettoError, RuleSet, parse_rule_set
from coloretto.terminal.errors import UsageError

UNKNOWN_BOT = (UnknownBotError, BudgetError)


@contextmanager
def option_value(option: str, *errors: type[ColorettoError]) -> Iterator[None]:
    """Report these errors as a wrong value of an option."""
    try:
        yield
    except errors as error:
        raise UsageError(f"{option}: {error}") from error


def rule_set_of(text: str) -> RuleSet:
    """The value of `--rules`."""
    with option_value("--rules", ColorettoError):
        return parse_rule_set(text)
