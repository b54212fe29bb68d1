"""Numbers on the command line."""

from argparse import ArgumentTypeError
from collections.abc import Callable

from coloretto.terminal.i18n import t
from coloretto.terminal.text.echo import echo

MOST_SEED = (1 << 64) - 1


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers in a range."""

    def read(text: str) -> int:
        # A number of no more digits than the greatest has: Python refuses to read very long ones.
        if not text.isdecimal() or len(text) > len(str(most)) or not least <= int(text) <= most:
            limits = {"least": str(least), "most": str(most)}
            raise ArgumentTypeError(t("cli-not-a-number", text=repr(echo(text)), **limits))
        return int(text)

    return read


seed_number = whole_number(0, MOST_SEED)
