"""Play many games at once."""

import sys
from argparse import ArgumentParser, Namespace

from coloretto.terminal.commands.numbers import seed_number, whole_number
from coloretto.terminal.i18n import t

NAME = "simulate"
SUMMARY = "cli-simulate-summary"
STATUS = "cli-contest-status"
NOTE = ""
EXAMPLE = "coloretto simulate --rules classic-4 --policies greedy,random,random,random --games 20000"

KNOWN_POLICIES = "random, greedy"
INTERRUPTED = 130
MOST_GAMES = 10**18


def configure(parser: ArgumentParser) -> None:
    positive = whole_number(1, MOST_GAMES)
    parser.add_argument("--rules", default="classic-4", help=t("cli-rule-set"))
    parser.add_argument("--policies", default="random", help=t("cli-simulate-policies", known=KNOWN_POLICIES))
    parser.add_argument("--games", type=positive, default=100_000, help=t("cli-simulate-games"))
    parser.add_argument("--seed", type=seed_number, default=0, help=t("cli-seed-of-games"))
    parser.add_argument("--device", choices=("cpu", "gpu"), default="cpu", help=t("cli-simulate-device"))
    parser.add_argument("--threads", type=positive, help=t("cli-simulate-threads"))
    parser.add_argument("--format", choices=("table", "json", "csv"), default="table", help=t("cli-format"))
    parser.add_argument(
        "--json", dest="format", action="store_const", const="json", help=t("cli-format-json")
    )
    parser.add_argument("--save", metavar="FILE", help=t("cli-simulate-save"))


def run(options: Namespace) -> int:
    """0: all games were played. 130: interrupted, what had been played is shown."""
    from coloretto.rules import rule_set_text  # noqa: PLC0415 - heavy
    from coloretto.terminal.simulate.command import Simulation  # noqa: PLC0415 - heavy
    from coloretto.terminal.simulate.totals import Report  # noqa: PLC0415 - heavy
    from coloretto.terminal.warmup import compilation_announced  # noqa: PLC0415 - heavy

    simulation = Simulation(options)
    with compilation_announced():
        simulation.begin()
    complete = simulation.play()
    if not complete:
        print(t("simulate-interrupted"), file=sys.stderr)
    if simulation.totals.games:
        Report(
            rule_set_text(simulation.rule_set),
            options.seed,
            options.device,
            simulation.policies,
            simulation.totals,
            options.games,
            simulation.seconds,
        ).print(options.format)
    return 0 if complete else INTERRUPTED
