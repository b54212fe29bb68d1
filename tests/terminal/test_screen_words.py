"""What stands in one line of the screens fits there, in every language."""

from collections.abc import Iterator

import pytest

from coloretto.locales import LANGUAGES, card_name
from coloretto.rules import Card
from coloretto.terminal.i18n import current_catalogue, set_language, t
from coloretto.terminal.tui import game_screen, replay_screen
from coloretto.terminal.tui.key_bar import Keys, label

COLUMNS = 80
CARD = 11
"""The columns of a card on a screen of 80."""


@pytest.fixture(params=LANGUAGES, autouse=True)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


@pytest.mark.parametrize(
    "keys",
    [
        (*game_screen.KEYS, game_screen.SPEAK, game_screen.RESIGN),
        (*game_screen.KEYS, game_screen.HINT, game_screen.RESIGN),
        (game_screen.NEXT_GAME, *game_screen.END_KEYS),
        (game_screen.NEW_MATCH, *game_screen.END_KEYS),
        (game_screen.CLOSE, *game_screen.END_KEYS),
        replay_screen.KEYS,
        replay_screen.REVIEWED_KEYS,
    ],
)
def test_the_keys_fit_in_the_last_line(keys: Keys) -> None:
    line = "  ".join(f"{key}{label(words)}" for key, words, _ in keys)
    assert len(line) <= COLUMNS - 2


def test_the_deck_has_room_for_its_bar() -> None:
    label, words = f" D {t('tui-draw')} ", f" {t('deck-left', count=76)}  "
    assert len(label) + len(words) <= COLUMNS // 2 + 5


def test_the_headline_fits() -> None:
    head = f" Coloretto  {t('round-name', round=10)} · "
    assert len(head + t("last-round-in", count=49)) <= COLUMNS
    assert len(head + t("last-round-next")) <= COLUMNS
    assert len(f" ★ {t('tui-last-round-title')} ★  {t('round-name', round=10)}") <= COLUMNS


def test_what_is_asked_fits_in_two_lines() -> None:
    for card in Card:
        name = t(f"card-object-{card.letter}") if card.is_colour else t("card-object-golden-joker")
        assert len(t("turn-place-you", card=name)) <= COLUMNS - 2
    for message in ("turn-choose-you", "turn-only-take-you", "turn-only-draw-you", "turn-out-you"):
        assert len(t(message)) <= COLUMNS - 2
    assert len(t("tui-your-keys-choose", rows="1, 2, 3, 4 or 5")) <= COLUMNS - 2


def test_the_names_of_colours_fit_on_their_cards() -> None:
    names = {card: card_name(current_catalogue(), card.letter) for card in Card if card.is_colour}
    assert max(map(len, names.values())) <= CARD - 1
