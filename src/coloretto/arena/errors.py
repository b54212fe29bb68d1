"""Errors of the arena."""

from coloretto.rules import ColorettoError


class ArenaError(ColorettoError):
    """A contest that cannot be played."""


class ResultsFileError(ArenaError):
    """A file that holds no results, or those of another arena."""


class StoppedError(ArenaError):
    """A game that was abandoned because the arena was asked to stop."""
