"""Results in a file that only ever grows: a line that says what they are of, then a line for each.

Whatever ends the program, every result that was written is kept. A last line without its end is a result
that was being written then: it is cut off, and computed again.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Generic, TypeVar

import msgspec
from msgspec import Struct

from coloretto._files import try_lock
from coloretto.record.shortening import shown

Result = TypeVar("Result")


class ResultsFile(Generic[Result]):
    """A file of results that is open, with all that is in it."""

    def __init__(self, file: BinaryIO, results: list[Result]) -> None:
        self._file, self.results = file, results

    def append(self, result: Result) -> None:
        """Write a result in one piece and out of this process, so that its sudden end does no harm."""
        self._file.write(msgspec.json.encode(result) + b"\n")
        self._file.flush()
        self.results.append(result)


@contextmanager
def open_results(
    path: Path, header: Struct, result: type[Result], error: type[Exception]
) -> Iterator[ResultsFile[Result]]:
    """A file to resume, or a new one; one with another header is refused with `error`, and left alone.

    Only one program at a time may have it open.
    """
    first = msgspec.json.encode(header) + b"\n"
    with path.open("ab+") as file:
        if not try_lock(file.fileno()):
            raise error(f"{path}: another program is writing results to it: name another file")
        file.seek(0)
        found = file.read()
        if found != first and first.startswith(found):  # new, or its first line was being written
            file.truncate(0)
            file.write(first)
            file.flush()
            found = first
        line, *others = found.splitlines(keepends=True)
        _check_header(path, header, line, error)
        complete = [each for each in others if each.endswith(b"\n")]
        results = [
            _parsed(path, number, each, result, error) for number, each in enumerate(complete, start=2)
        ]
        file.truncate(len(line) + sum(map(len, complete)))
        yield ResultsFile(file, results)


def _check_header(path: Path, header: Struct, line: bytes, error: type[Exception]) -> None:
    try:
        found = msgspec.json.decode(line, type=type(header))
    except msgspec.MsgspecError as reason:
        raise error(f"{path}: it holds other results, or none: {reason}") from reason
    for field in header.__struct_fields__:
        theirs, ours = getattr(found, field), getattr(header, field)
        if theirs != ours:
            raise error(f"{path}: its {field} is {shown(theirs)}, not {shown(ours)}: name another file")


def _parsed(path: Path, number: int, line: bytes, result: type[Result], error: type[Exception]) -> Result:
    try:
        return msgspec.json.decode(line, type=result)
    except msgspec.MsgspecError as reason:
        raise error(f"{path}, line {number}: {reason}") from reason
