"""Play many games at once."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace

from coloretto.terminal import simulate_texts
from coloretto.terminal.echoes import echo

NAME = "simulate"
SUMMARY = simulate_texts.SUMMARY
EXAMPLE = "coloretto simulate --rules classic-4 --policies greedy,random,random,random --games 100000"

KNOWN_POLICIES = "random, greedy"
INTERRUPTED = 130
MOST_GAMES = 10**18
MOST_SEED = (1 << 64) - 1


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--rules", default="classic-4", help=simulate_texts.RULES)
    parser.add_argument(
        "--policies", default="random", help=simulate_texts.POLICIES.format(known=KNOWN_POLICIES)
    )
    parser.add_argument("--games", type=_positive, default=100_000, help=simulate_texts.GAMES)
    parser.add_argument("--seed", type=_seed, default=0, help=simulate_texts.SEED)
    parser.add_argument("--device", choices=("cpu", "gpu"), default="cpu", help=simulate_texts.DEVICE)
    parser.add_argument("--threads", type=_positive, help=simulate_texts.THREADS)
    parser.add_argument(
        "--format", choices=("table", "json", "csv"), default="table", help=simulate_texts.FORMAT
    )
    parser.add_argument("--save", metavar="FILE", help=simulate_texts.SAVE)


def run(options: Namespace) -> int:
    """0: all games were played. 130: interrupted, what had been played is shown."""
    from coloretto.rules import rule_set_text  # noqa: PLC0415 - heavy
    from coloretto.terminal.first_start import compilation_announced  # noqa: PLC0415 - heavy
    from coloretto.terminal.simulation import Simulation  # noqa: PLC0415 - heavy
    from coloretto.terminal.simulation_totals import Report  # noqa: PLC0415 - heavy

    simulation = Simulation(options)
    with compilation_announced():
        simulation.begin()
    complete = simulation.play()
    if not complete:
        print(simulate_texts.INTERRUPTED, file=sys.stderr)
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


def _positive(text: str) -> int:
    return _whole(text, 1, MOST_GAMES, simulate_texts.NOT_POSITIVE)


def _seed(text: str) -> int:
    return _whole(text, 0, MOST_SEED, simulate_texts.NOT_A_SEED)


def _whole(text: str, least: int, most: int, complaint: str) -> int:
    """A number of no more digits than the greatest has: Python refuses to read very long ones."""
    if not text.isdecimal() or len(text) > len(str(most)) or not least <= int(text) <= most:
        raise ArgumentTypeError(complaint.format(text=echo(text)))
    return int(text)
