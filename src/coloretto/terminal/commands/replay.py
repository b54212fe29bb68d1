"""Look at a recorded game again."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from coloretto.terminal.commands.numbers import whole_number
from coloretto.terminal.i18n import t

NAME = "replay"
SUMMARY = "cli-replay-summary"
STATUS = "cli-status"
NOTE = ""
EXAMPLE = "coloretto replay FILE --plain"

MOST_MOVES = 10_000


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=t("cli-replay-file"))
    move = whole_number(0, MOST_MOVES)
    parser.add_argument("--move", type=move, default=0, metavar="N", help=t("cli-replay-move"))
    parser.add_argument("--plain", action="store_true", help=t("cli-replay-plain"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))


def run(options: Namespace) -> int:
    from coloretto.terminal.records.replay import replay  # noqa: PLC0415 - heavy

    return replay(options)
