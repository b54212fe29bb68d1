import numpy as np
import pyspiel
import pytest
from numpy.typing import NDArray
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from coloretto.envs.observation import PIECES, SIZE, new_observations, observe_into, split
from coloretto.rules import PRINTED, ColorettoError, Position
from support.spiel import load, states_of_game

every_rule_set = pytest.mark.parametrize("name", PRINTED)

PUBLIC = pyspiel.IIGObservationType(
    public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
)
PRIVATE = pyspiel.IIGObservationType(
    public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)


def seen(position: Position, player: int) -> dict[str, NDArray[np.int8]]:
    views, vectors = new_observations(1)
    observe_into(position._states, player, views)
    return split(vectors[0])


@every_rule_set
def test_an_observation_has_the_pieces_that_all_our_environments_share(name: str) -> None:
    game = load(name)
    observation = make_observation(game)
    assert {piece: array.shape for piece, array in observation.dict.items()} == {
        piece.name: piece.shape for piece in PIECES
    }
    for state in states_of_game(game, seed=11):
        if not state.game_state.is_set_up:
            continue
        for player in range(game.num_players()):
            observation.set_from(state, player)
            for piece, expected in seen(state.position, player).items():
                assert np.array_equal(observation.dict[piece], expected), piece


def test_the_pieces_are_views_of_one_tensor_of_floats() -> None:
    observation = make_observation(load("golden-4-brown"))
    assert (observation.tensor.shape, observation.tensor.dtype) == ((SIZE,), np.float32)
    assert all(np.shares_memory(piece, observation.tensor) for piece in observation.dict.values())


def test_a_state_gives_the_same_tensor() -> None:
    game = load("golden-5-violet")
    observation = make_observation(game, PUBLIC)
    assert game.observation_tensor_shape() == [SIZE]
    for state in states_of_game(game, seed=12):
        for player in range(5):
            observation.set_from(state, player)
            assert state.observation_tensor(player) == observation.tensor.tolist()


def test_in_the_set_up_nobody_is_to_move() -> None:
    state = load("golden-3-brown").new_initial_state()
    observation = make_observation(state.get_game())
    observation.set_from(state, 0)
    pieces = observation.dict
    assert not any(pieces[piece].any() for piece in ("choose", "place", "to_move"))
    assert pieces["colours"].all()
    state.apply_action(6)
    observation.set_from(state, 0)
    assert observation.dict["colours"].tolist() == [1, 1, 1, 1, 1, 1, 0]
    assert observation.dict["round"].tolist() == [0]


def test_everybody_sees_the_position_and_remembers_the_history() -> None:
    game = load("golden-3-violet")
    recall, private = make_observation(game, INFO_STATE_OBS_TYPE), make_observation(game, PRIVATE)
    assert recall.tensor is None
    assert private.tensor is None
    for state in states_of_game(game, seed=13):
        for player in range(3):
            assert state.observation_string(player) == str(state)
            assert state.information_state_string(player) == state.history_str()
            assert recall.string_from(state, player) == state.history_str()
            assert private.string_from(state, player) == ""


def test_a_game_provides_what_it_says() -> None:
    game_type = load("classic-3-brown").get_type()
    assert game_type.information == pyspiel.GameType.Information.PERFECT_INFORMATION
    assert game_type.provides_information_state_string
    assert not game_type.provides_information_state_tensor
    assert game_type.provides_observation_string
    assert game_type.provides_observation_tensor
    assert game_type.provides_factored_observation_string


def test_openspiel_can_make_the_observers_from_c_plus_plus() -> None:
    game = load("golden-4-brown")
    state = game.new_initial_state()
    by_type, by_default = game.make_observer(PUBLIC, {}), game.make_observer({})
    for observer in (by_type, by_default):
        observation = pyspiel._Observation(game, observer)
        observation.set_from(state, 1)
        assert np.frombuffer(observation, np.float32).tolist() == state.observation_tensor(1)
        assert observation.string_from(state, 1) == str(state)


def test_an_observer_has_no_parameters_and_knows_the_players() -> None:
    game = load("golden-4-brown")
    with pytest.raises(ColorettoError, match=r"no parameters: {'colour': 1}"):
        make_observation(game, None, {"colour": 1})
    with pytest.raises(ColorettoError, match=r"no parameters: {'colour': 1}"):
        game.make_observer({"colour": 1})
    observation = make_observation(game)
    for player in (-1, 4):
        with pytest.raises(ColorettoError, match=f"player: {player} is not a player in 'golden-4-brown"):
            observation.set_from(game.new_initial_state(), player)
