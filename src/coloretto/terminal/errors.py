"""Errors of the command line itself."""

from coloretto.rules.errors import ColorettoError


class UsageError(ColorettoError):
    """An option or argument is wrong, whatever the files and servers it names contain: exit status 2."""
