"""A turn: draw and place, or take a row."""

import pytest

from coloretto.rules import Action, Card, IllegalActionError, Phase, Position, cards_text


def legal(text: str) -> str:
    return " ".join(map(str, Position(text).legal_actions))


def test_a_round_begins_with_a_draw() -> None:
    assert legal("classic-4-brown - -/-/-/- a/b/c/d 2:choose 1 -") == "D"


def test_a_player_draws_or_takes_a_row_with_cards() -> None:
    assert legal("classic-4-brown - a/-/-/b+ a/b/c/d 2:choose 1 -") == "T0 T3 D"


def test_an_empty_row_cannot_be_taken() -> None:
    position = Position("classic-4-brown - a/-/-/- a/b/c/d 2:choose 1 -")
    with pytest.raises(IllegalActionError, match="T1"):
        position.after(Action.TAKE_1)


def test_a_row_cannot_be_taken_again_in_the_same_round() -> None:
    position = Position("classic-4-brown - a/b/-/- a/b/c/d 2:choose 1 -").after(Action.TAKE_0)
    assert position.rows[0] is None
    with pytest.raises(IllegalActionError, match="T0"):
        position.after(Action.TAKE_0)


def test_nothing_is_placed_on_a_taken_row() -> None:
    assert legal("classic-4-brown - x/b/-/- aa/b*/c/d 2:place-e 1 -") == "P1 P2 P3"


def test_brown_rows_hold_three_cards() -> None:
    assert legal("classic-3-brown g aaa/bb/- a/b/c 0:place-e 1 -") == "P1 P2"
    assert legal("classic-3-brown g aaa/bbe/- a/b/c 0:place-e 1 -") == "P2"


def test_green_rows_hold_one_two_and_three_cards() -> None:
    assert legal("golden-2-brown fg -/-/- ab/cd 0:place-e 1 -") == "P0 P1 P2"
    assert legal("golden-2-brown fg a/-/- ab/cd 0:place-e 1 -") == "P1 P2"
    assert legal("golden-2-brown fg a/b/bb ab/cd 0:place-e 1 -") == "P1 P2"
    assert legal("golden-2-brown fg a/ab/bb ab/cd 0:place-e 1 -") == "P2"
    assert legal("golden-2-brown fg a/ab/bbb ab/cd 0:choose 1 -") == "T0 T1 T2"


def test_every_row_of_a_custom_rule_set_has_its_own_capacity() -> None:
    rules = "players:2,capacities:5.1,jokers:0,golden_jokers:0,reserve:9,table:brown,colours_removed:0,"
    text = f"{rules}start_cards:1,games:1 - aaaa/b a/b 0:place-e 1 -"
    assert legal(text) == "P0"
    assert Position(text).after(Action.PLACE_0).legal_actions == (Action.TAKE_0, Action.TAKE_1)


def test_nobody_draws_when_every_row_still_in_the_middle_is_full() -> None:
    assert legal("classic-3-brown g aaa/bbb/ccc a/b/c 0:choose 1 -") == "T0 T1 T2"
    assert legal("classic-3-brown g aaa/x/ccc a/bbbb*/c 0:choose 1 -") == "T0 T2"


def test_a_row_with_room_is_enough_to_draw() -> None:
    assert legal("classic-3-brown g aaa/x/cc a/bbbb*/c 0:choose 1 -") == "T0 T2 D"


def test_the_drawn_card_is_seen_before_its_row_is_chosen() -> None:
    drawing = Position("classic-3-brown g a/-/- a/b/c 0:choose 1 -").after(Action.DRAW)
    assert (drawing.phase, drawing.legal_actions, drawing.drawn) == (Phase.REVEAL, (), None)
    drawn = drawing.reveal(Card.PLUS_TWO)
    assert (drawn.phase, drawn.drawn, drawn.to_move) == (Phase.PLACE, Card.PLUS_TWO, 0)
    assert cards_text(drawn.rows[0] or ()) == "a"
    assert cards_text(drawn.after(Action.PLACE_0).rows[0] or ()) == "a+"


def test_a_revealed_card_leaves_the_deck() -> None:
    drawing = Position("classic-3-brown g a/-/- a/b/c 0:reveal 1 -")
    assert (drawing.cards_left, drawing.deck[Card.PLUS_TWO]) == (63, 10)
    drawn = drawing.reveal(Card.PLUS_TWO)
    assert (drawn.cards_left, drawn.deck[Card.PLUS_TWO]) == (62, 9)


def test_a_drawn_card_must_be_placed() -> None:
    assert legal("classic-3-brown g a/b/- a/b/c 0:place-e 1 -") == "P0 P1 P2"


def test_placing_a_card_gives_it_to_nobody() -> None:
    before = Position("classic-3-brown g a/b/- a/b/c 0:place-e 1 -")
    assert before.after(Action.PLACE_1).hands == before.hands


def test_a_taken_rows_cards_go_to_the_taker_who_is_out_for_the_round() -> None:
    position = Position("classic-3-brown g a+j/b/- a/b/c 1:choose 1 -").after(Action.TAKE_0)
    assert position.text == "classic-3-brown g x/b/- a/ab+j*/c 2:choose 1 -"
    assert position.players_in == (0, 2)


@pytest.mark.parametrize(("player", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_turn_passes_clockwise(player: int, following: int) -> None:
    text = f"classic-4-brown - a/b/-/- a/b/c/d {player}:place-e 1 -"
    assert Position(text).after(Action.PLACE_2).to_move == following
    text = f"classic-4-brown - a/b/-/- a/b/c/d {player}:choose 1 -"
    assert Position(text).after(Action.TAKE_1).to_move == following


def test_players_who_are_out_are_skipped() -> None:
    position = Position("classic-4-brown - x/x/e/- a/ab*/bc*/d 0:place-e 1 -").after(Action.PLACE_3)
    assert position.to_move == 3
    assert position.after(Action.TAKE_3).to_move == 0


def test_the_last_player_may_go_on_drawing_alone_until_all_rows_are_full() -> None:
    position = Position("golden-2-brown fg -/x/b ab/aacd* 0:choose 1 -")
    for row in (0, 2, 2):
        assert Action.DRAW in position.legal_actions
        position = position.after(Action.DRAW).reveal(Card.E).after(Action.place(row))
        assert position.to_move == 0
    assert position.legal_actions == (Action.TAKE_0, Action.TAKE_2)


def test_the_order_in_which_cards_were_placed_does_not_matter() -> None:
    start = Position("classic-3-brown g -/-/b a/b/c 0:choose 1 -")
    orders = []
    for cards in ("ajc", "jca", "caj"):
        position = start
        for card in cards:
            position = position.after(Action.DRAW).reveal(Card.from_letter(card)).after(Action.PLACE_1)
        orders.append(position)
    assert orders[0] == orders[1] == orders[2]
    assert orders[0].text == "classic-3-brown g -/acj/b a/b/c 0:choose 1 -"


def test_a_drawn_card_is_any_card_of_the_deck_by_how_many_there_are() -> None:
    position = Position("classic-3-brown g aa/-/- a/b/c 0:choose 1 -").after(Action.DRAW)
    assert position.cards_left == 62  # 6 x 9 + 10 + 3, less two on a row and three start cards
    found = {card.letter: probability * 62 for card, probability in position.chance_outcomes}
    assert found == {"a": 6, "b": 8, "c": 8, "d": 9, "e": 9, "f": 9, "+": 10, "j": 3}
