"""The end of a round, and the next one."""

import pytest

from coloretto.rules import Action, Card, Phase, Position, cards_text


def test_a_round_ends_when_everybody_has_taken_a_row() -> None:
    position = Position("classic-3-brown g x/x/b a/abbb*/cee* 0:choose 4 -").after(Action.TAKE_2)
    assert position.text == "classic-3-brown g -/-/- ab/abbb/cee 0:choose 5 -"


@pytest.mark.parametrize("last", range(3))
def test_the_player_who_took_last_starts_the_next_round(last: int) -> None:
    hands = "/".join("a" if player == last else "ab*" for player in range(3))
    position = Position(f"classic-3-brown g x/x/b {hands} {last}:choose 4 -").after(Action.TAKE_2)
    assert (position.to_move, position.round, position.players_in) == (last, 5, (0, 1, 2))


def test_not_the_same_player_starts_every_round() -> None:
    position = Position("golden-2-brown fg -/-/- ab/cd 0:choose 1 -")
    position = position.after(Action.DRAW).reveal(Card.A).after(Action.PLACE_1)
    position = position.after(Action.DRAW).reveal(Card.B).after(Action.PLACE_2)
    position = position.after(Action.TAKE_1).after(Action.TAKE_2)
    assert (position.round, position.to_move) == (2, 1)
    position = position.after(Action.DRAW).reveal(Card.A).after(Action.PLACE_0)
    position = position.after(Action.TAKE_0)
    position = position.after(Action.DRAW).reveal(Card.B).after(Action.PLACE_2)
    position = position.after(Action.TAKE_2)
    assert (position.round, position.to_move) == (3, 1)
    position = position.after(Action.DRAW).reveal(Card.A).after(Action.PLACE_0)
    position = position.after(Action.DRAW).reveal(Card.B).after(Action.PLACE_1)
    position = position.after(Action.TAKE_0).after(Action.TAKE_1)
    assert (position.round, position.to_move) == (4, 0)


def test_a_player_who_is_alone_in_the_round_starts_the_next_one_however_long_they_draw() -> None:
    position = Position("classic-3-brown g x/x/b ab*/ab*/c 2:choose 1 -")
    position = position.after(Action.DRAW).reveal(Card.E).after(Action.PLACE_2).after(Action.TAKE_2)
    assert position.text == "classic-3-brown g -/-/- ab/ab/bce 2:choose 2 -"


def test_the_third_rows_cards_leave_the_game_and_the_row_comes_back() -> None:
    position = Position("golden-2-violet fg a/x/b+ ab/ccd* 0:choose 1 -").after(Action.TAKE_0)
    assert position.text == "golden-2-violet fg -/-/- aab/ccd 0:choose 2 b+"
    assert position.discarded == (Card.B, Card.PLUS_TWO)
    assert position.rows == ((), (), ())
    assert "b" not in str(position.hands[1])


@pytest.mark.parametrize(
    ("rows", "taken", "left_over"), [("a/x/bc", 0, "bc"), ("x/b/c", 2, "b"), ("a/bc/x", 1, "a")]
)
def test_whichever_row_is_left_over_comes_back(rows: str, taken: int, left_over: str) -> None:
    position = Position(f"golden-2-violet fg {rows} ab/ccd* 0:choose 1 -").after(taken)
    assert position.text.split(" ")[2] == "-/-/-"
    assert cards_text(position.discarded) == left_over
    position = position.after(Action.DRAW).reveal(Card.E)
    assert position.legal_actions == (Action.PLACE_0, Action.PLACE_1, Action.PLACE_2)


def test_cards_of_a_left_over_row_never_come_back() -> None:
    before = Position("golden-2-violet fg a/x/b+ ab/ccd* 0:choose 1 -")
    after = before.after(Action.TAKE_0)
    assert after.deck == before.deck
    again = Position("golden-2-violet fg a/x/bj aab/ccd* 0:choose 2 b+").after(Action.TAKE_0)
    assert again.text == "golden-2-violet fg -/-/- aaab/ccd 0:choose 3 bb+j"


def test_an_empty_third_row_leaves_nothing() -> None:
    position = Position("golden-2-violet fg a/x/- ab/ccd* 0:choose 1 -").after(Action.TAKE_0)
    assert position.text == "golden-2-violet fg -/-/- aab/ccd 0:choose 2 -"


def test_a_golden_joker_nobody_takes_reveals_nothing() -> None:
    position = Position("golden-2-violet fg a/x/J ab/ccd* 0:choose 1 -").after(Action.TAKE_0)
    assert position.text == "golden-2-violet fg -/-/- aab/ccd 0:choose 2 J"
    assert position.phase == Phase.CHOOSE


def test_a_taken_row_can_be_placed_on_and_taken_in_the_next_round() -> None:
    position = Position("classic-3-brown g b/x/x a/ab*/ab* 0:choose 1 -").after(Action.TAKE_0)
    position = position.after(Action.DRAW).reveal(Card.C).after(Action.PLACE_1)
    assert position.after(Action.TAKE_1).text == "classic-3-brown g -/x/- ab/abc*/ab 2:choose 2 -"
