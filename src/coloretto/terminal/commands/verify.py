"""Replay records of games and prove their decks."""

import json
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import asdict

from coloretto.terminal import record_texts, texts

NAME = "verify"
SUMMARY = record_texts.VERIFY_SUMMARY
EXAMPLE = "coloretto verify docs/example-game.txt"

REFUTED = 1
NOT_OPENED = 2


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar=record_texts.FILE, help=record_texts.VERIFY_FILES)
    parser.add_argument("--json", action="store_true", help=record_texts.JSON)


def run(options: Namespace) -> int:
    """0: all files are proved. 1: one of them is not. 2: one of them could not be opened."""
    from coloretto.terminal.first_start import prepare_rules  # noqa: PLC0415 - heavy
    from coloretto.terminal.proofs import Proof, Refutation, proof_lines, prove  # noqa: PLC0415 - heavy

    prepare_rules()
    status = 0
    found: list[Proof | Refutation] = []
    for file in options.files:
        try:
            finding = prove(file)
        except OSError as error:
            status = NOT_OPENED
            finding = Refutation(file, record_texts.NOT_OPENED.format(file=file, problem=error.strerror))
        found.append(finding)
        if isinstance(finding, Refutation):
            status = max(status, REFUTED)
            print(texts.ERROR.format(problem=finding.problem), file=sys.stderr)
        elif not options.json:
            print(*proof_lines(finding), sep="\n")
    if options.json:
        print(json.dumps([asdict(finding) for finding in found], indent=2))
    return status
