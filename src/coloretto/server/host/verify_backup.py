"""Proves that a backup can be restored: by restoring it elsewhere and replaying all that it has."""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from coloretto.protocol.events import events_from_json
from coloretto.record import record_from_json, verify
from coloretto.rules import ColorettoError
from coloretto.server.base.settings import Settings
from coloretto.server.host.admin import AdministrationError, open_store, restore
from coloretto.server.storage.store import Store
from coloretto.server.table.state import Table


@dataclass(frozen=True)
class BackupContents:
    tables: int
    games: int
    """Finished ones, whose records were verified."""


def verify_backup(backup: Path) -> BackupContents:
    """Restore a backup of an SQLite database into a temporary folder, and replay everything there."""
    with TemporaryDirectory(prefix="coloretto-verify-") as folder:
        settings = Settings("", Path(folder))
        restore(settings, backup)
        return asyncio.run(_replay_all(settings))


async def _replay_all(settings: Settings) -> BackupContents:
    async with open_store(settings) as store:
        tables = await store.table_ids()
        for table in tables:
            await _replay_table(store, table)
        games = await store.finished_games()
        for table, game in games:
            await _verify_game(store, table, game)
    return BackupContents(len(tables), len(games))


async def _replay_table(store: Store, table_id: str) -> None:
    """Fold its events; the versions must have no gaps."""
    table = Table(table_id)
    try:
        for commit in await store.commits(table_id):
            if commit.sequence != table.version + 1:
                raise AdministrationError(f"version {table.version + 1} is missing")
            table = table.after(events_from_json(commit.events), commit.time)
    except (ColorettoError, ValueError) as error:
        raise AdministrationError(f"table {table_id} cannot be replayed: {error}") from error


async def _verify_game(store: Store, table: str, game: int) -> None:
    record = await store.record(table, game)
    try:
        verify(record_from_json(record or ""))
    except ColorettoError as error:
        raise AdministrationError(f"game {game} of table {table} is wrong: {error}") from error
