"""The committed engine is what its sources say."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from coloretto.bots.network import NETWORK
from coloretto.bots.network_files import SHIPPED, load_network
from coloretto.wasm import build
from coloretto.wasm.build import LAYOUT, MODULES, BuildError, check_versions, main
from coloretto.wasm.quantised import QUANTISED, restore
from support.engine_check import ENGINE, ROOT


def _reason_not_to_build() -> str:
    try:
        check_versions()
    except BuildError as error:
        return str(error)
    return ""


@pytest.mark.skipif(bool(_reason_not_to_build()), reason=_reason_not_to_build())
def test_the_committed_engine_is_built_from_these_sources(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "coloretto.wasm.build", str(tmp_path)], check=True)
    for name in [*MODULES, LAYOUT]:
        built, committed = (tmp_path / name).read_bytes(), (ENGINE / name).read_bytes()
        assert built == committed, f"{name} is not up to date: run `make wasm` and commit the result"


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
