"""The languages, and which of them a person wants."""

from collections.abc import Mapping
from os import environ

LANGUAGES = {
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "pl": "Polski",
    "pt": "Português",
}
"""Every language by its code, in its own words."""

ENGLISH = "en"
"""The language of messages that are not translated yet."""

LOCALES = {language: language for language in LANGUAGES} | {"pt": "pt-PT"}
"""The locale whose numbers and plurals a language has: our Portuguese is Portugal's, as the rulebook's."""

OUR_VARIABLE = "COLORETTO_LANGUAGE"
SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(wanted: str | None = None, environment: Mapping[str, str] = environ) -> str:
    """The language that is wanted, or that the environment asks for; English where it asks for another.

    What is wanted, and COLORETTO_LANGUAGE, must be one of ours. Of the system's variables the first one that
    is set counts, as everywhere.
    """
    own = wanted or environment.get(OUR_VARIABLE)
    if own:
        return known_language(_code(own))
    systems = next(filter(None, map(environment.get, SYSTEM_VARIABLES)), "")
    code = _code(systems)
    return code if code in LANGUAGES else ENGLISH


def known_language(code: str) -> str:
    """The code itself, if it is that of a language of ours."""
    if code not in LANGUAGES:
        from coloretto.locales.errors import UnknownLanguageError  # noqa: PLC0415 - heavy, and seldom raised

        raise UnknownLanguageError(f"unknown language: {code!r} (known: {', '.join(LANGUAGES)})")
    return code


def _code(locale: str) -> str:
    """The language of a locale like `de`, `pt-BR` or `de_AT.UTF-8@euro`."""
    for end in "@._-":
        locale = locale.partition(end)[0]
    return locale.lower()
