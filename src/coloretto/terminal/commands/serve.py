"""Serve games to browsers and programs."""

from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path

from coloretto.terminal.commands import values
from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.commands.values import quoted
from coloretto.terminal.i18n import t

HOST = "127.0.0.1"
PORT = 8000
MOST_PORT = 65535
LOG_LEVELS = ("debug", "info", "warning", "error")


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default=HOST, help=t("cli-serve-host"))
    parser.add_argument("--port", type=_port, default=PORT, help=t("cli-serve-port"))
    parser.add_argument("--data", type=Path, metavar=values.FOLDER, help=t("cli-data"))
    parser.add_argument(
        "--origin", action="append", default=[], metavar="ADDRESS", help=t("cli-serve-origin")
    )
    parser.add_argument(
        "--host-name", action="append", default=[], metavar="NAME", help=t("cli-serve-host-name")
    )
    parser.add_argument(
        "--trusted-proxies",
        action="extend",
        nargs="+",
        default=[],
        metavar="ADDRESS",
        help=t("cli-serve-trusted-proxies"),
    )
    parser.add_argument("--open", action="store_true", help=t("cli-serve-open"))
    parser.add_argument("--check", action="store_true", help=t("cli-serve-check"))
    parser.add_argument("--log-level", choices=LOG_LEVELS, default="warning", help=t("cli-serve-log-level"))
    parser.add_argument("--no-limits", action="store_true", help=t("cli-serve-no-limits"))


def _port(text: str) -> int:
    """Operating systems silently take a larger number modulo 65536."""
    if not text.isdecimal() or len(text) > len(str(MOST_PORT)) or int(text) > MOST_PORT:
        raise ArgumentTypeError(t("cli-serve-no-port", text=quoted(text), most=str(MOST_PORT)))
    return int(text)


SERVE = CliCommand(
    "serve", configure, "coloretto.terminal.host.serve:run_server", "coloretto serve --check --port 0"
)
