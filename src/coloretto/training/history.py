"""What happened in a training run: `history.jsonl`, a line of JSON each, and the same as sentences."""

import json
from pathlib import Path
from typing import Any, TypeAlias

from coloretto.rules import ColorettoError

FILE = "history.jsonl"

HistoryEntry: TypeAlias = dict[str, Any]
"""Its `kind` is start, generation, evaluation or promotion; `generation`, `games` and `seconds` tell when."""

IN_ALL = {"kind", "generation", "games", "seconds"}
SHARES_IN_A_LINE = 5
NOT_SHARES = IN_ALL | {"against", "advantage", "deviation"}


class HistoryError(ColorettoError):
    """A file that is not a history."""


class History:
    def __init__(self, path: Path, generation: int) -> None:
        """A history that continues from a generation: what a run did after its last checkpoint is lost."""
        self._path = path
        kept = read_history(path) if generation and path.exists() else []
        lines = [line_of(entry) for entry in kept if entry["generation"] <= generation]
        part = path.with_suffix(".part")
        part.write_text("".join(lines))
        part.replace(path)

    def add(self, entry: HistoryEntry) -> None:
        """Write an entry down, and tell it."""
        with self._path.open("a") as file:
            file.write(line_of(entry))
        print(SENTENCES[entry["kind"]](entry), flush=True)


def line_of(entry: HistoryEntry) -> str:
    rounded = {key: round(value, 6) if isinstance(value, float) else value for key, value in entry.items()}
    return json.dumps(rounded) + "\n"


def read_history(path: Path) -> list[HistoryEntry]:
    """All entries; a last line that was not written to its end is none."""
    if not path.is_file():
        raise HistoryError(f"{path}: there is no such file")
    try:
        entries = [json.loads(line) for line in path.read_text().split("\n")[:-1]]
        whole = all(entry.keys() >= IN_ALL for entry in entries)
    except (ValueError, AttributeError):
        whole = False
    if not whole:
        raise HistoryError(f"{path}: not the history of a training run")
    return entries


def shares_in(entry: HistoryEntry) -> dict[str, float]:
    """Of an evaluation: the share of the win in each rule set."""
    return {name: share for name, share in entry.items() if name not in NOT_SHARES}


def told_start(entry: HistoryEntry) -> str:
    args = entry["args"]
    return (
        f"{args['games']:,} games a generation on {args['device']}; the first one takes longer,"
        " because programs are compiled. Ctrl-C saves and ends."
    )


def told_generation(entry: HistoryEntry) -> str:
    minutes, seconds = divmod(round(entry["seconds"]), 60)
    return (
        f"generation {entry['generation']:<4}  {entry['games']:>12,} games  {minutes:3}:{seconds:02}"
        f"   errors: shares {entry['share_error']:.4f}, scores {entry['score_error']:.4f}"
        f"   played {entry['playing_seconds']:.1f} s, learned {entry['learning_seconds']:.1f} s"
    )


def told_evaluation(entry: HistoryEntry) -> str:
    opponent = "the best so far" if entry["against"] == "best" else entry["against"]
    shares = [f"{name} {share:.2f}" for name, share in shares_in(entry).items()]
    rows = [shares[begin : begin + SHARES_IN_A_LINE] for begin in range(0, len(shares), SHARES_IN_A_LINE)]
    lead = f"{entry['advantage']:+.3f} (+- {entry['deviation']:.3f}) over a fair share"
    return "\n    ".join([f"  one against {opponent}: {lead}", *("   ".join(row) for row in rows)])


def told_promotion(_entry: HistoryEntry) -> str:
    return "  It is the best network so far."


SENTENCES = {
    "start": told_start,
    "generation": told_generation,
    "evaluation": told_evaluation,
    "promotion": told_promotion,
}
