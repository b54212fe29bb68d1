"""Let bots play against each other."""

from argparse import ArgumentParser, ArgumentTypeError, BooleanOptionalAction
from argparse import _MutuallyExclusiveGroup as ExclusiveGroup
from pathlib import Path

from coloretto.terminal.commands import values
from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.commands.simulate import configure_format
from coloretto.terminal.commands.values import quoted, seed_number, whole_number
from coloretto.terminal.i18n import t

MOST_GAMES = 10**12
ERROR_RATE = 0.05

positive = whole_number(1, MOST_GAMES)


def configure(parser: ArgumentParser) -> None:
    configure_bots(parser, t("cli-arena-bots"))
    parser.add_argument("--rules", default="classic-4", metavar=values.RULES, help=t("cli-rule-set"))
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--challenger", metavar=values.BOT, help=t("cli-arena-challenger"))
    who.add_argument("--table", action="store_true", help=t("cli-arena-table"))
    parser.add_argument("--games", type=positive, default=1000, metavar="N", help=t("cli-arena-games"))
    stops = configure_play(parser)
    stops.add_argument("--sprt", type=_hypotheses, metavar="H0,H1", help=t("cli-arena-sprt"))
    for rate in ("alpha", "beta"):
        explanation = t(f"cli-arena-{rate}")
        parser.add_argument(f"--{rate}", type=_number, default=ERROR_RATE, metavar="P", help=explanation)
    parser.add_argument("--save", type=Path, metavar=values.FILE, help=t("cli-arena-save"))
    configure_format(parser)
    parser.add_argument("--plot", type=Path, metavar=values.FILE, help=t("cli-arena-plot"))


def configure_bots(parser: ArgumentParser, explanation: str) -> None:
    parser.add_argument("--bots", metavar=values.BOTS, help=explanation)
    parser.add_argument("--bot", action="append", default=[], metavar=values.BOT, help=t("cli-arena-bot"))


def configure_play(parser: ArgumentParser) -> ExclusiveGroup:
    """How a contest is played, for arena and league; returns the options that end it early."""
    parser.add_argument("--seed", type=seed_number, default=0, metavar="N", help=t("cli-seed-of-games"))
    parser.add_argument("--luck-adjusted", action=BooleanOptionalAction, help=t("cli-arena-luck-adjusted"))
    stops = parser.add_mutually_exclusive_group()
    stops.add_argument("--until-clear", action="store_true", help=t("cli-arena-until-clear"))
    parser.add_argument("--workers", type=positive, metavar="N", help=t("cli-arena-workers"))
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=t("cli-arena-ray"))
    return stops


def _hypotheses(text: str) -> tuple[float, float]:
    numbers = text.split(",")
    if len(numbers) != 2:
        raise ArgumentTypeError(t("cli-arena-not-hypotheses", text=quoted(text)))
    return _number(numbers[0]), _number(numbers[1])


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise ArgumentTypeError(t("cli-arena-not-a-fraction", text=quoted(text))) from None


ARENA = CliCommand(
    "arena",
    configure,
    "coloretto.terminal.arena.command:run_arena",
    "coloretto arena --bots greedy,random --rules classic-4 --games 200",
    status="cli-contest-status",
)
