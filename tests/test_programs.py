"""The programs that tests start are known, and end with the tests."""

import os
import sys

from support.programs import programs_with, started
from support.waiting import wait_for

# A program that starts another one, which waits for ever, and says so.
PARENT = """
import subprocess, sys, time
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
print("started", flush=True)
time.sleep(1000)
"""


def test_a_program_and_what_it_starts_are_known_and_end_with_the_test() -> None:
    mark = f"COLORETTO_OF_ONE_TEST={os.getpid()}"
    name, _, value = mark.partition("=")
    with started([sys.executable, "-c", PARENT], os.environ | {name: value}) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "started\n"
        wait_for(lambda: len(programs_with(mark)) == 2, "the second program")
        assert parent.pid in {program.pid for program in programs_with(mark)}
    wait_for(lambda: not programs_with(mark), "the end of both")


def test_this_process_is_not_what_a_test_has_started() -> None:
    found = {program.pid for program in programs_with(f"PATH={os.environ['PATH']}")}
    assert os.getpid() not in found
