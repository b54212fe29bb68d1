"""Arenas that are interrupted or killed."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from time import sleep

import msgspec

from coloretto.arena.results import DealResult
from support.consoles import COMMAND, coloretto, environment
from support.programs import started
from support.waiting import HANG_TIMEOUT, wait_for

CONTEST = ("--bots", "greedy,random", "--rules", "golden-3")
PAUSE, LONG_PAUSE = 0.5, 10
"""Seconds between two times that a person presses Ctrl-C."""
ENDLESS = (*CONTEST, "--games", "1000000", "--workers", "2")

# Becomes the command, with Ctrl-C as a person has it: tests in the background inherit that it is ignored.
INTERRUPTIBLE = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""

# A bot that leaves when it is asked in the rehearsal, and later never answers.
THINKER = """
import sys, time
input()
print('{"type": "ready", "protocol": 1}', flush=True)
input()
with open(sys.argv[1], "a+") as asked:
    print("asked", file=asked, flush=True)
    asked.seek(0)
    if len(asked.readlines()) > 1:
        time.sleep(1000)
"""


# The command, whose workers, which run this as well, give bots all the time in the world.
PATIENT = f"""
import sys
from coloretto.bots import ExternalBot
from coloretto.terminal.main import main
ExternalBot.__init__.__kwdefaults__ = dict(seconds={HANG_TIMEOUT}, start_seconds={HANG_TIMEOUT})
if __name__ == "__main__":
    sys.exit(main())
"""


def begun(
    *arguments: str, command: Sequence[str] = (COMMAND,)
) -> AbstractContextManager[subprocess.Popen[str]]:
    """An arena in a process group of its own."""
    return started([sys.executable, "-c", INTERRUPTIBLE, *command, "arena", *arguments], environment())


def wait_for_lines(path: Path, number: int) -> None:
    wait_for(lambda: path.exists() and path.read_bytes().count(b"\n") >= number, f"{number} lines")


def deals(path: Path) -> list[tuple[object, ...]]:
    """What a file holds, apart from times."""
    _, *lines = path.read_bytes().splitlines()
    results = [msgspec.json.decode(line, type=DealResult) for line in lines]
    return [(result.bots, result.deal, result.games, result.forfeits) for result in results]


def is_running(pid: int) -> bool:
    """False also for a process that has ended and is only waited for."""
    return parent_of(pid) != 0


def parent_of(pid: int) -> int:
    try:
        state, parent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:2]
    except OSError:
        return 0
    return 0 if state == "Z" else int(parent)


def children_of(pid: int) -> list[int]:
    running = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]
    return [process for process in running if parent_of(process) == pid]


def is_worker(pid: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def wait_until_gone(pids: list[int]) -> None:
    wait_for(lambda: not any(map(is_running, pids)), "the end of the workers")


def test_ctrl_c_shows_what_had_been_played_and_the_same_command_goes_on(tmp_path: Path) -> None:
    file, whole = tmp_path / "results.jsonl", tmp_path / "whole.jsonl"
    with begun(*ENDLESS, "--format", "json", "--save", str(file)) as process:
        wait_for_lines(file, 6)
        workers = children_of(process.pid)
        os.killpg(process.pid, signal.SIGINT)
        output, errors = process.communicate(timeout=HANG_TIMEOUT)
        wait_until_gone(workers)
    assert process.returncode == 130, errors
    assert errors == "Interrupted: these are the results so far. The same command continues from there.\n"
    report = json.loads(output)
    assert not report["complete"]
    assert report["games"] == 3 * len(deals(file))
    assert_the_same_in_the_end(file, whole)


def test_ctrl_c_is_not_for_workers_that_have_only_just_begun(tmp_path: Path) -> None:
    with begun(*ENDLESS, "--save", str(tmp_path / "results.jsonl")) as process:
        while not any(map(is_worker, children_of(process.pid))):
            assert process.poll() is None, "it ended before it had a worker"
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=HANG_TIMEOUT)
    assert process.returncode == 130, errors
    assert "Traceback" not in errors


def test_a_killed_arena_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    file, whole = tmp_path / "results.jsonl", tmp_path / "whole.jsonl"
    with begun(*ENDLESS, "--save", str(file)) as process:
        wait_for_lines(file, 6)
        workers = children_of(process.pid)
        process.kill()
        process.communicate()
        wait_until_gone(workers)
    assert len(workers) >= 2
    with file.open("ab") as torn:
        torn.write(file.read_bytes().splitlines()[-1][:100])  # as if it had been writing
    assert_the_same_in_the_end(file, whole)


def test_an_arena_that_loses_a_worker_says_so_and_keeps_what_was_saved(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with begun(*ENDLESS, "--save", str(file)) as process:
        wait_for_lines(file, 3)
        workers = [child for child in children_of(process.pid) if "spawn_main" in command_line(child)]
        os.kill(workers[0], signal.SIGKILL)
        output, errors = process.communicate(timeout=HANG_TIMEOUT)
        wait_until_gone(workers)
    assert (process.returncode, output) == (1, "")
    assert errors.startswith("coloretto: a worker process died")
    assert len(deals(file)) >= 2


def command_line(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_bytes().decode()


def assert_the_same_in_the_end(file: Path, whole: Path) -> None:
    """A file that is gone on with becomes the one of an arena that nobody stopped."""
    each = len(file.read_bytes().splitlines()) // 2 + 3
    for path, workers in ((file, "2"), (whole, "1")):
        options = ("--games", str(3 * each), "--save", str(path), "--workers", workers)
        done = coloretto("arena", *CONTEST, *options)
        assert done.returncode == 0, done.stderr
    assert deals(file) == deals(whole)
    assert len(deals(file)) == 2 * each


def test_a_second_ctrl_c_does_not_wait_for_a_bot_that_thinks_for_ever(tmp_path: Path) -> None:
    program, asked, patient = tmp_path / "thinker.py", tmp_path / "asked", tmp_path / "patient.py"
    program.write_text(THINKER)
    patient.write_text(PATIENT)
    bot = f"external:{sys.executable} {program} {asked}"
    options = ("--rules", "golden-2", "--games", "20", "--workers", "2")
    command = (sys.executable, str(patient))
    with begun("--bots", "greedy", "--bot", bot, *options, command=command) as process:
        wait_for_lines(asked, 2)
        os.killpg(process.pid, signal.SIGINT)
        sleep(PAUSE)
        while process.poll() is None:  # a second one that came too soon was taken for the first
            os.killpg(process.pid, signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                process.wait(LONG_PAUSE)
        output, errors = process.communicate(timeout=HANG_TIMEOUT)
    assert (process.returncode, output) == (130, "")
    assert "Traceback" not in errors
