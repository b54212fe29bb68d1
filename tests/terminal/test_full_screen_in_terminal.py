"""The real command on the whole screen of a real terminal of 80 columns and 24 lines."""

import re
from pathlib import Path
from random import Random

import pytest

from coloretto.record import GameRecord, load_record, verify, verify_deck
from coloretto.rules.seeded_random import seed_from_number
from coloretto.terminal.play.local_match import LocalMatch, MatchSetup
from coloretto.terminal.play.save_file import SaveFile, read_save_file
from support.consoles import Terminal
from support.pilots import SHORT
from support.screens import FullScreen, play_on

QUICK = ("--pace", "0", "--rules", SHORT)


def actions_of(record: GameRecord) -> list[tuple[int, object]]:
    """Who did what, and the cards that were revealed by it."""
    return [(turn.player, action) for turn in record.turns for action in turn.actions]


@pytest.mark.parametrize("people", ["1", "2"])
def test_people_can_play_a_whole_game_and_find_its_record(people: str, tmp_path: Path) -> None:
    with FullScreen("play", "--seed", "2", "--people", people, *QUICK, data=tmp_path) as screen:
        play_on(screen, Random(1))
        screen.wait_for("New game")
        screen.press("q")
        assert screen.status() == 0
    (file,) = (tmp_path / "games").iterdir()
    record = load_record(file)
    assert verify(record).is_over
    verify_deck(record)
    assert not list((tmp_path / "unfinished").iterdir())


def test_a_game_that_was_killed_goes_on_with_the_same_deck_and_loses_no_move(tmp_path: Path) -> None:
    own_turn = r"You (?:draw|take) "
    with FullScreen("play", "--seed", "4", *QUICK, size=(60, 100), data=tmp_path) as screen:
        play_on(screen, Random(2), until=rf"{own_turn}[\s\S]*{own_turn}")
        shown = len(re.findall(own_turn, screen.shown))
        screen.kill()
    (file,) = (tmp_path / "unfinished").iterdir()
    match = read_save_file(file)
    kept = actions_of(match.recorder.record)
    assert shown >= 2
    assert sum(turn.player == 0 for turn in match.recorder.record.turns) >= shown, "what the screen showed"
    with FullScreen("play", "--resume", "--pace", "0", data=tmp_path) as screen:
        play_on(screen, Random(3))
        screen.press("q")
        assert screen.status() == 0
    (finished,) = (tmp_path / "games").iterdir()
    record = load_record(finished)
    verify_deck(record)
    assert record.seed is not None
    assert record.seed.hex() == match.setup.seed
    assert actions_of(record)[: len(kept)] == kept
    assert [record.commitment] == match.commitments


def test_several_unfinished_games_are_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORETTO_DATA_DIR", str(tmp_path))
    for seed in (1, 2):
        setup = MatchSetup(SHORT, ("Mia", "Bot"), ("", "random"), seed_from_number(seed).hex(), "2026-01-01")
        SaveFile.create(LocalMatch(setup)).close()
    with FullScreen("play", "--resume", data=tmp_path) as screen:
        screen.wait_for("Unfinished games")
        screen.wait_for(r"2  \d{4}-")
        screen.press("2")
        screen.wait_for(r"Your turn|Put .* on a row|All rows")
        screen.press("\x03")
        assert screen.status() == 0


@pytest.mark.parametrize("changes", [{"TERM": "dumb"}, {"COLORETTO_PLAIN": "1"}])
def test_a_dumb_terminal_or_who_wants_it_gets_the_game_in_plain_lines(changes: dict[str, str]) -> None:
    with Terminal("play", "--seed", "2", **changes) as terminal:
        assert terminal.question()
        terminal.press("q\n")
        assert terminal.status() == 0
    assert "\x1b[?" not in terminal.shown


def test_a_small_terminal_gets_the_game_in_plain_lines() -> None:
    with FullScreen("play", "--seed", "2", size=(10, 40)) as screen:
        screen.wait_for(r"\(d\)")
        screen.press("q\n")
        assert screen.status() == 0


def test_a_record_can_be_stepped_through() -> None:
    game = Path(__file__).parents[2] / "docs" / "example-game.txt"
    with FullScreen("replay", str(game)) as screen:
        screen.wait_for("Before the first move")
        screen.press("\x1b[C")
        screen.wait_for("Move 1 of 71")
        screen.press("\x1b[6~")
        screen.wait_for("Round 2")
        screen.press("q")
        assert screen.status() == 0
