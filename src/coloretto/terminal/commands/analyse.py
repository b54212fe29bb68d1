"""Value the actions of a position."""

from argparse import ArgumentParser, ArgumentTypeError

from coloretto.analysis.efforts import EFFORTS, MAX_EFFORT, EffortError, expansions_of
from coloretto.terminal.commands import values
from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.commands.values import quoted
from coloretto.terminal.i18n import t


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("position", metavar="POSITION", help=t("cli-analyse-position"))
    configure_effort(parser)
    parser.add_argument("--json", action="store_true", help=t("cli-json"))


def configure_effort(parser: ArgumentParser) -> None:
    explanation = t("cli-effort", names=", ".join(EFFORTS), most=str(MAX_EFFORT))
    parser.add_argument("--effort", type=_effort, default="quick", metavar=values.EFFORT, help=explanation)


def _effort(text: str) -> str | int:
    try:
        expansions = expansions_of(text)
    except EffortError as error:
        problem = t("cli-bad-effort", text=quoted(text), names=", ".join(EFFORTS), most=str(MAX_EFFORT))
        raise ArgumentTypeError(problem) from error
    return text if text in EFFORTS else expansions


ANALYSE = CliCommand(
    "analyse",
    configure,
    "coloretto.terminal.analysis.analyse:analyse_position",
    "coloretto analyse 'classic-3-brown g bbc/aaa/def aaa/b/c 0:choose 3 -'",
)
