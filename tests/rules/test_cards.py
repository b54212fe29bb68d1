import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.rules import COLOURS, Card, CardError, cards_text, parse_cards


def test_there_are_seven_colours_a_plus_two_and_two_kinds_of_joker() -> None:
    assert cards_text(Card) == "abcdefg+jJ"
    assert cards_text(COLOURS) == "abcdefg"
    assert [card for card in Card if card.is_joker] == [Card.JOKER, Card.GOLDEN_JOKER]
    assert [card for card in Card if card.is_colour] == list(COLOURS)


@pytest.mark.parametrize("card", Card)
def test_a_card_comes_back_from_its_letter(card: Card) -> None:
    assert Card.from_letter(card.letter) is card
    assert str(card) == card.letter


@given(st.lists(st.sampled_from(Card)))
def test_cards_come_back_from_their_text_in_their_order(cards: list[Card]) -> None:
    assert parse_cards(cards_text(cards)) == tuple(cards)


@pytest.mark.parametrize("letter", ["", "h", "A", "L", "ab", "-", "x"])
def test_a_letter_that_names_no_card_is_named_in_the_error(letter: str) -> None:
    with pytest.raises(CardError) as caught:
        Card.from_letter(letter)
    assert repr(letter) in str(caught.value)


def test_one_wrong_letter_spoils_a_text_of_cards() -> None:
    with pytest.raises(CardError, match="'z'"):
        parse_cards("abz")
