"""The engine for browsers is the Python package: the same bytes, scores, decisions and decks."""

from pathlib import Path

import pytest

from support.effort import effort
from support.engine_check import ENGINE, MODULES, differences_in_node, games_of, write_check


@pytest.fixture(scope="module")
def check(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("engine")
    write_check(folder, games_of(1, custom=effort(10, 60), each=effort(1, 5)))
    return folder


@pytest.mark.parametrize("module", MODULES)
def test_node_plays_the_same_games(check: Path, module: str) -> None:
    assert differences_in_node(check, module) == []


EXPLORATION = (0.05).hex(), bytes.fromhex("9a9999999999a93f"), bytes.fromhex("9a9999999999b93f")
SHA_256 = "the first constant of SHA-256", bytes.fromhex("982f8a42"), bytes.fromhex("992f8a42")


@pytest.mark.parametrize(("before", "after"), [EXPLORATION[1:], SHA_256[1:]], ids=["search", "hash"])
def test_another_constant_in_the_module_is_noticed(check: Path, before: bytes, after: bytes) -> None:
    module = (ENGINE / MODULES[0]).read_bytes()
    assert before in module
    changed = check / f"changed-{before.hex()}.wasm"
    changed.write_bytes(module.replace(before, after, 1))
    assert differences_in_node(check, changed.name)
