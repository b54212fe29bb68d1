"""The record that a game in the terminal keeps, and what `coloretto verify` says of it."""

import re
import shlex
import sys
from io import StringIO
from pathlib import Path

import pytest

from coloretto.record import FairDeck, GameRecord, load_record, verify
from coloretto.rules import PRINTED, Deal
from coloretto.rules.seeded_random import seed_from_number
from coloretto.terminal.main import main
from support.consoles import TIRELESS, Terminal, coloretto
from support.pilots import SHORT

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
    played = coloretto("play", "--games", "1", "--seed", "5", "--save", str(file), typed=TIRELESS)
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
    left = coloretto("play", "--games", "1", "--seed", "3", "--save", str(file), typed="d\n1\nq\n")
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
    with Terminal(
        "play", "--plain", "--games", "1", "--seed", "2", "--save", str(file), NO_COLOR="1"
    ) as terminal:
        terminal.question()
        terminal.press("d\n")
        terminal.question()
        terminal.press("\x03")
        assert terminal.status() == 130
    assert "To resume it:" in terminal.shown
    assert "Traceback" not in terminal.shown
    record = load_record(file)
    assert record.turns[-1].drawn is not None
    verify(record)


def test_a_file_that_cannot_be_written_is_refused_before_the_game_begins(tmp_path: Path) -> None:
    for file, reason in (
        (tmp_path / "nowhere" / "game.txt", "No such file or directory"),
        (tmp_path, "Is a directory"),
    ):
        ran = coloretto("play", "--games", "1", "--save", str(file), typed=TIRELESS)
        assert (ran.returncode, ran.stdout) == (1, "")
        assert ran.stderr == f"coloretto: {reason}: {file}\n"


def test_without_a_seed_the_secret_has_32_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("coloretto.terminal.play.local.randbits", lambda bits: (1 << bits) - 1)
    monkeypatch.setattr(sys, "stdin", StringIO("q\n"))
    assert main(["play", "--games", "1"]) == 0
    (commitment,) = COMMITMENT.findall(capsys.readouterr().out)
    assert commitment == FairDeck(b"\xff" * 32).commitment


@pytest.mark.parametrize(
    ("words", "games"),
    [
        (("--rules", "classic-3-brown"), 4),
        (("--rules", "players:2,capacities:3.3,games:10"), 10),
        (("--rules", "golden-3-brown"), 1),
        (("--rules", "golden-3-brown", "--games", "2"), 2),
        (("--rules", "classic-5", "--games", "1"), 1),
    ],
)
def test_a_match_has_as_many_games_as_wanted_or_as_its_edition_says(
    words: tuple[str, ...], games: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("q\n"))
    assert main(["play", *words]) == 0
    screen = capsys.readouterr().out
    assert (f"The match is {games} games; their points are added up.\n" in screen) == (games > 1)
    assert (f"Game 1 of {games}\n" in screen) == (games > 1)


def test_every_game_of_a_match_shows_its_own_commitment_and_is_proved_by_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO(TIRELESS))
    assert main(["play", "--rules", SHORT, "--games", "3"]) == 0
    screen = capsys.readouterr().out
    commitments = COMMITMENT.findall(screen)
    assert len(set(commitments)) == 3
    commands = [shlex.split(line)[1:] for line in screen.splitlines() if "coloretto verify" in line]
    assert [words[2:] for words in commands] == [["--commitment", each] for each in commitments]
    assert [main(words) for words in commands] == [0, 0, 0]
    assert capsys.readouterr().out.count("deck     proved: ") == 3
    records = [load_record(Path(words[1])) for words in commands]
    totals = [sum(record.scores[player] for record in records if record.scores) for player in range(2)]
    points = f"Points so far in this match: You {totals[0]} and Nino {totals[1]}."
    assert points in screen
    winner = "You win the match" if totals[0] > totals[1] else "the match"
    assert winner in screen.partition(points)[2]


def test_a_record_that_was_swapped_is_not_proved_by_the_commitment_that_was_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = []
    for seed in ("1", "2"):
        monkeypatch.setattr(sys, "stdin", StringIO(TIRELESS))
        assert main(["play", "--rules", SHORT, "--seed", seed]) == 0
        shown.append(verification(capsys.readouterr().out))
    assert main([*shown[0][:2], "--commitment", shown[1][3]]) == 1


def test_people_add_entropy_to_the_deck_unless_they_choose_the_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def played(*words: str) -> tuple[GameRecord, list[str]]:
        monkeypatch.setattr(sys, "stdin", StringIO(TIRELESS))
        assert main(["play", "--rules", SHORT, "--bots", "random", *words]) == 0
        screen = capsys.readouterr().out
        return load_record(Path(verification(screen)[1])), shlex.split(screen.splitlines()[-1])[2:]

    first, again = played()
    assert len(first.entropy[0]) == 32
    assert first.entropy[1] == ""
    assert played(*again[4:])[0].turns == first.turns, "the command shown deals the same cards again"
    assert played("--seed", "5")[0].entropy == ()
    assert played("--seed", "5", "--entropy", "lotus")[0].entropy == ("lotus", "")
    assert played("--people", "2", "--entropy", "a,b")[0].entropy == ("a", "b")
    assert played("--people", "0")[0].entropy == ()
