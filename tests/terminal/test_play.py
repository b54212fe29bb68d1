"""Whole games through the real command, its input and output in pipes."""

import re
import shlex
from pathlib import Path

import pytest

from support.consoles import TIRELESS, coloretto


def test_a_newcomer_can_play_a_whole_game_by_typing_numbers() -> None:
    ran = coloretto("play", "--games", "1", "--seed", "5", typed=TIRELESS)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("Welcome to Coloretto: Classic, 3 players, Brown table.\n")
    assert ran.stdout.count("The last-round card turns up: this is the last round!") == 1
    assert re.search(r"\n(You win|.* wins|.* share the win) with \d+ points", ran.stdout)
    assert ran.stdout.endswith("To play the same deal again:\n  coloretto play --games 1 --seed 5\n")
    assert "\x1b" not in ran.stdout


def test_the_command_that_the_game_ends_with_plays_the_same_deal_against_the_same_bots() -> None:
    rules, bots = ("--rules", "golden-4-violet"), ("--bots", "random,greedy,random")
    arguments = ("play", *rules, *bots, "--name", "Zoë B", "--seed", "9")
    first = coloretto(*arguments, typed=TIRELESS).stdout
    program, *replay = shlex.split(first.splitlines()[-1])
    assert (program, replay) == ("coloretto", list(arguments))
    assert game_told(coloretto(*replay, typed=TIRELESS).stdout) == game_told(first)


def game_told(screen: str) -> str:
    """What the screen shows of the game, without the name of its record."""
    return screen.partition("The record of the game is in")[0]


def test_the_end_of_the_input_is_a_polite_farewell(tmp_path: Path) -> None:
    ran = coloretto("play", "--seed", "3", typed="d\n", COLORETTO_DATA_DIR=str(tmp_path))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.endswith(
        "\nGoodbye! The game is not finished.\nTo resume it:\n  coloretto play --resume\n"
    )


def test_wrong_input_is_explained_and_asked_again_until_it_is_right() -> None:
    ran = coloretto("play", "--seed", "5", "--rules", "golden-3", typed="fly\n\udcff\nt9\n1\nd\nd\n7\n2\nq\n")
    asked = re.findall(r"^(?:All|Draw|Put).*\? .*$", ran.stdout, re.MULTILINE)
    assert [line.rpartition("? ")[2] for line in asked[:8]] == ["fly", "�", "t9", "1", "d", "d", "7", "2"]
    assert ran.stdout.count("I do not understand") == 2
    assert ran.stdout.count("Type d to draw a card.") == 4
    assert "There is no row 9." in ran.stdout
    assert "There is no row 7." in ran.stdout
    assert "You put a +2 on row 2." in ran.stdout
    assert ran.returncode == 0


@pytest.mark.parametrize(
    ("arguments", "status", "complaint"),
    [
        (
            ["--bots", "hal"],
            2,
            "coloretto play: --bots: unknown bot: 'hal' (known: easy, medium, hard, expert, ",
        ),
        (["--bots", "hal"], 2, "greedy, neural, random, rollout, search, softmax, external:COMMAND)\n"),
        (["--bots", "easy:5,easy"], 2, "--bots: the level easy takes no budget: 'easy:5'\n"),
        (["--bots", "greedy,greedy,greedy"], 2, "3 bots are named, but there are 2 other seats\n"),
        (["--rules", "golden-6"], 2, "--rules: the golden edition is for 2 to 5 players, not 6\n"),
        (["--rules", "nosuch"], 2, "--rules: unknown rule set: 'nosuch'"),
        (["--rules", "players:2"], 2, "--rules: rule set 'players:2': capacities must be given\n"),
        (["--people", "4"], 2, "4 people do not fit 3 seats\n"),
        (["--people", "2", "--name", "Mia"], 2, "1 name is given for 2 people\n"),
        (["--people", "2", "--name", "Mia,Mia"], 2, "two players are called Mia"),
        (["--people", "2", "--entropy", "abc"], 2, "1 entropy text is given for 2 people\n"),
        (["--entropy", "a b"], 2, "--entropy: 'a b' is not 1 to 64 letters, digits, - or _\n"),
        (["--games", "0"], 2, "--games: '0' is not a whole number from 1 to 100\n"),
        (["--rematch"], 2, "--rematch needs the address of a finished table\n"),
        (["--seed", "-1"], 2, "--seed: '-1' is not a whole number below 2 to the 256th\n"),
        (["--seed", str(2**256)], 2, "is not a whole number below 2 to the 256th\n"),
        (["--seed", "9" * 9999], 2, "is not a whole number below 2 to the 256th\n"),
        (["--name", " "], 2, "--name: ' ' is not a name of 1 to 20 printable characters\n"),
        (["--name", "\x1b[2J"], 2, "is not a name of 1 to 20 printable characters\n"),
    ],
)
def test_a_wrong_option_is_answered_with_one_sentence(
    arguments: list[str], status: int, complaint: str
) -> None:
    ran = coloretto("play", *arguments)
    assert (ran.returncode, ran.stdout) == (status, "")
    assert complaint in ran.stderr
    assert ran.stderr.count("\n") == status
    assert "Traceback" not in ran.stderr
