from random import Random

import pytest
from hypothesis import given

from coloretto.rules import (
    PRINTED,
    Action,
    ActionError,
    Card,
    Deal,
    Game,
    IllegalActionError,
    Opening,
    Position,
    RuleSet,
)
from support.play import rule_sets, seeds, steps_of_game

GOLDEN_3 = PRINTED["golden-3-brown"]


@given(rule_sets, seeds, seeds)
def test_a_game_goes_through_the_positions_of_its_deck_and_actions(
    rules: RuleSet, deck: int, choices: int
) -> None:
    deal = Deal.shuffled(rules, deck)
    game = Game(deal)
    assert game.position == Position.start(deal.opening)
    for step in steps_of_game(deal, Random(choices), eager=0.5):
        if isinstance(step.event, Action):
            assert game.position == step.before
            assert game.legal_actions == step.before.legal_actions
            assert (game.to_move, game.is_over) == (step.before.to_move, False)
            game.play(step.event)
    assert game.position == step.after
    assert (game.is_over, game.to_move, game.legal_actions) == (True, None, ())


def test_the_game_of_a_seed_is_that_of_its_deal() -> None:
    assert Game.new(GOLDEN_3, 5).deal == Deal.shuffled(GOLDEN_3, 5)
    assert Game.new(GOLDEN_3, b"secret").deal == Deal.shuffled(GOLDEN_3, b"secret")


def test_a_draw_turns_over_the_top_card() -> None:
    game = Game.new(GOLDEN_3, 5)
    game.play(Action.DRAW)
    assert game.position.drawn == game.deal.deck[0]
    game.play(Action.PLACE_0)
    game.play(Action.DRAW)
    assert game.position.drawn == game.deal.deck[1]


def test_a_golden_joker_taken_gives_the_next_card_of_the_deck() -> None:
    opening = Opening(GOLDEN_3, (Card.G,), ((Card.A,), (Card.B,), (Card.C,)), 0)
    others = opening.cards
    others.remove(Card.GOLDEN_JOKER)
    others.remove(Card.PLUS_TWO)
    game = Game(Deal(opening, (Card.GOLDEN_JOKER, Card.PLUS_TWO, *others)))
    for action in (Action.DRAW, Action.PLACE_2, Action.TAKE_2):
        game.play(action)
    assert game.position.text == "golden-3-brown g -/-/x a/b+J*/c 2:choose 1 -"
    assert game.to_move == 2


def test_a_game_does_not_show_the_order_of_its_deck() -> None:
    deal = Deal.shuffled(GOLDEN_3, 5)
    other = Deal(deal.opening, deal.deck[::-1])
    assert deal != other
    assert Game(deal).position == Game(other).position
    assert Game(deal).legal_actions == Game(other).legal_actions == (Action.DRAW,)


@pytest.mark.parametrize("action", [Action.TAKE_0, Action.PLACE_1, Action.PLACE_4, 6])
def test_an_illegal_action_raises_and_changes_nothing(action: Action | int) -> None:
    game = Game.new(GOLDEN_3, 5)
    before = game.position
    with pytest.raises(IllegalActionError, match=before.text):
        game.play(action)
    assert game.position == before
    assert game.legal_actions == (Action.DRAW,)
    assert (game.is_over, game.to_move) == (False, before.to_move)


@pytest.mark.parametrize("action", [-1, 11, 2**32 + 5, -(2**70), 2**70])
def test_a_number_of_no_action_raises_and_changes_nothing(action: int) -> None:
    game = Game.new(GOLDEN_3, 5)
    before = game.position
    with pytest.raises(ActionError, match=f"{action} in"):
        game.play(action)
    assert game.position == before


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    game = Game.new(GOLDEN_3, 5)
    while not game.is_over:
        game.play(game.legal_actions[-1])
    for action in Action:
        with pytest.raises(IllegalActionError, match="legal: none"):
            game.play(action)


def test_a_restarted_game_begins_again_with_the_same_deck() -> None:
    game = Game.new(GOLDEN_3, 5)
    first = game.position
    for action in (Action.DRAW, Action.PLACE_0, Action.TAKE_0):
        game.play(action)
    game.restart()
    assert game.position == first
    assert game.legal_actions == (Action.DRAW,)
    game.play(Action.DRAW)
    assert game.position.drawn == game.deal.deck[0]


def test_a_position_does_not_change_when_its_game_goes_on() -> None:
    game = Game.new(GOLDEN_3, 5)
    first, text = game.position, game.position.text
    game.play(Action.DRAW)
    game.play(Action.PLACE_0)
    assert first.text == text
    assert Position(text) == first != game.position


def test_two_games_of_one_rule_set_do_not_share_their_table() -> None:
    game, other = Game.new(GOLDEN_3, 5), Game.new(GOLDEN_3, 5)
    game.play(Action.DRAW)
    assert other.position != game.position
    assert other.legal_actions == (Action.DRAW,)
