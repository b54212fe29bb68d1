"""What is printed after a match: how to resume it, or how to check and replay its games."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from shlex import join

from coloretto.terminal.i18n import t
from coloretto.terminal.text.lines import say, show_command


@dataclass(frozen=True)
class ProvableRecord:
    """The record of a finished game, with the commitment that was shown before its first card."""

    file: Path
    commitment: str | None
    """None if this terminal did not see the start of the game."""
    entropy: str | None = None
    """What the person added to the deck, if the server collected it."""
    server: str | None = None
    """Where the game was played, if at a server: its commitment log has the commitment."""


def show_resume_command(words: Sequence[str]) -> None:
    say("", t("plain-goodbye"), t("plain-go-on"))
    show_command(join(words))


def show_records(records: Iterable[ProvableRecord]) -> None:
    files = []
    for record in records:
        files.append(record.file)
        say(t("plain-record", file=str(record.file)))
        show_command(join(["coloretto", "verify", str(record.file), *_what_was_seen(record)]))
    if files:
        say(t("plain-replay"))
    for file in files:
        show_command(join(["coloretto", "replay", str(file)]))


def _what_was_seen(record: ProvableRecord) -> list[str]:
    commitment = ["--commitment", record.commitment] if record.commitment else []
    entropy = ["--entropy", record.entropy] if record.entropy else []
    log = ["--log", record.server] if record.server else []
    return [*commitment, *entropy, *log]
