"""Games of another engine, for tests: read, changed and written again."""

import json
from pathlib import Path
from typing import Any, TypeAlias

from coloretto.record import Conformance, conform

Json: TypeAlias = dict[str, Any]

FOLDER = Path(__file__).parents[1] / "golden"
GAME_FILES = sorted(path for path in FOLDER.glob("*.jsonl") if path.name != "scores.jsonl")
SCORE_FILE = FOLDER / "scores.jsonl"


def foreign_lines(path: Path) -> list[Json]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def compare(path: Path, *lines: object) -> Conformance:
    """What `conform` finds in a file of these lines."""
    path.write_text("\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines))
    return conform(path)


def difference(path: Path, *lines: object) -> str:
    found = compare(path, *lines).difference
    assert found is not None
    return found
