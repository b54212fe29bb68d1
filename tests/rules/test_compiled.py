import sys
from importlib.util import module_from_spec, spec_from_file_location
from os import environ
from pathlib import Path
from subprocess import run
from types import ModuleType
from typing import Any

import numba
import numpy as np
import pytest

from coloretto.rules import constants, kernel, stepping
from coloretto.rules.compiled import (
    _cached_in,
    compiled,
    inlined,
    interpreted,
    rebound,
    record_dtype,
    stamp,
)

BONUS = 2


def points(cards: int) -> int:
    return cards + BONUS


class Folder:
    """A folder of modules that are written and imported over and over again."""

    def __init__(self, path: Path, patch: pytest.MonkeyPatch) -> None:
        self._path, self._patch = path, patch

    def module(self, name: str, source: str) -> ModuleType:
        file = self._path / f"{name}.py"
        file.write_text(source)
        spec = spec_from_file_location(name, file)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        self._patch.setitem(sys.modules, name, module)
        spec.loader.exec_module(module)
        return module

    def rule(self, name: str, answer: int, *calls: str) -> ModuleType:
        """A module with something like a compiled function that calls those of other modules."""
        imports = "".join(f"from {called} import rule as {called}_rule\n" for called in calls)
        function = f"def plain():\n    return {answer}\n"
        dispatcher = "from types import SimpleNamespace\nrule = SimpleNamespace(py_func=plain)\n"
        return self.module(name, imports + function + dispatcher)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coloretto.rules.compiled.CACHE", tmp_path / "own cache")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folder:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    return Folder(tmp_path, monkeypatch)


def stamp_of_highest(folder: Folder, *, highest: int = 0, middle: int = 0, lowest: int = 0) -> str:
    folder.rule("lowest", lowest)
    folder.rule("middle", middle, "lowest")
    return stamp(folder.rule("highest", highest, "middle"))


def test_a_stamp_stays_while_the_sources_stay(folder: Folder) -> None:
    assert stamp_of_highest(folder) == stamp_of_highest(folder)


@pytest.mark.parametrize("module", ["highest", "middle", "lowest"])
def test_a_stamp_changes_with_its_own_source_and_with_every_called_modules(
    folder: Folder, module: str
) -> None:
    assert stamp_of_highest(folder, **{module: 1}) != stamp_of_highest(folder)


def test_a_stamp_does_not_change_with_a_module_that_is_not_called(folder: Folder) -> None:
    before = stamp(folder.rule("alone", 0))
    folder.rule("other", 1)
    assert stamp(folder.rule("alone", 0)) == before


def test_a_stamp_changes_with_a_module_that_is_called_by_its_own_name(folder: Folder) -> None:
    def stamp_with(answer: int) -> str:
        folder.module("game", "")
        folder.rule("game.lower", answer)
        return stamp(folder.module("game.upper", "from sys import modules\nlower = modules['game.lower']\n"))

    assert stamp_with(1) != stamp_with(2)
    assert stamp_with(1) == stamp_with(1)


def test_a_stamp_changes_with_the_numbers_of_the_rules(
    folder: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = stamp(folder.rule("alone", 0))
    source = Path(constants.__file__).read_text()
    changed = folder.module("changed_constants", source.replace("PLUS_COLOURS = 3", "PLUS_COLOURS = 2"))
    monkeypatch.setattr(constants, "__file__", changed.__file__)
    assert stamp(folder.rule("alone", 0)) != before


def test_the_rules_that_call_the_kernel_have_stamps_of_their_own() -> None:
    assert len({stamp(kernel), stamp(stepping)}) == 2


def test_numbas_setting_of_its_cache_is_restored(tmp_path: Path) -> None:
    config: Any = numba.config
    before = config.CACHE_DIR
    compiled(points)
    assert before == config.CACHE_DIR
    with _cached_in(tmp_path):
        assert str(tmp_path) == config.CACHE_DIR
    assert before == config.CACHE_DIR
    with pytest.raises(ZeroDivisionError), _cached_in(tmp_path):
        _ = 1 / 0
    assert before == config.CACHE_DIR


def test_nothing_is_kept_where_our_folder_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr("coloretto.rules.compiled.CACHE", tmp_path / "file" / "cache")
    assert compiled(points)(40) == 42
    kept = Path(__file__).parent / "__pycache__"
    assert not list(kept.glob("*points*.nbi"))


def test_a_compiled_function_does_what_the_plain_one_does() -> None:
    assert compiled(points)(40) == inlined(points)(40) == points(40) == 42


def test_a_rebound_function_sees_other_values_and_leaves_the_first_alone() -> None:
    assert rebound(points, BONUS=100)(1) == 101
    assert rebound(compiled(points), BONUS=100)(1) == rebound(inlined(points), BONUS=100)(1) == 101
    assert rebound(points)(1) == points(1) == 3


def test_an_interpreted_function_is_the_plain_one() -> None:
    assert interpreted(compiled(points)) is interpreted(points) is points


def test_a_record_has_its_fields_as_attributes_where_cuda_wants_them() -> None:
    records = np.zeros(2, record_dtype([("small", "i1"), ("large", "i8"), ("row", "i2", 3)]))
    record: Any = records[1]
    record.large, record.row[2] = 7, 9
    assert records["large"].tolist() == [0, 7]
    assert records["row"].tolist() == [[0, 0, 0], [0, 0, 9]]
    assert records.dtype.isalignedstruct
    assert records.dtype.itemsize % 8 == 0


def answer_of_process(folder: Path) -> str:
    """What a fresh process with a compiled kernel makes of `caller.answer(1)`."""
    uncovered = {name: value for name, value in environ.items() if not name.startswith("COVERAGE_")}
    environment = {
        **uncovered,  # coverage would count a copy of our own package as untested
        "NUMBA_DISABLE_JIT": "0",
        "COLORETTO_CACHE_DIR": str(folder / "cache"),
        "PYTHONPATH": f"{folder}:{environ.get('PYTHONPATH', '')}",
    }
    script = [sys.executable, "-B", "-c", "import caller; print(caller.answer(1))"]
    return run(script, env=environment, capture_output=True, check=True, text=True).stdout.strip()


def test_a_rule_that_changes_in_another_file_is_not_served_from_old_machine_code(tmp_path: Path) -> None:
    head = "from coloretto.rules.compiled import compiled\n"
    called = "@compiled\ndef rule(cards):\n    return cards + {}\n"
    caller = "from called import rule\n@compiled\ndef answer(cards):\n    return rule(cards)\n"
    (tmp_path / "caller.py").write_text(head + caller)
    (tmp_path / "called.py").write_text(head + called.format(10))
    assert answer_of_process(tmp_path) == "11"
    stamps = list((tmp_path / "cache" / "compiled").glob("*/*/caller.answer*.nbc"))
    assert len(stamps) == 1
    (tmp_path / "called.py").write_text(head + called.format(20))
    assert answer_of_process(tmp_path) == "21"


def test_a_number_of_the_rules_that_changes_is_not_served_from_old_machine_code(tmp_path: Path) -> None:
    package, constants_copy = (
        Path(constants.__file__).parent,
        tmp_path / "coloretto" / "rules" / "constants.py",
    )
    for file in (package.parent / "_lazy.py", package.parent / "__init__.py", *package.glob("*.py")):
        copy = tmp_path / "coloretto" / file.relative_to(package.parent)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(file.read_bytes())
    (tmp_path / "caller.py").write_text(
        "from numpy import array, int8\n"
        "from coloretto.rules.score_kernel import colour_points, packed_points\n"
        "def answer(_):\n    return colour_points(packed_points(array(range(7), int8)), 100)\n"
    )
    assert answer_of_process(tmp_path) == "6"
    number = "MOST_CARDS_PAID = "
    constants_copy.write_text(constants_copy.read_text().replace(f"{number}6", f"{number}5"))
    assert answer_of_process(tmp_path) == "5"
