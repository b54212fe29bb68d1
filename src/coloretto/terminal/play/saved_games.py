"""The games that were left before their end."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from coloretto.record import Recorder
from coloretto.rules import ColorettoError
from coloretto.terminal.i18n import list_of, t
from coloretto.terminal.paths import unfinished_folder
from coloretto.terminal.play.save_file import SUFFIX, Agreed, JournalError, read_journal
from coloretto.terminal.text.layout import rule_set_name

TABLE_SUFFIX = ".table"


class NoSuchGameError(ColorettoError):
    """There is no unfinished game like that."""


class TablePlace(Struct, frozen=True, forbid_unknown_fields=True):
    """A table at a server where one has sat down."""

    server: str
    table: str

    @property
    def link(self) -> str:
        return f"{self.server}/table/{self.table}"


@dataclass(frozen=True)
class Unfinished:
    number: int
    """By which people name it: the one that was played last has 1."""
    path: Path
    game: tuple[Agreed, Recorder] | TablePlace

    @property
    def when(self) -> str:
        return f"{datetime.fromtimestamp(self.path.stat().st_mtime).astimezone():%Y-%m-%d %H:%M}"

    @property
    def line(self) -> str:
        number = str(self.number)
        if isinstance(self.game, TablePlace):
            place = self.game
            return t(
                "cli-unfinished-table", number=number, when=self.when, server=place.server, table=place.table
            )
        agreed, recorder = self.game
        return t(
            "cli-unfinished-line",
            number=number,
            when=self.when,
            rules=rule_set_name(recorder.position.rule_set),
            round=recorder.position.round,
            names=list_of(agreed.names),
        )

    def as_json(self) -> dict[str, object]:
        shown: dict[str, object] = {"number": self.number, "file": str(self.path), "changed": self.when}
        if isinstance(self.game, TablePlace):
            return shown | {"table": self.game.link}
        agreed, recorder = self.game
        return shown | {
            "rules": agreed.rules,
            "names": agreed.names,
            "round": recorder.position.round,
            "moves": len(recorder.record.turns),
        }


def unfinished_games() -> list[Unfinished]:
    """The one that was played last first; a file that cannot be read is left out."""
    files = [file for file in _files() if file.suffix in {SUFFIX, TABLE_SUFFIX}]
    files.sort(key=lambda file: file.stat().st_mtime, reverse=True)
    found = [(file, game) for file in files if (game := _read(file)) is not None]
    return [Unfinished(number, file, game) for number, (file, game) in enumerate(found, start=1)]


def unfinished_game(number: int) -> Unfinished:
    for game in unfinished_games():
        if game.number == number:
            return game
    raise NoSuchGameError(t("cli-no-such-unfinished", number=number))


def remember_table(place: TablePlace) -> Path:
    """Note that one plays there, until `Path.unlink`."""
    folder = unfinished_folder()
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{place.table}{TABLE_SUFFIX}"
    file.write_bytes(msgspec.json.encode(place))
    return file


def _files() -> Iterator[Path]:
    folder = unfinished_folder()
    return folder.iterdir() if folder.is_dir() else iter(())


def _read(file: Path) -> tuple[Agreed, Recorder] | TablePlace | None:
    try:
        if file.suffix == TABLE_SUFFIX:
            return msgspec.json.decode(file.read_bytes(), type=TablePlace)
        return read_journal(file)
    except (JournalError, msgspec.MsgspecError, OSError):
        return None
