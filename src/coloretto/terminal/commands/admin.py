"""Administer a server."""

from argparse import SUPPRESS, ArgumentParser
from pathlib import Path

from coloretto.terminal.commands import values
from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.i18n import t

STATUSES = ("waiting", "playing", "between", "over", "closed")


def configure(parser: ArgumentParser) -> None:
    _add_data(parser)
    parser.set_defaults(data=None)
    actions = parser.add_subparsers(
        title=t("cli-admin-actions"), metavar=t("cli-admin-action"), dest="action", required=True
    )
    listing = actions.add_parser("list", help=t("cli-admin-list"))
    listing.add_argument("--status", choices=STATUSES, default="", help=t("cli-admin-status"))
    listing.add_argument("--people", action="store_true", help=t("cli-admin-people"))
    listing.add_argument("--name", default="", metavar="TEXT", help=t("cli-admin-name"))
    listing.add_argument("--json", action="store_true", help=t("cli-json"))
    for action, help_ in (("ban", t("cli-admin-ban")), ("unban", t("cli-admin-unban"))):
        person = actions.add_parser(action, help=help_)
        person.add_argument("identity", metavar="ID", help=t("cli-admin-identity"))
    close = actions.add_parser("close", help=t("cli-admin-close"))
    close.add_argument("table", metavar="TABLE", help=t("cli-admin-table"))
    purge = actions.add_parser("purge", help=t("cli-admin-purge"))
    purge.add_argument("--dry-run", action="store_true", help=t("cli-admin-dry-run"))
    for action in ("backup", "restore", "verify"):
        copy = actions.add_parser(action, help=t(f"cli-admin-{action}"))
        copy.add_argument("file", type=Path, metavar=values.FILE, help=t("cli-admin-file"))
    actions.add_parser("accept-loss", help=t("cli-admin-accept-loss"))
    for each in actions.choices.values():
        _add_data(each)


def _add_data(parser: ArgumentParser) -> None:
    """It may stand before or after the action."""
    parser.add_argument("--data", type=Path, default=SUPPRESS, metavar=values.FOLDER, help=t("cli-data"))


ADMIN = CliCommand("admin", configure, "coloretto.terminal.host.admin:administer", "coloretto admin list")
