"""Programs that exchange lines with us through their standard input and output.

Nothing blocks for longer than its timeout: while we wait for a line, bytes flow both ways and from the
standard error. Each program leads a process group, so that the processes it starts end with it.
"""

import os
import selectors
import signal
import subprocess
import weakref
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import IO, cast

from coloretto.bots.line_protocol import LONGEST_LINE
from coloretto.rules import ColorettoError

GRACE = 2.0
"""Seconds that a program has to exit after it was asked to."""
TICK = 0.02
CHUNK = 1 << 16
LAST_WORDS = 400
"""Bytes of the standard error that an error message quotes."""


class ExternalBotError(ColorettoError):
    """An external bot failed."""


class ExternalBotTimeoutError(ExternalBotError):
    """An external bot took too long."""


class ExternalBotCrashError(ExternalBotError):
    """An external bot could not be started, or ended unexpectedly."""


class ExternalBotAnswerError(ExternalBotError):
    """An external bot sent something that is not a valid answer."""


class Program:
    """A running program. It ends with `close`, with `kill`, or when this object is garbage-collected."""

    def __init__(self, words: Sequence[str]) -> None:
        self._process = _started(words)
        self._selector = selectors.DefaultSelector()
        self._stdin, self._stdout, self._stderr = _pipes(self._process)
        os.set_blocking(self._stdin.fileno(), False)
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)
        self._unsent = bytearray()
        self._unread = bytearray()
        self._last_words = bytearray()
        self.kill = weakref.finalize(self, _end, self._process, self._selector)

    @property
    def is_running(self) -> bool:
        """Whether it may still be talked to; it may have ended by itself, which the next line will tell."""
        return self.kill.alive

    def check_running(self) -> None:
        """Raise if it has ended by itself."""
        if self._has_ended():
            raise self._departure()

    def send(self, line: bytes) -> None:
        """Have a line sent. It leaves while the next one is awaited."""
        if not self._unsent:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        self._unsent += line + b"\n"

    def receive(self, seconds: float) -> bytes:
        """Its next line, without the line's end."""
        deadline = monotonic() + seconds
        while b"\n" not in self._unread:
            if len(self._unread) > LONGEST_LINE:
                break
            if not self._is_open(self._stdout):
                raise self._departure()
            if monotonic() >= deadline:
                raise self._silence(seconds)
            self._flow(deadline - monotonic())
        line, _, self._unread = self._unread.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise ExternalBotAnswerError(f"it wrote a line of more than {LONGEST_LINE} bytes")
        return bytes(line)

    def close(self) -> None:
        """Let it read the end of its input and leave; end it if it does not."""
        if self.is_running:
            deadline = monotonic() + GRACE
            while self._unsent and monotonic() < deadline:
                self._flow(deadline - monotonic())
            if self._unsent:
                self._selector.unregister(self._stdin)
            self._stdin.close()
            self._has_left(deadline)
            self.kill()

    def _is_open(self, pipe: IO[bytes]) -> bool:
        return pipe in self._selector.get_map()

    def _flow(self, seconds: float) -> bool:
        """Wait until something can be read or written, and do that; False if the time was over first."""
        possible = self._selector.select(seconds)
        for key, _ in possible:
            if key.fileobj is self._stdin:
                self._write()
            else:
                self._read(self._stdout if key.fileobj is self._stdout else self._stderr)
        return bool(possible)

    def _write(self) -> None:
        try:
            del self._unsent[: os.write(self._stdin.fileno(), self._unsent)]
        except BrokenPipeError:  # it may have answered all the same
            self._unsent.clear()
        if not self._unsent:
            self._selector.unregister(self._stdin)

    def _read(self, pipe: IO[bytes]) -> None:
        read = os.read(pipe.fileno(), CHUNK)
        if not read:
            self._selector.unregister(pipe)
        elif pipe is self._stdout:
            self._unread += read
        else:
            self._last_words = (self._last_words + read)[-LAST_WORDS:]

    def _has_ended(self) -> bool:
        return self._process.poll() is not None

    def _has_left(self, deadline: float) -> bool:
        """Whether it ends by itself; until it does, only its last words are heard."""
        while not self._has_ended() and monotonic() < deadline:
            self._unread.clear()
            self._flow(TICK)
        while monotonic() < deadline and self._flow(0):
            self._unread.clear()
        return self._has_ended()

    def _silence(self, seconds: float) -> ExternalBotError:
        if self._has_ended():  # while something that it has started holds its output
            return self._departure()
        return ExternalBotTimeoutError(
            f"it wrote no line within {seconds:g} s (does it flush its output?){self._heard()}"
        )

    def _departure(self) -> ExternalBotError:
        """Why it says no more."""
        has_left = self._has_left(monotonic() + GRACE)
        self.kill()
        manner = _manner(self._process.returncode) if has_left else "closed its output"
        return ExternalBotCrashError(f"it {manner}{self._heard()}")

    def _heard(self) -> str:
        words = " | ".join(self._last_words.decode(errors="replace").split("\n")).strip(" |")
        return f", its last words: {words!r}" if words else ""


def _started(words: Sequence[str]) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(  # noqa: S603 - to run what the person names is the purpose
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
    except (OSError, ValueError) as error:  # ValueError: a null byte in a word
        problem = error.strerror if isinstance(error, OSError) else error
        raise ExternalBotCrashError(f"it cannot be started: {problem}") from error


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    return cast("tuple[IO[bytes], IO[bytes], IO[bytes]]", (process.stdin, process.stdout, process.stderr))


def _end(process: subprocess.Popen[bytes], selector: selectors.BaseSelector) -> None:
    """End the program and all that it has started, and let go of what we hold of it."""
    with suppress(ProcessLookupError, PermissionError):  # of a group whose members have ended
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    selector.close()
    for pipe in _pipes(process):
        pipe.close()


def _manner(status: int) -> str:
    return f"was ended by signal {-status}" if status < 0 else f"ended with status {status}"
