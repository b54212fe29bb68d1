"""Manage one's identities at servers."""

from argparse import ArgumentParser

from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.i18n import t


def configure(parser: ArgumentParser) -> None:
    actions = parser.add_subparsers(
        title=t("cli-admin-actions"), metavar=t("cli-admin-action"), dest="action", required=True
    )
    listing = actions.add_parser("list", help=t("cli-account-list"))
    listing.add_argument("--json", action="store_true", help=t("cli-json"))
    log_out = actions.add_parser("log-out", help=t("cli-account-log-out"))
    delete = actions.add_parser("delete", help=t("cli-account-delete"))
    delete.add_argument("--yes", action="store_true", help=t("cli-account-yes"))
    for each in (log_out, delete):
        each.add_argument("server", metavar="SERVER", help=t("cli-account-server"))


ACCOUNT = CliCommand(
    "account", configure, "coloretto.terminal.play.account:manage_account", "coloretto account list"
)
