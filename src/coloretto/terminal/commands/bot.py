"""Let a bot answer other programs, by the line protocol."""

import sys
from argparse import ArgumentParser, Namespace
from io import TextIOWrapper

from coloretto.terminal.commands.numbers import seed_number
from coloretto.terminal.i18n import t

NAME = "bot"
SUMMARY = "cli-bot-summary"
STATUS = "cli-status"
NOTE = ""
EXAMPLE = "coloretto bot greedy"

PROTOCOL = """\
  {"type":"choose","id":1,"position":"classic-3-brown g bbc/aaa/def aaa/b/c 0:choose 3 -"}
  {"type":"action","id":1,"action":"T1"}"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("bot", metavar="NAME", help=t("cli-bot-bot"))
    parser.add_argument("--seed", type=seed_number, metavar="N", help=t("cli-bot-seed"))
    protocol = "\n".join([t("cli-bot-protocol"), PROTOCOL, t("cli-bot-more")])
    parser.epilog = f"{protocol}\n\n{parser.epilog}"


def run(options: Namespace) -> int:
    """Serve until nobody asks any more."""
    from coloretto.bots import make_bot  # noqa: PLC0415 - heavy
    from coloretto.bots.line_server import BotServer, lines_of  # noqa: PLC0415 - heavy

    _prepare(options.bot)
    _speak_utf_8()
    server = BotServer(options.bot, lambda seed: make_bot(options.bot, seed), options.seed)
    server.serve(lines_of(sys.stdin), _say)
    return 0


def _prepare(name: str) -> None:
    """Have everything compiled that the bot will use, with a notice if that takes a while."""
    from coloretto.bots import close_bot, make_bot  # noqa: PLC0415 - heavy
    from coloretto.rules import Position  # noqa: PLC0415 - heavy
    from coloretto.terminal.warmup import TINY, compilation_announced, warm_up  # noqa: PLC0415 - heavy

    with compilation_announced():
        warm_up()
        bot = make_bot(name, seed=0)
        bot.choose(Position.new(TINY, seed=0))
        close_bot(bot)


def _say(line: str) -> None:
    print(line, flush=True)


def _speak_utf_8() -> None:
    """JSON is UTF-8 wherever it goes, whatever people read here."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
