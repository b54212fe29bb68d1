from collections import defaultdict
from collections.abc import Iterator
from pickle import dumps, loads

import pyspiel
import pytest

from coloretto.envs.openspiel import ColorettoGame, ColorettoState
from coloretto.envs.rewards import REWARDS, reward_bounds
from coloretto.rules import (
    PRINTED,
    ActionError,
    ColorettoError,
    DealError,
    IllegalActionError,
    ImpossibleCardError,
    Opening,
    Position,
    RuleSetError,
    WrongPhaseError,
)
from support.spiel import last_state_of_game, load, opening_of, position_of, states_of_game

Utility = pyspiel.GameType.Utility

every_rule_set = pytest.mark.parametrize("name", PRINTED)
every_reward = pytest.mark.parametrize("returns", REWARDS)


# Games and their parameters.


@every_rule_set
def test_a_game_of_every_printed_rule_set_can_be_loaded(name: str) -> None:
    game = load(name)
    assert game.rule_set == PRINTED[name]
    assert game.num_players() == PRINTED[name].players
    assert pyspiel.load_game(str(game)) == game


def test_a_game_is_loaded_by_a_string_as_by_parameters() -> None:
    game = pyspiel.load_game("python_coloretto(players=3,edition=golden,table=violet)")
    assert game.rule_set == PRINTED["golden-3-violet"]
    assert game == load("golden-3-violet")


@pytest.mark.parametrize("players", range(2, 6))
def test_without_parameters_every_number_of_players_it_declares_can_play(players: int) -> None:
    game_type = {known.short_name: known for known in pyspiel.registered_games()}["python_coloretto"]
    assert game_type.min_num_players <= players <= game_type.max_num_players
    assert pyspiel.load_game("python_coloretto", {"players": players}).num_players() == players
    assert pyspiel.load_game("python_coloretto").get_type() == game_type


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ("players=2,edition=classic", "the classic edition is for 3 to 5 players, not 2"),
        ("players=6", "the golden edition is for 2 to 5 players, not 6"),
        ("edition=classic,table=violet", "the classic edition has the brown scoring table, not violet"),
        ("edition=silver", "unknown rule set: 'silver-4-brown'"),
        ("table=green", "unknown scoring table: 'green'"),
        ("edition=", "unknown rule set: '-4-brown'"),
        ("players=-3", "unknown rule set: 'golden--3-brown'"),
    ],
)
def test_a_rule_set_that_was_never_printed_is_our_error(parameters: str, message: str) -> None:
    with pytest.raises(RuleSetError, match=message):
        pyspiel.load_game(f"python_coloretto({parameters})")


def test_unknown_returns_and_parameters_are_our_errors() -> None:
    with pytest.raises(ColorettoError, match="unknown reward: 'money'"):
        pyspiel.load_game("python_coloretto(returns=money)")
    with pytest.raises(ColorettoError, match=r"unknown parameters: \['dice'\]"):
        ColorettoGame({"dice": 2})


@every_rule_set
@every_reward
def test_a_game_says_what_its_returns_are(name: str, returns: str) -> None:
    game = load(name, returns)
    least, most = reward_bounds(PRINTED[name], returns)  # type: ignore[arg-type]
    assert (game.min_utility(), game.max_utility()) == (least, most)
    expected = {
        "score": (Utility.GENERAL_SUM, None),
        "difference": (Utility.ZERO_SUM, 0.0),
        "win_share": (Utility.CONSTANT_SUM, 1.0),
    }
    assert (game.get_type().utility, game.utility_sum()) == expected[returns]


# The set-up.


def set_up_leaves(state: ColorettoState, probability: float) -> Iterator[tuple[ColorettoState, float]]:
    for outcome, chance in state.chance_outcomes():
        child = state.child(outcome)
        if child.is_chance_node():
            yield from set_up_leaves(child, probability * chance)
        else:
            yield child, probability * chance


@pytest.mark.parametrize(
    ("name", "openings"), [("golden-2-violet", 21 * 120 * 2), ("classic-3-brown", 7 * 120 * 3)]
)
def test_every_opening_is_equally_likely(name: str, openings: int) -> None:
    game = load(name)
    probabilities: defaultdict[Opening, float] = defaultdict(float)
    for state, probability in set_up_leaves(game.new_initial_state(), 1.0):
        opening = opening_of(game.rule_set, state.history())
        probabilities[opening] += probability
        assert state.position == Position.start(opening)
    assert len(probabilities) == openings
    assert min(probabilities.values()) == pytest.approx(1 / openings)
    assert max(probabilities.values()) == pytest.approx(1 / openings)


def test_the_set_up_is_a_sequence_of_chance_events() -> None:
    state = load("golden-2-violet").new_initial_state()
    outcomes = []
    for outcome in (3, 4, 0, 1, 2, 5, 1):
        outcomes.append((str(state), state.action_to_string(outcome)))
        state.apply_action(outcome)
    assert outcomes == [
        ("golden-2-violet set-up: removed -, start cards -/-", "remove d"),
        ("golden-2-violet set-up: removed d, start cards -/-", "remove e"),
        ("golden-2-violet set-up: removed de, start cards -/-", "start card a for player 0"),
        ("golden-2-violet set-up: removed de, start cards a/-", "start card b for player 0"),
        ("golden-2-violet set-up: removed de, start cards ab/-", "start card c for player 1"),
        ("golden-2-violet set-up: removed de, start cards ab/c", "start card f for player 1"),
        ("golden-2-violet set-up: removed de, start cards ab/cf", "player 1 starts"),
    ]
    assert str(state) == "golden-2-violet de -/-/- ab/cf 1:choose 1 -"


def test_a_colour_is_removed_or_given_only_once() -> None:
    state = load("golden-3-brown").new_initial_state()
    state.apply_action(6)
    with pytest.raises(DealError, match="impossible draw: 6 in 'golden-3-brown set-up: removed g"):
        state.apply_action(6)
    state.apply_action(2)
    assert state.legal_actions() == [0, 1, 3, 4, 5]
    for impossible in (-2, 2, 6, 7, 10):
        with pytest.raises(DealError, match=f"impossible draw: {impossible}"):
            state.apply_action(impossible)
    assert state.history() == [6, 2]


def test_there_is_no_position_before_the_set_up_is_complete() -> None:
    with pytest.raises(WrongPhaseError, match="no position before the set-up is complete: 'classic-4-brown"):
        str(load("classic-4-brown").new_initial_state().position)


# The play.


@every_rule_set
@every_reward
def test_the_rules_replay_every_history(name: str, returns: str) -> None:
    rule_set = PRINTED[name]
    for seed in range(20):
        state = last_state_of_game(load(name, returns), seed)
        position = position_of(rule_set, state.history())
        assert position == state.position
        assert position.is_over


@every_rule_set
def test_every_state_is_the_position_of_the_rules(name: str) -> None:
    for state in states_of_game(load(name), seed=7):
        if not state.game_state.is_set_up:
            continue
        position = state.position
        assert str(state) == position.text
        assert state.is_terminal() == position.is_over
        if position.phase.is_chance:
            assert state.current_player() == pyspiel.PlayerId.CHANCE
            assert state.chance_outcomes() == [
                (card, float(probability)) for card, probability in position.chance_outcomes
            ]
        elif not position.is_over:
            assert state.current_player() == position.to_move
            assert state.legal_actions() == list(position.legal_actions)
            assert [state.action_to_string(action) for action in state.legal_actions()] == list(
                map(str, position.legal_actions)
            )


@every_rule_set
def test_our_shortcuts_answer_as_openspiel_does(name: str) -> None:
    for state in states_of_game(load(name), seed=8):
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        for player in range(state.num_players()):
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
        state.legal_actions().clear()
        assert state.legal_actions() == pyspiel.State.legal_actions(state)


def test_revealed_cards_are_shown_by_their_letters() -> None:
    state = load("golden-3-brown").new_initial_state()
    for event in (6, 0, 1, 2, 0, 5):
        state.apply_action(event)
    assert state.action_to_string(9) == "reveal J"
    for event in (9, 6, 5, 7, 7, 0):
        state.apply_action(event)
    assert str(state) == "golden-3-brown g x/+/- a/b/cJ* 2:bonus-1 1 -"
    assert [state.action_to_string(card) for card in (0, 7)] == ["reveal bonus a", "reveal bonus +"]
    assert dict(state.chance_outcomes())[7] == 9 / 62


def test_what_cannot_happen_is_our_error_and_changes_nothing() -> None:
    state = load("classic-3-brown").new_initial_state()
    for event in (6, 0, 1, 2, 0):
        state.apply_action(event)
    for action in (0, 6, 10):
        with pytest.raises(IllegalActionError, match="illegal action"):
            state.apply_action(action)
    for action in (11, -2):
        with pytest.raises(ActionError, match=f"unknown action: {action}"):
            state.apply_action(action)
        with pytest.raises(ActionError, match=f"unknown action: {action}"):
            state.action_to_string(action)
    with pytest.raises(WrongPhaseError, match="chance decides nothing"):
        state.chance_outcomes()
    state.apply_action(5)
    for card in (6, 9, 10):
        with pytest.raises(ImpossibleCardError, match="not in the deck"):
            state.apply_action(card)
    with pytest.raises(ActionError, match="unknown outcome of chance: 10"):
        state.action_to_string(10)
    assert state.history() == [6, 0, 1, 2, 0, 5]
    assert str(state) == "classic-3-brown g -/-/- a/b/c 0:reveal 1 -"


def test_nothing_happens_after_the_end() -> None:
    state = last_state_of_game(load("golden-2-brown"), seed=1)
    with pytest.raises(IllegalActionError, match="legal: none"):
        state.apply_action(5)


# Returns.


@every_rule_set
def test_returns_are_those_of_the_last_position(name: str) -> None:
    for seed in range(20):
        states = {returns: last_state_of_game(load(name, returns), seed) for returns in REWARDS}
        position = states["score"].position
        scores, players = position.scores, position.players
        assert states["score"].returns() == list(scores)
        assert states["win_share"].returns() == list(position.win_shares)
        assert states["difference"].returns() == pytest.approx(
            [score - (sum(scores) - score) / (players - 1) for score in scores]
        )
        assert sum(states["win_share"].returns()) == pytest.approx(1, abs=1e-12)
        assert sum(states["difference"].returns()) == pytest.approx(0, abs=1e-9)


@every_reward
def test_nobody_is_rewarded_before_the_end(returns: str) -> None:
    *before, last = (
        (state.returns(), state.rewards()) for state in states_of_game(load("golden-4-violet", returns), 3)
    )
    assert {tuple(numbers) for both in before for numbers in both} == {(0.0, 0.0, 0.0, 0.0)}
    assert last[0] == last[1] != [0.0, 0.0, 0.0, 0.0]


@pytest.mark.parametrize("rules", ["golden-2-violet", "players:2;capacities:1.2;jokers:0;start_cards:0"])
def test_any_rule_set_is_a_game_that_comes_back_from_its_text(rules: str) -> None:
    game = pyspiel.load_game(f"python_coloretto(rules={rules},returns=score)")
    assert game.num_players() == 2
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert str(loads(dumps(game))) == str(game)  # noqa: S301 - our own
    with_commas = pyspiel.load_game(
        "python_coloretto", {"rules": rules.replace(";", ","), "returns": "score"}
    )
    assert str(with_commas) == str(game)


def test_rules_beside_an_edition_are_refused() -> None:
    with pytest.raises(ColorettoError, match="rules=golden-2 stands in place of players, edition, table"):
        pyspiel.load_game("python_coloretto(rules=golden-2,players=3)")


def test_a_tensor_of_the_information_state_is_refused() -> None:
    game = pyspiel.load_game("python_coloretto(players=2)")
    for ask in (
        game.information_state_tensor_size,
        game.information_state_tensor_shape,
        game.new_initial_state().information_state_tensor,
    ):
        with pytest.raises(ColorettoError, match="no information state tensor"):
            ask()
