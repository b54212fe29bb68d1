"""The file of a game that goes on: nothing is lost, whatever happens to the program or the machine.

The first line is what was agreed, the deck's seed included: whoever reads it knows the deck, so nobody else
may. Then comes a line for each action, on the disk before the game goes on. When the game is over its
record takes the place of the file.
"""

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import BinaryIO

import msgspec
from msgspec import Struct

from coloretto._files import PRIVATE, try_lock
from coloretto.record import GameRecord, Recorder, save_record
from coloretto.rules import Action, ColorettoError, parse_rule_set
from coloretto.terminal.i18n import t
from coloretto.terminal.paths import games_folder, unfinished_folder

SUFFIX = ".game"
ID_BYTES = 3


class Agreed(Struct, frozen=True, forbid_unknown_fields=True):
    """What is decided before the first card."""

    rules: str
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    """What plays each seat; nothing for a person at the keyboard."""
    seed: str
    """In hexadecimal."""
    began: str
    """The local time, as ISO 8601 has it."""
    version: int = 1


class JournalError(ColorettoError):
    """A file that is no journal, or is in use."""


class Journal:
    """The open file of a game that is being played here and nowhere else."""

    def __init__(self, path: Path, file: BinaryIO, save: Path | None = None) -> None:
        self.path = path
        self.record_file: Path | None = None
        """Where the record of the finished game lies."""
        self.save = save
        """Where the person wants the record besides."""
        self._file = file

    @classmethod
    def begin(cls, agreed: Agreed, save: Path | None = None) -> "Journal":
        folder = unfinished_folder()
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{token_hex(ID_BYTES)}{SUFFIX}"
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND, PRIVATE)
        journal = cls(path, os.fdopen(descriptor, "ab"), save)
        try_lock(descriptor)
        journal._write(msgspec.json.encode(agreed))
        return journal

    @classmethod
    def go_on(cls, path: Path, save: Path | None = None) -> "Journal":
        """Open the journal of a game that was left; what was not written to its end is cut off."""
        file = path.open("r+b")
        if not try_lock(file.fileno()):
            file.close()
            raise JournalError(t("cli-in-use", file=str(path)))
        file.truncate(len(_whole_lines(path.read_bytes())))
        file.seek(0, os.SEEK_END)
        return cls(path, file, save)

    def note(self, action: Action, record: GameRecord) -> None:
        """Keep an action, and the whole record where the person wants it or the game is over."""
        self._write(action.text.encode())
        if self.save is not None:
            save_record(record, self.save)
        if record.scores is not None:
            self._finish(record)

    def close(self) -> None:
        self._file.close()

    def _finish(self, record: GameRecord) -> None:
        folder = games_folder()
        folder.mkdir(parents=True, exist_ok=True)
        self.record_file = folder / self.path.with_suffix(".txt").name
        save_record(record, self.record_file)
        self.path.unlink(missing_ok=True)

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def read_journal(path: Path) -> tuple[Agreed, Recorder]:
    """What was agreed, and the game as far as it was played."""
    try:
        first, *lines = _whole_lines(path.read_bytes()).splitlines() or [b""]
        agreed = msgspec.json.decode(first, type=Agreed)
        return agreed, _played(agreed, [line.decode("ascii", "replace") for line in lines])
    except (msgspec.MsgspecError, ColorettoError, ValueError) as error:
        raise JournalError(t("cli-not-a-save", file=str(path), problem=str(error))) from error


def _played(agreed: Agreed, actions: Sequence[str]) -> Recorder:
    recorder = Recorder(parse_rule_set(agreed.rules), agreed.names, bytes.fromhex(agreed.seed))
    for action in actions:
        recorder.play(Action.from_text(action))
    return recorder


def _whole_lines(content: bytes) -> bytes:
    """Without a line that the end of the program cut short."""
    return content[: content.rfind(b"\n") + 1]
