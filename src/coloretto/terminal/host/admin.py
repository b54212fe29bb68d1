"""What `coloretto admin` does."""

import asyncio
import json
from argparse import Namespace
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path

from coloretto.server.base.clock import ServerClock
from coloretto.server.base.settings import Settings
from coloretto.server.host.admin import (
    AdministrationError,
    NoDatabaseError,
    accept_loss,
    back_up,
    open_store,
    restore,
)
from coloretto.server.host.verify_backup import verify_backup
from coloretto.server.live.heartbeat import start_clock
from coloretto.server.live.hub import Hub
from coloretto.server.storage.retention import Retention
from coloretto.server.storage.store import Store
from coloretto.terminal.errors import UsageError
from coloretto.terminal.i18n import t
from coloretto.terminal.option_values import named_file

MOST_LINES = 200


def administer(options: Namespace) -> int:
    settings = Settings(folder=options.data) if options.data else Settings()
    try:
        print(_result(options, settings))
    except NoDatabaseError as error:
        raise UsageError(t("admin-no-database", place=settings.place)) from error
    return 0


def _result(options: Namespace, settings: Settings) -> str:
    """Do what was asked; what to print."""
    if options.action in {"backup", "restore"}:
        return _copy(options, settings)
    if options.action == "verify":
        return _verified(options.file)
    if options.action == "accept-loss":
        accept_loss(settings)
        return t("admin-is-accepted")
    return asyncio.run(_do(options, settings))


def _copy(options: Namespace, settings: Settings) -> str:
    if options.action == "backup":
        back_up(settings, options.file)
        return t("admin-is-backed-up", file=str(options.file))
    restore(settings, _existing(options.file))
    return t("admin-is-restored", file=str(options.file))


def _verified(backup: Path) -> str:
    contents = verify_backup(_existing(backup))
    return t("admin-is-verified", file=str(backup), tables=str(contents.tables), games=str(contents.games))


def _existing(file: Path) -> Path:
    with named_file(file), file.open("rb"):
        return file


async def _do(options: Namespace, settings: Settings) -> str:
    async with open_store(settings) as store:
        if options.action == "list":
            lines = await (_people(options, store) if _wants_people(options) else _tables(options, store))
            return json.dumps(lines, indent=2) if options.json else _listed(options, settings, lines)
        if options.action == "purge":
            return await _purge(options, settings, store)
        if options.action == "close":
            return await _close(options.table, store)
        return await _ban(options.identity, store, banned=options.action == "ban")


def _wants_people(options: Namespace) -> bool:
    return bool(options.people or options.name)


async def _people(options: Namespace, store: Store) -> list[dict[str, str]]:
    people = await store.identities.named(options.name, MOST_LINES)
    return [{"id": each.id, "name": each.name, "banned": "yes" if each.is_banned else ""} for each in people]


async def _tables(options: Namespace, store: Store) -> list[dict[str, str]]:
    rows = await store.all_tables(options.status, MOST_LINES)
    columns = ("table", "status", "rules", "host")
    return [
        dict(zip(columns, row[:4], strict=True))
        | {"changed": f"{datetime.fromtimestamp(row[4]).astimezone():%Y-%m-%d %H:%M}"}
        for row in rows
    ]


def _listed(options: Namespace, settings: Settings, lines: list[dict[str, str]]) -> str:
    place = t("admin-database", place=settings.place)
    if not lines:
        return f"{place}\n{t('admin-no-people') if _wants_people(options) else t('admin-no-tables')}"
    if not _wants_people(options):
        return f"{place}\n{_columns(_table_headings(), [list(line.values()) for line in lines])}"
    people = [(line["id"], line["name"], line["banned"] and t("admin-banned")) for line in lines]
    return f"{place}\n{_columns((t('admin-column-id'), t('admin-column-name'), ''), people)}"


async def _clock(store: Store) -> ServerClock:
    """The server's time, whatever this machine's clock shows."""
    clock = ServerClock()
    await start_clock(store, clock)
    return clock


async def _purge(options: Namespace, settings: Settings, store: Store) -> str:
    clock, retention = ServerClock(), Retention(store.database, settings.retention)
    await start_clock(store, clock)
    purged = await (retention.count if options.dry_run else retention.purge)(clock.now())
    counts = {kind: str(number) for kind, number in vars(purged).items()}
    return t("admin-would-purge" if options.dry_run else "admin-purged", **counts)


async def _close(table: str, store: Store) -> str:
    await Hub(store, clock=await _clock(store)).close_by_administrator(table)
    return t("admin-is-closed", table=table)


async def _ban(identity: str, store: Store, *, banned: bool) -> str:
    if not await store.identities.ban(identity, banned=banned, now=(await _clock(store)).now()):
        raise AdministrationError(t("admin-unknown-identity", identity=repr(identity)))
    return t("admin-is-banned", identity=identity) if banned else t("admin-is-unbanned", identity=identity)


def _table_headings() -> tuple[str, ...]:
    columns = ("table", "status", "rules", "host", "changed")
    return tuple(t(f"admin-column-{column}") for column in columns)


def _columns(headings: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """A table whose columns are as wide as their contents."""
    rows = [headings, *lines]
    widths = [max(len(row[column]) for row in rows) for column in range(len(headings))]
    return "\n".join(
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )
