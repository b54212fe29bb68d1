"""The engine for browsers is the Python package: the same bytes, scores, decisions and decks."""

from pathlib import Path

import pytest

from coloretto.rules import PRINTED
from support.effort import effort
from support.engine_check import ENGINE, MODULES, differences_in_node, games_of, write_check


@pytest.fixture(scope="module")
def check(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("engine")
    write_check(folder, games_of(1, custom=effort(5, 60), each=effort(1, 5)))
    return folder


@pytest.fixture(scope="module")
def short_check(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of fewer games, for what the longer one would only repeat."""
    folder = tmp_path_factory.mktemp("engine")
    write_check(folder, games_of(3, printed=effort(4, len(PRINTED)), custom=effort(2, 60), each=effort(1, 5)))
    return folder


def test_node_plays_the_same_games(check: Path) -> None:
    assert differences_in_node(check, MODULES[0]) == []


def test_node_plays_the_same_games_without_simd(short_check: Path) -> None:
    assert differences_in_node(short_check, MODULES[1]) == []


EXPLORATION = (0.05).hex(), bytes.fromhex("9a9999999999a93f"), bytes.fromhex("9a9999999999b93f")
SHA_256 = "the first constant of SHA-256", bytes.fromhex("982f8a42"), bytes.fromhex("992f8a42")


@pytest.mark.parametrize(("before", "after"), [EXPLORATION[1:], SHA_256[1:]], ids=["search", "hash"])
def test_another_constant_in_the_module_is_noticed(short_check: Path, before: bytes, after: bytes) -> None:
    module = (ENGINE / MODULES[0]).read_bytes()
    assert before in module
    changed = short_check / f"changed-{before.hex()}.wasm"
    changed.write_bytes(module.replace(before, after, 1))
    assert differences_in_node(short_check, changed.name)
