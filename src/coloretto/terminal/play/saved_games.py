"""Unfinished matches: the save files of local ones, and tables at servers."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from coloretto._files import atomic_write
from coloretto.rules import ColorettoError
from coloretto.terminal.i18n import list_of, t
from coloretto.terminal.paths import unfinished_folder
from coloretto.terminal.play.deck_notes import DeckNotes
from coloretto.terminal.play.local_match import LocalMatch
from coloretto.terminal.play.save_file import SUFFIX, SaveFileError, read_save_file
from coloretto.terminal.text.layout import rule_set_name

TABLE_SUFFIX = ".table"


class NoSuchGameError(ColorettoError):
    """No unfinished match has this number."""


class SavedTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table at a server where the person plays."""

    server: str
    table: str
    commitments: dict[int, str] = {}
    """See `DeckNotes`."""
    entropies: dict[int, str] = {}

    @property
    def link(self) -> str:
        return f"{self.server}/table/{self.table}"

    @property
    def file(self) -> Path:
        return unfinished_folder() / f"{self.table}{TABLE_SUFFIX}"

    @property
    def notes(self) -> DeckNotes:
        """Notes that are stored whenever they change."""
        return DeckNotes(self.commitments, self.entropies, self._store_notes)

    def _store_notes(self, notes: DeckNotes) -> None:
        msgspec.structs.replace(self, commitments=notes.commitments, entropies=notes.entropies).store()

    def store(self) -> None:
        """List the table among the unfinished matches until its file is deleted."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with atomic_write(self.file) as new:
            new.write_bytes(msgspec.json.encode(self))

    def reload(self) -> "SavedTable":
        """With the notes that were stored before, if any."""
        stored = _read(self.file)
        return stored if isinstance(stored, SavedTable) and stored.server == self.server else self


@dataclass(frozen=True)
class UnfinishedGame:
    number: int
    """For people to name it by: 1 is the one that was played last."""
    path: Path
    match: LocalMatch | SavedTable

    @property
    def when(self) -> str:
        return f"{datetime.fromtimestamp(self.path.stat().st_mtime).astimezone():%Y-%m-%d %H:%M}"

    @property
    def line(self) -> str:
        number, match = str(self.number), self.match
        if isinstance(match, SavedTable):
            place = {"server": match.server, "table": match.table}
            return t("cli-unfinished-table", number=number, when=self.when, **place)
        rules = rule_set_name(match.rule_set)
        if match.setup.games > 1:
            game = t("game-of-match", game=match.game, games=match.setup.games)
            rules = t("list-more", items=rules, next=game)
        return t(
            "cli-unfinished-line",
            number=number,
            when=self.when,
            rules=rules,
            round=match.recorder.position.round,
            names=list_of(match.setup.names),
        )

    def as_json(self) -> dict[str, object]:
        shown: dict[str, object] = {"number": self.number, "file": str(self.path), "changed": self.when}
        match = self.match
        if isinstance(match, SavedTable):
            return shown | {"table": match.link}
        return shown | {
            "rules": match.setup.rules,
            "names": match.setup.names,
            "game": match.game,
            "games": match.setup.games,
            "totals": match.match.totals,
            "round": match.recorder.position.round,
            "moves": len(match.recorder.record.turns),
        }


def unfinished_games() -> list[UnfinishedGame]:
    """The one that was played last comes first. Files that cannot be read are left out."""
    files = [file for file in _files() if file.suffix in {SUFFIX, TABLE_SUFFIX}]
    files.sort(key=lambda file: file.stat().st_mtime, reverse=True)
    found = [(file, match) for file in files if (match := _read(file)) is not None]
    return [UnfinishedGame(number, file, match) for number, (file, match) in enumerate(found, start=1)]


def unfinished_game(number: int) -> UnfinishedGame:
    for game in unfinished_games():
        if game.number == number:
            return game
    raise NoSuchGameError(t("cli-no-such-unfinished", number=number))


def _files() -> Iterator[Path]:
    folder = unfinished_folder()
    return folder.iterdir() if folder.is_dir() else iter(())


def _read(file: Path) -> LocalMatch | SavedTable | None:
    try:
        if file.suffix == TABLE_SUFFIX:
            return msgspec.json.decode(file.read_bytes(), type=SavedTable)
        return read_save_file(file)
    except (SaveFileError, msgspec.MsgspecError, OSError):
        return None
