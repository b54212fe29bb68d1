"""`coloretto simulate` as a person or a program runs it."""

import csv
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from coloretto.rules import parse_rule_set
from coloretto.sim import simulate

COLORETTO = (sys.executable, "-c", "import sys; from coloretto.terminal.main import main; sys.exit(main())")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COLORETTO, "simulate", *arguments], capture_output=True, text=True, check=False)


def test_a_table_shows_who_won_how_often() -> None:
    done = run("--rules", "golden-3", "--policies", "greedy,random,random", "--games", "2000", "--seed", "4")
    assert done.returncode == 0, done.stderr
    title, heading, greedy, *_, speed = done.stdout.splitlines()
    assert title == "2,000 games of golden-3-brown, seed 4, cpu"
    assert heading.split() == ["seat", "policy", "mean", "score", "win", "share"]
    results = simulate(parse_rule_set("golden-3"), ("greedy", "random", "random"), 2000, seed=4)
    assert greedy.split()[:3] == ["0", "greedy", f"{results.scores[:, 0].mean():.3f}"]
    assert f"{results.win_shares[:, 0].mean(dtype=float):.3f} ±" in greedy
    assert "million decisions a second" in speed


def test_programs_get_the_same_as_json_and_csv() -> None:
    summary = json.loads(run("--games", "500", "--format", "json").stdout)
    assert (summary["rules"], summary["games"], summary["device"]) == ("classic-4-brown", 500, "cpu")
    lines = list(csv.DictReader(run("--games", "500", "--format", "csv").stdout.splitlines()))
    assert [float(line["win_share"]) for line in lines] == [seat["win_share"] for seat in summary["seats"]]
    assert sum(seat["win_share"] for seat in summary["seats"]) == pytest.approx(1)


def test_every_game_can_be_saved(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    assert run("--rules", "golden-2", "--games", "3000", "--seed", "9", "--save", str(file)).returncode == 0
    lines = list(csv.DictReader(file.read_text().splitlines()))
    results = simulate(parse_rule_set("golden-2"), "random", 3000, seed=9)
    assert [int(line["game"]) for line in lines] == list(range(3000))
    assert [int(line["score_1"]) for line in lines] == results.scores[:, 1].tolist()
    assert [float(line["win_share_0"]) for line in lines] == results.win_shares[:, 0].tolist()
    assert [int(line["rounds"]) for line in lines] == results.rounds.tolist()


def test_an_interrupted_simulation_shows_and_saves_what_had_been_played(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    command = [*COLORETTO, "simulate", "--games", "1000000000", "--save", str(file)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    while process.poll() is None and (not file.exists() or file.stat().st_size == 0):
        sleep(0.2)
    os.killpg(process.pid, signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Interrupted: this is what had been played." in errors
    games = int(output.split(" ", 1)[0].replace(",", ""))
    assert games > 0
    assert len(file.read_text().splitlines()) == games + 1


@pytest.mark.parametrize(
    ("arguments", "status", "reason"),
    [
        (("--games", "0"), 2, "'0' is not a whole number from 1 on"),
        (("--seed", "-1"), 2, "'-1' is not a whole number from 0"),
        (("--policies", "clever"), 1, "unknown policy: 'clever'"),
        (("--policies", "random,random"), 1, "2 policies for 4 seats"),
        (("--rules", "classic-2"), 1, "for 3 to 5 players, not 2"),
        (
            ("--games", "10", "--save", "/nowhere/games.csv"),
            1,
            "No such file or directory: /nowhere",
        ),
    ],
)
def test_wrong_options_get_one_sentence(arguments: tuple[str, ...], status: int, reason: str) -> None:
    done = run(*arguments)
    assert done.returncode == status
    assert reason in done.stderr
    assert "Traceback" not in done.stderr
