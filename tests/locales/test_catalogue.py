"""A catalogue says a message in its language, in English where it has none, and never guesses."""

import subprocess
import sys
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource

from coloretto.locales import LANGUAGES, Catalogue, catalogue
from coloretto.locales.errors import MessageValueError, UnknownLanguageError, UnknownMessageError
from coloretto.locales.languages import LOCALES
from support.fluent_messages import FOLDER, by_id, numbers, variables


def test_a_message_is_said_in_the_language_of_its_catalogue() -> None:
    assert Catalogue("en")("row-name", row=2) == "Row 2"
    assert Catalogue("de")("row-name", row=2) == "Reihe 2"


def test_a_message_that_is_not_translated_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogues = {"en": {"greeting": "greeting = Hello, { $player }!"}, "pl": {}}
    monkeypatch.setattr(catalogue, "entries", lambda language: catalogues[language])
    polish = Catalogue("pl")
    assert "greeting" in polish
    assert polish("greeting", player="Ada") == "Hello, Ada!"


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (1, "1 punkt"),
        (2, "2 punkty"),
        (5, "5 punktów"),
        (12, "12 punktów"),
        (22, "22 punkty"),
        (0, "0 punktów"),
    ],
)
def test_plurals_follow_the_language(count: int, text: str) -> None:
    assert Catalogue("pl")("count-points", count=count) == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("message", "counted", "values"),
    [
        ("arena-more-forfeits", "number", {}),
        ("cli-show-no-move", "moves", {"file": "game.txt", "move": 7}),
        ("dataset-done", "games", {"folder": "games"}),
        ("simulate-title", "games", {"rules": "classic-3", "seed": "7", "device": "cpu"}),
    ],
)
def test_one_is_singular_unless_the_number_stands_after_a_colon(
    language: str, message: str, counted: str, values: dict[str, str]
) -> None:
    say = Catalogue(language)
    one, two = say(message, **{counted: 1}, **values), say(message, **{counted: 2}, **values)
    assert ": 1" in one or one.replace("1", "2") != two


def test_portuguese_counts_nothing_as_in_portugal() -> None:
    assert Catalogue("pt")("count-points", count=0) == "0 pontos"
    assert Catalogue("fr")("count-points", count=0) == "0 point"


def test_large_numbers_are_written_as_the_language_writes_them() -> None:
    assert Catalogue("en")("row-name", row=12345) == "Row 12,345"
    assert Catalogue("de")("row-name", row=12345) == "Reihe 12.345"


def test_an_unknown_message_is_an_error_that_names_it() -> None:
    assert "no-such-message" not in Catalogue()
    with pytest.raises(UnknownMessageError, match="'no-such-message'"):
        Catalogue()("no-such-message")


def test_a_missing_value_is_an_error_that_names_message_and_value() -> None:
    with pytest.raises(MessageValueError, match=r"'row-name'.*row"):
        Catalogue("fr")("row-name")


def test_an_unknown_language_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(UnknownLanguageError, match=r"'xx'.*de, en, es, fr, it, pl, pt"):
        Catalogue("xx")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [1, 1234, -7, "Zoë"])
def test_our_own_short_way_says_what_fluent_says(language: str, value: int | str) -> None:
    bundle, say = bundle_of(language), Catalogue(language)
    for name, message in by_id(language).items():
        values = dict.fromkeys(variables(message), value) | dict.fromkeys(numbers(message), 3)
        pattern = bundle.get_message(name).value
        assert pattern
        assert say(name, **values) == bundle.format_pattern(pattern, values)[0]


@cache
def bundle_of(language: str) -> FluentBundle:
    bundle = FluentBundle([LOCALES[language]], use_isolating=False)
    for file in (FOLDER / language).glob("*.ftl"):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def test_a_plain_message_is_said_without_anything_heavy() -> None:
    script = (
        "import sys; from coloretto.locales import Catalogue; print(Catalogue('it')('row-name', row=1));"
        "print({'numba', 'numpy', 'fluent', 'babel'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    assert done.stdout.decode().splitlines() == ["Fila 1", "set()"]
