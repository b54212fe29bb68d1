"""What a review says of each turn of a game."""

from collections.abc import Iterator, Sequence

from coloretto.analysis import Decision, Label, Reveal, Review
from coloretto.record import GameRecord
from coloretto.terminal.i18n import t
from coloretto.terminal.text.actions import action_name
from coloretto.terminal.text.figures import change, share
from coloretto.terminal.text.hints import reason_text


def turns_of_moves(record: GameRecord) -> list[int]:
    """The number of the turn, from 1 as `coloretto replay` counts, of each action of the record."""
    return [number for number, turn in enumerate(record.turns, start=1) for _ in turn.actions]


def label_name(label: Label) -> str:
    return t(f"decision-{label.value}")


class ReviewMoments:
    """A review by turns; turn 0 is the opening."""

    def __init__(self, record: GameRecord, reviewed: Review) -> None:
        self._names: Sequence[str] = record.names
        self._reviewed = reviewed
        self._turns = turns_of_moves(record)

    def shares(self, turn: int) -> str:
        """Everyone's share of the win after a turn."""
        number = sum(each <= turn for each in self._turns)
        shares = zip(self._names, self._reviewed.shares[number], strict=True)
        return ", ".join(f"{name} {share(value)}" for name, value in shares)

    def sentences(self, turn: int) -> Iterator[str]:
        """What was wrong in a turn, and for whom its cards were lucky or unlucky."""
        for decision in self._reviewed.decisions:
            if self._turns[decision.move] == turn and decision.label is not Label.GOOD:
                yield self._judgement(decision)
        for reveal in self._reviewed.reveals:
            if self._turns[reveal.move] == turn:
                yield from self._luck(reveal)

    def _judgement(self, decision: Decision) -> str:
        name, reason = self._names[decision.seat], decision.reason
        said = t(
            "review-judgement",
            player=name,
            label=label_name(decision.label),
            loss=share(decision.loss),
            better=action_name(decision.best),
        )
        return said if reason is None else f"{said}. {reason_text(reason, self._names, mover=name)}"

    def _luck(self, reveal: Reveal) -> Iterator[str]:
        for name, label, luck in zip(self._names, reveal.labels, reveal.luck, strict=True):
            if label is not None:
                yield t("review-luck-of", player=name, label=t(f"luck-{label.value}"), luck=change(luck))

    def next_mistake(self, turn: int) -> int | None:
        """The first turn after this one with a mistake or a blunder."""
        return next((found for found in self._mistakes() if found > turn), None)

    def last_mistake(self, turn: int) -> int | None:
        """The last turn before this one with a mistake or a blunder."""
        return max((found for found in self._mistakes() if found < turn), default=None)

    def _mistakes(self) -> Iterator[int]:
        for decision in self._reviewed.decisions:
            if decision.label in {Label.MISTAKE, Label.BLUNDER}:
                yield self._turns[decision.move]
