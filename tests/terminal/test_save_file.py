"""What is kept of a game while it is played."""

import re
import sys
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from coloretto.record import Recorder, load_record
from coloretto.rules import PRINTED, rule_set_text
from coloretto.terminal.main import main
from coloretto.terminal.play.save_file import Agreed, Journal, JournalError, read_journal
from coloretto.terminal.play.saved_games import (
    NoSuchGameError,
    TablePlace,
    remember_table,
    unfinished_game,
    unfinished_games,
)
from support.effort import effort
from support.play import printed_rule_sets

SEED = bytes(range(32))


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COLORETTO_DATA_DIR", str(tmp_path))
    return tmp_path


def begun(rules: str = "golden-3-brown") -> tuple[Journal, Recorder]:
    rule_set = PRINTED[rules]
    names = tuple(f"P{number}" for number in range(rule_set.players))
    agreed = Agreed(rules, names, ("",) * rule_set.players, SEED.hex(), "2026-01-01T00:00:00")
    return Journal.begin(agreed), Recorder(rule_set, names, SEED)


def play(journal: Journal, recorder: Recorder, lots: Random, actions: int | None = None) -> None:
    while not recorder.position.is_over and actions != 0:
        action = lots.choice(recorder.position.legal_actions)
        recorder.play(action)
        journal.note(action, recorder.record)
        actions = None if actions is None else actions - 1


@settings(
    max_examples=effort(20, 200),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(rules=printed_rule_sets.map(rule_set_text), actions=st.integers(0, 60), lot=st.integers(0, 999))
def test_a_game_cut_anywhere_is_read_back_as_it_was(rules: str, actions: int, lot: int) -> None:
    journal, recorder = begun(rules)
    play(journal, recorder, Random(lot), actions)
    journal.close()
    if not recorder.position.is_over:
        _, read = read_journal(journal.path)
        assert (read.position, read.record) == (recorder.position, recorder.record)
        assert read.play(read.position.legal_actions[0]) == recorder.play(recorder.position.legal_actions[0])


@settings(
    max_examples=effort(30, 300),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(cut=st.integers(1, 40))
def test_a_line_that_was_not_written_to_its_end_does_not_count(cut: int) -> None:
    journal, recorder = begun()
    play(journal, recorder, Random(1), 20)
    journal.close()
    whole = journal.path.read_bytes()
    journal.path.write_bytes(whole[:-cut])
    _, read = read_journal(journal.path)
    Journal.go_on(journal.path).close()
    kept = journal.path.read_bytes()
    assert kept.endswith(b"\n")
    assert kept.count(b"\n") == whole[:-cut].count(b"\n")
    assert len(read.record.turns) <= len(recorder.record.turns)


def test_nobody_else_can_read_the_seed(data: Path) -> None:
    journal, _ = begun()
    journal.close()
    assert journal.path.stat().st_mode & 0o077 == 0


def test_a_finished_game_is_a_record_and_no_journal_any_more(data: Path) -> None:
    journal, recorder = begun()
    play(journal, recorder, Random(2))
    journal.close()
    assert journal.record_file is not None
    assert load_record(journal.record_file) == recorder.record
    assert not journal.path.exists()
    assert unfinished_games() == []


def test_a_game_is_played_in_one_terminal_at_a_time() -> None:
    journal, _ = begun()
    with pytest.raises(JournalError, match="is being played in another terminal"):
        Journal.go_on(journal.path)
    journal.close()
    Journal.go_on(journal.path).close()


@pytest.mark.parametrize(
    "content",
    [b"", b"{}\n", b"no\n", b'{"rules":"golden-9","names":[],"kinds":[],"seed":"","began":""}\n', b"\xff\n"],
)
def test_a_file_that_is_no_journal_is_refused_and_not_listed(content: bytes, data: Path) -> None:
    file = data / "unfinished" / "x.game"
    file.parent.mkdir()
    file.write_bytes(content)
    with pytest.raises(JournalError, match="is no saved game"):
        read_journal(file)
    assert unfinished_games() == []


def test_an_impossible_action_in_a_journal_is_refused() -> None:
    journal, _ = begun()
    journal.close()
    with journal.path.open("ab") as file:
        file.write(b"P0\n")
    with pytest.raises(JournalError, match="illegal action: P0"):
        read_journal(journal.path)


def test_unfinished_games_are_numbered_and_told_in_a_line_each() -> None:
    journal, recorder = begun()
    play(journal, recorder, Random(1), 3)
    journal.close()
    remember_table(TablePlace("http://localhost:8000", "abc"))
    table, game = unfinished_games()
    assert (table.number, game.number) == (1, 2)
    assert "http://localhost:8000, table abc" in table.line
    assert "Golden joker, 3 players, Brown table, round 1: P0, P1 and P2" in game.line
    assert unfinished_game(2).path == journal.path
    with pytest.raises(NoSuchGameError, match="There is no unfinished game 3"):
        unfinished_game(3)


def test_a_game_left_with_a_drawn_card_shows_its_table_when_it_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("d\nq\n"))
    main(["play", "--people", "3", "--seed", "1"])
    capsys.readouterr()
    monkeypatch.setattr(sys, "stdin", StringIO("q\n"))
    main(["play", "--resume"])
    resumed = capsys.readouterr().out.partition("The game goes on where you left it.")[2]
    assert re.search(r"draws an? .*\n.*Row 1  free .*: Put an? ", resumed, re.DOTALL)


def test_in_plain_lines_one_is_asked_which_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("Mia", "Ben"):
        agreed = Agreed("golden-2", (name, "Bot"), ("", "random"), SEED.hex(), "2026-01-01T00:00:00")
        Journal.begin(agreed).close()
    wanted = next(game for game in unfinished_games() if "Mia" in game.line)
    monkeypatch.setattr(sys, "stdin", StringIO(f"7\nx\n{wanted.number}\nq\n"))
    assert main(["play", "--resume"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("Which one? Name its number:") == 3
    assert "Mia" in shown.partition("Welcome to Coloretto")[2]
    left = next(game for game in unfinished_games() if "Mia" in game.line)
    assert shown.endswith(f"To go on with it:\n  coloretto play --resume {left.number}\n")


def test_without_an_unfinished_game_there_is_nothing_to_go_on_with(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", "--list"]) == 0
    assert main(["play", "--resume"]) == 1
    assert main(["play", "--resume", "3"]) == 1
    told = capsys.readouterr()
    assert told.out == "There is no unfinished game.\n"
    assert told.err.splitlines()[0] == "coloretto: There is no unfinished game."
