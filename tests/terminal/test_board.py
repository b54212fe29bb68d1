import pytest

from coloretto.rules import Position
from coloretto.terminal.text.board import table_lines
from coloretto.terminal.text.palette import ESCAPES, Palette

NAMES = ("Mia", "Bot Ada", "Bot Bruno")


def lines_of(text: str, *, colourful: bool = False) -> list[str]:
    position = Position(text)
    return table_lines(position, NAMES[: position.players], Palette(colourful=colourful))


def test_the_table_shows_deck_rows_collections_scores_and_who_is_out() -> None:
    assert lines_of("golden-3-brown g ad+/x/J aaab/bb+jj*/c 0:choose 3 -") == [
        "Round 3: 53 cards in the deck, 37 cards until the last round.",
        "  Row 1  aqua          daffodil      +2",
        "  Row 2  taken",
        "  Row 3  golden joker  free          free",
        "  Mia               7 points  3 × aqua, 1 × blue",
        "  Bot Ada (out)    12 points  2 × blue, 2 × joker, 1 × +2",
        "  Bot Bruno          1 point  1 × crimson",
    ]


def test_rows_of_two_players_show_their_different_sizes() -> None:
    assert lines_of("golden-2-brown fg -/a/- ab/cd 0:choose 1 -")[1:4] == [
        "  Row 1  free",
        "  Row 2  aqua  free",
        "  Row 3  free  free  free",
    ]


def test_the_table_says_when_the_next_card_brings_the_last_round() -> None:
    held = "aaaaaaaaabbbbbbbbbccccccccc+++++++++/ddddddddd/eeeeeee"
    assert lines_of(f"classic-3-brown g -/-/- {held} 0:choose 9 -")[0] == (
        "Round 9: 15 cards in the deck. The next card drawn brings the last round."
    )


def test_the_table_says_that_this_is_the_last_round() -> None:
    held = "aaaaaaaaabbbbbbbbbccccccccc+++++++++/ddddddddd/eeeeeee"
    assert lines_of(f"classic-3-brown g e/-/- {held} 0:choose 9 -")[0] == (
        "Round 9: 14 cards in the deck. Last round!"
    )


@pytest.mark.parametrize("colourful", [False, True])
def test_a_long_collection_goes_on_below_itself(*, colourful: bool) -> None:
    lines = lines_of("golden-3-brown g -/-/- aaabbbccddeef++j/b/c 0:choose 3 -", colourful=colourful)
    plain = [ESCAPES.sub("", line) for line in lines]
    assert plain[4:7] == [
        "  Mia              16 points  3 × aqua, 3 × blue, 2 × crimson, 2 × daffodil,",
        "                              2 × emerald, 1 × fuchsia, 1 × joker, 2 × +2",
        "  Bot Ada            1 point  1 × blue",
    ]
    assert (plain == lines) != colourful
