import json
import re
from pathlib import Path
from typing import Any

import pytest

from coloretto.terminal.main import main
from support.consoles import coloretto
from support.foreign import GAME_FILES, SCORE_FILE, foreign_lines

ROOT = Path(__file__).parents[2]
GAME_FILE = GAME_FILES[0]


def with_wrong_score(path: Path) -> Path:
    """The file of scores with one of them changed, in line 7."""
    lines: list[dict[str, Any]] = foreign_lines(SCORE_FILE)
    lines[6]["score"] += 1
    path.write_text("\n".join(map(json.dumps, lines)))
    return path


def test_all_golden_games_and_hands_agree() -> None:
    ran = coloretto("conform", *map(str, (*GAME_FILES, SCORE_FILE)))
    assert (ran.returncode, ran.stderr) == (0, "")
    *files, total, end = ran.stdout.splitlines()
    assert [line.split()[0] for line in files] == [str(path) for path in (*GAME_FILES, SCORE_FILE)]
    games = [game for path in GAME_FILES for game in foreign_lines(path)]
    steps = sum(len(game["steps"]) for game in games)
    hands = len(foreign_lines(SCORE_FILE))
    fields = 11 * steps + 2 * len(games) + hands
    assert (
        total.split() == f"total {len(games)} games {steps:,} steps {hands:,} hands {fields:,} fields".split()
    )
    assert end == "No difference."


def test_the_counts_of_a_file_stand_in_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["conform", str(GAME_FILE), str(SCORE_FILE)]) == 0
    games, scores, *_ = capsys.readouterr().out.splitlines()
    lines = foreign_lines(GAME_FILE)
    steps = sum(len(game["steps"]) for game in lines)
    counts = f"{len(lines)} games {steps} steps 0 hands {11 * steps + 2 * len(lines):,} fields"
    assert games.split()[1:] == counts.split()
    assert scores.split()[1:] == ["0", "games", "0", "steps", "1,500", "hands", "1,500", "fields"]
    assert len(games) == len(scores)


def test_the_first_difference_is_shown_and_the_other_files_are_compared(tmp_path: Path) -> None:
    wrong, junk = with_wrong_score(tmp_path / "wrong.jsonl"), tmp_path / "junk.jsonl"
    junk.write_bytes(b"\xff\x00\n")
    ran = coloretto("conform", str(wrong), str(junk), str(SCORE_FILE))
    assert (ran.returncode, ran.stderr) == (1, "")
    first, second, third, total, end = ran.stdout.splitlines()
    assert first.split()[1:] == ["0", "games", "0", "steps", "6", "hands", "7", "fields", "differs"]
    assert second.split()[1:] == ["0", "games", "0", "steps", "0", "hands", "0", "fields", "differs"]
    assert third.split()[1:] == ["0", "games", "0", "steps", "1,500", "hands", "1,500", "fields"]
    assert total.split() == ["total", "0", "games", "0", "steps", "1,506", "hands", "1,507", "fields"]
    right = foreign_lines(SCORE_FILE)[6]["score"]
    assert end == (
        f"The first difference: {wrong}: line 7: score is {right + 1} in the file, {right} by our rules"
    )


def test_a_file_that_cannot_be_opened_is_named_and_the_others_are_compared(tmp_path: Path) -> None:
    missing = tmp_path / "missing.jsonl"
    wrong = with_wrong_score(tmp_path / "wrong.jsonl")
    ran = coloretto("conform", str(missing), str(wrong), str(tmp_path))
    assert ran.returncode == 2
    assert ran.stderr.splitlines() == [
        f"coloretto: {missing}: No such file or directory",
        f"coloretto: {tmp_path}: Is a directory",
    ]
    assert "The first difference: " in ran.stdout


def test_nothing_is_praised_where_nothing_was_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["conform", str(tmp_path / "missing.jsonl")]) == 2
    assert capsys.readouterr().out.split() == [
        "total",
        "0",
        "games",
        "0",
        "steps",
        "0",
        "hands",
        "0",
        "fields",
    ]


def test_programs_get_the_findings_as_json(tmp_path: Path) -> None:
    wrong, missing = with_wrong_score(tmp_path / "wrong.jsonl"), tmp_path / "missing.jsonl"
    ran = coloretto("conform", "--json", str(wrong), str(missing), str(SCORE_FILE))
    assert ran.returncode == 2
    right = foreign_lines(SCORE_FILE)[6]["score"]
    difference = f"line 7: score is {right + 1} in the file, {right} by our rules"
    nothing_else = {"games": 0, "steps": 0}
    assert json.loads(ran.stdout) == {
        "files": [
            {"file": str(wrong), **nothing_else, "hands": 6, "fields": 7, "difference": difference},
            {"file": str(SCORE_FILE), **nothing_else, "hands": 1500, "fields": 1500, "difference": None},
        ],
        "total": {**nothing_else, "hands": 1506, "fields": 1507, "difference": f"{wrong}: {difference}"},
        "not_opened": [f"{missing}: No such file or directory"],
    }


def test_the_findings_of_the_document_are_those_of_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    document = (ROOT / "docs" / "formats.md").read_text()
    (text,) = re.findall(r"^```json comparison\n([^`]*)^```$", document, re.MULTILINE)
    monkeypatch.chdir(ROOT)
    assert main(["conform", "--json", "tests/golden/scores.jsonl", "docs/missing.txt"]) == 2
    assert json.loads(capsys.readouterr().out) == json.loads(text)


def test_an_empty_file_is_not_praised(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.touch()
    assert main(["conform", str(SCORE_FILE), str(empty)]) == 1
    end = capsys.readouterr().out.splitlines()[-1]
    assert end == f"The first difference: {empty}: no game and no hand in this file"


def test_a_file_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["conform"])
    assert "missing: FILE" in capsys.readouterr().err
