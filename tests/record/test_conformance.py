from pathlib import Path

import pytest

from coloretto.record import Conformance, conform
from coloretto.rules import CLASSIC, EDITIONS, GOLDEN
from support.foreign import GAME_FILES, SCORE_FILE, compare, difference, foreign_lines

STEP_FIELDS = 4 + 1 + 6  # the choice, the events, the table; the action is played, not compared
GAME_FIELDS = 2  # scores and win_shares
PATHS = {path.stem: path for path in GAME_FILES}
GAME = foreign_lines(PATHS["golden-2p-violet"])[0]
HAND = foreign_lines(SCORE_FILE)[0]


@pytest.mark.parametrize("path", GAME_FILES, ids=lambda path: path.stem)
def test_our_rules_play_every_game_of_another_engine_as_it_did(path: Path) -> None:
    games = foreign_lines(path)
    steps = sum(len(game["steps"]) for game in games)
    fields = steps * STEP_FIELDS + len(games) * GAME_FIELDS
    assert conform(path) == Conformance(games=len(games), steps=steps, hands=0, fields=fields)


def test_our_rules_score_every_hand_of_another_engine_as_it_did() -> None:
    hands = len(foreign_lines(SCORE_FILE))
    assert conform(SCORE_FILE) == Conformance(hands=hands, fields=hands)


def test_there_are_games_of_every_edition_player_count_and_table() -> None:
    played = {
        (game["edition"], game["players"], game["table"])
        for path in GAME_FILES
        for game in foreign_lines(path)
    }
    printed = {
        (name, rule_set.players, rule_set.table.name)
        for name, edition in EDITIONS.items()
        for rule_set in edition.rule_sets()
    }
    assert played == printed
    assert set(EDITIONS) == {CLASSIC.name, GOLDEN.name}


def test_the_golden_games_are_many() -> None:
    totals = [conform(path) for path in (*GAME_FILES, SCORE_FILE)]
    assert sum(total.games for total in totals) == 44
    assert sum(total.hands for total in totals) == 1500
    assert sum(total.steps for total in totals) > 6000


def test_games_and_hands_may_stand_in_one_file(tmp_path: Path) -> None:
    found = compare(tmp_path / "mixed", HAND, GAME, HAND)
    steps = len(GAME["steps"])
    assert found == Conformance(games=1, steps=steps, hands=2, fields=steps * STEP_FIELDS + GAME_FIELDS + 2)


def test_a_file_with_the_line_ends_of_windows_is_read(tmp_path: Path) -> None:
    path = tmp_path / "windows"
    path.write_bytes(SCORE_FILE.read_bytes().replace(b"\n", b"\r\n"))
    assert conform(path) == conform(SCORE_FILE)


def test_an_empty_file_is_a_difference(tmp_path: Path) -> None:
    assert compare(tmp_path / "empty") == Conformance(difference="no game and no hand in this file")


def test_counts_stop_at_the_first_difference(tmp_path: Path) -> None:
    wrong = HAND | {"score": HAND["score"] + 1}
    found = compare(tmp_path / "hands", HAND, HAND, wrong, HAND, wrong)
    assert (found.hands, found.fields) == (2, 3)
    ours = HAND["score"]
    assert found.difference == f"line 3: score is {ours + 1} in the file, {ours} by our rules"


def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"nothing\.jsonl"):
        conform(tmp_path / "nothing.jsonl")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "not the JSON of a game or a hand: Input data was truncated"),
        ("{", "not the JSON of a game or a hand: Input data was truncated"),
        ("[]", "not the JSON of a game or a hand: Expected `object`, got `array`"),
        ("null", "not the JSON of a game or a hand: Expected `object`, got `null`"),
        ("{}", "not the JSON of a game or a hand: Object missing required field `edition`"),
        ('{"x": 1}', "not the JSON of a game or a hand: Object contains unknown field `x`"),
        ("{}{}", "not the JSON of a game or a hand: "),
        ('{"colours": ' + "[" * 100_000, "not the JSON of a game or a hand: Expected `int`, got `array`"),
        ('{"steps": ' + "[" * 100_000, "not the JSON of a game or a hand: Expected `object`, got `array`"),
    ],
)
def test_a_line_that_is_no_game_and_no_hand_is_a_difference(tmp_path: Path, line: str, reason: str) -> None:
    assert difference(tmp_path / "games", HAND, line, HAND).startswith(f"line 2: {reason}")


@pytest.mark.parametrize(
    "content", [b"\xff\xfe", b'{"edition": "\xff"}', b'{"colours\xff": 1, "colours": 2}', b"\0" * 99]
)
def test_binary_junk_is_a_difference(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "junk"
    path.write_bytes(content)
    found = conform(path).difference
    assert found is not None
    assert found.startswith("line 1: not the JSON of a game or a hand: ")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (
            {"colours": [1, 2, 3]},
            "not the JSON of a game or a hand: Expected `array` of length >= 7 - at `$.colours`",
        ),
        (
            {"colours": [1] * 8},
            "not the JSON of a game or a hand: Expected `array` of length <= 7 - at `$.colours`",
        ),
        (
            {"colours": [10, 0, 0, 0, 0, 0, 0]},
            "not the JSON of a game or a hand: Expected `int` <= 9 - at `$.colours[0]`",
        ),
        (
            {"colours": [-1, 0, 0, 0, 0, 0, 0]},
            "not the JSON of a game or a hand: Expected `int` >= 0 - at `$.colours[0]`",
        ),
        ({"jokers": 4}, "not the JSON of a game or a hand: Expected `int` <= 3 - at `$.jokers`"),
        ({"plus2": 300}, "not the JSON of a game or a hand: Expected `int` <= 10 - at `$.plus2`"),
        ({"plus2": 10**30}, "not the JSON of a game or a hand: Expected `int` <= 10 - at `$.plus2`"),
        ({"score": "35"}, "not the JSON of a game or a hand: Expected `int`, got `str` - at `$.score`"),
        (
            {"table": "pink"},
            "unknown scoring table: 'pink' (known: brown, violet, or values like 1.2.3.4.5.6)",
        ),
        ({"player": 0}, "not the JSON of a game or a hand: Object contains unknown field `player`"),
    ],
)
def test_a_hand_that_cannot_be_is_a_difference(
    tmp_path: Path, change: dict[str, object], reason: str
) -> None:
    assert difference(tmp_path / "hands", HAND | change) == f"line 1: {reason}"


@pytest.mark.parametrize("field", ["colours", "jokers", "plus2", "table", "score"])
def test_a_hand_without_one_of_its_fields_is_a_difference(tmp_path: Path, field: str) -> None:
    found = difference(tmp_path / "hands", {name: value for name, value in HAND.items() if name != field})
    missing = field if field != "colours" else "edition"
    assert "unknown field" in found or f"missing required field `{missing}`" in found


@pytest.mark.parametrize(
    ("field", "value"),
    [("colours", [1, 1, 4, 1, 1, 1, 0]), ("jokers", 2), ("plus2", 6), ("table", "violet"), ("score", 34)],
)
def test_every_field_of_a_hand_counts(tmp_path: Path, field: str, value: object) -> None:
    assert HAND[field] != value
    found = difference(tmp_path / "hands", HAND, HAND | {field: value})
    assert found.startswith("line 2: score is 3")
    assert found.endswith(" by our rules")
