"""Step through a recorded game."""

from argparse import ArgumentParser
from pathlib import Path

from coloretto.terminal.commands import values
from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.commands.values import whole_number
from coloretto.terminal.i18n import t

MOST_MOVES = 10_000

move_number = whole_number(0, MOST_MOVES)


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar=values.FILE, help=t("cli-replay-file"))
    parser.add_argument("--move", type=move_number, default=0, metavar="N", help=t("cli-replay-move"))
    parser.add_argument("--plain", action="store_true", help=t("cli-replay-plain"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))


REPLAY = CliCommand(
    "replay", configure, "coloretto.terminal.records.replay:replay", "coloretto replay FILE --plain"
)
