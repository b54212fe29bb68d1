from collections import Counter

import pyspiel
import pytest
from hypothesis import given

from coloretto.envs.openspiel import ColorettoGame, ColorettoState
from coloretto.envs.openspiel_lengths import most_chance_nodes, most_decisions
from coloretto.rules import PRINTED, Action, Card, Position
from support.play import Step, played_games
from support.spiel import last_state_of_game, load

GAMES_BY_LOT = 300  # of each rule set

every_rule_set = pytest.mark.parametrize("name", PRINTED)


def lengths(state: ColorettoState) -> tuple[int, int]:
    """How many decisions and how many chance nodes led to a state."""
    kinds = Counter(event.player == pyspiel.PlayerId.CHANCE for event in state.full_history())
    return kinds[False], kinds[True]


@every_rule_set
def test_games_by_lot_stay_within_all_bounds(name: str) -> None:
    game = load(name, "score")
    for seed in range(GAMES_BY_LOT):
        state = last_state_of_game(game, seed)
        decisions, chance_nodes = lengths(state)
        assert decisions <= game.max_game_length()
        assert chance_nodes <= game.max_chance_nodes_in_history()
        assert len(state.history()) == state.move_number() <= game.max_history_length()
        assert all(game.min_utility() <= score <= game.max_utility() for score in state.returns())


@every_rule_set
def test_the_longest_game_reaches_the_bounds(name: str) -> None:
    game = load(name)
    state = longest_game(game)
    assert lengths(state) == (game.max_game_length(), game.max_chance_nodes_in_history())
    assert len(state.history()) == game.max_history_length() == game.max_move_number()


def longest_game(game: ColorettoGame) -> ColorettoState:
    """Rows of one card until the last-round card is next, then full rows, with the golden joker in them."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.game_state.is_set_up:
            state.apply_action(state.legal_actions()[0])
        elif state.is_chance_node():
            state.apply_action(card_that_costs_no_draw(state))
        elif wants_to_draw(state.position):
            state.apply_action(Action.DRAW)
        else:
            state.apply_action(take_or_place(state.position))
    return state


def card_that_costs_no_draw(state: ColorettoState) -> int:
    """The golden joker in the last round, any other card before it."""
    cards = state.legal_actions()
    others = [card for card in cards if card != Card.GOLDEN_JOKER]
    return cards[-1] if state.position.is_last_round else others[0]


def wants_to_draw(position: Position) -> bool:
    if Action.DRAW not in position.legal_actions:
        return False
    takeable = sum(action.is_take for action in position.legal_actions)
    too_few_for_a_round = 0 < position.cards_until_last_round < position.players
    return takeable < len(position.players_in) or too_few_for_a_round or position.is_last_round


def take_or_place(position: Position) -> Action:
    """Any row; a card goes on an empty row if there is one."""
    return min(
        position.legal_actions, key=lambda action: len(position.rows[action.row or 0] or ()) * action.is_place
    )


@given(played_games())
def test_the_bounds_hold_for_custom_rule_sets_as_well(steps: list[Step]) -> None:
    rule_set = steps[0].before.rule_set
    set_up = rule_set.colours_removed + rule_set.players * rule_set.start_cards + 1
    decisions = sum(isinstance(step.event, Action) for step in steps)
    assert decisions <= most_decisions(rule_set)
    assert set_up + len(steps) - decisions <= most_chance_nodes(rule_set)


def test_the_bounds_of_the_printed_rule_sets_are_known() -> None:
    assert {name: (most_decisions(rules), most_chance_nodes(rules)) for name, rules in PRINTED.items()} == {
        "classic-3-brown": (167, 63),
        "classic-4-brown": (198, 74),
        "classic-5-brown": (202, 77),
        "golden-2-brown": (128, 52),
        "golden-2-violet": (128, 52),
        "golden-3-brown": (165, 63),
        "golden-3-violet": (165, 63),
        "golden-4-brown": (196, 74),
        "golden-4-violet": (196, 74),
        "golden-5-brown": (200, 77),
        "golden-5-violet": (200, 77),
    }
