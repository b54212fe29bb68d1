"""The file of a contest's results: which arena it is, then a line for each deal."""

from contextlib import AbstractContextManager
from pathlib import Path

from msgspec import Struct

from coloretto import __version__
from coloretto._results_file import ResultsFile, open_results
from coloretto.arena.errors import ResultsFileError
from coloretto.arena.results import DealResult

FORMAT = "coloretto arena"
VERSION = 2


class ContestHeader(Struct, frozen=True):
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


def contest_results(path: Path, header: ContestHeader) -> AbstractContextManager[ResultsFile[DealResult]]:
    """A file to resume, or a new one; one of another arena is refused and left alone."""
    return open_results(path, header, DealResult, ResultsFileError)
