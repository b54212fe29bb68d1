"""What a command of `coloretto` consists of."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module


@dataclass(frozen=True)
class CliCommand:
    """A command's name, grammar and help, and where its work is done.

    `--help` imports every module of `commands`, so none of them may import anything heavy. `runner` names
    the function that does the work as `module:function`. Its module is imported when the command runs, and
    therefore has its imports at the top like any other.
    """

    name: str
    configure: Callable[[ArgumentParser], None]
    """Adds the options and arguments."""
    runner: str
    """Takes the parsed options and returns the exit status."""
    example: str
    """A command line that works if each `FILE` in it is of the right kind, and each `FOLDER` a new one."""
    status: str = "cli-status"
    """The message id of the exit statuses."""
    note: str = ""
    """The message id of a further paragraph of the help, if any."""

    @property
    def summary(self) -> str:
        """The message id of one line that starts with a small letter."""
        return f"cli-{self.name}-summary"

    def load(self) -> Callable[[Namespace], int]:
        module, _, function = self.runner.partition(":")
        runner: Callable[[Namespace], int] = getattr(import_module(module), function)
        return runner

    def run(self, options: Namespace) -> int:
        return self.load()(options)
