import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

import pytest
from hypothesis import given

from coloretto.record import (
    GameRecord,
    RecordFormatError,
    parse_record,
    record_from_json,
    record_to_json,
    verify,
    write_record,
)
from coloretto.record.shortening import shown
from coloretto.rules import CardError, ColorettoError, DealError
from support.records import SEED, finished_game, finished_games, games_cut_anywhere

GAME = replace(finished_game(), entropy=("x", "", "z"), tags={"event": "final"})
Json: TypeAlias = dict[str, Any]


def json_of(record: GameRecord) -> Json:
    found: Json = json.loads(record_to_json(record))
    return found


def read(found: object) -> GameRecord:
    return record_from_json(json.dumps(found))


def refusal(text: bytes | str) -> str:
    with pytest.raises(RecordFormatError) as error:
        record_from_json(text)
    return str(error.value)


def changed(**fields: object) -> str:
    return json.dumps(json_of(GAME) | fields)


@given(game=finished_games | games_cut_anywhere)
def test_a_record_survives_json_and_text_in_turn(game: GameRecord) -> None:
    written = record_to_json(game)
    assert record_from_json(written) == game
    assert record_from_json(written.decode()) == game
    assert record_to_json(parse_record(write_record(game))) == written


def test_a_record_is_one_line_of_json_with_these_fields() -> None:
    written = record_to_json(GAME)
    assert written.count(b"\n") == 1
    assert list(json_of(GAME)) == [
        *("format", "version", "rules", "players", "removed", "start_cards", "start_player"),
        *("turns", "scores", "commitment", "seed", "entropy", "tags"),
    ]


def test_turns_leave_out_what_they_have_nothing_of() -> None:
    shapes = {tuple(turn) for turn in json_of(finished_game("golden-2-brown"))["turns"]}
    expected = {("player", "draw", "place"), ("player", "take"), ("player", "take", "reveal")}
    assert shapes == expected


def test_space_and_the_order_of_fields_do_not_matter() -> None:
    backwards = dict(reversed(json_of(GAME).items()))
    assert record_from_json(f"\r\n {json.dumps(backwards, indent=4)} \t\n") == GAME


@pytest.mark.parametrize("field", ["scores", "commitment", "seed", "entropy", "tags"])
def test_what_a_game_may_lack_may_be_left_out(field: str) -> None:
    found = json_of(GAME)
    del found[field]
    without: dict[str, Any] = {field: {"entropy": (), "tags": {}}.get(field)}
    assert read(found) == replace(GAME, **without)


@pytest.mark.parametrize("field", ["rules", "players", "removed", "start_cards", "start_player", "turns"])
def test_a_missing_field_is_named(field: str) -> None:
    found = json_of(GAME)
    del found[field]
    assert refusal(json.dumps(found)) == f"not a JSON record: Object missing required field `{field}`"


def test_unknown_fields_are_named() -> None:
    assert refusal(changed(winner="Anna")) == "not a JSON record: Object contains unknown field `winner`"
    turns = [{"player": 0, "take": 0, "time": 3}]
    expected = "not a JSON record: Object contains unknown field `time` - at `$.turns[0]`"
    assert refusal(changed(turns=turns)) == expected


def test_repeated_fields_are_named() -> None:
    text = record_to_json(GAME).decode()
    assert (
        refusal(text.replace("{", '{"version":1,', 1)) == "not a JSON record: the field 'version' is repeated"
    )
    in_turn = text.replace('"turns":[{', '"turns":[{"player":0,', 1)
    assert refusal(in_turn) == "not a JSON record: the field 'player' is repeated"
    in_tags = text.replace('"tags":{', '"tags":{"event":"x",', 1)
    assert refusal(in_tags) == "not a JSON record: the field 'event' is repeated"


@pytest.mark.parametrize("version", [0, 2, 1.5, "1", None, True])
def test_an_unknown_version_is_named_before_anything_else(version: object) -> None:
    expected = f"version {version!r} of the record format is not known here, only 1"
    assert refusal(changed(version=version, turns=None, colour="red")) == expected
    without = {field: value for field, value in json_of(GAME).items() if field != "version"}
    missing = "version None of the record format is not known here, only 1"
    assert refusal(json.dumps(without)) == missing


@pytest.mark.parametrize(
    "text", ["{}", "[]", "null", '{"format": "chess"}', '{"format": ["coloretto-record"]}', "3"]
)
def test_other_json_is_no_record(text: str) -> None:
    assert refusal(text) == 'not a JSON record: it must have "format": "coloretto-record"'


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "{",
            "coloretto record 1",
            '{"format": NaN',
            "{}{}",
            "{'format': 1}",
            '{"a": "\n"}',
            '{"a": 1,}',
        ),
        *("[" * 100_000, "9" * 5000, "\ufeff{}", b"\xff\xfe", b'{"format": "\xff"}'),
    ],
    ids=lambda text: repr(text[:20]),
)
def test_invalid_json_is_refused(text: bytes | str) -> None:
    assert refusal(text).startswith("not a JSON record: ")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(
            ("rules", 3),
            ("players", "Anna"),
            ("players", ["Anna", 2, "Cleo"]),
            ("removed", None),
            ("removed", ["a"]),
        ),
        *(("start_cards", "abc"), ("start_player", "0"), ("start_player", 0.0), ("start_player", True)),
        *(("turns", {}), ("turns", [[]]), ("turns", ["T0"]), ("scores", {}), ("scores", [1.5, 2, 3])),
        *(("scores", ["1", "2", "3"]), ("commitment", 1), ("seed", []), ("entropy", "x"), ("entropy", None)),
        *(("tags", []), ("tags", {"event": 3}), ("tags", None)),
    ],
)
def test_a_value_of_the_wrong_type_is_refused_with_its_place(field: str, value: object) -> None:
    found = refusal(changed(**{field: value}))
    assert found.startswith("not a JSON record: Expected ")
    assert f"- at `$.{field}" in found


@pytest.mark.parametrize("seed", ["", "0", "xyz", SEED.hex().upper(), SEED.hex()[:-2], SEED.hex(" ")])
def test_a_seed_is_sixty_four_lower_case_hexadecimal_digits(seed: str) -> None:
    expected = f"a seed is 64 hexadecimal digits (0-9 and a-f), not {shown(seed)}"
    assert refusal(changed(seed=seed)) == expected


@pytest.mark.parametrize(
    ("turn", "reason"),
    [
        ({"player": 0}, "a turn is either a card drawn or a row taken"),
        ({"player": 0, "draw": "a", "take": 1}, "a turn is either a card drawn or a row taken"),
        ({"player": 0, "take": 1, "place": 1}, "only a drawn card is placed"),
        (
            {"player": 0, "draw": "a", "reveal": "b"},
            "only a drawn card is placed, and only a taken row reveals",
        ),
        ({"player": 0, "draw": "L"}, "unknown card: 'L'"),
        ({"player": 0, "draw": ""}, "unknown card: ''"),
        ({"player": 0, "take": 0, "reveal": "x"}, "unknown card: 'x'"),
    ],
)
def test_an_impossible_turn_is_refused_with_its_move(turn: Json, reason: str) -> None:
    turns = json_of(GAME)["turns"]
    turns[4] = turn
    assert refusal(changed(turns=turns)).startswith(f"move 5: {reason}")


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"removed": "h"}, CardError),
        ({"removed": ""}, DealError),
        ({"start_cards": ["a"]}, DealError),
        ({"start_player": -1}, DealError),
        ({"start_player": 10**30}, DealError),
        ({"players": ["Anna"]}, RecordFormatError),
        ({"entropy": ["x"]}, RecordFormatError),
        ({"commitment": "x\nseed: 00"}, RecordFormatError),
        ({"tags": {"a\nb": "c"}}, RecordFormatError),
        ({"players": ["\ud800", "Ben", "Cleo"]}, RecordFormatError),
    ],
)
def test_what_no_text_could_hold_is_refused_in_json_too(fields: Json, error: type[ColorettoError]) -> None:
    with pytest.raises(error):
        record_from_json(changed(**fields))


def test_removed_colours_are_sorted_and_start_cards_need_not_be() -> None:
    game = replace(finished_game("golden-2-brown"), turns=(), scores=None)
    with pytest.raises(DealError, match="removed colours: "):
        read(json_of(game) | {"removed": json_of(game)["removed"][::-1]})
    exchanged = read(json_of(game) | {"start_cards": [cards[::-1] for cards in json_of(game)["start_cards"]]})
    assert exchanged != game
    assert verify(exchanged) == verify(game)


@pytest.mark.parametrize(
    "change",
    [
        lambda found: found | {"rules": "golden-3"},
        lambda found: found | {"scores": None, "seed": None},
        lambda found: found | {"turns": [{"reveal": "", **turn} for turn in found["turns"]]},
    ],
    ids=["the usual table left out", "nulls", "an empty reveal"],
)
def test_the_same_record_may_be_written_with_other_words(change: Callable[[Json], Json]) -> None:
    brown = finished_game("golden-3-brown")
    record = read(change(json_of(brown)))
    assert record.turns == brown.turns
    assert record_from_json(record_to_json(record)) == record
