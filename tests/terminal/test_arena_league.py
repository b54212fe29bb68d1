"""`coloretto league`."""

import re
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from coloretto.terminal.main import main
from support.contests import interrupted_after

HERE = ("--workers", "1")
SMALL = ("--bots", "greedy,random", "--rules", "golden-2,classic-3", "--games", "6")

League: TypeAlias = Callable[..., str]


@pytest.fixture
def league(capsys: pytest.CaptureFixture[str]) -> League:
    """Plays a league in this process and gives what it prints."""

    def play(*arguments: str) -> str:
        assert main(["league", *arguments, *HERE]) == 0
        output, errors = capsys.readouterr()
        assert errors == ""
        return output

    return play


def test_a_league_is_a_document_with_ratings_shares_and_the_command_that_plays_it(league: League) -> None:
    document = league(*SMALL)
    headings = [line for line in document.splitlines() if line.startswith("#")]
    assert headings == [
        "# League",
        "## All rule sets",
        "## Each bot against the one below it",
        "## Win shares, alone against all others",
        "## golden-2-brown",
        "## classic-3-brown",
    ]
    assert "| rule set (fair share) | random against greedy |\n" in document
    assert "| rule set (fair share) | greedy | random |\n" in document
    assert "| golden-2-brown (0.500) | 1.000 (" in document
    (command,) = re.findall("^coloretto league .*$", document, re.MULTILINE)
    assert command == "coloretto league --bots greedy,random --rules golden-2,classic-3 --games 6"
    assert timeless(league(*shlex.split(command)[2:])) == timeless(document)


def timeless(document: str) -> str:
    return re.sub(r"[\d.e+-]+ (us|ms|s) ", "", document)


def test_every_table_has_as_many_cells_in_each_line_as_columns(league: League) -> None:
    document = league(*SMALL)
    for table in re.findall(r"(?:^\|.*\n)+", document, re.MULTILINE):
        assert len({line.count("|") for line in table.splitlines()}) == 1


def test_a_league_goes_on_with_its_results_and_writes_its_file(league: League, tmp_path: Path) -> None:
    results, file = tmp_path / "results", tmp_path / "league.md"
    keep = ("--results", str(results), "--write", str(file))
    assert league(*SMALL, *keep) == ""
    document, files = file.read_text(), {path: path.read_bytes() for path in results.iterdir()}
    assert len(files) == 2
    assert league(*SMALL, *keep) == ""
    assert file.read_text() == document
    assert {path: path.read_bytes() for path in results.iterdir()} == files


def test_a_slow_bot_may_play_less(league: League) -> None:
    document = league(*SMALL, "--games-of", "greedy=2", "--until-clear")
    assert "\n2 games. A fair share of the win is 0.500." in document
    assert "--games 6 --games-of greedy=2 --until-clear" in document
    assert "A pairing stopped as soon as it was clear" in document


@pytest.mark.parametrize(
    ("arguments", "status", "reason"),
    [
        (("--games-of", "greedy"), 2, "'greedy' is not a bot and a number of games"),
        (("--games-of", "greedy=x"), 2, "'x' is not a whole number"),
        (("--games-of", "search=4"), 2, "search has a number of games but does not play"),
        (("--rules", "classic-9"), 2, "3 to 5 players, not 9"),
    ],
)
def test_wrong_options_get_one_sentence(
    arguments: tuple[str, ...], status: int, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        found = main(["league", *SMALL, *arguments, *HERE])
    except SystemExit as wrong_usage:
        found = int(wrong_usage.code or 0)
    assert found == status
    assert reason in capsys.readouterr().err


def test_an_interrupted_league_is_printed_but_replaces_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "league.md"
    file.write_text("an older league")
    monkeypatch.setattr("coloretto.arena.executors.play_deal", interrupted_after(3))
    assert main(["league", *SMALL, *HERE, "--write", str(file), "--results", str(tmp_path)]) == 130
    assert capsys.readouterr() == ("", "Interrupted. The same command continues from there.\n")
    assert file.read_text() == "an older league"
    monkeypatch.setattr("coloretto.arena.executors.play_deal", interrupted_after(3))
    assert main(["league", *SMALL, *HERE]) == 130
    output, errors = capsys.readouterr()
    assert output.startswith("# League")
    assert errors == "Interrupted.\n"
