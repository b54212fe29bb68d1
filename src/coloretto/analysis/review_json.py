"""Reviews and analyses as JSON, for other programs: see docs/analysis.md."""

import msgspec

from coloretto.analysis.advice import Advice
from coloretto.analysis.positions import ActionAnalysis
from coloretto.analysis.reasons import Reason
from coloretto.analysis.reviews import Decision, Reveal, Review, SeatReview, Shares
from coloretto.bots.network_files import fingerprint, shipped_network
from coloretto.record import GameRecord
from coloretto.rules import Action, Card, rule_set_text


class SeatJson(msgspec.Struct):
    initial: float
    final: float
    luck: float
    errors: float
    gifts: float
    correction: float
    loss: float
    luck_adjusted: float
    decisions: int
    played_like: tuple[str, ...]


class DecisionJson(msgspec.Struct):
    move: int
    seat: int
    action: str
    best: str
    loss: float
    label: str
    exact: bool
    values: dict[str, Shares]
    reason: Reason | None


class RevealJson(msgspec.Struct):
    move: int
    card: str
    luck: Shares
    labels: tuple[str | None, ...]


class ReviewJson(msgspec.Struct):
    rules: str
    names: tuple[str, ...]
    effort: str | int
    network: str
    first_move: int
    seats: tuple[SeatJson, ...]
    decisions: tuple[DecisionJson, ...]
    reveals: tuple[RevealJson, ...]
    shares: tuple[Shares, ...]


class ActionJson(msgspec.Struct):
    action: str
    shares: Shares
    standard_errors: Shares | None
    scores: tuple[float, ...]
    exact: bool


class AnalysisJson(msgspec.Struct):
    position: str
    effort: str | int
    network: str
    seat: int
    shares: Shares
    scores: tuple[float, ...]
    best: str
    exact: bool
    actions: tuple[ActionJson, ...]
    other: str | None
    reason: Reason | None


def review_json(record: GameRecord, reviewed: Review, effort: str | int) -> ReviewJson:
    return ReviewJson(
        rule_set_text(record.rule_set),
        record.names,
        effort,
        fingerprint(shipped_network(record.rule_set)),
        reviewed.first_move,
        tuple(map(_seat, reviewed.seats)),
        tuple(map(_decision, reviewed.decisions)),
        tuple(map(_reveal, reviewed.reveals)),
        reviewed.shares,
    )


def _seat(seat: SeatReview) -> SeatJson:
    return SeatJson(
        seat.initial,
        seat.final,
        seat.luck,
        seat.errors,
        seat.gifts,
        seat.correction,
        seat.loss,
        seat.luck_adjusted,
        seat.decisions,
        seat.played_like,
    )


def _decision(decision: Decision) -> DecisionJson:
    return DecisionJson(
        decision.move,
        decision.seat,
        decision.action.text,
        decision.best.text,
        decision.loss,
        decision.label.value,
        decision.is_exact,
        {action.text: shares for action, shares in decision.values.items()},
        decision.reason,
    )


def _reveal(reveal: Reveal) -> RevealJson:
    labels = tuple(None if label is None else label.value for label in reveal.labels)
    return RevealJson(reveal.move, reveal.card.letter, reveal.luck, labels)


def review_of_json(found: ReviewJson) -> Review:
    """The inverse of `review_json`."""
    return Review(
        found.first_move,
        tuple(map(_seat_of, found.seats)),
        tuple(map(_decision_of, found.decisions)),
        tuple(Reveal(each.move, Card.from_letter(each.card), each.luck) for each in found.reveals),
        found.shares,
    )


def _seat_of(seat: SeatJson) -> SeatReview:
    return SeatReview(
        seat.initial,
        seat.final,
        seat.luck,
        seat.errors,
        seat.gifts,
        seat.correction,
        seat.loss,
        seat.decisions,
        seat.played_like,
    )


def _decision_of(decision: DecisionJson) -> Decision:
    return Decision(
        decision.move,
        decision.seat,
        Action.from_text(decision.action),
        Action.from_text(decision.best),
        decision.loss,
        {Action.from_text(action): shares for action, shares in decision.values.items()},
        decision.exact,
        decision.reason,
    )


def analysis_json(advice: Advice) -> AnalysisJson:
    analysis, position = advice.analysis, advice.analysis.position
    return AnalysisJson(
        position.text,
        analysis.effort,
        fingerprint(shipped_network(position.rule_set)),
        analysis.player,
        analysis.shares,
        analysis.scores,
        analysis.best.action.text,
        analysis.is_exact,
        tuple(map(_action, analysis.actions)),
        None if advice.other is None else advice.other.action.text,
        advice.reason,
    )


def _action(each: ActionAnalysis) -> ActionJson:
    return ActionJson(each.action.text, each.shares, each.standard_errors, each.scores, each.is_exact)
