"""`coloretto bot` as a person or a program runs it."""

import json
import subprocess

import pytest

from coloretto.bots import BOTS, make_bot
from coloretto.rules import Position
from coloretto.terminal.commands.bot import PROTOCOL
from coloretto.terminal.main import main
from support.consoles import COMMAND, coloretto, environment
from support.waiting import HANG_TIMEOUT

POSITION = "golden-2-violet de c/ab/- aabJ/cfg 0:place-f 3 +"
QUESTION = json.dumps({"type": "choose", "id": 1, "position": POSITION})


def test_it_answers_in_lines_until_the_input_ends() -> None:
    ran = coloretto("bot", "greedy", typed=f"{QUESTION}\nnonsense\n{QUESTION}\n")
    ready, answer, error, again = map(json.loads, ran.stdout.splitlines())
    assert ready == {"type": "ready", "protocol": 1, "name": "greedy"}
    choice = make_bot("greedy", 1).choose(Position(POSITION)).text
    assert answer == again == {"type": "action", "id": 1, "action": choice}
    assert error["type"] == "error"
    assert ran.returncode == 0
    assert ran.stderr.replace("Compiling the rules (once, a few seconds)…\n", "") == ""


def test_it_ends_with_bye() -> None:
    ran = coloretto("bot", "greedy", typed='{"type":"bye"}\n' + QUESTION)
    assert (ran.returncode, len(ran.stdout.splitlines())) == (0, 1)


def test_it_answers_before_the_next_line_comes() -> None:
    with subprocess.Popen(
        [COMMAND, "bot", "random", "--seed", "3"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
        encoding="utf-8",
    ) as process:
        assert process.stdin
        assert process.stdout
        assert json.loads(process.stdout.readline())["type"] == "ready"
        bot = make_bot("random", 3)
        for _ in range(5):
            process.stdin.write(f"{QUESTION}\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
            assert answer["action"] == bot.choose(Position(POSITION)).text
        process.stdin.close()
        assert process.wait(HANG_TIMEOUT) == 0


@pytest.mark.parametrize("locale", ["C", "en_US.ISO-8859-1"])
def test_it_uses_utf_8_in_every_locale(locale: str) -> None:
    ran = coloretto(
        "bot", "greedy", typed='{"type":"\N{LIZARD}"}\n', LC_ALL=locale, PYTHONIOENCODING="latin-1"
    )
    _, error = ran.stdout.splitlines()
    assert "\N{LIZARD}" in json.loads(error)["message"]


def test_bytes_that_are_no_text_do_not_stop_it() -> None:
    ran = coloretto("bot", "greedy", typed=f"\udcff\udcfe\n{QUESTION}\n")
    assert [json.loads(line)["type"] for line in ran.stdout.splitlines()] == ["ready", "error", "action"]


def test_an_unknown_bot_is_said_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "deep thought"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("coloretto bot: BOT: unknown bot: 'deep thought' (known: ")
    assert all(name in said.err for name in BOTS)


@pytest.mark.parametrize("seed", ["-1", "x", "1.5", str(2**64), "9" * 5000])
def test_a_seed_that_is_none_is_wrong_usage(seed: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["bot", "greedy", f"--seed={seed}"])
    assert "is not a whole number from 0" in capsys.readouterr().err


def test_the_conversation_that_the_help_shows_is_true() -> None:
    question, answer = PROTOCOL.splitlines()
    ran = coloretto("bot", "greedy", typed=f"{question}\n")
    assert ran.stdout.splitlines()[1] == answer.strip()
