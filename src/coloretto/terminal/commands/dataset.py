"""Write a dataset of games."""

from argparse import ArgumentParser
from pathlib import Path

from coloretto.terminal.commands import values
from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.commands.values import seed_number, whole_number
from coloretto.terminal.i18n import t

GAMES = 1_000_000


def configure(parser: ArgumentParser) -> None:
    positive = whole_number(1, 10**12)
    parser.add_argument("folder", type=Path, metavar=values.FOLDER, help=t("cli-dataset-folder"))
    parser.add_argument("--bot", default="expert", metavar=values.BOT, help=t("cli-dataset-bot"))
    parser.add_argument("--rules", default="classic-4", metavar=values.RULES, help=t("cli-rule-set"))
    parser.add_argument("--games", type=positive, default=GAMES, metavar="N", help=t("cli-simulate-games"))
    parser.add_argument("--seed", type=seed_number, default=0, metavar="N", help=t("cli-seed-of-games"))
    parser.add_argument("--workers", type=positive, metavar="N", help=t("cli-arena-workers"))


DATASET = CliCommand(
    "dataset",
    configure,
    "coloretto.terminal.arena.dataset:run_dataset",
    "coloretto dataset FOLDER --bot greedy --games 20",
    status="cli-contest-status",
)
