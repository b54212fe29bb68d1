"""Programs that do not play as they should: each is stopped, and the error says why in one sentence."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from coloretto.bots import (
    ExternalBot,
    ExternalBotAnswerError,
    ExternalBotCrashError,
    ExternalBotError,
    ExternalBotTimeoutError,
    make_bot,
    programs,
)
from coloretto.bots.line_protocol import LONGEST_LINE
from coloretto.bots.programs import Program
from support.bot_programs import START, external, written_program
from support.waiting import HANG_TIMEOUT

pytestmark = pytest.mark.usefixtures("started_programs")

SECONDS = 0.5
"""For an answer. They pass when a test lets them, not by the clock."""
IsTimeOver: TypeAlias = Callable[[Program], bool]


def failure_at_start(
    folder: Path, body: str, kind: type[ExternalBotError], start_seconds: float = HANG_TIMEOUT
) -> str:
    """What is said of a program that does not get ready as it should."""
    with pytest.raises(kind) as raised:
        external(folder, body, start_seconds=start_seconds)
    return inside(str(raised.value), written_program(folder, body), "before the first question")


def failure(
    folder: Path, body: str, kind: type[ExternalBotError], is_time_over: IsTimeOver = lambda _program: False
) -> str:
    """What is said of a program that does not answer the second of two questions as it should."""
    bot = external(folder, f"ask = questions()\nanswer(next(ask))\nmessage = next(ask)\n{body}", SECONDS)
    command = shlex.join([sys.executable, "-S", str(folder / "bot.py")])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(programs, "monotonic", lambda: 0.0)
        bot.choose(START)
        start = iter([0.0])
        patch.setattr(programs, "monotonic", lambda: next(start, 2 * SECONDS * is_time_over(bot._program)))
        with pytest.raises(kind) as raised:
            bot.choose(START)
    with pytest.raises(ExternalBotCrashError, match="it has been closed"):
        bot.choose(START)
    return inside(str(raised.value), command, f"in {START.text!r}")


def inside(message: str, command: str, where: str) -> str:
    """What stands between the command and the place, which every message names."""
    before, after = f"external bot {command!r}: it ", f", {where}"
    assert message.startswith(before)
    assert message.endswith(after)
    return message.removeprefix(before).removesuffix(after)


# At the start.


@pytest.mark.parametrize(
    ("command", "problem"),
    [
        ("no-such-program-anywhere --fast", "it cannot be started: No such file or directory"),
        ("/", "it cannot be started: Permission denied"),
        ("'open quotation", "it cannot be started: No closing quotation"),
        ("a\0b", "it cannot be started: embedded null byte"),
        ("", "no command: write external:COMMAND, like external:./my_bot"),
        ("  ", "no command: write external:COMMAND, like external:./my_bot"),
    ],
)
def test_a_command_that_cannot_be_run_is_reported_immediately(command: str, problem: str) -> None:
    with pytest.raises(ExternalBotCrashError) as raised:
        make_bot(f"external:{command}", 1)
    assert str(raised.value) == f"external bot {command!r}: {problem}, before the first question"


def test_external_alone_is_no_command() -> None:
    with pytest.raises(ExternalBotCrashError, match="write external:COMMAND"):
        make_bot("external", 1)


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    file = tmp_path / "made"
    with pytest.raises(ExternalBotAnswerError, match="wrote no message: '; touch"):
        make_bot(f"external:echo ; touch {shlex.quote(str(file))}", 1)
    assert not file.exists()


def test_a_crash_at_the_start_is_reported_with_its_status_and_last_output(tmp_path: Path) -> None:
    body = "print('one', 'two', sep='\\n', file=sys.stderr)\nsys.exit(3)"
    found = failure_at_start(tmp_path, body, ExternalBotCrashError)
    assert found == "ended with status 3, its last words: 'one | two'"


def test_a_program_that_never_gets_ready_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    found = failure_at_start(tmp_path, "time.sleep(600)", ExternalBotTimeoutError, start_seconds=0.3)
    assert found == "wrote no line within 0.3 s (does it flush its output?)"


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ('say(type="ready", protocol=2)', "speaks version 2 of the protocol, not 1"),
        ('say(type="error", message="out of memory")', "says: 'out of memory'"),
        ('say(type="action", id=1, action="D")', "sent an action before it was ready"),
    ],
)
def test_a_program_must_begin_with_ready(body: str, problem: str, tmp_path: Path) -> None:
    assert failure_at_start(tmp_path, body, ExternalBotAnswerError) == problem


def test_other_lines_than_messages_are_shown(tmp_path: Path) -> None:
    found = failure_at_start(tmp_path, "print('Hello, I am a bot!')", ExternalBotAnswerError)
    assert found.startswith("wrote no message: 'Hello, I am a bot!' (JSON is malformed")


# In the game.


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("say(type='action', id=message['id'], action='T4')", "chose 'T4', which is not legal (legal: D)"),
        (
            "say(type='action', id=message['id'], action='draw')",
            "chose 'draw', which is not legal (legal: D)",
        ),
        ("say(type='action', id=1, action='D')", "answered question 1 when asked question 2"),
        ("say(type='error', id=message['id'], message='no idea')", "says: 'no idea'"),
        ("say(type='ready')", "said once more that it is ready, instead of an answer"),
        (f"print('x' * {LONGEST_LINE + 1})", f"wrote a line of more than {LONGEST_LINE} bytes"),
        ("while True: print('x', end='')", f"wrote a line of more than {LONGEST_LINE} bytes"),
    ],
)
def test_a_wrong_answer_is_named_in_the_error(body: str, problem: str, tmp_path: Path) -> None:
    assert failure(tmp_path, body, ExternalBotAnswerError) == problem


@pytest.mark.parametrize(
    "line", ["thinking ...", "", "{}", "[[[[", "\\xff\\xfe", "\\0", '{"type": "action"}']
)
def test_garbage_is_shown_as_it_came(line: str, tmp_path: Path) -> None:
    body = f"os.write(1, b'{line}\\n')"
    assert failure(tmp_path, body, ExternalBotAnswerError).startswith("wrote no message: ")


def test_garbage_does_not_fill_the_screen(tmp_path: Path) -> None:
    assert len(failure(tmp_path, "print('x' * 60_000)", ExternalBotAnswerError)) < 200


def test_a_program_that_thinks_too_long_is_ended(tmp_path: Path) -> None:
    found = failure(tmp_path, "time.sleep(600)", ExternalBotTimeoutError, lambda _program: True)
    assert found == "wrote no line within 0.5 s (does it flush its output?)"


def test_a_program_that_talks_for_ever_without_an_answer_is_ended(tmp_path: Path) -> None:
    body = "while True: print('chatter', file=sys.stderr, flush=True)"
    found = failure(tmp_path, body, ExternalBotTimeoutError, lambda program: bool(program._last_words))
    assert found.startswith("wrote no line within 0.5 s (does it flush its output?), its last words: ")


def test_a_crash_in_the_game_is_reported_with_its_status_and_last_output(tmp_path: Path) -> None:
    found = failure(tmp_path, "1 / 0", ExternalBotCrashError)
    assert found.startswith("ended with status 1, its last words: ")
    assert "ZeroDivisionError: division by zero" in found


def test_the_last_words_are_the_last_ones_of_many(tmp_path: Path) -> None:
    body = "sys.stderr.write('chatter ' * 100_000 + 'farewell')\nsys.exit(1)"
    found = failure(tmp_path, body, ExternalBotCrashError)
    assert found.endswith("chatter farewell'")
    assert len(found) < 500


def test_a_killed_program_is_reported_with_the_signal(tmp_path: Path) -> None:
    found = failure(tmp_path, "os.kill(os.getpid(), signal.SIGKILL)", ExternalBotCrashError)
    assert found == "was ended by signal 9"


def test_a_program_may_not_leave_without_an_answer(tmp_path: Path) -> None:
    assert failure(tmp_path, "sys.exit(0)", ExternalBotCrashError) == "ended with status 0"


def test_a_program_that_exited_between_two_questions_is_reported(tmp_path: Path) -> None:
    bot = external(tmp_path, "answer(next(questions()))\nsys.exit(7)")
    bot.choose(START)
    with pytest.raises(ExternalBotCrashError, match="it ended with status 7"):
        bot.choose(START)


def test_a_program_that_closes_its_output_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "GRACE", 0.0)
    assert failure(tmp_path, "os.close(1)\ntime.sleep(600)", ExternalBotCrashError) == "closed its output"


def test_a_crash_is_seen_although_a_helper_of_the_program_lives_on(tmp_path: Path) -> None:
    body = "subprocess.Popen(['sleep', '600'])\nsys.exit(4)"
    found = failure(tmp_path, body, ExternalBotCrashError, Program._has_ended)
    assert found == "ended with status 4"


def test_every_failure_is_an_error_of_ours() -> None:
    for kind in (ExternalBotAnswerError, ExternalBotCrashError, ExternalBotTimeoutError):
        assert issubclass(kind, ExternalBotError)
    assert issubclass(ExternalBotError, ValueError)
    assert ExternalBot.__doc__
