"""Compiled records have types: mypy knows the fields that their arrays have."""

from pathlib import Path
from typing import Protocol

import numpy as np
import pytest
from mypy import api
from numpy.typing import NDArray

from coloretto.rules.compiled import record_dtype
from support.record_types import assert_describes


class Pair(Protocol):
    small: int
    row: NDArray[np.int8]


@pytest.mark.parametrize(
    "fields",
    [
        [("small", "i1")],
        [("row", "i1", 2), ("small", "i1")],
        [("small", "i1"), ("rows", "i1", 2)],
        [("small", "f4"), ("row", "i1", 2)],
        [("small", "i1"), ("row", "i2", 2)],
        [("small", "i1"), ("row", "i1")],
        [("small", "i1", 2), ("row", "i1", 2)],
    ],
)
def test_a_type_that_differs_from_its_dtype_is_found(fields: list[tuple[str, str]]) -> None:
    assert_describes(Pair, record_dtype([("small", "i1"), ("row", "i1", 2)]))
    with pytest.raises(AssertionError):
        assert_describes(Pair, record_dtype([*fields]))


def test_mypy_finds_a_wrong_field_name_of_a_state(tmp_path: Path) -> None:
    snippet = tmp_path / "snippet.py"
    snippet.write_text(
        "from coloretto.rules.kernel import State\n"
        "def cards(state: State) -> int:\n"
        "    return state.cards_left\n"
        "def typo(state: State) -> int:\n"
        "    return state.cards_lefft\n"
    )
    found, _, status = api.run(
        ["--config-file=", "--follow-imports=silent", f"--cache-dir={tmp_path}", str(snippet)]
    )
    assert status == 1
    assert 'snippet.py:5: error: "State" has no attribute "cards_lefft"' in found
    assert "Found 1 error" in found
