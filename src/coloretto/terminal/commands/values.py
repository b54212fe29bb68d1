"""Values on the command line: what they may be, and how a wrong one is quoted."""

from argparse import ArgumentTypeError
from collections.abc import Callable

from coloretto.terminal.i18n import t

MOST_SEED = (1 << 64) - 1
LONGEST_QUOTE = 80

# The metavars of values that shells can complete: see `completions`.
BOT = "BOT"
BOTS = "BOTS"
EFFORT = "EFFORT"
LANGUAGE = "LANGUAGE"
POLICIES = "POLICIES"
RULES = "RULES"
FILE = "FILE"
FOLDER = "FOLDER"


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """A parser of whole numbers in a range."""

    def read(text: str) -> int:
        # Python refuses to convert very long numbers, so the length is checked first.
        if not text.isdecimal() or len(text) > len(str(most)) or not least <= int(text) <= most:
            limits = {"least": str(least), "most": str(most)}
            raise ArgumentTypeError(t("cli-not-a-number", text=quoted(text), **limits))
        return int(text)

    return read


seed_number = whole_number(0, MOST_SEED)


def quoted(text: str) -> str:
    """What a person typed, in quotes and shortened if it is long."""
    return repr(text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 3] + "...")
