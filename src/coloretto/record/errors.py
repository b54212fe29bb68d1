"""The errors of records."""

from coloretto.rules import ColorettoError


class RecordFormatError(ColorettoError):
    """A text or JSON that is not a record of a game."""


class RecordError(ColorettoError):
    """A record of a game that breaks the rules."""


class DeckError(ColorettoError):
    """A deck that does not match its commitment, or a game that does not match its deck."""


class LogError(ColorettoError):
    """A commitment log that was changed."""


class ConformanceError(ColorettoError):
    """A game of another implementation that cannot be read or differs from our rules."""
