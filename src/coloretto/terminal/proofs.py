"""What can be proved of a record: that its moves keep the rules, and that its deck was promised."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from coloretto.record import DeckError, FairDeck, GameRecord, load_record, verify, verify_deck
from coloretto.rules import ColorettoError, Position, rule_set_text
from coloretto.terminal import record_texts as texts

PROVED = ("proved", "commitment matched")
"""The findings about a deck that leave nothing open, but for the person's own comparison."""


@dataclass(frozen=True)
class Proof:
    file: str
    rules: str
    moves: int
    players: tuple[str, ...]
    scores: tuple[int, ...] | None
    """None while the game is not over."""
    winners: tuple[int, ...]
    deck: str
    """A key of `record_texts.DECKS`."""
    problem: None = None

    @property
    def lacks_proof(self) -> bool:
        """Whether the game is over and nobody can tell whether its deck was the promised one."""
        return self.scores is not None and self.deck not in PROVED


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


def _proved_deck(record: GameRecord, shown: str | None) -> str:
    if shown is not None and record.commitment not in (None, shown):
        raise DeckError(texts.OTHER_COMMITMENT.format(found=record.commitment, shown=shown))
    if record.seed is None:
        return "no commitment" if shown is None and record.commitment is None else "seed not yet revealed"
    verify_deck(record)
    if shown is not None:
        FairDeck(record.seed).check_commitment(shown)
        return "proved"
    return "no commitment, seed matched" if record.commitment is None else "commitment matched"


def proof_lines(proof: Proof) -> Iterator[str]:
    yield texts.VERIFIED.format(file=proof.file)
    for what, finding in _findings(proof):
        yield texts.FINDING.format(what=what, finding=finding)


def _findings(proof: Proof) -> Iterator[tuple[str, str]]:
    yield texts.RULES, proof.rules
    yield texts.MOVES, str(proof.moves)
    if proof.scores is None:
        yield texts.SCORES, texts.NOT_OVER
    else:
        named = zip(proof.players, proof.scores, strict=True)
        yield texts.SCORES, ", ".join(texts.SCORE.format(name=name, points=points) for name, points in named)
        winners = [proof.players[player] for player in proof.winners]
        yield texts.WINNER if len(winners) == 1 else texts.WINNERS, ", ".join(winners)
    yield texts.DECK, texts.DECKS[proof.deck]
