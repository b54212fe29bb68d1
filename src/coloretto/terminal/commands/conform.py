"""Compare our rules with games of another engine."""

from argparse import ArgumentParser

from coloretto.terminal.commands import values
from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.i18n import t


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar=values.FILE, help=t("cli-conform-files"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))


CONFORM = CliCommand(
    "conform",
    configure,
    "coloretto.terminal.records.conform:compare_files",
    "coloretto conform FILE",
    status="cli-conform-status",
)
