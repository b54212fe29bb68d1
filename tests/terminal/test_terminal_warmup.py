import subprocess
import sys
from pathlib import Path

import pytest
from numba.core.event import trigger_event

from coloretto.terminal.warmup import COMPILATION, prepare_rules, warm_up
from support.consoles import TIRELESS, coloretto, environment
from support.waiting import HANG_TIMEOUT

NOTICE = "Compiling the rules (once, a few seconds)…\n"

# A game that prints how many functions were compiled for it.
COUNTED_GAME = """
import sys
from numba.core.event import install_recorder
from coloretto.terminal.main import main
with install_recorder("numba:compile") as recorder:
    status = main(["play", "--seed", "5"])
print(len(recorder.buffer))
sys.exit(status)
"""


def test_the_first_start_says_why_it_takes_a_while_and_no_later_one_compiles_anything(tmp_path: Path) -> None:
    at_once_your_turn = ("play", "--rules", "golden-3", "--seed", "5")
    first = coloretto(*at_once_your_turn, COLORETTO_CACHE_DIR=str(tmp_path))
    assert (first.returncode, first.stderr) == (0, NOTICE)
    assert "Round 1. You start." in first.stdout
    second = subprocess.run(
        [sys.executable, "-c", COUNTED_GAME],
        input=TIRELESS,
        capture_output=True,
        text=True,
        timeout=HANG_TIMEOUT,
        env=environment(COLORETTO_CACHE_DIR=str(tmp_path)),
        check=False,
    )
    assert (second.returncode, second.stderr) == (0, "")
    assert "The game is over." in second.stdout
    assert second.stdout.endswith("\n0\n")
    modules = {file.name.partition(".")[0] for file in tmp_path.rglob("*.nbi")}
    assert {"kernel", "greedy"} <= modules
    assert not {"tree", "network"} & modules, "compiled for bots that do not play"


def test_the_notice_is_given_once_however_many_functions_are_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def compile_two_functions() -> None:
        for _ in range(2):
            with trigger_event(COMPILATION):
                pass

    monkeypatch.setattr("coloretto.terminal.warmup.warm_up", compile_two_functions)
    prepare_rules()
    assert capsys.readouterr() == ("", NOTICE)


def test_no_notice_is_given_after_the_rules_are_ready(capsys: pytest.CaptureFixture[str]) -> None:
    warm_up()
    prepare_rules()
    assert capsys.readouterr() == ("", "")
