"""Look after a server."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import time
from typing import TYPE_CHECKING

from coloretto.terminal.i18n import t

if TYPE_CHECKING:  # heavy
    from coloretto.server.base.settings import Settings
    from coloretto.server.storage.store import Store

NAME = "admin"
SUMMARY = "cli-admin-summary"
STATUS = "cli-status"
NOTE = ""
EXAMPLE = "coloretto admin list"

STATUSES = ("waiting", "playing", "between", "over", "closed")
MOST_LINES = 200


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=t("cli-data"))
    actions = parser.add_subparsers(
        title=t("cli-admin-actions"), metavar=t("cli-admin-action"), dest="action", required=True
    )
    shown = actions.add_parser("list", help=t("cli-admin-list"))
    shown.add_argument("--status", choices=STATUSES, default="", help=t("cli-admin-status"))
    shown.add_argument("--people", action="store_true", help=t("cli-admin-people"))
    shown.add_argument("--name", default="", help=t("cli-admin-name"))
    shown.add_argument("--json", action="store_true", help=t("cli-json"))
    for action, help_ in (("ban", t("cli-admin-ban")), ("unban", t("cli-admin-unban"))):
        actions.add_parser(action, help=help_).add_argument(
            "identity", metavar="ID", help=t("cli-admin-identity")
        )
    actions.add_parser("close", help=t("cli-admin-close")).add_argument(
        "table", metavar="TABLE", help=t("cli-admin-table")
    )
    for action, help_ in (("backup", t("cli-admin-backup")), ("restore", t("cli-admin-restore"))):
        file = actions.add_parser(action, help=help_)
        file.add_argument("file", type=Path, metavar="FILE", help=t("cli-admin-file"))


def run(options: Namespace) -> int:
    import asyncio  # noqa: PLC0415 - heavy

    from coloretto.server.base.settings import Settings  # noqa: PLC0415 - heavy

    settings = Settings(folder=options.data) if options.data else Settings()
    if options.action in {"backup", "restore"}:
        print(_copy(options, settings))
    else:
        print(asyncio.run(_do(options, settings)))
    return 0


def _copy(options: Namespace, settings: "Settings") -> str:
    from coloretto.server.host.admin import back_up, restore  # noqa: PLC0415 - heavy

    if options.action == "backup":
        back_up(settings, options.file)
        return t("admin-is-backed-up", file=str(options.file))
    restore(settings, options.file)
    return t("admin-is-restored", file=str(options.file))


async def _do(options: Namespace, settings: "Settings") -> str:
    from coloretto.server.host.admin import open_store  # noqa: PLC0415 - heavy

    async with open_store(settings) as store:
        if options.action == "list":
            lines = await (_people(options, store) if _wants_people(options) else _tables(options, store))
            return json.dumps(lines, indent=2) if options.json else _listed(options, settings, lines)
        if options.action == "close":
            return await _close(options.table, store)
        return await _ban(options.identity, store, banned=options.action == "ban")


def _wants_people(options: Namespace) -> bool:
    return bool(options.people or options.name)


async def _people(options: Namespace, store: "Store") -> list[dict[str, str]]:
    people = await store.people(options.name, MOST_LINES)
    return [{"id": each.id, "name": each.name, "banned": "yes" if each.is_banned else ""} for each in people]


async def _tables(options: Namespace, store: "Store") -> list[dict[str, str]]:
    from datetime import datetime  # noqa: PLC0415 - heavy

    rows = await store.all_tables(options.status, MOST_LINES)
    columns = ("table", "status", "rules", "host")
    return [
        dict(zip(columns, row[:4], strict=True))
        | {"changed": f"{datetime.fromtimestamp(row[4]).astimezone():%Y-%m-%d %H:%M}"}
        for row in rows
    ]


def _listed(options: Namespace, settings: "Settings", lines: list[dict[str, str]]) -> str:
    place = t("admin-database", place=settings.place)
    if not lines:
        return f"{place}\n{t('admin-no-people') if _wants_people(options) else t('admin-no-tables')}"
    if not _wants_people(options):
        return f"{place}\n{_table(_table_headings(), [list(line.values()) for line in lines])}"
    people = [(line["id"], line["name"], line["banned"] and t("admin-banned")) for line in lines]
    return f"{place}\n{_table((t('admin-column-id'), t('admin-column-name'), ''), people)}"


async def _close(table: str, store: "Store") -> str:
    from coloretto.server.live.hub import Hub  # noqa: PLC0415 - heavy

    await Hub(store).close_by_administrator(table)
    return t("admin-is-closed", table=table)


async def _ban(identity: str, store: "Store", *, banned: bool) -> str:
    from coloretto.server.host.admin import AdministrationError  # noqa: PLC0415 - heavy

    if not await store.ban(identity, banned=banned, now=time()):
        raise AdministrationError(t("admin-unknown-identity", identity=repr(identity)))
    return t("admin-is-banned", identity=identity) if banned else t("admin-is-unbanned", identity=identity)


def _table_headings() -> tuple[str, ...]:
    return (
        t("admin-column-table"),
        t("admin-column-status"),
        t("admin-column-rules"),
        t("admin-column-host"),
        t("admin-column-changed"),
    )


def _table(headings: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """Columns as wide as they must be."""
    rows = [headings, *lines]
    widths = [max(len(row[column]) for row in rows) for column in range(len(headings))]
    return "\n".join(
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )
