"""`coloretto simulate` as a person or a program runs it."""

import csv
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from statistics import stdev

import pytest

from coloretto.rules import parse_rule_set
from coloretto.sim import POLICIES, simulate
from coloretto.terminal.commands.simulate import KNOWN_POLICIES
from support.programs import started
from support.waiting import HANG_TIMEOUT, wait_for

DOCUMENT = Path(__file__).parents[2] / "docs" / "formats.md"
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


def test_the_help_names_the_policies_that_there_are() -> None:
    assert tuple(POLICIES) == KNOWN_POLICIES


def test_the_summary_has_the_shape_that_the_document_shows(tmp_path: Path) -> None:
    shown = json.loads(example("json simulation"))
    file = tmp_path / "games.csv"
    arguments = ("--rules", "golden-2", "--policies", "greedy,random", "--games", "1000")
    summary = json.loads(run(*arguments, "--format", "json", "--save", str(file)).stdout)
    fields = ("rules", "requested_games", "games", "interrupted", "seed", "device")
    assert list(summary) == list(shown)
    assert [summary[field] for field in fields] == [shown[field] for field in fields]
    for ours, theirs in zip(summary["seats"], shown["seats"], strict=True):
        assert list(ours) == list(theirs)
        assert (ours["seat"], ours["policy"]) == (theirs["seat"], theirs["policy"])
    assert file.read_text().startswith(example("text games"))
    assert run(*arguments, "--format", "csv").stdout.startswith(example("text seats"))


def example(title: str) -> str:
    (text,) = re.findall(rf"^```{title}\n([^`]*)^```$", DOCUMENT.read_text(), re.MULTILINE)
    return str(text)


def test_errors_are_those_of_a_sample() -> None:
    seat = json.loads(run("--rules", "golden-2", "--games", "5", "--format", "json").stdout)["seats"][0]
    scores = simulate(parse_rule_set("golden-2"), "random", 5).scores[:, 0]
    assert seat["mean_score_error"] == pytest.approx(1.96 * stdev(scores.tolist()) / 5**0.5)


def test_a_single_game_tells_nothing_about_its_error() -> None:
    done = run("--games", "1")
    assert done.stdout.count(" ± -") == 8
    assert "0.000 ± 0" not in done.stdout
    seats = json.loads(run("--games", "1", "--format", "json").stdout)["seats"]
    assert {(seat["mean_score_error"], seat["win_share_error"]) for seat in seats} == {(None, None)}
    lines = list(csv.DictReader(run("--games", "1", "--format", "csv").stdout.splitlines()))
    assert {(line["mean_score_error"], line["win_share_error"]) for line in lines} == {("", "")}


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
    command = [*COLORETTO, "simulate", "--games", "1000000000", "--format", "json", "--save", str(file)]
    with started(command) as process:
        wait_for(
            lambda: process.poll() is not None or (file.exists() and file.stat().st_size > 0), "a saved game"
        )
        os.killpg(process.pid, signal.SIGINT)
        output, errors = process.communicate(timeout=HANG_TIMEOUT)
    assert process.returncode == 130
    assert "Interrupted: these are the results so far." in errors
    summary = json.loads(output)
    assert (summary["requested_games"], summary["interrupted"]) == (10**9, True)
    games = summary["games"]
    assert games > 0
    assert len(file.read_text().splitlines()) == games + 1


@pytest.mark.parametrize(
    ("arguments", "status", "reason"),
    [
        (("--games", "0"), 2, "'0' is not a whole number from 1 to 1000000000000000000\n"),
        (("--games", "9" * 9999), 2, " is not a whole number from 1 to 1000000000000000000\n"),
        (("--threads", "0" * 9999), 2, " is not a whole number from 1 to 1000000000000000000\n"),
        (("--seed", "9" * 9999), 2, " is not a whole number from 0 to 18446744073709551615\n"),
        (("--seed", "-1"), 2, "'-1' is not a whole number from 0"),
        (("--policies", "clever"), 2, "unknown policy: 'clever'"),
        (("--policies", "random,random"), 2, "2 policies for 4 seats"),
        (("--rules", "classic-2"), 2, "for 3 to 5 players, not 2"),
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
    assert len(done.stderr) < 1000
