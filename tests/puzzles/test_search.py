"""Searching games for puzzles: the same ones every time, and after an interruption too."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from coloretto.bots import LEVEL_BOTS
from coloretto.bots.network_files import shipped_fingerprints
from coloretto.puzzles import Puzzle, __main__, games, puzzle_of, read_pack
from coloretto.puzzles.results import SearchedGame, SearchHeader, search_results
from coloretto.rules import PRINTED, Position, RuleSet

CLEAR = Position("golden-2-violet ce +/a/f ad+/abgg 0:choose 2 -")
NOT_CLEAR = Position("classic-4-brown - a/b/-/- a/b/c/d 2:choose 1 -")
PUZZLE = Puzzle(CLEAR.text, {"T0": 790, "D": 641}, 3, "expert", ("expert", "master"), ("plus-two",))
HEADER = SearchHeader({"rising": "0"})


def test_a_position_with_one_clearly_best_action_is_a_puzzle() -> None:
    puzzle = puzzle_of(CLEAR)
    assert puzzle is not None
    best, *others = puzzle.values.values()
    assert puzzle.best == "T0"
    assert all(best - other >= 50 and best - other > 4 * puzzle.error for other in others)
    assert {"plus-two", "two-players", "violet"} <= set(puzzle.themes)
    assert puzzle.found_by == tuple(level for level in LEVEL_BOTS if level in puzzle.found_by)
    assert puzzle.grade in puzzle.found_by
    assert puzzle_of(CLEAR) == puzzle


def test_a_position_with_several_good_actions_is_none() -> None:
    assert puzzle_of(NOT_CLEAR) is None


def test_a_game_has_the_same_puzzle_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Position] = []

    def note(position: Position) -> None:
        asked.append(position)

    monkeypatch.setattr(games, "puzzle_of", note)
    for _ in range(2):
        assert games.puzzle_of_game(PRINTED["golden-3-brown"], 5) is None
    half = len(asked) // 2
    assert 0 < half <= games.MOST_TRIED
    assert [each.text for each in asked[:half]] == [each.text for each in asked[half:]]


def test_a_puzzle_keeps_the_game_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def accept(position: Position) -> Puzzle:
        return replace(PUZZLE, position=position.text)

    monkeypatch.setattr(games, "puzzle_of", accept)
    puzzle = games.puzzle_of_game(PRINTED["golden-3-brown"], 5)
    assert puzzle is not None
    assert puzzle.game is not None
    assert puzzle.game.end.text == puzzle.position


def test_an_interrupted_search_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []

    def search(_rule_set: RuleSet, number: int) -> Puzzle | None:
        searched.append(number)
        if len(searched) == 15:
            raise KeyboardInterrupt
        return PUZZLE if number % 2 else None

    monkeypatch.setattr(__main__, "puzzle_of_game", search)
    results, pack = tmp_path / "results.jsonl", tmp_path / "pack.json"
    command = [str(results), str(pack), "--each", "2"]
    assert __main__.main(command) == __main__.INTERRUPTED
    assert not pack.exists()
    assert __main__.main(command) == 0
    written = read_pack(pack.read_bytes(), "pack.json")
    assert written.puzzles == (PUZZLE,) * 2 * len(PRINTED)
    assert written.networks == shipped_fingerprints()
    assert len(searched) == 4 * len(PRINTED) + 1


def test_a_game_whose_result_was_being_written_is_searched_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with search_results(path, HEADER) as file:
        file.append(SearchedGame("golden-2-violet", PUZZLE))
        file.append(SearchedGame("golden-2-violet", None))
    path.write_bytes(path.read_bytes()[:-5])
    with search_results(path, HEADER) as file:
        assert file.results == [SearchedGame("golden-2-violet", PUZZLE)]


def test_results_of_other_networks_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results.jsonl"
    with search_results(path, HEADER):
        pass
    assert __main__.main([str(path), str(tmp_path / "pack.json")]) == __main__.FAILED
    assert "name another file" in capsys.readouterr().err
