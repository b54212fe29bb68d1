"""Serve games to browsers and programs."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from coloretto.terminal.addresses import address_in_network, free_port, open_in_browser
from coloretto.terminal.i18n import t
from coloretto.terminal.text.echo import echo

NAME = "serve"
SUMMARY = "cli-serve-summary"
STATUS = "cli-status"
NOTE = ""
EXAMPLE = "coloretto serve --check --port 0"

HOST = "127.0.0.1"
PORT = 8000
MOST_PORT = 65535
LOG_LEVELS = ("debug", "info", "warning", "error")


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default=HOST, help=t("cli-serve-host"))
    parser.add_argument("--port", type=_port, default=PORT, help=t("cli-serve-port"))
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=t("cli-data"))
    parser.add_argument(
        "--origin", action="append", default=[], metavar="ADDRESS", help=t("cli-serve-origin")
    )
    parser.add_argument("--open", action="store_true", help=t("cli-serve-open"))
    parser.add_argument("--check", action="store_true", help=t("cli-serve-check"))
    parser.add_argument("--log-level", choices=LOG_LEVELS, default="warning", help=t("cli-serve-log-level"))
    parser.add_argument("--no-limits", action="store_true", help=t("cli-serve-no-limits"))


def run(options: Namespace) -> int:
    from coloretto.server.base.logs import log_to_error_stream  # noqa: PLC0415 - heavy
    from coloretto.server.base.settings import Settings  # noqa: PLC0415 - heavy
    from coloretto.server.host.process import serve  # noqa: PLC0415 - heavy
    from coloretto.server.live.warmup import warm_up_all  # noqa: PLC0415 - heavy
    from coloretto.terminal.warmup import CompilationNotice, compilation_announced  # noqa: PLC0415 - heavy

    settings = Settings(limits=not options.no_limits)
    settings = Settings(
        folder=options.data or settings.folder,
        origins=(*settings.origins, *options.origin),
        limits=settings.limits,
    )
    notice = CompilationNotice(t("serve-compiling"))

    def started(address: str) -> None:
        print(t("serve-started", address=address))
        _tell_of_network(options.host, address)
        print(t("serve-kept-in", place=settings.place))
        print(t("serve-checked") if options.check else t("serve-stop"), flush=True)
        if options.open and not options.check:
            print(
                t("serve-opened" if open_in_browser(address) else "serve-open-it", address=address),
                flush=True,
            )

    def prepared() -> None:
        if notice.is_given:
            print(t("serve-compiled"), file=sys.stderr, flush=True)

    with log_to_error_stream(options.log_level), compilation_announced(notice):
        if options.check:
            warm_up_all()
        port = free_port(options.host, options.port) if options.open else options.port
        has_served = serve(settings, options.host, port, started, prepared, check=options.check)
    if not has_served:
        print(t("serve-failed", host=options.host, port=str(options.port)), file=sys.stderr)
        return 1
    return 0


def _tell_of_network(host: str, address: str) -> None:
    others = address_in_network(host, int(address.rsplit(":", 1)[1]))
    if others is not None:
        print(t("serve-network", address=others))


def _port(text: str) -> int:
    """Systems take a greater number for another port, without a word."""
    if not text.isdecimal() or len(text) > len(str(MOST_PORT)) or int(text) > MOST_PORT:
        raise ArgumentTypeError(t("cli-serve-no-port", text=repr(echo(text)), most=str(MOST_PORT)))
    return int(text)
