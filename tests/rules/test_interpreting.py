"""Functions that are optionally compiled: the same results without machine code."""

import warnings
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from numba.core.event import install_recorder

from coloretto.rules.compiled import compiled
from coloretto.rules.interpreting import optionally_compiled, without_compiling

LARGE: Any = np.uint64(1 << 63)


def twice(number: int) -> int:
    return number + number


def increased(number: int) -> int:
    return number + 1


def increased_twice(number: int) -> int:
    return increased(increased(number))


@pytest.fixture(autouse=True)
def _compiling_into_an_own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where all other tests run interpreted."""
    monkeypatch.setattr(numba.config, "DISABLE_JIT", 0)
    monkeypatch.setattr("coloretto.rules.compiled.CACHE", tmp_path / "own cache")
    monkeypatch.setattr("coloretto.rules.interpreting._PLAIN_NAMES", {})


def test_without_compiling_nothing_is_compiled_not_even_what_a_function_calls(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(globals(), "increased", compiled(increased))
    function = optionally_compiled(increased_twice)
    with install_recorder("numba:compile") as compilations, without_compiling():
        assert function(5) == 7
        assert function(6) == 8
    assert not compilations.buffer


def test_elsewhere_functions_are_compiled_and_stay_so() -> None:
    function = optionally_compiled(twice)
    assert function(5) == 10
    with install_recorder("numba:compile") as compilations, without_compiling():
        assert function(6) == 12
    assert not compilations.buffer


def test_functions_that_were_interpreted_are_compiled_later() -> None:
    function: Any = optionally_compiled(twice)
    with without_compiling(), without_compiling():
        assert function(5) == 10
    assert not function.signatures
    assert function(5) == 10
    assert function.signatures


def test_integers_wrap_around_in_silence_as_they_do_in_machine_code() -> None:
    function = optionally_compiled(twice)
    with warnings.catch_warnings(), without_compiling():
        warnings.simplefilter("error")
        assert function(LARGE) == 0


def test_where_nothing_is_compiled_functions_stay_what_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba.config, "DISABLE_JIT", 1)
    assert optionally_compiled(twice) is twice
