"""Review a recorded game."""

from argparse import ArgumentParser
from pathlib import Path

from coloretto.terminal.commands import values
from coloretto.terminal.commands.analyse import configure_effort
from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.i18n import t


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar=values.FILE, help=t("cli-replay-file"))
    configure_effort(parser)
    parser.add_argument("--json", action="store_true", help=t("cli-json"))
    parser.add_argument("--plot", type=Path, metavar=values.FILE, help=t("cli-arena-plot"))


REVIEW = CliCommand(
    "review", configure, "coloretto.terminal.analysis.review:review_file", "coloretto review FILE"
)
