"""Errors of the arena."""

from coloretto.rules import ColorettoError


class ArenaError(ColorettoError):
    """A contest that cannot be played."""


class ResultsFileError(ArenaError):
    """A file that holds no results, or those of another arena."""


class MissingExtraError(ArenaError):
    """A package that an extra would install is missing."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is missing: install the extra coloretto[{extra}]")


class StoppedError(ArenaError):
    """A game that was abandoned because the arena was asked to stop."""
