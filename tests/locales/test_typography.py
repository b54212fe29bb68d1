"""Every catalogue is set as books in its language are: quotes, apostrophes, ellipses, no-break spaces."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from coloretto.locales import LANGUAGES
from coloretto.locales.entries import FOLDER, entries

NO_BREAK = "\u00a0"
QUOTES = {"de": "„“", "en": "“”", "es": "«»", "fr": "«»", "it": "«»", "pl": "„”", "pt": "«»"}
ALL_QUOTES = set("„“”«»")
SHELL = "cli-completion-how"
"""Commands, one per line, with the name of their shell before them."""
TYPED = "plain-words-"
"""Words that a person may type."""
NAME_A_KEY = {"plain-how-to-ask", "plain-rules-keys"}
"""Where "?" is a key to press."""


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every message that is prose, by its id, without what stands in backquotes."""
    for name, source in entries(language).items():
        if name != SHELL and not name.startswith(TYPED):
            yield name, re.sub("`[^`]*`", "`", source.partition("=")[2])


def found(language: str, pattern: str) -> dict[str, str]:
    return {name: text for name, text in texts(language) if re.search(pattern, text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_curved(language: str) -> None:
    assert not found(language, """['"]""")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_its_own_quotes(language: str) -> None:
    foreign = ALL_QUOTES - set(QUOTES[language])
    assert not found(language, f"[{''.join(foreign)}]")
    opening, closing = tuple(QUOTES[language])
    assert all(text.count(opening) == text.count(closing) for _, text in texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_is_one_character_with_a_space_before_it_only_in_german(language: str) -> None:
    assert not found(language, r"\.\.")
    assert not found(language, r"\w…" if language == "de" else r"\S …")


def test_french_has_no_break_spaces_before_high_punctuation_and_inside_quotes() -> None:
    assert not found("fr", rf"[^\s{NO_BREAK}][!?;»]|\S [!?;:»]")
    assert not found("fr", rf"[^{NO_BREAK}/]:(?=\s|$)")
    assert not found("fr", rf"«[^{NO_BREAK}]")


def test_spanish_questions_and_exclamations_are_opened() -> None:
    for opening, closing in ("¿?", "¡!"):
        assert found("es", rf"^[^{opening}]*\{closing}").keys() <= NAME_A_KEY


def test_no_catalogue_contains_other_invisible_characters() -> None:
    odd = re.compile("[\u200b-\u200f\u2028-\u202f\u2060\ufeff\t\r]")
    files: list[Path] = sorted(FOLDER.rglob("*.ftl"))
    assert files
    assert not [file for file in files if odd.search(file.read_text(encoding="utf-8"))]
