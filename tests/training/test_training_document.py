"""What docs/training.md says of the network and of the command is true."""

import re
import shlex
from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from coloretto.bots import features
from coloretto.bots.network import COLOUR_UNITS, FIRST_UNITS, NETWORK, SECOND_UNITS
from coloretto.bots.network_files import save_network, shipped_network
from coloretto.rules import PRINTED, Position
from coloretto.training.__main__ import parse_args
from coloretto.training.args import Args, option_name

DOCUMENT = Path(__file__).parents[2] / "docs" / "training.md"
TEXT = DOCUMENT.read_text()
COMMANDS = re.findall(r"^python -m coloretto.training (--.*)$", TEXT, re.MULTILINE)


def test_the_document_counts_what_the_network_sees() -> None:
    assert f"{features.SIZE} small whole numbers" in TEXT
    for row, numbers in {
        "the table": features.TABLE_FEATURES,
        "each player": features.PLAYER_FEATURES,
        "each row": features.ROW_FEATURES,
        "each colour": features.COLOUR_FEATURES,
    }.items():
        assert f"| {row} | {numbers} |" in TEXT


def test_the_document_counts_units_and_weights() -> None:
    for units in (COLOUR_UNITS, FIRST_UNITS, SECOND_UNITS):
        assert re.search(rf"\b{units}\b", TEXT)
    weights = sum(int(np.prod(NETWORK[name].shape)) for name in NETWORK.names or ())
    assert f"{weights:,} weights" in TEXT


def test_the_document_names_only_options_that_there_are() -> None:
    about_training = TEXT[: TEXT.index("## Figures of the shipped networks")]
    about_training = re.sub(r"`python bench/[^`]*`", "", about_training)
    known = {option_name(field.name) for field in fields(Args)} | {"--help"}
    assert set(re.findall(r"--[a-z][a-z-]*", about_training)) <= known


@pytest.mark.parametrize("command", [command for command in COMMANDS if command != "--help"])
def test_the_commands_can_be_given(command: str) -> None:
    assert parse_args(shlex.split(command)).completed() != Args().completed()


def test_the_network_of_a_folder_becomes_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "small").mkdir()
    save_network(shipped_network(PRINTED["classic-4-brown"]), tmp_path / "small" / "best.npz")
    monkeypatch.chdir(tmp_path)
    (program,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    names: dict[str, Any] = {}
    exec(program, names)  # noqa: S102 - the document is our own
    position = Position.new(PRINTED["classic-4-brown"], seed=1)
    assert names["bot"].choose(position) in position.legal_actions


def test_the_picture_is_there() -> None:
    for name in re.findall(r"!\[.*?\]\((.*?)\)", TEXT):
        assert (DOCUMENT.parent / name).read_bytes().startswith(b"\x89PNG")
