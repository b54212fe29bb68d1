import pytest

from coloretto.locales import LANGUAGES, Catalogue
from coloretto.rules import PRINTED
from coloretto.terminal.text.layout import COLUMNS
from coloretto.terminal.text.rules_in_short import rules_in_short

SCREEN = 24


@pytest.mark.parametrize("rules", PRINTED)
def test_the_rules_in_short_fit_on_one_screen_with_a_question_below(rules: str) -> None:
    lines = rules_in_short(PRINTED[rules])
    assert len(lines) < SCREEN - 5
    assert max(map(len, lines)) <= COLUMNS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_stand_in_columns_in_every_language(language: str) -> None:
    lines = Catalogue(language)("plain-rules-keys").splitlines()
    assert [line.split()[0] for line in lines] == ["d", "t2", "2"]
    assert max(map(len, lines)) <= COLUMNS


def test_the_points_stand_below_the_numbers_of_cards() -> None:
    lines = rules_in_short(PRINTED["golden-2-violet"])
    (cards,) = (line for line in lines if "6 or more" in line)
    points = lines[lines.index(cards) + 1]
    for number, value in enumerate((1, 4, 8, 7, 6), start=1):
        assert points[cards.index(str(number))] == str(value)


def test_only_what_is_in_the_game_is_explained() -> None:
    classic, golden = (
        " ".join(rules_in_short(PRINTED[name])) for name in ("classic-4-brown", "golden-2-brown")
    )
    assert "Each row has room for 3 cards." in classic
    assert "the last 15 cards" in classic
    assert "golden joker" not in classic
    assert "The rows have room for 1, 2 and 3 cards. Cards nobody takes leave the game." in golden
    assert "the last 16 cards" in golden
    assert "The golden joker is a joker" in golden
