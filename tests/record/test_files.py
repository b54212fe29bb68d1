from dataclasses import replace
from errno import ENOSPC
from pathlib import Path

import pytest
from hypothesis import given

from coloretto.record import (
    GameRecord,
    RecordError,
    RecordFormatError,
    load_record,
    record_to_json,
    save_record,
    write_record,
)
from support.records import finished_game, finished_games

GAME = replace(finished_game(), names=("Žofie", "李", "🦎"))


def refusal(path: Path, content: bytes) -> str:
    path.write_bytes(content)
    with pytest.raises(RecordFormatError) as error:
        load_record(path)
    assert str(error.value).startswith(f"{path}: ")
    return str(error.value).removeprefix(f"{path}: ")


@given(game=finished_games)
def test_a_record_is_loaded_as_it_was_saved(
    game: GameRecord, tmp_path_factory: pytest.TempPathFactory
) -> None:
    for name in ("game.json", "game.txt", "game"):
        path = tmp_path_factory.getbasetemp() / name
        save_record(game, path)
        assert load_record(path) == game


def test_a_file_named_json_holds_json_and_any_other_text(tmp_path: Path) -> None:
    for name, content in (
        ("game.json", record_to_json(GAME)),
        ("game.txt", write_record(GAME).encode()),
        ("game.coloretto", write_record(GAME).encode()),
        ("json", write_record(GAME).encode()),
    ):
        save_record(GAME, tmp_path / name)
        assert (tmp_path / name).read_bytes() == content


def test_the_format_is_known_by_the_first_character_whatever_the_name(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_bytes(b"\n  " + record_to_json(GAME))
    (tmp_path / "game.json").write_bytes(write_record(GAME).encode())
    assert load_record(tmp_path / "game.txt") == GAME
    assert load_record(tmp_path / "game.json") == GAME


def test_a_file_with_the_line_ends_of_windows_is_loaded(tmp_path: Path) -> None:
    (tmp_path / "game").write_bytes(write_record(GAME).replace("\n", "\r\n").encode())
    assert load_record(tmp_path / "game") == GAME


def test_an_invalid_record_is_refused_with_the_files_name(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    assert refusal(path, b"") == "a record begins with 'coloretto record 1', not ''"
    assert refusal(path, b"{}") == 'not a JSON record: it must have "format": "coloretto-record"'
    assert refusal(path, b"\x89PNG\r\n\x1a\n\x00").startswith("not UTF-8 text: ")
    assert refusal(path, b"\x00" * 9).startswith("a record begins with 'coloretto record 1', not '\\x00")
    assert refusal(path, b"coloretto record 1\n") == "the line 'rules: ...' is missing"
    assert refusal(path, b"coloretto record 1\nrules: chess\n").startswith("unknown rule set: 'chess'")


def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as error:
        load_record(tmp_path / "nothing.json")
    assert str(tmp_path / "nothing.json") in str(error.value)
    with pytest.raises(IsADirectoryError):
        load_record(tmp_path)


def test_saving_leaves_no_other_file_behind(tmp_path: Path) -> None:
    for _ in range(2):
        save_record(GAME, tmp_path / "game.txt")
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_save_that_fails_leaves_the_old_record_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    save_record(GAME, path)
    before = path.read_bytes()

    def write_half(beside: Path, content: bytes) -> None:
        with beside.open("wb") as file:
            file.write(content[: len(content) // 2])
        raise OSError(ENOSPC, "No space left on device", str(beside))

    monkeypatch.setattr(Path, "write_bytes", write_half)
    with pytest.raises(OSError, match="No space left on device") as error:
        save_record(replace(GAME, tags={"event": "another"}), path)
    assert error.value.filename == str(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_and_a_file_in_no_folder_are_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError) as error:
        save_record(GAME, tmp_path)
    assert error.value.filename == str(tmp_path)
    with pytest.raises(FileNotFoundError) as missing:
        save_record(GAME, tmp_path / "nowhere" / "game.txt")
    assert missing.value.filename == str(tmp_path / "nowhere" / "game.txt")


def test_a_link_to_a_record_stays_a_link(tmp_path: Path) -> None:
    link, path = tmp_path / "link.txt", tmp_path / "game.txt"
    link.symlink_to(path)
    save_record(GAME, link)
    assert link.is_symlink()
    assert load_record(path) == GAME


def test_a_game_that_cannot_have_been_played_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    save_record(GAME, path)
    with pytest.raises(RecordError):
        save_record(replace(GAME, turns=GAME.turns[1:]), path)
    assert load_record(path) == GAME
