"""What the documents say is true: their examples run."""

import doctest
from pathlib import Path

import pytest

from coloretto.envs.observation import PIECES, SIZE, VERSION

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("document", ["README.md", "docs/environments.md"])
def test_the_examples_of_a_document_give_what_it_prints(document: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / document), module_relative=False)
    assert tried > 0
    assert failed == 0


def test_the_document_of_the_observation_lists_every_piece_as_it_is() -> None:
    text = (ROOT / "docs/environments.md").read_text()
    for piece in PIECES:
        shape = " x ".join(map(str, piece.shape))
        assert f"| `{piece.name}` | {shape} | {piece.meaning} |" in text
    assert f"A vector of {SIZE} small integers" in text
    assert f"## The observation, version {VERSION}" in text
