"""What is kept of a game while it is played."""

import json
import re
import shlex
import sys
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from coloretto.record import FairDeck, load_record
from coloretto.rules import PRINTED, rule_set_text
from coloretto.terminal.i18n import list_of
from coloretto.terminal.main import main
from coloretto.terminal.play.local_match import LocalMatch, MatchSetup, game_seed
from coloretto.terminal.play.save_file import SaveFile, SaveFileError, read_save_file
from coloretto.terminal.play.saved_games import (
    NoSuchGameError,
    SavedTable,
    unfinished_game,
    unfinished_games,
)
from support.consoles import TIRELESS
from support.effort import effort
from support.play import printed_rule_sets

SEED = bytes(range(32))


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COLORETTO_DATA_DIR", str(tmp_path))
    return tmp_path


def begun(rules: str = "golden-3-brown", games: int = 1) -> tuple[SaveFile, LocalMatch]:
    rule_set = PRINTED[rules]
    names = tuple(f"P{number}" for number in range(rule_set.players))
    setup = MatchSetup(rules, names, ("",) * rule_set.players, SEED.hex(), "2026-01-01T00:00:00", games)
    match = LocalMatch(setup)
    return SaveFile.create(match), match


def play(save_file: SaveFile, match: LocalMatch, rng: Random, actions: int | None = None) -> None:
    """Play this many actions, or to the end of the match."""
    while actions != 0:
        if match.recorder.position.is_over:
            if match.is_over:
                return
            match.next_game()
            save_file.start_game(match)
        action = rng.choice(match.recorder.position.legal_actions)
        match.play(action)
        save_file.append(action, match)
        actions = None if actions is None else actions - 1


def state_of(match: LocalMatch) -> tuple[object, ...]:
    return match.game, match.match, match.recorder.position, match.recorder.record, match.commitments


@settings(
    max_examples=effort(20, 200),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    rules=printed_rule_sets.map(rule_set_text),
    games=st.integers(1, 3),
    actions=st.integers(0, 300),
    lot=st.integers(0, 999),
)
def test_a_match_cut_anywhere_is_read_back_as_it_was(rules: str, games: int, actions: int, lot: int) -> None:
    save_file, match = begun(rules, games)
    play(save_file, match, Random(lot), actions)
    save_file.close()
    assert save_file.path.exists() != match.is_over
    if not match.is_over:
        assert state_of(read_save_file(save_file.path)) == state_of(match)


@settings(
    max_examples=effort(30, 300),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(cut=st.integers(1, 40))
def test_a_line_that_was_not_written_to_its_end_does_not_count(cut: int) -> None:
    save_file, match = begun()
    play(save_file, match, Random(1), 20)
    save_file.close()
    whole = save_file.path.read_bytes()
    save_file.path.write_bytes(whole[:-cut])
    read = read_save_file(save_file.path)
    SaveFile.reopen(save_file.path, 1).close()
    kept = save_file.path.read_bytes()
    assert kept.endswith(b"\n")
    assert kept.count(b"\n") == whole[:-cut].count(b"\n")
    assert len(read.recorder.record.turns) <= len(match.recorder.record.turns)


def test_nobody_else_can_read_the_seed(data: Path) -> None:
    save_file, _ = begun()
    save_file.close()
    assert save_file.path.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("games", [1, 3])
def test_finished_games_are_records_and_the_save_file_is_gone(games: int, data: Path) -> None:
    save_file, match = begun(games=games)
    play(save_file, match, Random(2))
    save_file.close()
    for game, record in enumerate(match.records, start=1):
        assert load_record(save_file.record_file(game)) == record
    assert len(list((data / "games").iterdir())) == games
    assert not save_file.path.exists()
    assert unfinished_games() == []


def test_a_copy_of_each_record_is_saved_where_the_person_wants_it(tmp_path: Path) -> None:
    first, match = begun(games=2)
    first.close()
    save_file = SaveFile.create(match, tmp_path / "mine.json")
    play(save_file, match, Random(2))
    save_file.close()
    assert [load_record(tmp_path / f"mine-{game}.json") for game in (1, 2)] == match.records
    assert save_file.record_file(2) == tmp_path / "mine-2.json"


@given(seed=st.binary(min_size=32, max_size=32), games=st.integers(2, 6))
def test_a_seed_revealed_after_its_game_gives_away_no_later_deck(seed: bytes, games: int) -> None:
    seeds = [game_seed(seed, game, games) for game in range(1, games + 1)]
    assert seeds[-1] == seed
    assert len(set(seeds)) == games
    revealed = {game.hex() for game in seeds}
    assert not revealed & {FairDeck(game).commitment for game in seeds}


def test_the_commitment_that_was_shown_is_stored_before_the_first_card() -> None:
    save_file, match = begun(games=2)
    save_file.close()
    assert save_file.path.read_text().splitlines()[1] == f"game 1 {match.commitments[0]}"
    assert match.commitments == [match.recorder.record.commitment]


def test_a_save_file_whose_deck_is_not_the_one_committed_to_is_refused() -> None:
    save_file, match = begun()
    play(save_file, match, Random(1), 5)
    save_file.close()
    text = save_file.path.read_text()
    save_file.path.write_text(text.replace(SEED.hex(), bytes(32).hex()))
    with pytest.raises(SaveFileError, match="is not a saved game"):
        read_save_file(save_file.path)


def test_a_match_is_played_in_one_terminal_at_a_time() -> None:
    save_file, _ = begun()
    with pytest.raises(SaveFileError, match="is being played in another terminal"):
        SaveFile.reopen(save_file.path, 1)
    save_file.close()
    SaveFile.reopen(save_file.path, 1).close()


@pytest.mark.parametrize(
    "content",
    [b"", b"{}\n", b"no\n", b'{"rules":"golden-9","names":[],"kinds":[],"seed":"","began":""}\n', b"\xff\n"],
)
def test_a_file_that_is_not_a_saved_game_is_refused_and_not_listed(content: bytes, data: Path) -> None:
    file = data / "unfinished" / "x.game"
    file.parent.mkdir()
    file.write_bytes(content)
    with pytest.raises(SaveFileError, match="is not a saved game"):
        read_save_file(file)
    assert unfinished_games() == []


def test_an_impossible_action_in_a_save_file_is_refused() -> None:
    save_file, _ = begun()
    save_file.close()
    with save_file.path.open("ab") as file:
        file.write(b"P0\n")
    with pytest.raises(SaveFileError, match="illegal action: P0"):
        read_save_file(save_file.path)


def test_a_match_that_is_resumed_keeps_its_points_and_its_commitments(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data: Path
) -> None:
    save_file, match = begun("golden-3-brown", games=2)
    while not match.records:
        play(save_file, match, Random(3), 1)
    play(save_file, match, Random(3), 4)
    save_file.close()
    (game,) = unfinished_games()
    assert "Game 2 of 2" in game.line
    assert game.as_json()["totals"] == match.match.totals
    monkeypatch.setattr(sys, "stdin", StringIO(TIRELESS))
    assert main(["play", "--resume"]) == 0
    shown = capsys.readouterr().out
    assert "Game 2 of 2" in shown
    assert match.commitments[1] in shown
    commands = [shlex.split(line)[1:] for line in shown.splitlines() if "coloretto verify" in line]
    assert [words[-1] for words in commands] == match.commitments
    assert [main(words) for words in commands] == [0, 0]
    records = [load_record(Path(words[1])) for words in commands]
    assert all(record.scores is not None for record in records)
    totals = [sum(record.scores[player] for record in records if record.scores) for player in range(3)]
    points = list_of([f"P{player} {total}" for player, total in enumerate(totals)])
    assert f"Points so far in this match: {points}." in " ".join(shown.split())


def test_unfinished_games_are_listed_with_numbers() -> None:
    save_file, match = begun()
    play(save_file, match, Random(1), 3)
    save_file.close()
    SavedTable("http://localhost:8000", "abc").store()
    table, game = unfinished_games()
    assert (table.number, game.number) == (1, 2)
    assert "http://localhost:8000, table abc" in table.line
    assert "Golden joker, 3 players, Brown table, round 1: P0, P1 and P2" in game.line
    assert unfinished_game(2).path == save_file.path
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
    resumed = capsys.readouterr().out.partition("The game continues where you left off.")[2]
    assert re.search(r"draws an? .*\n.*Row 1  free .*: Put an? ", resumed, re.DOTALL)


def test_in_plain_lines_one_is_asked_which_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("Mia", "Ben"):
        setup = MatchSetup("golden-2", (name, "Bot"), ("", "random"), SEED.hex(), "2026-01-01T00:00:00")
        SaveFile.create(LocalMatch(setup)).close()
    wanted = next(game for game in unfinished_games() if "Mia" in game.line)
    monkeypatch.setattr(sys, "stdin", StringIO(f"7\nx\n{wanted.number}\nq\n"))
    assert main(["play", "--resume"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("Which one? Enter its number:") == 3
    assert "Mia" in shown.partition("Welcome to Coloretto")[2]
    left = next(game for game in unfinished_games() if "Mia" in game.line)
    assert shown.endswith(f"To resume it:\n  coloretto play --resume {left.number}\n")


def test_without_an_unfinished_game_there_is_nothing_to_go_on_with(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", "--list"]) == 0
    assert main(["play", "--resume"]) == 1
    assert main(["play", "--resume", "3"]) == 1
    output = capsys.readouterr()
    assert output.out == "There is no unfinished game.\n"
    assert output.err.splitlines()[0] == "coloretto: There is no unfinished game."


def test_a_game_saved_before_there_were_matches_is_continued(tmp_path: Path) -> None:
    setup = {
        "rules": "classic-3",
        "names": ["Ana", "easy 1", "easy 2"],
        "kinds": ["", "easy", "easy"],
        "seed": bytes(32).hex(),
        "began": "2026-01-01T12:00:00",
        "version": 1,
    }
    file = tmp_path / "old.game"
    file.write_text(f"{json.dumps(setup)}\nD\nP0\n")
    match = read_save_file(file)
    assert match.setup.games == 1
    assert len(match.recorder.record.turns) == 1
    assert match.commitments == [FairDeck(bytes(32)).commitment]
