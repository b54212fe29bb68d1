"""What can be wrong with a record of a game."""

from coloretto.rules import ColorettoError


class RecordFormatError(ColorettoError):
    """Text or JSON that is not the record of a game."""


class RecordError(ColorettoError):
    """A record of a game that breaks the rules."""


class DeckError(ColorettoError):
    """A deck that does not match its commitment, or a game that does not match its deck."""


class ConformanceError(ColorettoError):
    """A game of another implementation that cannot be read, or that differs from our rules."""
