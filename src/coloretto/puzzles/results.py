"""The games that were searched for puzzles, in a file: a search can be resumed."""

from contextlib import AbstractContextManager
from pathlib import Path

from msgspec import Struct

from coloretto._results_file import ResultsFile, open_results
from coloretto.puzzles.pack import PackError, Puzzle

FORMAT = "coloretto puzzles"


class SearchHeader(Struct, frozen=True):
    """What decides which puzzles a game has."""

    networks: dict[str, str]
    format: str = FORMAT
    version: int = 2


class SearchedGame(Struct, frozen=True):
    rules: str
    puzzle: Puzzle | None


def search_results(path: Path, header: SearchHeader) -> AbstractContextManager[ResultsFile[SearchedGame]]:
    """A file to resume, or a new one; one of other networks is refused and left alone."""
    return open_results(path, header, SearchedGame, PackError)
