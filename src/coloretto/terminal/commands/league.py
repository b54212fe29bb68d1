"""Play a league."""

from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path

from coloretto.terminal.commands import values
from coloretto.terminal.commands.arena import configure_bots, configure_play, positive
from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.commands.values import quoted
from coloretto.terminal.i18n import t

GAMES = 400


def configure(parser: ArgumentParser) -> None:
    configure_bots(parser, t("cli-league-bots"))
    parser.add_argument(
        "--rules", action="append", default=[], metavar=values.RULES, help=t("cli-league-rules")
    )
    parser.add_argument("--games", type=positive, default=GAMES, metavar="N", help=t("cli-league-games"))
    parser.add_argument(
        "--games-of", type=_quota, action="append", default=[], metavar="BOT=N", help=t("cli-league-games-of")
    )
    configure_play(parser)
    parser.add_argument("--results", type=Path, metavar=values.FOLDER, help=t("cli-league-results"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))
    parser.add_argument("--write", type=Path, metavar=values.FILE, help=t("cli-league-write"))


def _quota(text: str) -> tuple[str, int]:
    bot, equals, games = text.rpartition("=")
    if not (bot and equals):
        raise ArgumentTypeError(t("cli-league-not-a-quota", text=quoted(text)))
    return bot, positive(games)


LEAGUE = CliCommand(
    "league",
    configure,
    "coloretto.terminal.arena.league:run_league",
    "coloretto league --bots greedy,random --rules golden-2 --games 20",
    status="cli-contest-status",
)
