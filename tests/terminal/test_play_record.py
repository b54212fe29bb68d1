"""The record that a game in the terminal keeps, and what `coloretto verify` says of it."""

import re
import shlex
import sys
from io import StringIO
from pathlib import Path

import pytest

from coloretto.record import FairDeck, load_record, verify
from coloretto.rules import PRINTED, Deal
from coloretto.rules.seeded_random import seed_from_number
from coloretto.terminal.main import main
from support.consoles import TIRELESS, Terminal, coloretto

COMMITMENT = re.compile(r"^Commitment: ([0-9a-f]{64})$", re.MULTILINE)


def verification(screen: str) -> list[str]:
    """The command that the screen of a game shows to prove its record."""
    (command,) = re.findall(r"^  (coloretto verify .*)$", screen, re.MULTILINE)
    program, *words = shlex.split(command)
    assert program == "coloretto"
    return words


@pytest.mark.parametrize("rules", PRINTED)
def test_a_seed_deals_the_fair_deck_of_its_number(rules: str) -> None:
    for seed in (0, 5, 2**256 - 1):
        deck = FairDeck(seed_from_number(seed))
        assert deck.deal(PRINTED[rules]) == Deal.shuffled(PRINTED[rules], seed)


@pytest.mark.parametrize("name", ["game.txt", "game.json", "a game"])
def test_a_saved_game_is_proved_by_the_command_that_it_ends_with(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    played = coloretto("play", "--seed", "5", "--save", str(file), typed=TIRELESS)
    assert (played.returncode, played.stderr) == (0, "")
    (commitment,) = COMMITMENT.findall(played.stdout)
    assert played.stdout.index(commitment) < played.stdout.index("Round 1.")
    assert f"The record of the game is in {file}." in " ".join(played.stdout.split("\n"))
    record = load_record(file)
    assert record.commitment == commitment
    assert record.seed == seed_from_number(5)
    assert file.read_bytes().startswith(b"{") == (file.suffix == ".json")
    words = verification(played.stdout)
    assert words == ["verify", str(file), "--commitment", commitment]
    proved = coloretto(*words)
    assert proved.returncode == 0
    assert "deck     proved: " in proved.stdout


def test_quitting_keeps_the_record_so_far(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    left = coloretto("play", "--seed", "3", "--save", str(file), typed="d\n1\nq\n")
    assert left.returncode == 0
    record = load_record(file)
    assert len(record.turns) >= 1
    assert (record.scores, record.seed) == (None, None)
    verify(record)
    checked = coloretto("verify", str(file))
    assert (checked.returncode, checked.stderr) == (0, "")
    assert "the seed is not yet revealed" in checked.stdout


def test_control_c_keeps_the_record_so_far(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Terminal("play", "--plain", "--seed", "2", "--save", str(file), NO_COLOR="1") as terminal:
        terminal.question()
        terminal.press("d\n")
        terminal.question()
        terminal.press("\x03")
        assert terminal.status() == 130
    assert "To go on with it:" in terminal.shown
    assert "Traceback" not in terminal.shown
    record = load_record(file)
    assert record.turns[-1].drawn is not None
    verify(record)


def test_a_file_that_cannot_be_written_is_refused_before_the_game_begins(tmp_path: Path) -> None:
    for file, reason in (
        (tmp_path / "nowhere" / "game.txt", "No such file or directory"),
        (tmp_path, "Is a directory"),
    ):
        ran = coloretto("play", "--save", str(file), typed=TIRELESS)
        assert (ran.returncode, ran.stdout) == (1, "")
        assert ran.stderr == f"coloretto: {reason}: {file}\n"


def test_without_a_seed_the_secret_has_32_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("coloretto.terminal.play.command.randbits", lambda bits: (1 << bits) - 1)
    monkeypatch.setattr(sys, "stdin", StringIO("q\n"))
    assert main(["play"]) == 0
    (commitment,) = COMMITMENT.findall(capsys.readouterr().out)
    assert commitment == FairDeck(b"\xff" * 32).commitment


@pytest.mark.parametrize(
    ("rules", "games"),
    [("classic-3-brown", 4), ("players:2,capacities:3.3,games:10", 10), ("golden-3-brown", None)],
)
def test_a_game_of_a_match_says_that_it_is_one(
    rules: str, games: int | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("q\n"))
    assert main(["play", "--rules", rules]) == 0
    screen = capsys.readouterr().out
    sentence = f"One game; a match by these rules is {games} games, points added up.\n"
    assert (sentence in screen) == (games is not None)
