"""What can be proved of a record: that its moves keep the rules, and that its deck was promised."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from coloretto.record import DeckError, DeckFinding, GameRecord, load_record, prove_deck, verify
from coloretto.rules import ColorettoError, Position, rule_set_text
from coloretto.terminal.i18n import t

DECKS = {
    DeckFinding.PROVED: "verify-deck-proved",
    DeckFinding.COMMITMENT_MATCHED: "verify-deck-matched",
    DeckFinding.SEED_MATCHED: "verify-deck-no-commitment-seed",
    DeckFinding.NO_COMMITMENT: "verify-deck-no-commitment",
    DeckFinding.NO_SEED: "verify-deck-no-seed",
}
"""The ids of the messages about a deck that is not wrong."""


@dataclass(frozen=True)
class Proof:
    file: str
    rules: str
    moves: int
    players: tuple[str, ...]
    scores: tuple[int, ...] | None
    """None while the game is not over."""
    winners: tuple[int, ...]
    deck: DeckFinding
    problem: None = None

    @property
    def lacks_proof(self) -> bool:
        """Whether the game is over and nobody can tell whether its deck was the promised one."""
        return self.scores is not None and self.deck.verdict != "promised"


@dataclass(frozen=True)
class Refutation:
    """What is wrong with a file, in one sentence."""

    file: str
    problem: str


def prove(file: str, commitment: str | None = None) -> Proof | Refutation:
    """Replay the record in a file and prove its deck; a file that cannot be opened raises OSError.

    `commitment` is what the person was shown before the first card, where it is known.
    """
    try:
        record = load_record(Path(file))
    except ColorettoError as error:
        return Refutation(file, str(error))  # which names the file
    try:
        return _proof(file, record, verify(record), commitment)
    except ColorettoError as error:
        return Refutation(file, f"{file}: {error}")


def _proof(file: str, record: GameRecord, position: Position, commitment: str | None) -> Proof:
    return Proof(
        file,
        rule_set_text(record.rule_set),
        len(record.turns),
        record.names,
        record.scores,
        position.winners if position.is_over else (),
        _proved_deck(record, commitment),
    )


def _proved_deck(record: GameRecord, shown: str | None) -> DeckFinding:
    if shown is not None and record.commitment not in (None, shown):
        raise DeckError(t("cli-verify-other-commitment", found=str(record.commitment), shown=shown))
    proof = prove_deck(record, shown)
    if proof.finding == DeckFinding.WRONG:
        raise DeckError(proof.problem)
    return proof.finding


def proof_lines(proof: Proof) -> Iterator[str]:
    yield t("verify-verified", file=proof.file)
    for what, finding in _findings(proof):
        yield f"  {what:8} {finding}"


def _findings(proof: Proof) -> Iterator[tuple[str, str]]:
    yield t("verify-rules"), proof.rules
    yield t("verify-moves"), str(proof.moves)
    if proof.scores is None:
        yield t("verify-scores"), t("verify-not-over")
    else:
        named = zip(proof.players, proof.scores, strict=True)
        yield (
            t("verify-scores"),
            ", ".join(t("verify-score", name=name, points=points) for name, points in named),
        )
        winners = [proof.players[player] for player in proof.winners]
        yield t("verify-winner") if len(winners) == 1 else t("verify-winners"), ", ".join(winners)
    yield t("verify-deck"), t(DECKS[proof.deck])
