"""Measure a bot against fixed opponents."""

from argparse import ArgumentParser
from pathlib import Path

from coloretto.terminal.commands import values
from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.commands.values import whole_number
from coloretto.terminal.i18n import t

DEALS = 100
"""As in `arena.benchmark`, which is too heavy for the help; a test compares them."""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("bot", metavar=values.BOT, help=t("cli-bot-bot"))
    deals = whole_number(1, DEALS)
    parser.add_argument("--deals", type=deals, default=DEALS, metavar="N", help=t("cli-benchmark-deals"))
    workers = whole_number(1, 10**6)
    parser.add_argument("--workers", type=workers, metavar="N", help=t("cli-arena-workers"))
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=t("cli-arena-ray"))
    parser.add_argument("--save", type=Path, metavar=values.FILE, help=t("cli-arena-save"))
    parser.add_argument("--write", type=Path, metavar=values.FILE, help=t("cli-benchmark-write"))
    parser.add_argument("--json", action="store_true", help=t("cli-format-json"))


BENCHMARK = CliCommand(
    "benchmark",
    configure,
    "coloretto.terminal.arena.benchmark:run_benchmark",
    "coloretto benchmark greedy --deals 1",
    status="cli-contest-status",
)
