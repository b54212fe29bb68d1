"""List the bots."""

from argparse import ArgumentParser

from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.i18n import t


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=t("cli-json"))


BOTS = CliCommand("bots", configure, "coloretto.terminal.bots.bots:list_bots", "coloretto bots --json")
