"""Compare our rules with games of another engine."""

import sys
from argparse import ArgumentParser, Namespace

from coloretto.terminal.i18n import t

NAME = "conform"
SUMMARY = "cli-conform-summary"
STATUS = "cli-conform-status"
NOTE = ""
EXAMPLE = "coloretto conform FILE"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help=t("cli-conform-files"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))


def run(options: Namespace) -> int:
    """0: no difference. 1: a difference. 2: a file that could not be opened."""
    from coloretto.terminal.records.conform import Comparison  # noqa: PLC0415 - heavy
    from coloretto.terminal.warmup import prepare_rules  # noqa: PLC0415 - heavy

    prepare_rules()
    comparison = Comparison()
    for file in options.files:
        try:
            comparison.compare(file)
        except OSError as error:
            problem = t("cli-not-opened", file=file, problem=str(error.strerror))
            comparison.not_opened.append(problem)
            print(t("cli-error", problem=problem), file=sys.stderr)
    print(comparison.json() if options.json else "\n".join(comparison.lines()))
    return comparison.status
