"""What `coloretto conform` does: our rules compared with files of another engine."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

from coloretto.record import Conformance, conform
from coloretto.terminal.i18n import t
from coloretto.terminal.warmup import prepare_rules

DIFFERENCE = 1
NOT_OPENED = 2


def compare_files(options: Namespace) -> int:
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


@dataclass
class Comparison:
    found: list[tuple[str, Conformance]] = field(default_factory=list)
    """Each file with its counts and its first difference."""
    not_opened: list[str] = field(default_factory=list)
    """Why the other files could not be opened."""

    def compare(self, file: str) -> None:
        self.found.append((file, conform(Path(file))))

    @property
    def total(self) -> Conformance:
        """The counts of all files, and the first difference with its file."""
        counts = [found for _, found in self.found]
        differences = (f"{file}: {found.difference}" for file, found in self.found if found.difference)
        return Conformance(
            games=sum(found.games for found in counts),
            steps=sum(found.steps for found in counts),
            hands=sum(found.hands for found in counts),
            fields=sum(found.fields for found in counts),
            difference=next(differences, None),
        )

    @property
    def status(self) -> int:
        if self.not_opened:
            return NOT_OPENED
        return DIFFERENCE if self.total.difference else 0

    def lines(self) -> Iterator[str]:
        total = self.total
        width = max(len(t("conform-total")), *(len(file) for file, _ in self.found), 0)
        for file, found in self.found:
            yield _counts(file, width, found) + (f"  {t('conform-differs')}" if found.difference else "")
        yield _counts(t("conform-total"), width, total)
        if total.difference:
            yield t("conform-first-difference", difference=total.difference)
        elif not self.not_opened:
            yield t("conform-no-difference")

    def json(self) -> str:
        files = [{"file": file, **asdict(found)} for file, found in self.found]
        return json.dumps(
            {"files": files, "total": asdict(self.total), "not_opened": self.not_opened}, indent=2
        )


def _counts(file: str, width: int, found: Conformance) -> str:
    return t(
        "conform-counts",
        file=f"{file:{width}}",
        games=f"{found.games:7,}",
        steps=f"{found.steps:9,}",
        hands=f"{found.hands:7,}",
        fields=f"{found.fields:11,}",
    )
