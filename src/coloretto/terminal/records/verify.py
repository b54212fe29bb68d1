"""What `coloretto verify` does: prove that a record keeps the rules and that its deck was committed to."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from coloretto.record import DeckError, DeckFinding, GameRecord, load_record, prove_deck, verify
from coloretto.rules import ColorettoError, Position, rule_set_text
from coloretto.terminal.i18n import t
from coloretto.terminal.play.names import names_of_record
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
    statuses = [0]
    found: list[Verification | Refutation] = []
    for file in options.files:
        try:
            finding = verify_file(file, options.commitment, options.entropy)
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
    problem: None = None

    @property
    def lacks_proof(self) -> bool:
        """Whether the game is over but its deck is not proved to be the one that was committed to.

        Nor is it proved to anybody whose entropy went into the deck if it is not among the record's.
        """
        is_promised = self.deck.verdict == "promised" and self.own_entropy_used is not False
        return self.scores is not None and not is_promised


@dataclass(frozen=True)
class Refutation:
    """What is wrong with a file, in one sentence."""

    file: str
    problem: str


def verify_file(
    file: str, commitment: str | None = None, entropy: str | None = None
) -> Verification | Refutation:
    """Replay the record in a file and check its deck. A file that cannot be opened raises OSError.

    `commitment`: the one that the person was shown before the first card, if known.
    `entropy`: what the person has added to the shuffle since, if anything.
    """
    try:
        record = load_record(Path(file))
    except ColorettoError as error:
        return Refutation(file, str(error))  # which names the file
    try:
        position, deck = verify(record), _proved_deck(record, commitment)
    except ColorettoError as error:
        return Refutation(file, f"{file}: {error}")
    return _verification(file, record, position, deck, entropy)


def _verification(
    file: str, record: GameRecord, position: Position, deck: DeckFinding, entropy: str | None
) -> Verification:
    return Verification(
        file,
        rule_set_text(record.rule_set),
        len(record.turns),
        record.names,
        record.scores,
        position.winners if position.is_over else (),
        deck,
        record.entropy,
        None if entropy is None else entropy in record.entropy,
    )


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
    yield t("verify-deck"), t(DECKS[found.deck])


def _entropy_sentence(found: Verification) -> str:
    if found.own_entropy_used is not None:
        return "entropy-mine" if found.own_entropy_used else "entropy-missing"
    return "entropy-some" if any(found.entropy) else "entropy-none"
