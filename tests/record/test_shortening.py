"""However long a value of a file is, the message about it fits on the screen."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.record import (
    Conformance,
    ConformanceError,
    RecordedTurn,
    RecordError,
    RecordFormatError,
    conform,
    load_record,
    record_to_json,
    verify,
    write_record,
)
from coloretto.record.shortening import LONGEST_MESSAGE, brief, shown
from coloretto.rules import Card
from support.records import finished_game

GAME = finished_game()
TEXT = write_record(GAME)
LONG = "x" * 100_000
ROOM = 700  # for the longest message with a file's name before it


@given(value=st.text(max_size=80) | st.integers() | st.none())
def test_a_short_value_is_shown_as_it_is(value: object) -> None:
    assert shown(value) == repr(value)


def test_a_long_value_loses_its_end() -> None:
    assert shown("x" * 80) == repr("x" * 80)
    assert shown("x" * 81) == repr("x" * 79 + "\N{HORIZONTAL ELLIPSIS}")
    assert shown(10**99) == "1" + "0" * 78 + "\N{HORIZONTAL ELLIPSIS}"


def test_a_long_message_loses_its_middle() -> None:
    assert brief(ValueError("x" * LONGEST_MESSAGE)) == "x" * LONGEST_MESSAGE
    found = brief(ValueError(f"begin {LONG} end"))
    assert len(found) == LONGEST_MESSAGE
    assert found.startswith("begin x")
    assert found.endswith("x end")


@pytest.mark.parametrize(
    "content",
    [
        LONG,
        f"coloretto record {'9' * 100_000}\n",
        TEXT.replace("rules: golden-3-violet", f"rules: {LONG}"),
        TEXT.replace("player 0: Anna", f"player 0: {LONG}"),
        TEXT.replace("player 0: Anna", f"player 0: Anna\ntag {LONG}-: x"),
        TEXT.replace("player 0: Anna", f"player 0: Anna\n{LONG}: x"),
        TEXT.replace("seed: ", f"seed: {LONG}"),
        TEXT.replace("removed: ", f"removed: {LONG}"),
        TEXT.replace("start cards: ", f"start cards: {LONG}"),
        TEXT.replace("start player: ", f"start player: {LONG}"),
        TEXT.replace("  1. ", f"  1. {LONG}"),
        TEXT.replace("  1. ", f"  1. 0 T0={'a' * 100_000}\n  1. "),
        TEXT.replace("scores: ", f"scores: {LONG}"),
        TEXT + LONG,
        '{"format": "coloretto-record", "version": "' + LONG + '"}',
        '{"' + LONG + '": 1, "' + LONG + '": 2}',
        '{"format": "coloretto-record", "version": 1, "' + LONG + '": 2}',
        record_to_json(GAME).decode().replace('"Anna"', f'"{LONG}"'),
        record_to_json(GAME).decode().replace('"draw":"', f'"draw":"{LONG}', 1),
    ],
    ids=range(19),
)
def test_a_huge_value_in_a_record_is_refused_in_a_short_message(tmp_path: Path, content: str) -> None:
    path = tmp_path / "game"
    path.write_text(content)
    with pytest.raises(RecordFormatError) as error:
        load_record(path)
    assert len(str(error.value)) < ROOM


@pytest.mark.parametrize(
    "changes",
    [
        {"scores": (0,) * 100_000},
        {"scores": (10**4000, 0, 0)},
        {"turns": (RecordedTurn(10**4000, taken=0),)},
        {"turns": (RecordedTurn(GAME.opening.start_player, taken=0, revealed=(Card.A,) * 100_000),)},
        {"turns": (*GAME.turns, RecordedTurn(0, taken=0, revealed=(Card.A,) * 100_000))},
    ],
    ids=range(5),
)
def test_a_huge_value_in_a_game_is_refuted_in_a_short_message(changes: dict[str, tuple[int, ...]]) -> None:
    with pytest.raises(RecordError) as error:
        verify(replace(GAME, **changes))  # type: ignore[arg-type]
    assert len(str(error.value)) < ROOM


@pytest.mark.parametrize(
    "line",
    [
        '{"' + LONG + '": 1}',
        '{"colours": [0, 0, 0, 0, 0, 0, 0], "jokers": 0, "plus2": 0, "table": "' + LONG + '", "score": 0}',
    ],
    ids=range(2),
)
def test_a_huge_value_of_another_engine_is_a_short_difference(tmp_path: Path, line: str) -> None:
    path = tmp_path / "games"
    path.write_text(line)
    found = conform(path).difference
    assert found
    assert len(found) < ROOM


def test_a_huge_field_of_another_engine_is_a_short_difference() -> None:
    with pytest.raises(ConformanceError) as error:
        Conformance().compare("step 1: ", "hands", ["a" * 9] * 100_000, ["a"])
    assert len(str(error.value)) < ROOM
