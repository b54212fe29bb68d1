import gc
import pickle
import sys
from copy import copy, deepcopy
from pathlib import Path
from random import Random
from subprocess import run
from typing import TypeVar

import pyspiel
import pytest

from coloretto.envs.openspiel import ColorettoState
from coloretto.envs.openspiel_state import SharedState
from coloretto.rules import PRINTED
from support.spiel import load, play_by_lot, states_of_game

T = TypeVar("T")

every_rule_set = pytest.mark.parametrize("name", PRINTED)


def face(state: ColorettoState) -> tuple[object, ...]:
    """All that a state says of itself."""
    return (
        str(state),
        state.history(),
        state.move_number(),
        state.current_player(),
        state.legal_actions(),
        state.returns(),
        [state.observation_tensor(player) for player in range(state.num_players())],
    )


def pickled(thing: T) -> T:
    """A thing that has been through pickling."""
    same: T = pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own pickle
    return same


def play_on(state: ColorettoState, steps: int = 4, seed: int = 0) -> None:
    rng = Random(seed)
    for _ in range(steps):
        if not state.is_terminal():
            play_by_lot(state, rng)


@every_rule_set
def test_a_clone_and_its_original_go_their_own_ways(name: str) -> None:
    for state in states_of_game(load(name), seed=21):
        before = face(state)
        clone = state.clone()
        assert face(clone) == before
        play_on(clone)
        assert face(state) == before
        first = state.clone()
        second = first.clone()
        play_on(first, seed=1)
        assert face(second) == before == face(state)
        play_on(second, seed=1)
        assert face(second) == face(first)


def test_an_action_that_cannot_happen_leaves_clones_alone() -> None:
    state = load("golden-2-brown").new_initial_state()
    clone = state.clone()
    for one in (state, clone, state):
        with pytest.raises(ValueError, match="impossible draw: 8"):
            one.apply_action(8)
    state.apply_action(0)
    with pytest.raises(ValueError, match="impossible draw: 0"):
        state.apply_action(0)
    assert str(state) == "golden-2-brown set-up: removed a, start cards -/-"
    assert str(clone) == "golden-2-brown set-up: removed -, start cards -/-"


def test_all_new_games_begin_with_the_same_empty_table() -> None:
    game = load("golden-4-brown")
    empty = face(game.new_initial_state())
    play_on(game.new_initial_state(), steps=50)
    assert face(game.new_initial_state()) == empty


def test_a_course_is_copied_when_it_goes_on_not_before() -> None:
    game_state = SharedState.start(PRINTED["golden-3-brown"])
    for other in (copy(game_state), deepcopy(game_state)):
        assert other is game_state
        after = other.after(6)
        assert after is not game_state
        assert after.after(0) is after
    assert game_state.text == "golden-3-brown set-up: removed -, start cards -/-/-"


@every_rule_set
def test_every_state_of_a_game_survives_serialisation(name: str) -> None:
    game = load(name, "difference")
    for state in states_of_game(game, seed=22):
        before, text = face(state), pyspiel.serialize_game_and_state(game, state)
        same_game, same_state = pyspiel.deserialize_game_and_state(text)
        assert same_game == game
        for other in (
            same_state,
            pickled(state),
            game.deserialize_state(state.serialize()),
        ):
            assert face(other) == before
            assert other.get_game() == game


def test_a_restored_state_plays_on() -> None:
    for state in states_of_game(load("golden-5-violet"), seed=23):
        restored, clone = pickled(state), state.clone()
        play_on(restored)
        play_on(clone)
        assert face(restored) == face(clone)


def test_games_and_their_types_survive_pickling() -> None:
    for name in PRINTED:
        game = load(name, "score")
        same = pickled(game)
        assert same == game
        assert face(same.new_initial_state()) == face(game.new_initial_state())
        assert pickled(game.get_type()) == game.get_type()


def test_a_pickled_state_brings_its_game_into_another_process(tmp_path: Path) -> None:
    state = load("golden-2-violet").new_initial_state()
    play_on(state, steps=30)
    file = tmp_path / "state"
    file.write_bytes(pickle.dumps(state))
    program = "import pickle, sys, pathlib; print(pickle.loads(pathlib.Path(sys.argv[1]).read_bytes()))"
    process = run([sys.executable, "-c", program, str(file)], capture_output=True, text=True, check=True)
    assert process.stdout.strip() == str(state)


def test_a_state_keeps_its_game_alive() -> None:
    state = load("golden-3-brown", "score").new_initial_state()
    gc.collect()
    rng = Random(24)
    while not state.is_terminal():
        play_by_lot(state, rng)
    assert state.clone().returns() == list(state.position.scores)
