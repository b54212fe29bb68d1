import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.rules import Card, CardError, Hand, cards_text


def test_a_hand_counts_its_cards_by_kind() -> None:
    hand = Hand.of("babag+jJj")
    assert hand.counts == (2, 2, 0, 0, 0, 0, 1, 1, 2, 1)
    assert (hand[Card.A], hand[Card.C], hand[Card.PLUS_TWO]) == (2, 0, 1)
    assert len(hand) == 9
    assert (hand.jokers, hand.plus_twos) == (3, 1)


def test_a_hand_is_written_sorted_by_kind() -> None:
    assert str(Hand.of("J+baj")) == "ab+jJ"
    assert Hand.of("J+baj").cards == (Card.A, Card.B, Card.PLUS_TWO, Card.JOKER, Card.GOLDEN_JOKER)


def test_an_empty_hand_is_empty() -> None:
    hand = Hand.of("")
    assert (len(hand), str(hand), hand.cards, hand.colours, hand.jokers) == (0, "", (), (), 0)


def test_the_colour_with_most_cards_comes_first_and_jokers_are_no_colour() -> None:
    assert cards_text(Hand.of("accbbb++jJ").colours) == "bca"


@given(st.lists(st.sampled_from(Card)))
def test_hands_of_cards_and_of_their_letters_are_equal(cards: list[Card]) -> None:
    hand = Hand.of(cards)
    assert hand == Hand.of(cards_text(cards)) == Hand.of(reversed(cards))
    assert hand.cards == tuple(sorted(cards))


@pytest.mark.parametrize("counts", [(), (1,) * 9, (1,) * 11, (0, 0, 0, -1, 0, 0, 0, 0, 0, 0)])
def test_counts_that_are_no_hand_are_named_in_the_error(counts: tuple[int, ...]) -> None:
    with pytest.raises(CardError) as caught:
        Hand(counts)
    assert str(counts) in str(caught.value)


def test_a_letter_that_is_no_card_is_no_hand() -> None:
    with pytest.raises(CardError, match="'q'"):
        Hand.of("abq")
