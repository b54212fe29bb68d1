from io import StringIO

import pytest

from coloretto.locales import LANGUAGES, Catalogue, card_name
from coloretto.rules import Card
from coloretto.terminal.i18n import set_language
from coloretto.terminal.text.palette import ESCAPES, Palette, card_mark, padded, width


class Screen(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _usual_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")


def test_colours_are_shown_on_a_terminal_and_nowhere_else() -> None:
    assert Palette.of(Screen()) == Palette(colourful=True)
    assert Palette.of(StringIO()) == Palette(colourful=False)


@pytest.mark.parametrize(("variable", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_colours_can_be_declined(variable: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(variable, value)
    assert Palette.of(Screen()) == Palette(colourful=False)


@pytest.mark.parametrize("card", Card)
def test_a_card_has_its_name_with_colours_or_without(card: Card) -> None:
    painted, plain = Palette(colourful=True).card(card), Palette(colourful=False).card(card)
    assert plain == card_name(Catalogue(), card.letter)
    assert painted != plain
    assert ESCAPES.sub("", painted) == plain


def test_every_card_has_a_name_and_a_look_of_its_own() -> None:
    for colourful in (True, False):
        assert len({Palette(colourful=colourful).card(card) for card in Card}) == len(Card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_mark_of_its_own_in_every_language(language: str) -> None:
    set_language(language)
    try:
        assert len({card_mark(card) for card in Card}) == len(Card)
    finally:
        set_language("en")


def test_columns_are_counted_as_they_are_seen() -> None:
    painted = Palette(colourful=True).card(Card.A)
    assert width(painted) == 4
    assert ESCAPES.sub("", padded(painted, 6)) == "aqua  "
