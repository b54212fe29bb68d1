"""Custom rule sets whose deck can run out."""

from collections import Counter

import pytest

from coloretto.rules import Action, Card, IllegalActionError, Phase, parse_rule_set
from support.play import with_deck

TWO = (
    "players:2,capacities:3.3,jokers:0,golden_jokers:3,reserve:2,"
    "table:brown,colours_removed:4,start_cards:1,games:1"
)
THREE = (
    "players:3,capacities:3.3.3,jokers:0,golden_jokers:0,reserve:2,"
    "table:brown,colours_removed:4,start_cards:1,games:1"
)
FOUR_ROWS = (
    "players:3,capacities:3.3.3.3,jokers:0,golden_jokers:0,reserve:2,"
    "table:brown,colours_removed:4,start_cards:1,games:1"
)


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR_ROWS])
def test_these_rule_sets_are_known_to_run_out(rules: str) -> None:
    assert parse_rule_set(rules).can_run_out


def test_drawing_is_not_legal_from_an_empty_deck() -> None:
    position = with_deck(f"{TWO} defg a/- a/b 0:choose 5 -", "")
    assert position.legal_actions == (Action.TAKE_0,)
    with pytest.raises(IllegalActionError, match="D in"):
        position.after(Action.DRAW)


def test_the_last_card_of_the_deck_can_be_drawn_and_placed() -> None:
    position = with_deck(f"{TWO} defg a/- a/b 0:choose 5 -", "c")
    assert position.legal_actions == (Action.TAKE_0, Action.DRAW)
    position = position.after(Action.DRAW).reveal(Card.C)
    assert (position.cards_left, position.legal_actions) == (0, (Action.PLACE_0, Action.PLACE_1))
    assert position.after(Action.PLACE_1).legal_actions == (Action.TAKE_0, Action.TAKE_1)


def test_a_golden_reveal_from_an_empty_deck_reveals_nothing() -> None:
    position = with_deck(f"{TWO} defg aJ/b a/b 1:choose 5 -", "").after(Action.TAKE_0)
    assert (position.phase, position.to_move) == (Phase.CHOOSE, 0)
    assert str(position.hands[1]) == "abJ"


def test_golden_jokers_reveal_no_more_cards_than_the_deck_has() -> None:
    position = with_deck(f"{TWO} defg JJJ/b a/b 1:choose 5 -", "cc").after(Action.TAKE_0)
    assert position.text.split(" ")[4] == "1:bonus-2"
    position = position.reveal(Card.C).reveal(Card.C)
    assert (position.phase, position.to_move, str(position.hands[1])) == (Phase.CHOOSE, 0, "bccJJJ")


def test_a_golden_reveal_from_an_empty_deck_may_end_the_game() -> None:
    position = with_deck(f"{TWO} defg J/x a*/b 1:choose 5 -", "").after(Action.TAKE_0)
    assert position.is_over


def test_a_round_that_leaves_nothing_to_draw_or_take_ends_the_game() -> None:
    position = with_deck(f"{THREE} defg a/-/- a/b/c 1:choose 5 -", "")
    over = position.after(Action.TAKE_0)
    assert (over.is_over, over.to_move, over.players_in) == (True, None, ())
    assert over.rows == (None, (), ())
    assert [str(hand) for hand in over.hands[1:]] == ["ab", "c"]


def test_a_golden_reveal_of_the_last_card_may_leave_the_others_with_nothing() -> None:
    position = with_deck(f"{TWO} defg J/- a/b 1:choose 5 -", "c").after(Action.TAKE_0)
    over = position.reveal(Card.C)
    assert (over.is_over, str(over.hands[1])) == (True, "bcJ")


def test_a_round_is_not_stranded_while_a_row_can_be_taken() -> None:
    position = with_deck(f"{THREE} defg a/b/- a/b/c 1:choose 5 -", "").after(Action.TAKE_0)
    assert (position.phase, position.to_move) == (Phase.CHOOSE, 2)
    assert position.legal_actions == (Action.TAKE_1,)
    assert position.after(Action.TAKE_1).is_over


def test_a_stranded_game_is_scored_with_the_cards_held() -> None:
    over = with_deck(f"{THREE} defg a/-/- ++/bb/c 1:choose 5 -", "").after(Action.TAKE_0)
    counts = Counter(str(over.hands[0]))
    assert counts == {"a": 8, "b": 7, "c": 8, "+": 10}
    assert over.scores == (21 + 21 + 21 + 20, 3 + 1, 1)
    assert over.winners == (0,)


def test_rows_nobody_could_take_leave_the_game_when_everybody_has_taken() -> None:
    position = with_deck(f"{FOUR_ROWS} defg x/x/b/c ab*/ab*/c 2:choose 5 -", "")
    over = position.after(Action.TAKE_2)
    assert (over.is_over, over.discarded, over.rows) == (True, (Card.C,), (None, None, None, ()))
