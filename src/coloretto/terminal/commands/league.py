"""Play a league."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from coloretto.terminal.commands.arena import configure_bots, configure_play, positive
from coloretto.terminal.i18n import t
from coloretto.terminal.text.echo import echo

NAME = "league"
SUMMARY = "cli-league-summary"
STATUS = "cli-contest-status"
NOTE = ""
EXAMPLE = "coloretto league --bots greedy,random --rules golden-2 --games 20"

GAMES = 400


def configure(parser: ArgumentParser) -> None:
    configure_bots(parser, t("cli-league-bots"))
    parser.add_argument("--rules", action="append", default=[], help=t("cli-league-rules"))
    parser.add_argument("--games", type=positive, default=GAMES, metavar="N", help=t("cli-league-games"))
    parser.add_argument(
        "--games-of", type=_quota, action="append", default=[], metavar="BOT=N", help=t("cli-league-games-of")
    )
    configure_play(parser)
    parser.add_argument("--results", type=Path, metavar="FOLDER", help=t("cli-league-results"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))
    parser.add_argument("--write", type=Path, metavar="FILE", help=t("cli-league-write"))


def run(options: Namespace) -> int:
    """0: all was played. 130: interrupted; a file is not written then."""
    from coloretto.terminal.arena.league import hold_league  # noqa: PLC0415 - heavy

    return hold_league(options)


def _quota(text: str) -> tuple[str, int]:
    bot, equals, games = text.rpartition("=")
    if not (bot and equals):
        raise ArgumentTypeError(t("cli-league-not-a-quota", text=repr(echo(text))))
    return bot, positive(games)
