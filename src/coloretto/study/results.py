"""The games of a study, in a file that only ever grows: a study can be resumed."""

from contextlib import AbstractContextManager
from pathlib import Path

from msgspec import Struct

from coloretto._results_file import ResultsFile, open_results
from coloretto.rules import ColorettoError
from coloretto.study.games import StudiedGame

FORMAT = "coloretto study"


class StudyError(ColorettoError):
    """A study that cannot be made or resumed."""


class StudyHeader(Struct, frozen=True):
    """What decides the games, apart from their numbers."""

    networks: dict[str, str]
    effort: str | int
    format: str = FORMAT
    version: int = 1


def study_results(path: Path, header: StudyHeader) -> AbstractContextManager[ResultsFile[StudiedGame]]:
    """A file to resume, or a new one; one of other networks or another effort is refused."""
    return open_results(path, header, StudiedGame, StudyError)
