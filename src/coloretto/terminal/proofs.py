"""What can be proved of a record: that its moves keep the rules, and that its deck was promised."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from coloretto.record import GameRecord, load_record, verify, verify_deck
from coloretto.rules import ColorettoError, Position, rule_set_text
from coloretto.terminal import record_texts as texts


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


@dataclass(frozen=True)
class Refutation:
    """What is wrong with a file, in one sentence."""

    file: str
    problem: str


def prove(file: str) -> Proof | Refutation:
    """Replay the record in a file and prove its deck; a file that cannot be opened raises OSError."""
    try:
        record = load_record(Path(file))
    except ColorettoError as error:
        return Refutation(file, str(error))  # which names the file
    try:
        return _proof(file, record, verify(record))
    except ColorettoError as error:
        return Refutation(file, f"{file}: {error}")


def _proof(file: str, record: GameRecord, position: Position) -> Proof:
    return Proof(
        file,
        rule_set_text(record.rule_set),
        len(record.turns),
        record.names,
        record.scores,
        position.winners if position.is_over else (),
        _proved_deck(record),
    )


def _proved_deck(record: GameRecord) -> str:
    if record.seed is None:
        return "no commitment" if record.commitment is None else "seed not yet revealed"
    verify_deck(record)
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
