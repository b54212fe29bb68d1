"""The value network: beside its plain matrices, true to the end, the same in every guise, and in files."""

from dataclasses import replace
from pathlib import Path
from random import Random
from zipfile import ZipFile

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from coloretto.bots import features
from coloretto.bots.features import COLOUR_FEATURES, COMMON
from coloretto.bots.network import COLOUR_UNITS, NETWORK, Networks
from coloretto.bots.network_files import (
    BYTE_LAYERS,
    FALLING,
    RISING,
    SHIPPED,
    STEPS,
    TWO_PLAYERS,
    NetworkError,
    load_network,
    network_name,
    save_network,
    shipped_fingerprints,
    shipped_network,
)
from coloretto.bots.successors import SEAT_VALUES
from coloretto.rules import PRINTED, Position, RuleSet, ScoringTable
from coloretto.rules.constants import COLOURS, MAX_PLAYERS
from support.disguises import (
    can_be_told_apart,
    shuffled_names,
    with_colours_renamed,
    with_rows_in_order,
    with_seats_turned,
)
from support.effort import effort
from support.networks import decisions, features_of, network_by_lot, values_of
from support.play import games, seeds

ONE_ROUND = (
    "players:3,capacities:3.3.3,jokers:3,golden_jokers:0,reserve:64,table:brown,"
    "colours_removed:1,start_cards:1,games:1"
)


def put_out(position: Position, networks: Networks) -> NDArray[np.float64]:
    """What the last layer puts out, the player to move first, by plain matrices in double precision."""
    weights = {name: networks[name][0].astype(np.float64) for name in NETWORK.names or ()}
    numbers = features_of(position).view(np.int8).astype(np.float64)
    colours = numbers[COMMON:].reshape(COLOURS, COLOUR_FEATURES)
    first = numbers[:COMMON] @ weights["common"] + weights["common_bias"]
    each = np.maximum(colours @ weights["colour"] + first[:COLOUR_UNITS], 0)
    pooled = each[colours[:, 0] == 1].sum(0)
    hidden = np.maximum(first[COLOUR_UNITS:] + pooled @ weights["pooled"], 0)
    hidden = np.maximum(hidden @ weights["second"] + weights["second_bias"], 0)
    outputs: NDArray[np.float64] = hidden @ weights["last"] + weights["last_bias"]
    return outputs


def expected_values(position: Position, networks: Networks) -> NDArray[np.float64]:
    """By seat at the table."""
    players, first = position.players, position.to_move or 0
    outputs = put_out(position, networks)
    shares = np.exp(outputs[:players] - outputs[:players].max())
    values = np.zeros(SEAT_VALUES)
    values[:players] = np.roll(shares / shares.sum(), first)
    values[MAX_PLAYERS : MAX_PLAYERS + players] = np.roll(outputs[MAX_PLAYERS : MAX_PLAYERS + players], first)
    return values


@settings(max_examples=effort(30, 300))
@given(games(), st.integers(1, 3))
def test_it_computes_what_its_matrices_say(positions: list[Position], seed: int) -> None:
    networks = network_by_lot(seed)
    for position in decisions(positions):
        expected = expected_values(position, networks)
        assert values_of(position, networks) == pytest.approx(expected, rel=1e-3, abs=1e-3)


@settings(max_examples=effort(30, 300))
@given(games(), st.integers(1, 3))
def test_shares_are_of_one_win_and_no_seat_has_any_that_is_not_there(
    positions: list[Position], seed: int
) -> None:
    for position in decisions(positions):
        values, players = values_of(position, network_by_lot(seed)), position.players
        assert values[:players].sum() == pytest.approx(1, abs=1e-5)
        assert (values[:players] >= 0).all()
        assert not values[players:MAX_PLAYERS].any()
        assert not values[MAX_PLAYERS + players :].any()


@settings(max_examples=effort(30, 300))
@given(games())
def test_at_the_end_of_a_game_it_knows_the_result(positions: list[Position]) -> None:
    end, players = positions[-1], positions[-1].players
    values, absent = values_of(end, network_by_lot()), [0] * (MAX_PLAYERS - players)
    assert values[:MAX_PLAYERS] == pytest.approx([*end.win_shares, *absent])
    assert values[MAX_PLAYERS:] * 10 == pytest.approx([*end.scores, *absent], abs=1e-4)


@pytest.mark.parametrize(
    ("hands", "shares"),
    [
        ("ab*/cde*/cd*", [0, 1, 0]),
        ("abc*/cd*/def*", [0.5, 0, 0.5]),
        ("ab*/cd*/ef*", [1 / 3, 1 / 3, 1 / 3]),
    ],
)
def test_equal_points_share_the_win(hands: str, shares: list[float]) -> None:
    values = values_of(Position(f"{ONE_ROUND} g x/x/x {hands} over 1 -"), network_by_lot())
    assert values[:3] == pytest.approx(shares)


@settings(max_examples=effort(30, 300))
@given(games(), st.randoms(use_true_random=False))
def test_it_thinks_the_same_of_a_position_in_every_guise(positions: list[Position], rng: Random) -> None:
    asked = [position for position in decisions(positions) if can_be_told_apart(position)]
    for position in rng.sample(asked, min(8, len(asked))):
        networks = shipped_network(position.rule_set)
        players, by = position.players, rng.randrange(position.players)
        order = rng.sample(range(len(position.rows)), len(position.rows))
        guise = with_colours_renamed(with_rows_in_order(position, order), shuffled_names(rng))
        seen = values_of(with_seats_turned(guise, by), networks)
        for first in (0, MAX_PLAYERS):
            turned = np.roll(seen[first : first + players], -by)
            known = values_of(position, networks)[first : first + players]
            assert turned == pytest.approx(known, rel=1e-3, abs=1e-3)


# Files.


@given(seeds)
@settings(max_examples=effort(3, 30))
def test_a_saved_network_is_read_again_with_its_large_layers_rounded_to_bytes(
    tmp_path_factory: pytest.TempPathFactory, seed: int
) -> None:
    file = tmp_path_factory.mktemp("networks") / "mine"
    networks = network_by_lot(seed)
    save_network(networks, file)
    again = load_network(file)
    for name in NETWORK.names or ():
        if name not in BYTE_LAYERS:
            assert np.array_equal(again[name], networks[name])
            continue
        sizes = np.abs(networks[name][0])
        inputs = sizes.max(1, keepdims=True)
        step = inputs * (sizes / inputs).max(0) / STEPS
        assert (np.abs(again[name][0] - networks[name][0]) <= 0.501 * step).all()


def test_weights_of_zero_are_saved(tmp_path: Path) -> None:
    networks: NDArray[np.void] = np.zeros(1, NETWORK)
    save_network(networks, tmp_path / "mine")
    assert np.array_equal(load_network(tmp_path / "mine"), networks)


def test_a_file_with_fractions_in_all_layers_is_read_too(tmp_path: Path) -> None:
    networks = network_by_lot()
    halves = {name: networks[name][0].astype(np.float16) for name in NETWORK.names or ()}
    np.savez(tmp_path / "network.npz", allow_pickle=False, version=np.array(features.VERSION), **halves)
    again = load_network(tmp_path / "network.npz")
    assert all(np.array_equal(again[name][0], halves[name]) for name in halves)


def test_each_shipped_network_is_read_once() -> None:
    for rule_set in PRINTED.values():
        assert shipped_network(rule_set) is shipped_network(rule_set)


def with_points(points: tuple[int, ...], players: int = 4) -> RuleSet:
    return replace(PRINTED["golden-4-brown"], table=ScoringTable(points), players=players)


@pytest.mark.parametrize("points", [(1, 4, 8, 7, 6, 5), (1, 3, 6, 10, 15, 14), (2, 1, 1, 1, 1, 1)])
def test_all_tables_by_which_more_cards_may_pay_less_have_the_same_network(points: tuple[int, ...]) -> None:
    assert network_name(with_points(points)) == FALLING


@pytest.mark.parametrize("points", [(1, 3, 6, 10, 15, 21), (1, 2, 3, 4, 5, 6), (3, 3, 3, 3, 3, 3)])
def test_all_other_tables_have_another(points: tuple[int, ...]) -> None:
    assert network_name(with_points(points)) == RISING


@pytest.mark.parametrize("rules", ["golden-2-brown", "golden-2-violet"])
def test_two_players_have_a_network_of_their_own(rules: str) -> None:
    assert network_name(PRINTED[rules]) == TWO_PLAYERS
    assert len(set(shipped_fingerprints().values())) == len(SHIPPED)


def factors(inputs: int, units: float) -> dict[str, NDArray[np.float32]]:
    """So many of each, or one that is no number."""
    of_units = np.ones(int(units)) if np.isfinite(units) else np.array([units])
    return {"second_inputs": np.ones(inputs, np.float32), "second_units": of_units.astype(np.float32)}


def arrays() -> dict[str, NDArray[np.float16]]:
    weights = {name: np.zeros(NETWORK[name].shape, np.float16) for name in NETWORK.names or ()}
    return {"version": np.array(features.VERSION), **weights}


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"version": np.array(features.VERSION + 1)}, "not a network for features of version 1"),
        ({"version": np.array([1, 1])}, "not a network for features of version 1"),
        ({"version": np.array("one")}, "not a network for features of version 1"),
        ({"version": None}, "not a network for features of version 1"),
        ({"second": None}, "second is missing"),
        ({"second": np.zeros((448, 224), np.int8)}, "second_inputs is missing"),
        (
            {"second": np.zeros((3, 224), np.int8), **factors(448, 224)},
            r"second is \(3, 224\), not \(448, 224\)",
        ),
        ({"second": np.zeros((2, 3), np.int8), **factors(2, 3)}, r"second is \(2, 3\), not \(448, 224\)"),
        ({"second": np.zeros((2, 3), np.int8), **factors(2, np.nan)}, "second_units must hold only finite.*"),
        ({"last_bias": np.zeros(9, np.float16)}, r"last_bias is \(9,\), not \(10,\)"),
        ({"last_bias": np.zeros(10, np.int64)}, "last_bias must hold only finite fractions"),
        ({"last_bias": np.full(10, np.nan)}, "last_bias must hold only finite fractions"),
        ({"last_bias": np.array(["much"] * 10)}, "last_bias must hold only finite fractions"),
    ],
)
def test_a_network_of_another_shape_is_refused(
    tmp_path: Path, changed: dict[str, NDArray[np.float16] | None], complaint: str
) -> None:
    file = tmp_path / "network.npz"
    kept = {name: array for name, array in (arrays() | changed).items() if array is not None}
    np.savez_compressed(file, allow_pickle=False, **kept)
    with pytest.raises(NetworkError, match=f"network.npz: {complaint}$"):
        load_network(file)


def saved(folder: Path) -> bytes:
    save_network(network_by_lot(), folder / "whole")
    return (folder / "whole").read_bytes()


@pytest.mark.parametrize("content", [b"", b"weights", b"\x93NUMPY", b"PK\x03\x04" + b"x" * 99, b"\x80\x04."])
def test_a_file_that_is_no_archive_of_arrays_is_refused(tmp_path: Path, content: bytes) -> None:
    check_refusal(tmp_path / "network.npz", content)


def test_a_damaged_network_is_refused(tmp_path: Path) -> None:
    whole = saved(tmp_path)
    for length in (10, len(whole) // 2, len(whole) - 1):
        check_refusal(tmp_path / "network.npz", whole[:length])
    middle = len(whole) // 2
    check_refusal(tmp_path / "network.npz", whole[:middle] + b"\xff\x00\xff" + whole[middle + 3 :])


def check_refusal(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(NetworkError, match=r"not a network file, as `save_network` writes it$"):
        load_network(file)


def test_a_single_array_and_an_archive_of_something_else_are_refused(tmp_path: Path) -> None:
    np.save(tmp_path / "network.npy", np.zeros(3))
    with pytest.raises(NetworkError, match="not a network file"):
        load_network(tmp_path / "network.npy")
    with ZipFile(tmp_path / "network.zip", "w") as archive:
        archive.writestr("version", "1")
    with pytest.raises(NetworkError, match="not a network for features of version"):
        load_network(tmp_path / "network.zip")


def test_a_file_that_is_not_there_is_the_systems_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load_network(tmp_path / "nowhere")
