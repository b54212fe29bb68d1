"""Play a league."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from coloretto.terminal import arena_league_texts as texts
from coloretto.terminal.commands.arena import configure_bots, configure_play, positive
from coloretto.terminal.echoes import echo

NAME = "league"
SUMMARY = texts.SUMMARY
EXAMPLE = "coloretto league --bots greedy,random --rules golden-2 --games 20"

GAMES = 400


def configure(parser: ArgumentParser) -> None:
    configure_bots(parser, texts.BOTS)
    parser.add_argument("--rules", action="append", default=[], help=texts.RULES)
    parser.add_argument("--games", type=positive, default=GAMES, metavar="N", help=texts.GAMES)
    parser.add_argument(
        "--games-of", type=_quota, action="append", default=[], metavar="BOT=N", help=texts.GAMES_OF
    )
    configure_play(parser)
    parser.add_argument("--results", type=Path, metavar="FOLDER", help=texts.RESULTS)
    parser.add_argument("--write", type=Path, metavar="FILE", help=texts.WRITE)


def run(options: Namespace) -> int:
    """0: all was played. 130: interrupted; a file is not written then."""
    from coloretto.terminal.arena_league import hold_league  # noqa: PLC0415 - heavy

    return hold_league(options)


def _quota(text: str) -> tuple[str, int]:
    bot, equals, games = text.rpartition("=")
    if not (bot and equals):
        raise ArgumentTypeError(texts.NOT_A_QUOTA.format(text=echo(text)))
    return bot, positive(games)
