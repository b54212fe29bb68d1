"""Reviews kept in files, so that each is computed once.

An entry's name is a digest of all that its review depends on: the record, the effort, the network and the
version of the analysis. Its first line is a digest of the rest; a damaged entry is computed again.
"""

from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from coloretto._files import atomic_write
from coloretto.analysis import kernel
from coloretto.analysis.efforts import expansions_of
from coloretto.analysis.review_json import ReviewJson, review_json, review_of_json
from coloretto.analysis.reviews import OnProgress, Review, not_told, review
from coloretto.bots.network_files import fingerprint, shipped_network
from coloretto.record import GameRecord, record_to_json
from coloretto.rules import ColorettoError
from coloretto.rules.compiled import CACHE_FOLDER, stamp

REVIEWS = CACHE_FOLDER / "reviews"
MOST_ENTRIES = 1000
"""When there are more, the oldest are deleted."""


def cached_review(
    record: GameRecord,
    effort: str | int = "quick",
    on_progress: OnProgress = not_told,
    folder: Path = REVIEWS,
) -> Review:
    """As `review`, but read from a file if it was computed before.

    Files are in the cache folder (`COLORETTO_CACHE_DIR` moves it). Damaged ones are computed again, and
    where no file can be written, every review is computed.
    """
    entry = folder / _name(record, effort)
    known = _read(entry)
    if known is not None:
        return known
    reviewed = review(record, effort, on_progress)
    with suppress(OSError):
        _write(entry, msgspec.json.encode(review_json(record, reviewed, effort)))
    return reviewed


def _name(record: GameRecord, effort: str | int) -> str:
    network = fingerprint(shipped_network(record.rule_set))
    depends_on = (record_to_json(record).decode(), expansions_of(effort), network, analysis_version())
    return f"{sha256(msgspec.json.encode(depends_on)).hexdigest()}.json"


@cache
def analysis_version() -> str:
    """A digest of this package and of the compiled functions that it calls."""
    digest = sha256(stamp(kernel).encode())
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()


def _read(entry: Path) -> Review | None:
    """None if the entry does not exist or is damaged."""
    try:
        digest, _, content = entry.read_bytes().partition(b"\n")
        if digest.decode() != sha256(content).hexdigest():
            return None
        return review_of_json(msgspec.json.decode(content, type=ReviewJson))
    except (OSError, UnicodeDecodeError, msgspec.DecodeError, ColorettoError):
        return None


def _write(entry: Path, content: bytes) -> None:
    entry.parent.mkdir(parents=True, exist_ok=True)
    with atomic_write(entry) as new:
        new.write_bytes(sha256(content).hexdigest().encode() + b"\n" + content)
    entries = sorted(entry.parent.glob("*.json"), key=lambda path: path.stat().st_mtime)
    for oldest in entries[:-MOST_ENTRIES]:
        oldest.unlink()
