"""Look after a server."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from coloretto.terminal import admin_texts as texts

if TYPE_CHECKING:  # heavy
    from coloretto.server.settings import Settings
    from coloretto.server.store import Store

NAME = "admin"
SUMMARY = texts.SUMMARY
EXAMPLE = "coloretto admin list"

STATUSES = ("waiting", "playing", "between", "over", "closed")
MOST_LINES = 200


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=texts.DATA)
    actions = parser.add_subparsers(title=texts.ACTIONS, metavar=texts.ACTION, dest="action", required=True)
    shown = actions.add_parser("list", help=texts.LIST)
    shown.add_argument("--status", choices=STATUSES, default="", help=texts.STATUS)
    shown.add_argument("--people", action="store_true", help=texts.PEOPLE)
    shown.add_argument("--name", default="", help=texts.NAME)
    for action, help_ in (("ban", texts.BAN), ("unban", texts.UNBAN)):
        actions.add_parser(action, help=help_).add_argument("identity", metavar="ID", help=texts.IDENTITY)
    actions.add_parser("close", help=texts.CLOSE).add_argument("table", metavar="TABLE", help=texts.TABLE)
    for action, help_ in (("backup", texts.BACK_UP), ("restore", texts.RESTORE)):
        file = actions.add_parser(action, help=help_)
        file.add_argument("file", type=Path, metavar="FILE", help=texts.FILE)


def run(options: Namespace) -> int:
    import asyncio  # noqa: PLC0415 - heavy

    from coloretto.server.settings import Settings  # noqa: PLC0415 - heavy

    settings = Settings(folder=options.data) if options.data else Settings()
    if options.action in {"backup", "restore"}:
        print(_copy(options, settings))
    else:
        print(asyncio.run(_do(options, settings)))
    return 0


def _copy(options: Namespace, settings: "Settings") -> str:
    from coloretto.server.administration import back_up, restore  # noqa: PLC0415 - heavy

    if options.action == "backup":
        back_up(settings, options.file)
        return texts.IS_BACKED_UP.format(file=options.file)
    restore(settings, options.file)
    return texts.IS_RESTORED.format(file=options.file)


async def _do(options: Namespace, settings: "Settings") -> str:
    from coloretto.server.administration import kept_by  # noqa: PLC0415 - heavy

    async with kept_by(settings) as store:
        if options.action == "list":
            place = texts.DATABASE.format(place=settings.place)
            return f"{place}\n{await _list(options, store)}"
        if options.action == "close":
            return await _close(options.table, store)
        return await _ban(options.identity, store, banned=options.action == "ban")


async def _list(options: Namespace, store: "Store") -> str:
    if options.people or options.name:
        people = await store.people(options.name, MOST_LINES)
        lines = [(each.id, each.name, texts.BANNED if each.is_banned else "") for each in people]
        return _table(texts.PEOPLE_HEADINGS, lines) if lines else texts.NO_PEOPLE
    rows = await store.all_tables(options.status, MOST_LINES)
    tables = [(*row[:4], f"{datetime.fromtimestamp(row[4]).astimezone():%Y-%m-%d %H:%M}") for row in rows]
    return _table(texts.TABLE_HEADINGS, tables) if tables else texts.NO_TABLES


async def _close(table: str, store: "Store") -> str:
    from coloretto.server.hub import Hub  # noqa: PLC0415 - heavy

    await Hub(store).close_by_administrator(table)
    return texts.IS_CLOSED.format(table=table)


async def _ban(identity: str, store: "Store", *, banned: bool) -> str:
    from coloretto.server.administration import AdministrationError  # noqa: PLC0415 - heavy

    if not await store.ban(identity, banned=banned):
        raise AdministrationError(texts.UNKNOWN_IDENTITY.format(identity=identity))
    return (texts.IS_BANNED if banned else texts.IS_UNBANNED).format(identity=identity)


def _table(headings: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """Columns as wide as they must be."""
    rows = [headings, *lines]
    widths = [max(len(row[column]) for row in rows) for column in range(len(headings))]
    return "\n".join(
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )
