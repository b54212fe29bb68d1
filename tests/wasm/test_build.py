"""The committed engine is what its sources say."""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from coloretto.analysis import reason_kernel
from coloretto.bots import rollout_race
from coloretto.bots.network import NETWORK
from coloretto.bots.network_files import SHIPPED, load_network
from coloretto.rules import compiled, kernel, position_kernel
from coloretto.sim import greedy
from coloretto.wasm import build, exports
from coloretto.wasm.build import LAYOUT, MODULES, BuildError, check_versions, main
from coloretto.wasm.quantised import QUANTISED, restore
from coloretto.wasm.stamp import STAMP, stamp_of
from support.effort import LONG
from support.engine_check import ENGINE, ROOT

FILES = (*MODULES, LAYOUT)


def committed_files() -> dict[str, bytes]:
    return {name: (ENGINE / name).read_bytes() for name in FILES}


def test_the_committed_engine_is_built_from_these_sources(tmp_path: Path) -> None:
    """Its stamp says so; where it does not, and in `make test-long`, the engine is built again."""
    committed = committed_files()
    if not LONG and (ENGINE / STAMP).read_bytes() == stamp_of(committed):
        return
    try:
        check_versions()
    except BuildError as error:
        pytest.skip(str(error))
    subprocess.run([sys.executable, "-m", "coloretto.wasm.build", str(tmp_path)], check=True)
    for name in FILES:
        built = (tmp_path / name).read_bytes()
        assert built == committed[name], f"{name} is not up to date: run `make wasm` and commit the result"
    assert (tmp_path / STAMP).read_bytes() == stamp_of(committed)


@pytest.mark.parametrize("name", FILES)
def test_another_byte_in_a_file_of_the_engine_needs_another_stamp(name: str) -> None:
    files = committed_files()
    changed = {**files, name: files[name][:-1] + bytes([files[name][-1] ^ 1])}
    assert stamp_of(changed) != stamp_of(files)


@pytest.mark.parametrize(
    "module", [kernel, position_kernel, greedy, rollout_race, reason_kernel, exports, build]
)
def test_another_function_in_the_engine_needs_another_stamp(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, source_of = stamp_of({}), compiled._source

    def changed(of: ModuleType) -> bytes:
        return source_of(of) + b"# changed" * (of is module)

    monkeypatch.setattr(compiled, "_source", changed)
    monkeypatch.setattr(compiled, "stamp", cache(compiled.stamp.__wrapped__))
    assert stamp_of({}) != before


def test_the_hashes_of_texts_are_fixed_when_the_engine_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are random otherwise, and the order of numba's variables and the bytes of the engine with them."""
    started = []

    def start(command: list[str], *, env: dict[str, str], check: bool) -> subprocess.CompletedProcess[str]:
        started.append((command, env["PYTHONHASHSEED"], check))
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(f"{build.__name__}.check_versions", lambda: None)
    monkeypatch.setattr(f"{build.__name__}.subprocess.run", start)
    monkeypatch.setenv("PYTHONHASHSEED", "5")
    assert main([str(tmp_path)]) == 0
    assert started == [([sys.executable, "-m", "coloretto.wasm.build", str(tmp_path)], "0", False)]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ([], "engine: name the folder to write to: python -m coloretto.wasm.build FOLDER"),
        (["nosuch"], "engine: nosuch is not an existing folder"),
    ],
)
def test_a_missing_folder_is_noticed_before_anything_is_built(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 1
    assert capsys.readouterr().err == f"{problem}\n"


@pytest.mark.parametrize("name", SHIPPED)
def test_browsers_get_the_shipped_networks(name: str) -> None:
    quantised = np.frombuffer((ENGINE / f"networks/{name}.bin").read_bytes(), QUANTISED)
    networks = np.zeros(1, NETWORK)
    restore(quantised[0], networks[0])
    assert networks.tobytes() == load_network(ROOT / f"src/coloretto/bots/{name}.npz").tobytes()


def test_a_module_needs_nothing_from_the_page() -> None:
    """It has no imports: what it computes depends on its arguments alone."""
    for name in MODULES:
        sections = _sections((ENGINE / name).read_bytes())
        assert IMPORT_SECTION not in sections, json.dumps(sections)


IMPORT_SECTION = 2


def _sections(module: bytes) -> list[int]:
    found, place = [], 8
    while place < len(module):
        found.append(module[place])
        size, place = _number(module, place + 1)
        place += size
    return found


def _number(module: bytes, place: int) -> tuple[int, int]:
    """An unsigned LEB128 number, and where it ends."""
    value = shift = 0
    while True:
        byte = module[place]
        value |= (byte & 0x7F) << shift
        place, shift = place + 1, shift + 7
        if byte < 0x80:
            return value, place
