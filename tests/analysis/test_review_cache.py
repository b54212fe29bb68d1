"""Reviews that are computed once."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings

from coloretto.analysis import cached_review, review, review_cache
from coloretto.analysis.review_json import review_json, review_of_json
from coloretto.record import GameRecord
from support.effort import effort
from support.records import finished_game, games_cut_anywhere

ALONE = 0


@pytest.fixture
def computed(monkeypatch: pytest.MonkeyPatch) -> list[GameRecord]:
    """The records whose review was not found in a file."""
    records: list[GameRecord] = []

    def count(record: GameRecord, *arguments: object) -> object:
        records.append(record)
        return review(record, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(review_cache, "review", count)
    return records


@settings(max_examples=effort(5, 100), deadline=None)
@given(games_cut_anywhere)
def test_a_review_survives_json(record: GameRecord) -> None:
    reviewed = review(record, ALONE)
    assert review_of_json(review_json(record, reviewed, ALONE)) == reviewed


def test_the_same_game_is_reviewed_once(computed: list[GameRecord], tmp_path: Path) -> None:
    record = finished_game()
    first = cached_review(record, ALONE, folder=tmp_path)
    assert cached_review(record, ALONE, folder=tmp_path) == first == review(record, ALONE)
    assert computed == [record]


def test_another_record_effort_network_or_version_is_another_review(
    computed: list[GameRecord], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = finished_game()
    cached_review(record, ALONE, folder=tmp_path)
    cached_review(replace(record, scores=None, turns=record.turns[:9]), ALONE, folder=tmp_path)
    cached_review(record, 1, folder=tmp_path)
    monkeypatch.setattr(review_cache, "fingerprint", lambda _: "another")
    cached_review(record, ALONE, folder=tmp_path)
    monkeypatch.setattr(review_cache, "analysis_version", lambda: "another")
    cached_review(record, ALONE, folder=tmp_path)
    assert len(computed) == len(list(tmp_path.iterdir())) == 5


def test_the_name_of_an_effort_and_its_number_are_the_same(
    computed: list[GameRecord], tmp_path: Path
) -> None:
    record = finished_game("golden-2-brown")
    cached_review(record, "quick", folder=tmp_path)
    cached_review(record, 1, folder=tmp_path)
    assert len(computed) == 1


@pytest.mark.parametrize("damage", ["", "\xff", "{}", "cut", "changed", "folder"])
def test_a_damaged_file_is_computed_again(damage: str, computed: list[GameRecord], tmp_path: Path) -> None:
    record = finished_game()
    first = cached_review(record, ALONE, folder=tmp_path)
    (entry,) = tmp_path.iterdir()
    content = entry.read_bytes()
    changed = {"cut": content[:-9], "changed": content.replace(b"0.1", b"0.2", 1)}
    entry.unlink()
    if damage == "folder":
        entry.mkdir()
    else:
        entry.write_bytes(changed.get(damage, damage.encode("latin-1")))
    assert cached_review(record, ALONE, folder=tmp_path) == first
    assert len(computed) == 2


def test_where_no_file_can_be_written_every_review_is_computed(
    computed: list[GameRecord], tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    for _ in range(2):
        cached_review(finished_game(), ALONE, folder=tmp_path / "file")
    assert len(computed) == 2


def test_the_oldest_files_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_cache, "MOST_ENTRIES", 2)
    for lot in range(3):
        cached_review(finished_game(lot=lot), ALONE, folder=tmp_path)
    assert len(list(tmp_path.iterdir())) == 2
