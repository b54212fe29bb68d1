"""Write a static site."""

from argparse import ArgumentParser
from pathlib import Path

from coloretto.terminal.commands import values
from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.i18n import t


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar=values.FOLDER, help=t("cli-site-folder"))


SITE = CliCommand(
    "site", configure, "coloretto.terminal.host.site:write_static_site", "coloretto site FOLDER"
)
