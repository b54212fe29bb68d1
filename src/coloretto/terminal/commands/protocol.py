"""What the module of a command has."""

from argparse import ArgumentParser, Namespace
from typing import Protocol


class Command(Protocol):
    """A module under `commands`.

    It imports nothing heavy before `run`: `--help` imports every command.
    """

    @property
    def NAME(self) -> str: ...  # noqa: N802 - a constant of a module

    @property
    def SUMMARY(self) -> str:  # noqa: N802 - see above
        """One line, beginning with a small letter."""
        ...

    @property
    def EXAMPLE(self) -> str:  # noqa: N802 - see above
        """A command line that works with any `FILE` of the right kind."""
        ...

    def configure(self, parser: ArgumentParser) -> None: ...

    def run(self, options: Namespace) -> int:
        """Do it, and return the exit status."""
        ...
