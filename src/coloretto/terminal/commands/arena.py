"""Let bots play against each other."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from coloretto.terminal.commands.numbers import seed_number, whole_number
from coloretto.terminal.i18n import t

NAME = "arena"
SUMMARY = "cli-arena-summary"
STATUS = "cli-contest-status"
NOTE = ""
EXAMPLE = "coloretto arena --bots greedy,random --rules classic-4 --games 200"

MOST_GAMES = 10**12

positive = whole_number(1, MOST_GAMES)


def configure(parser: ArgumentParser) -> None:
    configure_bots(parser, t("cli-arena-bots"))
    parser.add_argument("--rules", default="classic-4", help=t("cli-rule-set"))
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--challenger", metavar="BOT", help=t("cli-arena-challenger"))
    who.add_argument("--table", action="store_true", help=t("cli-arena-table"))
    parser.add_argument("--games", type=positive, default=1000, metavar="N", help=t("cli-arena-games"))
    configure_play(parser)
    parser.add_argument("--save", type=Path, metavar="FILE", help=t("cli-arena-save"))
    parser.add_argument("--format", choices=("table", "json", "csv"), default="table", help=t("cli-format"))
    parser.add_argument(
        "--json", dest="format", action="store_const", const="json", help=t("cli-format-json")
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help=t("cli-arena-plot"))


def configure_bots(parser: ArgumentParser, explanation: str) -> None:
    parser.add_argument("--bots", metavar="NAMES", help=explanation)
    parser.add_argument("--bot", action="append", default=[], metavar="NAME", help=t("cli-arena-bot"))


def configure_play(parser: ArgumentParser) -> None:
    """How a contest is played, an arena's or a league's."""
    parser.add_argument("--seed", type=seed_number, default=0, metavar="N", help=t("cli-seed-of-games"))
    parser.add_argument("--until-clear", action="store_true", help=t("cli-arena-until-clear"))
    parser.add_argument("--workers", type=positive, metavar="N", help=t("cli-arena-workers"))
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=t("cli-arena-ray"))


def run(options: Namespace) -> int:
    """0: all was played. 130: interrupted, what had been played is shown."""
    from coloretto.terminal.arena.command import hold_arena  # noqa: PLC0415 - heavy

    return hold_arena(options)


def named_bots(options: Namespace) -> list[str]:
    return [*(options.bots.split(",") if options.bots else []), *options.bot]
