"""Compare our rules with games of another engine."""

import sys
from argparse import ArgumentParser, Namespace

from coloretto.terminal import record_texts, texts

NAME = "conform"
SUMMARY = record_texts.CONFORM_SUMMARY
EXAMPLE = "coloretto conform FILE"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar=record_texts.FILE, help=record_texts.CONFORM_FILES)
    parser.add_argument("--json", action="store_true", help=record_texts.JSON)


def run(options: Namespace) -> int:
    """0: no difference. 1: a difference. 2: a file that could not be opened."""
    from coloretto.terminal.comparisons import Comparison  # noqa: PLC0415 - heavy
    from coloretto.terminal.first_start import prepare_rules  # noqa: PLC0415 - heavy

    prepare_rules()
    comparison = Comparison()
    for file in options.files:
        try:
            comparison.compare(file)
        except OSError as error:
            problem = record_texts.NOT_OPENED.format(file=file, problem=error.strerror)
            comparison.not_opened.append(problem)
            print(texts.ERROR.format(problem=problem), file=sys.stderr)
    print(comparison.json() if options.json else "\n".join(comparison.lines()))
    return comparison.status
