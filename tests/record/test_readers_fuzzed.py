"""Readers against nonsense: what they accept they have understood, what they refuse they refuse politely."""

import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given
from hypothesis import strategies as st

from coloretto.record import (
    RecordError,
    conform,
    load_record,
    parse_record,
    record_from_json,
    record_to_json,
    write_record,
)
from coloretto.rules import ColorettoError
from support.records import finished_game

GAME = replace(finished_game("golden-2-violet"), entropy=("x", ""), tags={"event": "final"})
SHORT = replace(GAME, turns=GAME.turns[:5], scores=None, seed=None)
TEXTS = (write_record(GAME), write_record(SHORT))
JSONS = (record_to_json(GAME).decode(), record_to_json(SHORT).decode())
FRAGMENTS = [
    "",
    " ",
    "\n",
    ":",
    ": ",
    "#",
    "-",
    "=",
    '"',
    "{",
    "}",
    "[",
    "]",
    ",",
    "null",
    "true",
    "1e9",
    "-1",
]
FRAGMENTS += [
    "P0",
    "T1",
    "Df P2",
    "=c",
    "L",
    "a",
    "J",
    "player 0: x",
    "seed: 00",
    "scores: 1 2",
    "٣",
    "\ud800",
    "\0",
]


@st.composite
def mutations(draw: st.DrawFn, text: str) -> str:
    """The text with one to three of its pieces cut, repeated, exchanged or overwritten."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = start + draw(st.integers(0, 12))
        piece = draw(st.sampled_from([*FRAGMENTS, text[start:end] * 2]) | st.text(max_size=3))
        text = text[:start] + piece + text[end:]
    return text


@st.composite
def shuffled_lines(draw: st.DrawFn, text: str) -> str:
    """The text with a line moved, repeated or left out."""
    lines = text.split("\n")
    moved = lines.pop(draw(st.integers(0, len(lines) - 1)))
    for _ in range(draw(st.integers(0, 2))):
        lines.insert(draw(st.integers(0, len(lines))), moved)
    return "\n".join(lines)


def content(text: str) -> list[str]:
    """The lines of a record's text that are not for people only, and no empty ones at its end."""
    lines = [line.rstrip() for line in text.split("\n") if not line.startswith("#")]
    return "\n".join(lines).rstrip("\n").split("\n")


@given(text=st.sampled_from(TEXTS).flatmap(lambda text: mutations(text) | shuffled_lines(text)))
def test_a_mutated_text_is_refused_or_holds_just_what_was_read(text: str) -> None:
    try:
        record = parse_record(text)
    except ColorettoError:
        return
    assert record_from_json(record_to_json(record)) == record
    with suppress(RecordError):  # a game that cannot have been played is read, but not written
        assert content(write_record(record)) == content(text)


@given(text=st.sampled_from(JSONS).flatmap(mutations))
def test_a_mutated_json_is_refused_or_holds_just_what_was_read(text: str) -> None:
    try:
        record = record_from_json(text)
    except ColorettoError:
        return
    assert record_from_json(record_to_json(record)) == record
    found, written = json.loads(text), json.loads(record_to_json(record))
    assert {field: found.get(field) or None for field in written if field not in ("rules", "turns")} == {
        field: value or None for field, value in written.items() if field not in ("rules", "turns")
    }


@given(
    content=st.binary()
    | st.sampled_from([*TEXTS, *JSONS])
    .flatmap(mutations)
    .map(lambda text: text.encode("utf-8", "surrogatepass"))
)
def test_a_file_of_anything_is_loaded_or_refused_by_its_name(content: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder, "game")
        path.write_bytes(content)
        try:
            load_record(path)
        except ColorettoError as error:
            refusal = str(error)
        else:
            refusal = f"{path}: none"
    assert refusal.startswith(f"{path}: ")


FOREIGN = Path(__file__).parents[1] / "golden" / "golden-2p-violet.jsonl"
LINE = FOREIGN.read_text().split("\n")[0]
HAND = '{"colours": [1, 1, 5, 1, 1, 1, 0], "jokers": 3, "plus2": 5, "table": "brown", "score": 35}'


@given(line=st.sampled_from([LINE, HAND]).flatmap(mutations))
def test_a_mutated_game_of_another_engine_is_compared_or_refused_by_its_line(line: str) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder, "games.jsonl")
        path.write_bytes(f"{HAND}\n{line}".encode("utf-8", "surrogatepass"))
        found = conform(path)
    assert found.hands >= 1
    assert found.difference is None or found.difference.startswith(
        ("line 2: ", "line 3: ", "line 4: ", "line 5: ")
    )
