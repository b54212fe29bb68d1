"""An error names the line and column where a record is wrong, in text and in JSON."""

import json

import pytest

from coloretto.record import read_record, record_to_json, verify, write_record
from coloretto.record.places import Place, place_of
from coloretto.rules import ColorettoError
from support.records import finished_game


def error_of(text: str) -> ColorettoError:
    with pytest.raises(ColorettoError) as raised:
        verify(read_record(text))
    return raised.value


def test_a_line_that_is_no_turn_is_named() -> None:
    lines = write_record(finished_game()).split("\n")
    number = lines.index("# round 1") + 1
    lines[number] = "  1. 0 nonsense"
    text = "\n".join(lines)
    assert place_of(error_of(text), text) == Place(number + 1, 1)


def test_a_turn_that_breaks_the_rules_is_found_in_the_text() -> None:
    lines = write_record(finished_game()).split("\n")
    number = next(index for index, line in enumerate(lines) if line.startswith("  3. "))
    lines[number] = lines[number][:7] + "T4"
    text = "\n".join(lines)
    assert place_of(error_of(text), text) == Place(number + 1, 8)


@pytest.mark.parametrize("indent", [None, 1])
def test_a_turn_that_breaks_the_rules_is_found_in_json(indent: int | None) -> None:
    record = json.loads(record_to_json(finished_game()))
    record["turns"][2] = {"player": record["turns"][2]["player"], "take": 4}
    text = json.dumps(record, indent=indent)
    place = place_of(error_of(text), text)
    assert place is not None
    begin = sum(len(line) + 1 for line in text.split("\n")[: place.line - 1]) + place.column - 1
    assert json.JSONDecoder().raw_decode(text, begin)[0] == record["turns"][2]


def test_a_mistake_of_json_is_where_its_reader_stopped() -> None:
    text = '{"format": "coloretto-record",\n "version" 1}'
    assert place_of(error_of(text), text) == Place(2, 12)


def test_a_wrong_result_is_at_the_last_turn() -> None:
    text = write_record(finished_game())
    scores = text.rsplit("scores: ", 1)[1].split()
    wrong = text.rsplit("scores: ", 1)[0] + "scores: " + " ".join(["99", *scores[1:]]) + "\n"
    last = max(number for number, line in enumerate(wrong.split("\n"), start=1) if ". " in line[:6])
    assert place_of(error_of(wrong), wrong) == Place(last, 8)


@pytest.mark.parametrize("text", ["", "hello", "{}", "coloretto record 1\n"])
def test_where_nothing_can_be_shown_nothing_is(text: str) -> None:
    assert place_of(error_of(text), text) is None


def test_a_move_that_the_text_does_not_have_has_no_place() -> None:
    assert place_of(ColorettoError("move 7: never"), "coloretto record 1\n") is None
