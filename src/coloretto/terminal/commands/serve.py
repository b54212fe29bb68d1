"""Serve games to browsers and programs."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from coloretto.terminal import serve_texts as texts
from coloretto.terminal.echoes import echo

NAME = "serve"
SUMMARY = texts.SUMMARY
EXAMPLE = "coloretto serve --check --port 0"

HOST = "127.0.0.1"
PORT = 8000
MOST_PORT = 65535
LOG_LEVELS = ("debug", "info", "warning", "error")


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default=HOST, help=texts.HOST)
    parser.add_argument("--port", type=_port, default=PORT, help=texts.PORT)
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=texts.DATA)
    parser.add_argument("--origin", action="append", default=[], metavar="ADDRESS", help=texts.ORIGIN)
    parser.add_argument("--check", action="store_true", help=texts.CHECK)
    parser.add_argument("--log-level", choices=LOG_LEVELS, default="warning", help=texts.LOG_LEVEL)
    parser.add_argument("--no-limits", action="store_true", help=texts.NO_LIMITS)


def run(options: Namespace) -> int:
    from coloretto.server.logs import log_to_error_stream  # noqa: PLC0415 - heavy
    from coloretto.server.running import bring_up_to_date, connection_of  # noqa: PLC0415 - heavy
    from coloretto.server.serving import serve, warm_up  # noqa: PLC0415 - heavy
    from coloretto.server.settings import Settings  # noqa: PLC0415 - heavy
    from coloretto.terminal.first_start import compilation_announced  # noqa: PLC0415 - heavy

    settings = Settings(limits=not options.no_limits)
    settings = Settings(
        folder=options.data or settings.folder,
        origins=(*settings.origins, *options.origin),
        limits=settings.limits,
    )
    bring_up_to_date(connection_of(settings))
    with compilation_announced():
        warm_up()

    def started(address: str) -> None:
        print(texts.STARTED.format(address=address))
        print(texts.KEPT_IN.format(place=settings.place))
        print(texts.CHECKED if options.check else texts.STOP, flush=True)

    with log_to_error_stream(options.log_level):
        has_served = serve(settings, options.host, options.port, started, check=options.check)
    if not has_served:
        print(texts.FAILED.format(host=options.host, port=options.port), file=sys.stderr)
        return 1
    return 0


def _port(text: str) -> int:
    """Systems take a greater number for another port, without a word."""
    if not text.isdecimal() or len(text) > len(str(MOST_PORT)) or int(text) > MOST_PORT:
        raise ArgumentTypeError(texts.NO_PORT.format(text=echo(text), most=MOST_PORT))
    return int(text)
