"""The games that were searched for puzzles, in a file that only ever grows: a search can be resumed."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from coloretto.puzzles.pack import PackError, Puzzle

FORMAT = "coloretto puzzles"


class Header(Struct, frozen=True):
    """What decides which puzzles a game has."""

    networks: dict[str, str]
    format: str = FORMAT
    version: int = 1


class SearchedGame(Struct, frozen=True):
    rules: str
    puzzle: Puzzle | None


class ResultsFile:
    """A file of results that is open, with what had been in it."""

    def __init__(self, file: BinaryIO, games: list[SearchedGame]) -> None:
        self._file, self.games = file, games

    def append(self, game: SearchedGame) -> None:
        """Write a game in one piece and out of this process, so that its sudden end does no harm."""
        self._file.write(msgspec.json.encode(game) + b"\n")
        self._file.flush()
        self.games.append(game)


@contextmanager
def results_file(path: Path, header: Header) -> Iterator[ResultsFile]:
    """A file to go on with, or a new one; one of other networks is refused and left alone."""
    first = msgspec.json.encode(header) + b"\n"
    with path.open("ab+") as file:
        file.seek(0)
        found, *others = file.read().splitlines(keepends=True) or [b""]
        if found not in (b"", first):
            raise PackError(f"{path}: it holds no puzzles found with these networks: name another file")
        complete = [line for line in others if line.endswith(b"\n")]
        file.truncate(len(found) + sum(map(len, complete)))
        if not found:
            file.write(first)
        games = [msgspec.json.decode(line, type=SearchedGame) for line in complete]
        yield ResultsFile(file, games)
