"""What can be wrong with a request for a text. Imported where it is raised: the rules are heavy."""

from coloretto.rules import ColorettoError


class LocaleError(ColorettoError):
    """The base class of all that is wrong with languages and messages."""


class UnknownLanguageError(LocaleError):
    """A language that there is no catalogue of."""


class UnknownMessageError(LocaleError):
    """An id that no catalogue has."""


class MessageValueError(LocaleError):
    """A message that cannot be filled in with the values given."""
