"""The history of a training, and its curves."""

import json
from pathlib import Path

import pytest

from coloretto.training.curves import (
    beginnings_of_runs,
    curves_against_greedy,
    main,
    panels_of,
    save_curves,
)
from coloretto.training.history import FILE, History, HistoryEntry, HistoryError, line_of, read_history


def entry(kind: str, generation: int, seconds: float = 0.0, **more: object) -> HistoryEntry:
    return {"kind": kind, "generation": generation, "games": 100 * generation, "seconds": seconds, **more}


def generation(number: int, seconds: float = 0.0) -> HistoryEntry:
    errors = {"share_error": 0.5 / number, "score_error": 0.2 / number}
    return entry("generation", number, seconds, **errors, playing_seconds=1.0, learning_seconds=2.0)


def evaluation(number: int, against: str, seconds: float = 0.0, **shares: float) -> HistoryEntry:
    named = {name.replace("_", "-"): share for name, share in shares.items()}
    return entry("evaluation", number, seconds, against=against, **named, advantage=0.1, deviation=0.01)


A_TRAINING = [
    generation(1, seconds=50),
    evaluation(1, "best", 50, golden_2_brown=0.9, classic_3_brown=0.9),
    entry("promotion", 1, 50),
    evaluation(1, "greedy", 50, golden_2_brown=0.4, classic_3_brown=0.3),
    generation(2, seconds=20),
    evaluation(2, "best", 20, golden_2_brown=0.5, classic_3_brown=0.3),
    evaluation(2, "greedy", 20, golden_2_brown=0.5, classic_3_brown=0.4),
]


def write(folder: Path, entries: list[HistoryEntry]) -> Path:
    (folder / FILE).write_text("".join(map(line_of, entries)))
    return folder / FILE


def test_a_history_is_read_as_it_was_written(tmp_path: Path) -> None:
    assert read_history(write(tmp_path, A_TRAINING)) == A_TRAINING


def test_what_came_after_the_checkpoint_is_forgotten(tmp_path: Path) -> None:
    path = write(tmp_path, A_TRAINING)
    History(path, generation=1)
    assert read_history(path) == A_TRAINING[:4]


def test_a_line_that_was_not_finished_is_forgotten(tmp_path: Path) -> None:
    path = write(tmp_path, A_TRAINING)
    with path.open("a") as file:
        file.write('{"kind": "gener')
    history = History(path, generation=2)
    history.add(generation(4))
    assert read_history(path) == [*A_TRAINING, generation(4)]


def test_a_new_training_has_a_new_history(tmp_path: Path) -> None:
    path = write(tmp_path, A_TRAINING)
    History(path, generation=0)
    assert read_history(path) == []


ERRORS = "errors: shares 0.2500, scores 0.1000"


def test_entries_are_printed_as_lines_for_people(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    history = History(tmp_path / FILE, generation=0)
    for one in (generation(2, seconds=125), *A_TRAINING[1:4]):
        history.add(one)
    assert capsys.readouterr().out.splitlines() == [
        f"generation 2              200 games    2:05   {ERRORS}   played 1.0 s, learned 2.0 s",
        "  one against the best so far: +0.100 (+- 0.010) over a fair share",
        "    golden-2-brown 0.90   classic-3-brown 0.90",
        "  It is the best network so far.",
        "  one against greedy: +0.100 (+- 0.010) over a fair share",
        "    golden-2-brown 0.40   classic-3-brown 0.30",
    ]


@pytest.mark.parametrize("text", ["no JSON\n", "[1]\n", json.dumps({"kind": "generation"}) + "\n"])
def test_another_file_is_no_history(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text)
    with pytest.raises(HistoryError, match=f"{FILE}: not the history of a training run"):
        read_history(tmp_path / FILE)


# Curves.


def test_curves_are_the_shares_against_greedy_and_tell_when_a_network_became_the_best() -> None:
    assert curves_against_greedy(A_TRAINING) == {
        "golden-2-brown": [(100, 0.4, True), (200, 0.5, False)],
        "classic-3-brown": [(100, 0.3, True), (200, 0.4, False)],
    }


def test_there_is_a_panel_for_each_number_of_players() -> None:
    panels = panels_of(curves_against_greedy(A_TRAINING))
    assert {players: list(curves) for players, curves in panels.items()} == {
        2: ["golden brown"],
        3: ["classic brown"],
    }


def test_runs_begin_where_an_entry_says_so_or_the_clock_begins_again() -> None:
    assert beginnings_of_runs(A_TRAINING) == [200]
    assert beginnings_of_runs([entry("start", 0), *A_TRAINING, entry("start", 2, 20)]) == [200, 200]


@pytest.mark.parametrize("entries", [A_TRAINING, A_TRAINING[:1], []])
def test_a_picture_is_drawn_of_any_history(tmp_path: Path, entries: list[HistoryEntry]) -> None:
    write(tmp_path, entries)
    save_curves(tmp_path, tmp_path / "picture.png")
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")


def test_the_command_draws_beside_the_history(tmp_path: Path) -> None:
    write(tmp_path, A_TRAINING)
    assert main([str(tmp_path)]) == 0
    assert (tmp_path / "curves.png").exists()


def test_the_command_says_what_it_cannot_draw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 1
    assert capsys.readouterr().err == (
        f"python -m coloretto.training.curves: {tmp_path / FILE}: there is no such file\n"
    )
