"""What can be wrong with a record of a game."""

from coloretto.rules import ColorettoError


class RecordFormatError(ColorettoError):
    """A text or JSON that is no record of a game."""


class RecordError(ColorettoError):
    """A record of a game that cannot have been played so."""


class DeckError(ColorettoError):
    """A deck that does not match its commitment, or a game that does not match its deck."""


class ConformanceError(ColorettoError):
    """A game of another implementation that cannot be read, or that our rules play otherwise."""
