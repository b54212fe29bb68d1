"""What `coloretto verify` does: prove that a record keeps the rules and that its deck was committed to."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

from coloretto.client import Client, ServerError
from coloretto.record import (
    DeckError,
    DeckFinding,
    FairDeck,
    GameRecord,
    LogEntry,
    load_record,
    prove_deck,
    verify,
)
from coloretto.rules import ColorettoError, Position, rule_set_text
from coloretto.terminal.i18n import t
from coloretto.terminal.play.names import names_of_record
from coloretto.terminal.play.remote_text import refusal
from coloretto.terminal.play.servers import parse_address
from coloretto.terminal.records.log_check import LogCheck
from coloretto.terminal.warmup import prepare_rules

REFUTED = 1
NOT_OPENED = 2
NOT_PROVED = 3
WORST_LAST = (0, NOT_PROVED, REFUTED, NOT_OPENED)

DECKS = {
    DeckFinding.PROVED: "verify-deck-proved",
    DeckFinding.COMMITMENT_MATCHED: "verify-deck-matched",
    DeckFinding.SEED_MATCHED: "verify-deck-no-commitment-seed",
    DeckFinding.NO_COMMITMENT: "verify-deck-no-commitment",
    DeckFinding.NO_SEED: "verify-deck-no-seed",
}
"""Message ids of what can be found about a deck that is not wrong."""


def verify_files(options: Namespace) -> int:
    """The worst status of all files."""
    prepare_rules()
    if options.log is None:
        return _verify_all(options, PlayerEvidence(options.commitment, options.entropy))
    try:
        with Client(parse_address(options.log).server) as client:
            return _verify_all(options, PlayerEvidence(options.commitment, options.entropy, LogCheck(client)))
    except ServerError as error:
        raise ColorettoError(refusal(error)) from error


@dataclass(frozen=True)
class PlayerEvidence:
    """What the player knows about a game besides its record."""

    commitment: str | None = None
    """As shown before the first card."""
    entropy: str | None = None
    """What the person has added to the shuffle since."""
    log: LogCheck | None = None
    """Of the server where the game was played."""


def _verify_all(options: Namespace, seen: PlayerEvidence) -> int:
    statuses = [0]
    found: list[Verification | Refutation] = []
    for file in options.files:
        try:
            finding = verify_file(file, seen)
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
            print(*verification_lines(finding), sep="\n")
    if options.json:
        print(json.dumps([asdict(finding) for finding in found], indent=2))
    return max(statuses, key=WORST_LAST.index)


@dataclass(frozen=True)
class Verification:
    """What was found about a record that keeps the rules."""

    file: str
    rules: str
    moves: int
    players: tuple[str, ...]
    scores: tuple[int, ...] | None
    """None while the game is not over."""
    winners: tuple[int, ...]
    deck: DeckFinding
    entropy: tuple[str, ...]
    """What each player added to the shuffle; empty if nobody added anything."""
    own_entropy_used: bool | None
    """None if the person's own entropy is not known."""
    logged: bool | None = None
    """Whether the commitment is in the log of the server; None if no server was named."""
    log_entry: int | None = None
    """The number of its entry."""
    log_time: int | None = None
    """Of the entry, in milliseconds since 1970."""
    problem: None = None

    @property
    def lacks_proof(self) -> bool:
        """Whether the game is over but its deck is not proved to be the one that was committed to.

        That includes the person's entropy and the server's log, if they are known.
        """
        is_promised = self.deck.verdict == "promised" and False not in {self.own_entropy_used, self.logged}
        return self.scores is not None and not is_promised


@dataclass(frozen=True)
class Refutation:
    """What is wrong with a file, in one sentence."""

    file: str
    problem: str


def verify_file(file: str, seen: PlayerEvidence) -> Verification | Refutation:
    """Replay the record in a file and check its deck. A file that cannot be opened raises OSError."""
    try:
        record = load_record(Path(file))
    except ColorettoError as error:
        return Refutation(file, str(error))  # which names the file
    try:
        return _verification(file, record, verify(record), seen)
    except ServerError:  # about the server, not about the file
        raise
    except ColorettoError as error:
        return Refutation(file, f"{file}: {error}")


def _verification(file: str, record: GameRecord, position: Position, seen: PlayerEvidence) -> Verification:
    deck = _proved_deck(record, seen.commitment)
    entry = _log_entry(record, seen)
    return Verification(
        file,
        rule_set_text(record.rule_set),
        len(record.turns),
        record.names,
        record.scores,
        position.winners if position.is_over else (),
        deck,
        record.entropy,
        None if seen.entropy is None else seen.entropy in record.entropy,
        None if seen.log is None else entry is not None,
        None if entry is None else entry.number,
        None if entry is None else entry.time,
    )


def _log_entry(record: GameRecord, seen: PlayerEvidence) -> LogEntry | None:
    """The entry of the record's commitment in the log, if that is known and has it."""
    commitment = seen.commitment or record.commitment
    if commitment is None and record.seed is not None:
        commitment = FairDeck(record.seed).commitment
    return None if seen.log is None or commitment is None else seen.log.entry_of(commitment)


def _proved_deck(record: GameRecord, shown: str | None) -> DeckFinding:
    if shown is not None and record.commitment not in (None, shown):
        raise DeckError(t("cli-verify-other-commitment", found=str(record.commitment), shown=shown))
    proof = prove_deck(record, shown)
    if proof.finding == DeckFinding.WRONG:
        raise DeckError(proof.problem)
    return proof.finding


def verification_lines(found: Verification) -> Iterator[str]:
    yield t("verify-verified", file=found.file)
    for what, finding in _findings(found):
        yield f"  {what:8} {finding}"


def _findings(found: Verification) -> Iterator[tuple[str, str]]:
    yield t("verify-rules"), found.rules
    yield t("verify-moves"), str(found.moves)
    if found.scores is None:
        yield t("verify-scores"), t("verify-not-over")
    else:
        named = zip(names_of_record(found.players), found.scores, strict=True)
        yield (
            t("verify-scores"),
            ", ".join(t("verify-score", name=name, points=points) for name, points in named),
        )
        winners = [names_of_record(found.players)[player] for player in found.winners]
        yield t("verify-winner") if len(winners) == 1 else t("verify-winners"), ", ".join(winners)
    if found.deck not in {DeckFinding.NO_COMMITMENT, DeckFinding.NO_SEED} or found.entropy:
        yield t("verify-entropy"), t(_entropy_sentence(found))
    if found.logged is not None:
        yield t("verify-log"), _log_sentence(found)
    yield t("verify-deck"), t(DECKS[found.deck])


def _log_sentence(found: Verification) -> str:
    if found.log_entry is None or found.log_time is None:
        return t("verify-log-missing")
    time = datetime.fromtimestamp(found.log_time / 1000, UTC)
    return t("verify-log-entry", number=str(found.log_entry), time=f"{time:%Y-%m-%d %H:%M:%S} UTC")


def _entropy_sentence(found: Verification) -> str:
    if found.own_entropy_used is not None:
        return "entropy-mine" if found.own_entropy_used else "entropy-missing"
    return "entropy-some" if any(found.entropy) else "entropy-none"
