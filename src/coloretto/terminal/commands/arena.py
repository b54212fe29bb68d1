"""Let bots play against each other."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from coloretto.terminal import arena_texts as texts
from coloretto.terminal.echoes import echo

NAME = "arena"
SUMMARY = texts.SUMMARY
EXAMPLE = "coloretto arena --bots greedy,random --rules classic-4 --games 200"

MOST_GAMES = 10**12
MOST_SEED = (1 << 64) - 1


def configure(parser: ArgumentParser) -> None:
    configure_bots(parser, texts.BOTS)
    parser.add_argument("--rules", default="classic-4", help=texts.RULES)
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--challenger", metavar="BOT", help=texts.CHALLENGER)
    who.add_argument("--table", action="store_true", help=texts.TABLE)
    parser.add_argument("--games", type=positive, default=1000, metavar="N", help=texts.GAMES)
    configure_play(parser)
    parser.add_argument("--save", type=Path, metavar="FILE", help=texts.SAVE)
    parser.add_argument("--format", choices=("table", "json", "csv"), default="table", help=texts.FORMAT)
    parser.add_argument("--plot", type=Path, metavar="FILE", help=texts.PLOT)


def configure_bots(parser: ArgumentParser, explanation: str) -> None:
    parser.add_argument("--bots", metavar="NAMES", help=explanation)
    parser.add_argument("--bot", action="append", default=[], metavar="NAME", help=texts.BOT)


def configure_play(parser: ArgumentParser) -> None:
    """How a contest is played, an arena's or a league's."""
    parser.add_argument("--seed", type=_seed, default=0, metavar="N", help=texts.SEED)
    parser.add_argument("--until-clear", action="store_true", help=texts.UNTIL_CLEAR)
    parser.add_argument("--workers", type=positive, metavar="N", help=texts.WORKERS)
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=texts.RAY)


def run(options: Namespace) -> int:
    """0: all was played. 130: interrupted, what had been played is shown."""
    from coloretto.terminal.arena_command import hold_arena  # noqa: PLC0415 - heavy

    return hold_arena(options)


def named_bots(options: Namespace) -> list[str]:
    return [*(options.bots.split(",") if options.bots else []), *options.bot]


def positive(text: str) -> int:
    return _whole(text, 1, MOST_GAMES, texts.NOT_POSITIVE)


def _seed(text: str) -> int:
    return _whole(text, 0, MOST_SEED, texts.NOT_A_SEED)


def _whole(text: str, least: int, most: int, complaint: str) -> int:
    """A number of no more digits than the greatest has: Python refuses to read very long ones."""
    if not text.isdecimal() or len(text) > len(str(most)) or not least <= int(text) <= most:
        raise ArgumentTypeError(complaint.format(text=echo(text)))
    return int(text)
