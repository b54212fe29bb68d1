"""The language of the terminal: one for the whole process, chosen when it starts."""

from collections.abc import Sequence

from coloretto.locales import Catalogue, listed


class _Current:
    catalogue = Catalogue()


def set_language(language: str) -> None:
    """Use this language from now on."""
    _Current.catalogue = Catalogue(language)


def current_catalogue() -> Catalogue:
    """The messages of the current language."""
    return _Current.catalogue


def t(message: str, /, **values: str | float) -> str:
    """A message in the current language."""
    return _Current.catalogue(message, **values)


def list_of(items: Sequence[str], last: str = "list-and") -> str:
    """`a`, `a and b`, `a, b and c`; with `list-or` or `list-more` as the last link instead of `list-and`."""
    return listed(_Current.catalogue, items, last)


def in_english(message: str) -> str:
    return Catalogue()(message)
