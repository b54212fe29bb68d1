"""The errors of languages and messages."""

from coloretto.rules.errors import ColorettoError


class LocaleError(ColorettoError):
    """The base class of the errors of languages and messages."""


class UnknownLanguageError(LocaleError):
    """A language without a catalogue."""


class UnknownMessageError(LocaleError):
    """A message id that is in no catalogue."""


class MessageValueError(LocaleError):
    """A message that cannot be formatted with the given values."""
