"""The languages, and which one to use."""

from collections.abc import Mapping
from os import environ

from coloretto.locales.errors import UnknownLanguageError

LANGUAGES = {
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "pl": "Polski",
    "pt": "Português",
}
"""The name of each language in that language, by code."""

ENGLISH = "en"
"""The language of messages that are not translated yet."""

LOCALES = {language: language for language in LANGUAGES} | {"pt": "pt-PT"}
"""The locale of each language's numbers and plurals. Our Portuguese is Portugal's, like the rulebook's."""

OUR_VARIABLE = "COLORETTO_LANGUAGE"
SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(wanted: str | None = None, environment: Mapping[str, str] = environ) -> str:
    """The language to use. Precedence: `wanted`, COLORETTO_LANGUAGE, the system's variables, English.

    The first two must be one of our languages. Of the system's variables, the first one that is set counts.
    """
    own = wanted or environment.get(OUR_VARIABLE)
    if own:
        return known_language(_code(own))
    systems = next(filter(None, map(environment.get, SYSTEM_VARIABLES)), "")
    code = _code(systems)
    return code if code in LANGUAGES else ENGLISH


def known_language(code: str) -> str:
    """The code itself, if we have that language."""
    if code not in LANGUAGES:
        raise UnknownLanguageError(f"unknown language: {code!r} (known: {', '.join(LANGUAGES)})")
    return code


def _code(locale: str) -> str:
    """The language of a locale like `de`, `pt-BR` or `de_AT.UTF-8@euro`."""
    for end in "@._-":
        locale = locale.partition(end)[0]
    return locale.lower()
