"""The file of an unfinished local match: a crash or a power failure loses no move.

The first line is the setup as JSON. It contains the secret seed, so only its owner may read the file. Every
game adds a line `game NUMBER COMMITMENT` before its first card is shown, then a line for each action, written
to the disk before the game continues. Finished games become records; the file is deleted with the last one.
"""

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import BinaryIO

import msgspec

from coloretto._files import PRIVATE, try_lock
from coloretto.record import GameRecord, save_record
from coloretto.rules import Action, ColorettoError
from coloretto.terminal.i18n import t
from coloretto.terminal.paths import games_folder, unfinished_folder
from coloretto.terminal.play.local_match import LocalMatch, MatchSetup

SUFFIX = ".game"
ID_BYTES = 3
GAME = "game"


class SaveFileError(ColorettoError):
    """The file is not a saved game, or another process uses it."""


class SaveFile:
    """The open, locked file of a match that is being played."""

    def __init__(self, path: Path, file: BinaryIO, games: int, copy: Path | None = None) -> None:
        self.path = path
        self._file = file
        self._games = games
        self._copy = copy
        """Where the person wants the record as well (`--save`)."""

    @classmethod
    def create(cls, match: LocalMatch, copy: Path | None = None) -> "SaveFile":
        """The file of a new match, its first game included."""
        folder = unfinished_folder()
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{token_hex(ID_BYTES)}{SUFFIX}"
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND, PRIVATE)
        save_file = cls(path, os.fdopen(descriptor, "ab"), match.setup.games, copy)
        try_lock(descriptor)
        save_file._write(msgspec.json.encode(match.setup))
        save_file.start_game(match)
        return save_file

    @classmethod
    def reopen(cls, path: Path, games: int, copy: Path | None = None) -> "SaveFile":
        """The file of an unfinished match; an incomplete last line is cut off."""
        file = path.open("r+b")
        if not try_lock(file.fileno()):
            file.close()
            raise SaveFileError(t("cli-in-use", file=str(path)))
        file.truncate(len(_complete_lines(path.read_bytes())))
        file.seek(0, os.SEEK_END)
        return cls(path, file, games, copy)

    def start_game(self, match: LocalMatch) -> None:
        """Store the commitment to the deck of the current game, before a card is shown."""
        self._write(f"{GAME} {match.game} {match.commitments[-1]}".encode())

    def append(self, action: Action, match: LocalMatch) -> None:
        """Store an action of the current game, after it was played."""
        self._write(action.text.encode())
        record = match.recorder.record
        if self._copy is not None:
            save_record(record, numbered(self._copy, match.game, self._games))
        if record.scores is not None:
            self._keep_record(record, match)

    def record_file(self, game: int) -> Path:
        """Where the record of a finished game is stored: the copy that the person asked for, if any."""
        copy = None if self._copy is None else numbered(self._copy, game, self._games)
        return copy if copy is not None and copy.exists() else numbered(self._own_record, game, self._games)

    def close(self) -> None:
        self._file.close()

    def _keep_record(self, record: GameRecord, match: LocalMatch) -> None:
        file = numbered(self._own_record, match.game, self._games)
        file.parent.mkdir(parents=True, exist_ok=True)
        save_record(record, file)
        if match.is_over:
            self.path.unlink(missing_ok=True)

    @property
    def _own_record(self) -> Path:
        return games_folder() / self.path.with_suffix(".txt").name

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def numbered(file: Path, game: int, games: int) -> Path:
    """The file itself for a single game, `game-2.txt` for the second game of a match in `game.txt`."""
    return file if games == 1 else file.with_stem(f"{file.stem}-{game}")


def read_save_file(path: Path) -> LocalMatch:
    """The match as far as it was played, with the commitments that were shown."""
    try:
        first, *lines = _complete_lines(path.read_bytes()).splitlines() or [b""]
        setup = msgspec.json.decode(first, type=MatchSetup)
        return _replayed(setup, [line.decode("ascii", "replace") for line in lines])
    except (msgspec.MsgspecError, ColorettoError, ValueError) as error:
        raise SaveFileError(t("cli-not-a-save", file=str(path), problem=str(error))) from error


def _replayed(setup: MatchSetup, lines: Sequence[str]) -> LocalMatch:
    match = LocalMatch(setup)
    for line in lines:
        if line.startswith(GAME):
            _start_game(match, line)
        else:
            match.play(Action.from_text(line))
    return match


def _start_game(match: LocalMatch, line: str) -> None:
    """Continue with the game of a line, whose deck must still be the one that was committed to."""
    if match.recorder.position.is_over:
        match.next_game()
    expected = f"{GAME} {match.game} {match.commitments[-1]}"
    if line != expected:
        raise SaveFileError(f"{line!r} is stored, but the deck has {expected!r}")


def _complete_lines(content: bytes) -> bytes:
    """Without a last line that was not written to its end."""
    return content[: content.rfind(b"\n") + 1]
