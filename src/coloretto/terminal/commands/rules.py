"""Read the rules."""

from argparse import ArgumentParser

from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.i18n import t

EDITIONS = ("classic", "golden")


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("edition", nargs="?", choices=EDITIONS, help=t("cli-rules-edition"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))


RULES = CliCommand("rules", configure, "coloretto.terminal.text.rules:print_rules", "coloretto rules golden")
