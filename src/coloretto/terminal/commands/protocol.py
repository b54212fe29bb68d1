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
        """The id of one line, which begins with a small letter."""
        ...

    @property
    def STATUS(self) -> str:  # noqa: N802 - see above
        """The id of the exit statuses and what they mean."""
        ...

    @property
    def NOTE(self) -> str:  # noqa: N802 - see above
        """The id of what else the help says; nothing if that is all."""
        ...

    @property
    def EXAMPLE(self) -> str:  # noqa: N802 - see above
        """A command line that works with any `FILE` of the right kind."""
        ...

    def configure(self, parser: ArgumentParser) -> None: ...

    def run(self, options: Namespace) -> int:
        """Do it, and return the exit status."""
        ...
