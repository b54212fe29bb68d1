"""What `coloretto bot` does."""

import sys
from argparse import Namespace
from io import TextIOWrapper

from coloretto.bots import make_bot
from coloretto.bots.line_server import BotServer, lines_of
from coloretto.bots.warmup import warm_up_bot
from coloretto.terminal.option_values import UNKNOWN_BOT, option_value
from coloretto.terminal.warmup import compilation_announced, warm_up


def serve_bot(options: Namespace) -> int:
    """Answer until the input ends."""
    with option_value("BOT", *UNKNOWN_BOT), compilation_announced():
        warm_up()
        warm_up_bot(options.bot)
    _use_utf_8()
    server = BotServer(options.bot, lambda seed: make_bot(options.bot, seed), options.seed)
    server.serve(lines_of(sys.stdin), _print)
    return 0


def _print(line: str) -> None:
    print(line, flush=True)


def _use_utf_8() -> None:
    """JSON is UTF-8, whatever the locale is."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
