"""`coloretto benchmark` and `coloretto dataset` as a person uses them."""

import json
from pathlib import Path

import pytest

from coloretto.arena import benchmark
from coloretto.terminal.main import main


@pytest.fixture(autouse=True)
def quick_opponents(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("coloretto.arena.benchmark", "coloretto.terminal.arena.benchmark"):
        monkeypatch.setattr(f"{module}.OPPONENTS", ("random", "greedy"))


def test_a_bot_is_shown_among_ours(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["benchmark", "beginner", "--deals", "2", "--workers", "1"]) == 0
    shown = capsys.readouterr().out
    assert "Not all deals were played" in shown
    assert "> beginner" in shown
    assert all(bot in shown for bot in ("random", "greedy", "neural"))


def test_a_result_is_resumed_and_printed_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = ["--save", str(tmp_path / "saved.jsonl")]
    command = ["benchmark", "greedy", "--deals", "2", "--workers", "1", *save]
    assert main([*command, "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert first["bot"] == "greedy"
    assert first["deals"] == 2
    assert main([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == first


def test_a_result_of_some_deals_is_not_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "leaderboard.json"
    assert main(["benchmark", "greedy", "--deals", "1", "--workers", "1", "--write", str(file)]) == 2
    assert f"has played 1 deals, not {benchmark.DEALS}" in capsys.readouterr().err
    assert not file.exists()


def test_a_dataset_is_written_and_found_complete(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["dataset", str(tmp_path), "--bot", "random", "--games", "5", "--workers", "1"]
    for _ in range(2):
        assert main(command) == 0
        assert capsys.readouterr().out == f"5 games are in {tmp_path}.\n"
    assert main([*command, "--seed", "1"]) == 2
    assert "has other games" in capsys.readouterr().err
