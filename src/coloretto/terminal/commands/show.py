"""Show a position."""

from argparse import ArgumentParser, Namespace

from coloretto.terminal.commands.numbers import whole_number
from coloretto.terminal.i18n import t

NAME = "show"
SUMMARY = "cli-show-summary"
STATUS = "cli-status"
NOTE = ""
EXAMPLE = "coloretto show 'classic-3-brown g bbc/aaa/def aaa/b/c 0:choose 3 -'"

MOST_MOVES = 10_000


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("what", metavar="POSITION|FILE", help=t("cli-show-what"))
    move = whole_number(0, MOST_MOVES)
    parser.add_argument("--move", type=move, metavar="N", help=t("cli-show-move"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))


def run(options: Namespace) -> int:
    from coloretto.terminal.records.show import show  # noqa: PLC0415 - heavy

    return show(options)
