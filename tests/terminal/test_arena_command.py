"""`coloretto arena` as a person or a program runs it."""

import csv
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from coloretto.terminal.main import main
from support.consoles import ESCAPES, Terminal
from support.contests import interrupted_after

HERE = ("--workers", "1")
SMALL = ("--bots", "greedy,random", "--rules", "golden-3", "--games", "12", *HERE)

DYING_BOT = """
input()
print('{"type": "ready", "protocol": 1}', flush=True)
input()
raise SystemExit("I am off")
"""


class Done(NamedTuple):
    """What a command left behind."""

    status: int
    output: str
    errors: str


Arena: TypeAlias = Callable[..., Done]


@pytest.fixture
def arena(capsys: pytest.CaptureFixture[str]) -> Arena:
    """Holds an arena in this process; with one worker it stays there."""

    def hold(*arguments: str) -> Done:
        try:
            status = main(["arena", *arguments])
        except SystemExit as wrong_usage:
            status = int(wrong_usage.code or 0)
        return Done(status, *capsys.readouterr())

    return hold


def test_tables_show_who_is_stronger(arena: Arena) -> None:
    done = arena("--bots", "greedy,random", "--rules", "classic-4", "--games", "40", *HERE)
    assert (done.status, done.errors) == (0, "")
    title, _, heading, _, greedy, random, *_ = done.output.splitlines()
    assert title == "classic-4-brown: 80 games, seed 0; a fair share of the win is 0.250"
    assert heading.split()[:4] == ["bot", "rating", "win", "share"]
    assert (greedy.split()[0], random.split()[0]) == ("greedy", "random")
    assert "greedy against 3 random" in done.output
    assert "better" in done.output
    assert "time a decision" in done.output
    assert "alone against" not in done.output


def test_three_bots_have_a_table_of_everybody_alone_against_everybody(arena: Arena) -> None:
    done = arena("--bots", "greedy,random,search:5", "--rules", "golden-2", "--games", "4", *HERE)
    _, table = done.output.split("alone against")
    heading, _, *lines = table.splitlines()[:5]
    shares = {line.split()[0]: line.split()[1:] for line in lines}
    assert list(shares) == heading.split()
    for row, one in enumerate(shares):
        assert shares[one][row] == "-"
        for column, other in enumerate(shares):
            if row != column:
                assert float(shares[one][column]) + float(shares[other][row]) == pytest.approx(1)


def test_a_person_sees_the_progress_and_tables_that_fit_the_terminal() -> None:
    arguments = ("arena", "--bots", "greedy,random", "--games", "400", *HERE)
    with Terminal(*arguments, COLUMNS="60") as terminal:
        assert terminal.status() == 0
    shown = ESCAPES.sub("", terminal.shown)
    assert "/200 deals" in shown
    _, tables = shown.split("classic-4-brown: 800 games")
    assert max(map(len, tables.splitlines())) <= 60


def test_a_challenger_plays_alone_and_a_table_together(arena: Arena) -> None:
    common = ("--rules", "golden-3", "--games", "6", "--format", "json", *HERE)
    challenge = json.loads(arena("--bots", "greedy,random", "--challenger", "random", *common).output)
    assert [line_up["bots"] for line_up in challenge["line_ups"]] == [["random", "greedy", "greedy"]]
    assert (
        "alone against"
        not in arena("--bots", "greedy,search:2", "--challenger", "random", *common[:4], *HERE).output
    )
    table = json.loads(arena("--bots", "greedy,random,random", "--table", *common).output)
    assert [line_up["bots"] for line_up in table["line_ups"]] == [["greedy", "random", "random"]]
    assert (table["games"], table["complete"]) == (6, True)


def test_programs_get_the_same_as_json_and_csv(arena: Arena) -> None:
    report = json.loads(arena(*SMALL, "--format", "json").output)
    lines = list(csv.DictReader(arena(*SMALL, "--format", "csv").output.splitlines()))
    players = [player for line_up in report["line_ups"] for player in line_up["players"]]
    assert [float(line["win_share"]) for line in lines] == [player["win_share"]["mean"] for player in players]
    assert [float(line["mean_score"]) for line in lines] == [
        player["mean_score"]["mean"] for player in players
    ]


def test_another_seed_plays_other_games(arena: Arena) -> None:
    one, other = (json.loads(arena(*SMALL, "--format", "json", "--seed", seed).output) for seed in "01")
    assert one["line_ups"] != other["line_ups"]


def test_games_are_whole_deals(arena: Arena) -> None:
    report = json.loads(arena(*SMALL, "--games", "13", "--format", "json").output)
    assert [(line_up["deals"], line_up["games"]) for line_up in report["line_ups"]] == [(5, 15), (5, 15)]


def test_a_clear_arena_stops_early_and_says_so(arena: Arena) -> None:
    done = arena(*SMALL, "--games", "900", "--until-clear")
    assert "Line-ups stopped when clear; their intervals allow for that." in done.output
    assert "3-brown: 1,800 games" not in done.output


def test_a_sequential_test_says_what_it_tested_and_accepted(arena: Arena) -> None:
    done = arena(*SMALL, "--games", "900", "--challenger", "greedy", "--sprt=-0.1,0.1", "--alpha", "0.01")
    assert "H0 -0.100, H1 +0.100; alpha 0.01, beta 0.05." in done.output
    (line,) = [line for line in done.output.splitlines() if line.endswith("H1")]
    assert line.split()[:5] == ["greedy", "against", "2", "random", "90"]


def test_luck_is_shown_beside_the_plain_results(arena: Arena) -> None:
    plain, adjusted = (arena(*SMALL, option) for option in ("--no-luck-adjusted", "--luck-adjusted"))
    assert "luck-adjusted" not in plain.output
    assert adjusted.output.count("luck-adjusted") == 2
    assert "variance ratio" in adjusted.output
    report = json.loads(arena(*SMALL, "--luck-adjusted", "--json").output)
    assert set(report["line_ups"][0]["players"][0]) >= {"win_share", "luck_adjusted", "variance_ratio"}


def test_the_second_command_plays_only_what_is_missing(arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena(*SMALL, "--save", str(file))
    before = file.read_bytes()
    again = arena(*SMALL, "--save", str(file))
    assert file.read_bytes() == before
    longer = arena(*SMALL, "--games", "15", "--save", str(file))
    assert file.read_bytes().startswith(before)
    assert "golden-3-brown: 24 games" in again.output
    assert "golden-3-brown: 30 games" in longer.output


def test_a_file_of_another_arena_is_refused(arena: Arena, tmp_path: Path) -> None:
    file = str(tmp_path / "results.jsonl")
    assert arena(*SMALL, "--save", file).status == 0
    done = arena(*SMALL, "--save", file, "--seed", "1")
    assert done == (1, "", f"coloretto: {file}: its seed is 0, not 1: name another file\n")


def test_a_program_that_dies_forfeits_and_the_arena_lives(arena: Arena, tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(DYING_BOT)
    bot = f"external:{sys.executable} {program}"
    done = arena("--bots", "greedy", "--bot", bot, "--rules", "golden-2", "--games", "4", *HERE)
    assert done.status == 0
    assert "1.000" in done.output
    assert "forfeited (line-up" in done.output
    assert "I am off" in done.output


def test_of_many_forfeits_only_the_first_are_shown(arena: Arena, tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(DYING_BOT)
    bot = f"external:{sys.executable} {program}"
    done = arena("--bots", "greedy", "--bot", bot, "--rules", "golden-2", "--games", "12", *HERE)
    assert done.output.count("forfeited (line-up") == 10
    assert done.output.endswith("… and 2 more forfeits\n")


@pytest.mark.parametrize(("deals", "games"), [(1, "3 games"), (5, "15 games")])
def test_an_interrupted_arena_shows_what_had_been_played(
    deals: int, games: str, arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coloretto.arena.executors.play_deal", interrupted_after(deals))
    done = arena(*SMALL)
    assert (done.status, done.errors) == (130, "Interrupted: these are the results so far.\n")
    assert done.output.startswith(f"golden-3-brown: {games}")


def test_an_arena_that_was_interrupted_at_once_has_nothing_to_show(
    arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coloretto.arena.executors.play_deal", interrupted_after(0))
    assert arena(*SMALL) == (130, "", "Interrupted before any game was over.\n")


def test_a_plot_is_saved_beside_the_tables(arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "shares.png"
    done = arena(*SMALL, "--plot", str(file))
    assert "greedy against 2 random" in done.output
    assert file.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "status", "reason"),
    [
        ((), 2, "name at least two bots"),
        (("--bots", "greedy"), 2, "name at least two bots, not only greedy"),
        (("--bots", "greedy,greedy"), 2, "greedy is named twice"),
        (("--bots", "greedy,clever"), 2, "unknown bot: 'clever'"),
        (("--bots", "greedy,random", "--table"), 2, "a table for 4 needs 4 bots, not 2: greedy, random"),
        (("--bots", "greedy,random", "--table", "--challenger", "greedy"), 2, "cannot be combined with"),
        (("--bots", "greedy,random", "--rules", "classic-2"), 2, "for 3 to 5 players, not 2"),
        (("--bots", "greedy,random", "--games", "0"), 2, "'0' is not a whole number from 1"),
        (("--bots", "greedy,random", "--seed", "-1"), 2, "'-1' is not a whole number from 0"),
        (("--bots", "greedy,random", "--sprt", "0.1"), 2, "'0.1' is not two numbers separated by a comma"),
        (("--bots", "greedy,random", "--sprt", "0,x"), 2, "'x' is not a number, like 0.05"),
        (("--bots", "greedy,random", "--sprt", "0.1,0"), 2, "--sprt: hypotheses: 0.1 and 0 do not ascend"),
        (("--bots", "greedy,random", "--plot", "shares.doc"), 2, "a picture's name ends in one of"),
        (("--bots", "greedy,random", "--save", "/nowhere/f"), 1, "No such file or directory: /nowhere/f"),
        (("--bots", "greedy", "--bot", "external:false"), 1, "external bot 'false': it ended with status 1"),
    ],
)
def test_wrong_options_get_one_sentence(
    arena: Arena, arguments: tuple[str, ...], status: int, reason: str
) -> None:
    done = arena(*arguments, *HERE)
    assert (done.status, done.output) == (status, "")
    assert reason in done.errors
