"""Show a position."""

from argparse import ArgumentParser

from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.commands.replay import move_number
from coloretto.terminal.i18n import t


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("what", metavar="POSITION|FILE", help=t("cli-show-what"))
    parser.add_argument("--move", type=move_number, metavar="N", help=t("cli-show-move"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))


SHOW = CliCommand(
    "show",
    configure,
    "coloretto.terminal.records.show:show",
    "coloretto show 'classic-3-brown g bbc/aaa/def aaa/b/c 0:choose 3 -'",
)
