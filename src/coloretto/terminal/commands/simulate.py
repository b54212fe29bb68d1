"""Play many games at once."""

from argparse import ArgumentParser

from coloretto.terminal.commands import values
from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.commands.values import seed_number, whole_number
from coloretto.terminal.i18n import t

KNOWN_POLICIES = ("random", "greedy")
MOST_GAMES = 10**18
FORMATS = ("table", "json", "csv")


def configure(parser: ArgumentParser) -> None:
    positive = whole_number(1, MOST_GAMES)
    parser.add_argument("--rules", default="classic-4", metavar=values.RULES, help=t("cli-rule-set"))
    policies = t("cli-simulate-policies", known=", ".join(KNOWN_POLICIES))
    parser.add_argument("--policies", default="random", metavar=values.POLICIES, help=policies)
    parser.add_argument("--games", type=positive, default=100_000, metavar="N", help=t("cli-simulate-games"))
    parser.add_argument("--seed", type=seed_number, default=0, metavar="N", help=t("cli-seed-of-games"))
    parser.add_argument("--device", choices=("cpu", "gpu"), default="cpu", help=t("cli-simulate-device"))
    parser.add_argument("--threads", type=positive, metavar="N", help=t("cli-simulate-threads"))
    configure_format(parser)
    parser.add_argument("--save", metavar=values.FILE, help=t("cli-simulate-save"))


def configure_format(parser: ArgumentParser) -> None:
    parser.add_argument("--format", choices=FORMATS, default="table", help=t("cli-format"))
    parser.add_argument(
        "--json", dest="format", action="store_const", const="json", help=t("cli-format-json")
    )


SIMULATE = CliCommand(
    "simulate",
    configure,
    "coloretto.terminal.simulate.command:run_simulation",
    "coloretto simulate --rules classic-4 --policies greedy,random,random,random --games 20000",
    status="cli-contest-status",
)
