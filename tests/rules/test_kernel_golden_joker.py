"""The golden joker: the player who takes it also gets the top card of the deck."""

import pytest

from coloretto.rules import Action, Card, Phase, Position, WrongPhaseError
from support.play import with_deck

THREE_GOLDEN = (
    "players:2,capacities:3.3,jokers:0,golden_jokers:3,reserve:9,"
    "table:brown,colours_removed:0,start_cards:1,games:1"
)


def test_golden_joker_reveals_when_taken_not_when_placed() -> None:
    position = Position("golden-3-brown g -/-/- a/b/c 0:place-J 1 -").after(Action.PLACE_1)
    assert position.text == "golden-3-brown g -/J/- a/b/c 1:choose 1 -"
    position = position.after(Action.TAKE_1)
    assert position.text == "golden-3-brown g -/x/- a/bJ*/c 1:bonus-1 1 -"
    assert position.reveal(Card.F).text == "golden-3-brown g -/x/- a/bfJ*/c 2:choose 1 -"


def test_golden_joker_pays_its_taker_not_who_placed_it() -> None:
    position = Position("golden-3-brown g a/-/- a/b/c 0:place-J 1 -").after(Action.PLACE_0)
    position = position.after(Action.TAKE_0).reveal(Card.F)
    assert [len(hand) for hand in position.hands] == [1, 4, 1]


def test_nobody_moves_until_the_golden_jokers_card_is_revealed() -> None:
    position = Position("golden-3-brown g aJ/b/- a/b/c 0:choose 1 -").after(Action.TAKE_0)
    assert (position.phase, position.to_move) == (Phase.REVEAL_BONUS, 0)
    assert position.legal_actions == ()
    assert position.drawn is None


def test_a_plain_joker_reveals_nothing() -> None:
    position = Position("golden-3-brown g jj/-/- a/b/c 0:choose 1 -").after(Action.TAKE_0)
    assert position.phase == Phase.CHOOSE
    with pytest.raises(WrongPhaseError):
        position.reveal(Card.A)


def test_a_golden_joker_already_held_reveals_nothing_when_another_row_is_taken() -> None:
    position = Position("golden-3-brown g a/-/- aJ/b/c 0:choose 2 -").after(Action.TAKE_0)
    assert position.text == "golden-3-brown g x/-/- aaJ*/b/c 1:choose 2 -"


def test_a_revealed_joker_is_just_a_joker() -> None:
    position = Position("golden-3-brown g J/-/- a/b/c 0:choose 1 -").after(Action.TAKE_0)
    assert position.reveal(Card.JOKER).text == "golden-3-brown g x/-/- ajJ*/b/c 1:choose 1 -"


def test_a_revealed_golden_joker_does_not_reveal_again() -> None:
    position = Position(f"{THREE_GOLDEN} - J/- a/b 0:choose 1 -").after(Action.TAKE_0)
    assert position.reveal(Card.GOLDEN_JOKER).text == f"{THREE_GOLDEN} - x/- aJJ*/b 1:choose 1 -"


def test_each_golden_joker_of_a_row_reveals_a_card() -> None:
    position = Position(f"{THREE_GOLDEN} - JJJ/- a/b 0:choose 1 -").after(Action.TAKE_0)
    for left, card in ((3, Card.C), (2, Card.D), (1, Card.PLUS_TWO)):
        assert position.text.split(" ")[4] == f"0:bonus-{left}"
        position = position.reveal(card)
    assert position.text == f"{THREE_GOLDEN} - x/- acd+JJJ*/b 1:choose 1 -"


def test_the_last_taker_of_a_round_reveals_before_the_next_round_begins() -> None:
    position = Position("golden-3-brown g x/x/J ab*/ab*/c 2:choose 1 -").after(Action.TAKE_2)
    assert position.text == "golden-3-brown g x/x/x ab*/ab*/cJ* 2:bonus-1 1 -"
    assert position.reveal(Card.D).text == "golden-3-brown g -/-/- ab/ab/cdJ 2:choose 2 -"


def test_last_round_card_for_a_golden_joker_makes_this_the_last_round_and_reveals_the_next_card() -> None:
    position = with_deck("golden-3-brown g J/b/- a/b/c 1:choose 7 -", "a" * 6 + "+" * 10)
    assert position.last_round_card_is_next
    revealing = position.after(Action.TAKE_0)
    assert not revealing.is_last_round
    revealed = revealing.reveal(Card.PLUS_TWO)
    assert revealed.is_last_round
    assert str(revealed.hands[1]) == "b+J"
    assert (revealed.cards_left, revealed.phase, revealed.to_move) == (15, Phase.CHOOSE, 2)
    assert revealed.legal_actions == (Action.TAKE_1, Action.DRAW)


def test_last_round_card_turning_up_for_the_last_take_of_a_round_ends_the_game() -> None:
    position = with_deck("golden-3-brown g x/J/x ab*/b/ac* 1:choose 7 -", "a" * 5 + "+" * 10 + "f")
    over = position.after(Action.TAKE_1).reveal(Card.F)
    assert over.is_over
    assert str(over.hands[1]) == "bfJ"


def test_golden_joker_in_the_very_last_take_of_the_game_still_reveals_a_card() -> None:
    position = with_deck("golden-3-brown g x/J/x ab*/b/ac* 1:choose 7 -", "++f")
    revealing = position.after(Action.TAKE_1)
    assert (revealing.phase, revealing.is_over) == (Phase.REVEAL_BONUS, False)
    over = revealing.reveal(Card.F)
    assert (over.is_over, str(over.hands[1])) == (True, "bfJ")
