"""Results in a file that only ever grows: a line that says which arena, then a line for each deal.

Whatever ends the program, every deal that was written is kept. A last line without its end is a deal
that was being written then: it is cut off, and played again.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from coloretto import __version__
from coloretto.arena.errors import ResultsFileError
from coloretto.arena.results import DealResult
from coloretto.record.shortening import shown

FORMAT = "coloretto arena"
VERSION = 2


class Header(Struct, frozen=True):
    """What decides every deal, apart from its number and who plays it."""

    rules: str
    seed: int
    luck: bool = False
    """Whether the luck of the cards was measured."""
    networks: str = ""
    """The fingerprint of the shipped network for these rules: with another, bots play differently."""
    coloretto: str = __version__
    """The version of this package: bots may play differently in another."""
    format: str = FORMAT
    version: int = VERSION


class ResultsFile:
    """A file of results that is open, with what had been in it."""

    def __init__(self, file: BinaryIO, results: list[DealResult]) -> None:
        self._file = file
        self.results = results

    def append(self, result: DealResult) -> None:
        """Write a deal in one piece and out of this process, so that its sudden end does no harm."""
        self._file.write(msgspec.json.encode(result) + b"\n")
        self._file.flush()


@contextmanager
def results_file(path: Path, header: Header) -> Iterator[ResultsFile]:
    """A file to go on with, or a new one; one of another arena is refused and left alone."""
    first = msgspec.json.encode(header) + b"\n"
    with path.open("ab+") as file:
        file.seek(0)
        found = file.read()
        if found != first and first.startswith(found):  # new, or its first line was being written
            file.truncate(0)
            file.write(first)
            file.flush()
            found = first
        yield ResultsFile(file, _read(path, header, file, found))


def _read(path: Path, header: Header, file: BinaryIO, found: bytes) -> list[DealResult]:
    first, *others = found.splitlines(keepends=True)
    _check_header(path, header, first)
    complete = [line for line in others if line.endswith(b"\n")]
    results = [_parsed(path, number, line) for number, line in enumerate(complete, start=2)]
    file.truncate(len(first) + sum(map(len, complete)))
    return results


def _check_header(path: Path, header: Header, line: bytes) -> None:
    try:
        found = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError as error:
        raise ResultsFileError(f"{path}: it holds no results of an arena: {error}") from error
    for field in Header.__struct_fields__:
        theirs, ours = getattr(found, field), getattr(header, field)
        if theirs != ours:
            raise ResultsFileError(
                f"{path}: its {field} is {shown(theirs)}, not {shown(ours)}: name another file"
            )


def _parsed(path: Path, number: int, line: bytes) -> DealResult:
    try:
        return msgspec.json.decode(line, type=DealResult)
    except msgspec.MsgspecError as error:
        raise ResultsFileError(f"{path}, line {number}: {error}") from error
