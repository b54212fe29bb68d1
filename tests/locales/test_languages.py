"""The language is the one that is asked for, by us or by the system."""

import pytest

from coloretto.locales import LANGUAGES, language_of
from coloretto.locales.errors import UnknownLanguageError


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_that_is_wanted_wins_over_the_environment(language: str) -> None:
    assert language_of(language, {"COLORETTO_LANGUAGE": "xx", "LC_ALL": "fr_FR.UTF-8"}) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "pt_BR"}, "pt"),
        ({"LANG": "pl_PL@euro"}, "pl"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({"LC_MESSAGES": "it_IT", "LANG": "de_DE"}, "it"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "es_MX.UTF-8"}, "es"),
        ({"COLORETTO_LANGUAGE": "fr", "LC_ALL": "de_DE"}, "fr"),
        ({"COLORETTO_LANGUAGE": "PT-br"}, "pt"),
    ],
)
def test_the_environment_decides_as_on_every_system(environment: dict[str, str], language: str) -> None:
    assert language_of(None, environment) == language


def test_a_language_we_do_not_have_is_refused_where_it_was_asked_of_us() -> None:
    with pytest.raises(UnknownLanguageError, match="'klingon'"):
        language_of("klingon", {})
    with pytest.raises(UnknownLanguageError, match="'sv'"):
        language_of(None, {"COLORETTO_LANGUAGE": "sv_SE"})
