"""Replay records of games and prove their decks."""

import json
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from dataclasses import asdict
from re import fullmatch

from coloretto.terminal import record_texts, texts
from coloretto.terminal.echoes import echo

NAME = "verify"
SUMMARY = record_texts.VERIFY_SUMMARY
EXAMPLE = "coloretto verify FILE"

REFUTED = 1
NOT_OPENED = 2
NOT_PROVED = 3
WORST_LAST = (0, NOT_PROVED, REFUTED, NOT_OPENED)


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar=record_texts.FILE, help=record_texts.VERIFY_FILES)
    parser.add_argument("--json", action="store_true", help=record_texts.JSON)
    parser.add_argument("--commitment", type=_commitment, metavar="HEX", help=record_texts.VERIFY_COMMITMENT)
    parser.epilog = f"{record_texts.VERIFY_STATUS}\n\n{parser.epilog}"


def run(options: Namespace) -> int:
    """The worst of the statuses of the files, as the help has them."""
    from coloretto.terminal.first_start import prepare_rules  # noqa: PLC0415 - heavy
    from coloretto.terminal.proofs import Proof, Refutation, proof_lines, prove  # noqa: PLC0415 - heavy

    prepare_rules()
    statuses = [0]
    found: list[Proof | Refutation] = []
    for file in options.files:
        try:
            finding = prove(file, options.commitment)
        except OSError as error:
            statuses.append(NOT_OPENED)
            finding = Refutation(file, record_texts.NOT_OPENED.format(file=file, problem=error.strerror))
        found.append(finding)
        if isinstance(finding, Refutation):
            statuses.append(REFUTED)
            print(texts.ERROR.format(problem=finding.problem), file=sys.stderr)
            continue
        if finding.lacks_proof:
            statuses.append(NOT_PROVED)
        if not options.json:
            print(*proof_lines(finding), sep="\n")
    if options.json:
        print(json.dumps([asdict(finding) for finding in found], indent=2))
    return max(statuses, key=WORST_LAST.index)


def _commitment(text: str) -> str:
    if not fullmatch(r"[0-9A-Fa-f]{64}", text):
        raise ArgumentTypeError(record_texts.BAD_COMMITMENT.format(text=echo(text)))
    return text.lower()
