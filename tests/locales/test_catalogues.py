"""Every language says everything that English says, with the same values and all the plurals it has."""

from collections import Counter

import pytest
from babel import Locale
from fluent.syntax import ast

from coloretto.locales import ENGLISH, LANGUAGES, Catalogue
from coloretto.locales.entries import entries
from coloretto.locales.languages import LOCALES
from support.fluent_messages import (
    by_id,
    choices,
    ids_by_file,
    messages,
    numbers,
    parsed,
    references,
    variables,
)

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
RARE = {"many": {"es", "fr", "it", "pt"}}
"""Plurals of millions, which no message of ours counts to: `other` says them as well."""

ALWAYS_NUMBERS = {"count", "game"}
"""Values that are numbers wherever they occur, so that a language may count them where English need not."""

TYPED = "plain-words-"
"""Words that a person may type; they stand on no button."""

LONGEST_LABEL = 24
"""What is no longer in English, and no sentence, may stand on a button."""
MOST_LONGER = 1.8
SPARE = 7
"""Letters that the shortest labels may have on top: "Off" is "Desligado" somewhere."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_catalogue_is_understood(language: str) -> None:
    junk = [entry for resource in parsed(language).values() for entry in resource.body if _is_junk(entry)]
    assert not [entry.content for entry in junk if isinstance(entry, ast.Junk)]


def _is_junk(entry: object) -> bool:
    return isinstance(entry, ast.Junk)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_twice_in_a_language(language: str) -> None:
    counts = Counter(message.id.name for message in messages(language))
    assert not [name for name, count in counts.items() if count > 1]


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_exactly_the_files_and_messages_of_english(language: str) -> None:
    here, english = _contents(language), _contents(ENGLISH)
    missing, unknown = sorted(english - here), sorted(here - english)
    assert not missing, missing
    assert not unknown, unknown


def _contents(language: str) -> set[tuple[str, str]]:
    """Every message with the file it stands in."""
    return {(file, name) for file, names in ids_by_file(language).items() for name in names}


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_values_in_every_language(language: str) -> None:
    english = by_id(ENGLISH)
    different = {
        name: variables(message) ^ variables(english[name])
        for name, message in by_id(language).items()
        if name in english
    }
    assert not {name: values for name, values in different.items() if values}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_put_together_from_others(language: str) -> None:
    assert not [m.id.name for m in messages(language) if references(m) or m.attributes or m.value is None]
    assert not [e for r in parsed(language).values() for e in r.body if isinstance(e, ast.Term)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_all_the_forms_that_its_language_has(language: str) -> None:
    rule = Locale.parse(LOCALES[language], sep="-").plural_form
    wanted = {*rule.tags, "other"} - {case for case, where in RARE.items() if language in where}
    lacking = {
        message.id.name: cases
        for message in messages(language)
        for _, cases in choices(message)
        if set(cases) & {"one", "few", "many"} and not wanted <= set(cases)
    }
    assert not lacking


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_counts_by_the_values_that_english_counts_by_or_by_other_numbers(language: str) -> None:
    english = by_id(ENGLISH)
    assert not [
        name
        for name, message in by_id(language).items()
        if name in english and not numbers(message) <= numbers(english[name]) | ALWAYS_NUMBERS
    ]


@pytest.mark.parametrize("language", OTHERS)
def test_what_may_stand_on_a_button_is_not_much_longer_than_in_english(language: str) -> None:
    here = Catalogue(language)
    long = {
        name: (label, here(name))
        for name in by_id(language).keys() & by_id(ENGLISH).keys()
        if (label := _label(name)) and len(here(name)) > MOST_LONGER * len(label) + SPARE
    }
    assert not long


def _label(name: str) -> str | None:
    """The English text of a message without values, if it is short and no sentence."""
    if variables(by_id(ENGLISH)[name]) or name.startswith(TYPED):
        return None
    text = Catalogue(ENGLISH)(name)
    return text if len(text) <= LONGEST_LABEL and text[-1] not in ".:?!" else None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 5, 22, -3, 1_000_000])
def test_every_message_can_be_said_with_any_number(language: str, count: int) -> None:
    say = Catalogue(language)
    for name, message in by_id(language).items():
        counts = dict.fromkeys(numbers(message), count)
        words = {value: f"<{value}>" for value in variables(message) - numbers(message)}
        text = say(name, **counts, **words)
        assert text.strip()
        assert not set("{}\u2068\u2069") & set(text)
        assert all(word in text for word in words.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_reader_finds_what_fluent_finds(language: str) -> None:
    assert entries(language).keys() == by_id(language).keys()
