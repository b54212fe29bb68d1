"""Replay records and prove their decks."""

from argparse import ArgumentParser, ArgumentTypeError
from re import fullmatch

from coloretto.terminal.commands import values
from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.commands.values import quoted
from coloretto.terminal.i18n import t


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar=values.FILE, help=t("cli-verify-files"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))
    parser.add_argument("--commitment", type=_commitment, metavar="HEX", help=t("cli-verify-commitment"))
    parser.add_argument("--entropy", metavar="TEXT", help=t("cli-verify-entropy"))
    parser.add_argument("--log", metavar="SERVER", help=t("cli-verify-log"))


def _commitment(text: str) -> str:
    if not fullmatch(r"[0-9A-Fa-f]{64}", text):
        raise ArgumentTypeError(t("cli-verify-bad-commitment", text=quoted(text)))
    return text.lower()


VERIFY = CliCommand(
    "verify",
    configure,
    "coloretto.terminal.records.verify:verify_files",
    "coloretto verify FILE",
    status="cli-verify-status",
)
