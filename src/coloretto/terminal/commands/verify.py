"""Replay records of games and prove their decks."""

import json
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from dataclasses import asdict
from re import fullmatch

from coloretto.terminal.i18n import t
from coloretto.terminal.text.echo import echo

NAME = "verify"
SUMMARY = "cli-verify-summary"
STATUS = "cli-verify-status"
NOTE = ""
EXAMPLE = "coloretto verify FILE"

REFUTED = 1
NOT_OPENED = 2
NOT_PROVED = 3
WORST_LAST = (0, NOT_PROVED, REFUTED, NOT_OPENED)


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help=t("cli-verify-files"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))
    parser.add_argument("--commitment", type=_commitment, metavar="HEX", help=t("cli-verify-commitment"))


def run(options: Namespace) -> int:
    """The worst of the statuses of the files, as the help has them."""
    from coloretto.terminal.records.verify import Proof, Refutation, proof_lines, prove  # noqa: PLC0415 - heavy
    from coloretto.terminal.warmup import prepare_rules  # noqa: PLC0415 - heavy

    prepare_rules()
    statuses = [0]
    found: list[Proof | Refutation] = []
    for file in options.files:
        try:
            finding = prove(file, options.commitment)
        except OSError as error:
            statuses.append(NOT_OPENED)
            finding = Refutation(file, t("cli-not-opened", file=file, problem=str(error.strerror)))
        found.append(finding)
        if isinstance(finding, Refutation):
            statuses.append(REFUTED)
            print(t("cli-error", problem=finding.problem), file=sys.stderr)
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
        raise ArgumentTypeError(t("cli-verify-bad-commitment", text=repr(echo(text))))
    return text.lower()
