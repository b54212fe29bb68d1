import subprocess
import sys
from pathlib import Path

import pytest
from numba.core.event import trigger_event

from coloretto.terminal.warmup import COMPILATION, prepare_rules, warm_up
from support.consoles import TIRELESS, environment
from support.waiting import HANG_TIMEOUT

NOTICE = "Compiling the rules (once, a few seconds)…\n"

# A command, and how many functions were compiled for it.
COUNTED = """
import sys
from numba.core.event import install_recorder
from coloretto.terminal.main import main
with install_recorder("numba:compile") as recorder:
    status = main(sys.argv[1:])
print(len(recorder.buffer))
sys.exit(status)
"""


@pytest.mark.parametrize("seed", [5, 6])
def test_a_game_against_usual_bots_compiles_nothing_even_at_the_very_first_start(
    tmp_path: Path, seed: int
) -> None:
    finished = subprocess.run(
        [sys.executable, "-c", COUNTED, "play", "--seed", str(seed), "--bots", "medium,easy"],
        input=TIRELESS,
        capture_output=True,
        text=True,
        timeout=HANG_TIMEOUT,
        env=environment(COLORETTO_CACHE_DIR=str(tmp_path)),
        check=False,
    )
    assert (finished.returncode, finished.stderr) == (0, "")
    assert "The game is over." in finished.stdout
    assert finished.stdout.endswith("\n0\n")


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
