"""The language in which the terminal speaks: one for the whole process, chosen when it starts."""

from collections.abc import Sequence

from coloretto.locales import Catalogue, listed


class _Speech:
    catalogue = Catalogue()


def set_language(language: str) -> None:
    """From now on everything is said in this language."""
    _Speech.catalogue = Catalogue(language)


def current_catalogue() -> Catalogue:
    """The texts of the language that is spoken."""
    return _Speech.catalogue


def t(message: str, /, **values: str | float) -> str:
    """The text of a message in the language that is spoken."""
    return _Speech.catalogue(message, **values)


def list_of(items: Sequence[str], last: str = "list-and") -> str:
    """`a`, `a and b`, `a, b and c`; with `list-or` or `list-more` as the last link instead of `list-and`."""
    return listed(_Speech.catalogue, items, last)


def in_english(message: str) -> str:
    return Catalogue()(message)
