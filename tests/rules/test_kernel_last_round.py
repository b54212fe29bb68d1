"""The last-round card: where it lies, and what it does when it turns up."""

from random import Random

import pytest

from coloretto.rules import PRINTED, Action, Card, Deal, Phase, Position
from support.effort import effort
from support.play import positions_of_game, with_deck

RESERVE = {"classic": 15, "golden": 16}


@pytest.mark.parametrize("name", PRINTED)
@pytest.mark.parametrize("seed", range(effort(3, 100)))
def test_the_last_round_card_turns_up_at_the_bottom_15_or_16_cards(name: str, seed: int) -> None:
    reserve = RESERVE[name.partition("-")[0]]
    positions = list(positions_of_game(Deal.shuffled(PRINTED[name], seed), Random(seed)))
    for position in positions:
        assert position.is_last_round == (position.cards_left < reserve)
        assert position.last_round_card_is_next == (position.cards_left == reserve)
        assert position.cards_until_last_round == max(0, position.cards_left - reserve)


def test_the_drawer_draws_the_next_card_instead_of_the_last_round_card() -> None:
    position = with_deck("classic-3-brown g a/-/- a/b/c 0:choose 8 -", "a" * 5 + "+" * 9 + "f")
    assert position.last_round_card_is_next
    drawing = position.after(Action.DRAW)
    assert (drawing.cards_left, drawing.is_last_round) == (15, False)
    drawn = drawing.reveal(Card.F)
    assert (drawn.cards_left, drawn.is_last_round) == (14, True)
    assert (drawn.phase, drawn.drawn, drawn.to_move) == (Phase.PLACE, Card.F, 0)


def test_the_last_round_card_is_not_put_into_a_row() -> None:
    position = with_deck("classic-3-brown g a/-/- a/b/c 0:choose 8 -", "a" * 5 + "+" * 9 + "f")
    position = position.after(Action.DRAW).reveal(Card.F).after(Action.PLACE_0)
    assert position.rows == ((Card.A, Card.F), (), ())


def test_the_last_round_is_played_to_its_end_draws_included() -> None:
    position = with_deck("classic-3-brown g a/-/- a/b/c 0:choose 8 -", "a" * 5 + "+" * 9 + "f")
    position = position.after(Action.DRAW).reveal(Card.F).after(Action.PLACE_0)
    assert position.legal_actions == (Action.TAKE_0, Action.DRAW)
    position = position.after(Action.DRAW).reveal(Card.PLUS_TWO).after(Action.PLACE_1)
    position = position.after(Action.TAKE_0)
    position = position.after(Action.DRAW).reveal(Card.PLUS_TWO).after(Action.PLACE_2)
    position = position.after(Action.TAKE_1)
    assert (position.is_last_round, position.is_over, position.round) == (True, False, 8)
    position = position.after(Action.TAKE_2)
    assert (position.is_over, position.round) == (True, 8)


def test_the_game_goes_on_while_the_last_round_card_lies_on_top_of_the_deck() -> None:
    position = with_deck("classic-3-brown g x/b/x aa*/b/cc* 1:choose 8 -", "a" * 5 + "+" * 10)
    assert position.last_round_card_is_next
    following = position.after(Action.TAKE_1)
    assert (following.is_over, following.round, following.to_move) == (False, 9, 1)
    assert not following.is_last_round


def test_the_game_ends_with_the_round_in_which_the_last_round_card_turned_up() -> None:
    position = with_deck("classic-3-brown g x/b/x aa*/b/cc* 1:choose 8 -", "a" * 4 + "+" * 10)
    over = position.after(Action.TAKE_1)
    assert over.text.endswith("/bb*/cc* over 8 -")
    assert over.rows == (None, None, None)
    assert (over.phase, over.to_move, over.legal_actions) == (Phase.OVER, None, ())
    assert over.players_in == ()
    assert Position(over.text) == over


def test_the_third_rows_cards_leave_the_last_round_too() -> None:
    position = with_deck("golden-2-brown fg b/x/cc ab/acd* 0:choose 8 -", "a" * 5 + "+" * 10)
    over = position.after(Action.TAKE_0)
    assert over.is_over
    assert over.discarded == (Card.C, Card.C)
    assert over.rows == (None, None, ())


def test_a_last_round_card_on_top_of_the_whole_deck_makes_the_first_round_the_last() -> None:
    rules = (
        "players:2,capacities:3.3,jokers:3,golden_jokers:0,reserve:74,"
        "table:brown,colours_removed:0,start_cards:1,games:1"
    )
    position = Position(f"{rules} - -/- a/b 0:choose 1 -")
    assert (position.cards_left, position.cards_until_last_round, position.is_last_round) == (74, 0, False)
    assert position.after(Action.DRAW).reveal(Card.A).is_last_round
