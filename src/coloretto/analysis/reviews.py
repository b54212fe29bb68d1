"""What the decisions and the cards of a recorded game changed in every seat's share of the win."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from coloretto.analysis.efforts import expansions_of
from coloretto.analysis.kernel import MOVE, TOTALS, Move, Totals, begin_review, review_action
from coloretto.analysis.labels import Label, LuckLabel, label_of, luck_label_of
from coloretto.analysis.levels import Levels, levels_like
from coloretto.analysis.positions import seats_of
from coloretto.analysis.reasons import Reason, reason_for
from coloretto.bots.network import Networks
from coloretto.bots.network_files import shipped_network
from coloretto.bots.position_values import Valuer, new_valuer, states_with
from coloretto.record import GameRecord, verify
from coloretto.rules import Action, Card, Position
from coloretto.rules.kernel import State, play, reveal
from coloretto.rules.stepping import States

Shares = tuple[float, ...]
"""Of the win, one for each seat."""
OnProgress = Callable[[int, int], None]
"""Called after each action, with the number reviewed so far and that of all."""


def not_told(_done: int, _all: int) -> None:
    """Nobody asks for the progress."""


@dataclass(frozen=True)
class Decision:
    """A choice between actions that do not come to the same."""

    move: int
    """The number of the action in the record, from 0; a draw and its placement are two."""
    seat: int
    action: Action
    best: Action
    loss: float
    """The share of the win that the player gave away: that after the best action less that after this one."""
    values: dict[Action, Shares]
    """After each legal action."""
    is_exact: bool
    """Whether the values are exact: all that can follow was enumerated to the end of the game."""
    reason: Reason | None
    """Why the best action is better than this one; None for a good one, or where nothing can be counted."""

    @property
    def label(self) -> Label:
        return label_of(self.loss)


@dataclass(frozen=True)
class Reveal:
    move: int
    card: Card
    luck: Shares
    """What the card gave each seat, compared with all cards that might have come."""

    @property
    def labels(self) -> tuple[LuckLabel | None, ...]:
        """For whom the card was lucky or unlucky: a word for each seat, or None."""
        return tuple(map(luck_label_of, self.luck))


@dataclass(frozen=True)
class SeatReview:
    """Shares of the win: `final - initial == luck + errors + gifts + correction`."""

    initial: float
    final: float
    luck: float
    errors: float
    """What the seat's own decisions changed, compared with the best actions."""
    gifts: float
    """What the others' decisions changed."""
    correction: float
    """How much the evaluation changed its mind: neither luck nor anyone's merit."""
    loss: float
    """The sum of the losses of the seat's decisions."""
    decisions: int
    played_like: Levels
    """The level of bots that loses about as much per decision; several if they cannot be told apart."""

    @property
    def luck_adjusted(self) -> float:
        return self.final - self.luck


@dataclass(frozen=True)
class Review:
    first_move: int
    """The first action that is reviewed: 0, or where a game continues another one, the first of its own."""
    seats: tuple[SeatReview, ...]
    decisions: tuple[Decision, ...]
    reveals: tuple[Reveal, ...]
    shares: tuple[Shares, ...]
    """Of each position: the first one, and those after each action of the record."""

    @property
    def is_uncertain(self) -> bool:
        """Whether the evaluation changed its mind by more than the cards changed the game."""
        return sum(abs(seat.correction) for seat in self.seats) > sum(abs(seat.luck) for seat in self.seats)


def review(
    record: GameRecord,
    effort: str | int = "quick",
    on_progress: OnProgress = not_told,
    network: Networks | None = None,
) -> Review:
    """Review a game; one that is not over ends with the evaluation of its last position.

    One that continues another game is reviewed from there on: before, there are only the shares.
    `on_progress` is called after each action, with the number reviewed so far and that of all. Another
    `network` than the shipped one may judge.
    """
    expansions = expansions_of(effort)
    verify(record)
    judge = shipped_network(record.rule_set) if network is None else network
    reviewer = _Reviewer(record, new_valuer(judge, expansions))
    actions = [action for turn in record.turns for action in turn.actions]
    for number, (action, cards) in enumerate(actions):
        if number < record.actions_before:
            reviewer.skip(action, cards)
        else:
            reviewer.add(number, action, cards)
        on_progress(number + 1, len(actions))
    return reviewer.review()


class _Reviewer:
    def __init__(self, record: GameRecord, valuer: Valuer) -> None:
        self._rule_set, self._players, self._valuer = record.rule_set, record.rule_set.players, valuer
        self._states: States = states_with(Position.start(record.opening).state)
        self._moves: NDArray[np.void] = np.zeros(1, MOVE)
        self._totals: NDArray[np.void]
        self._decisions: list[Decision] = []
        self._reveals: list[Reveal] = []
        self._shares: list[Shares] = []
        self._first_move = 0
        self._begin()

    def _begin(self) -> None:
        """With the position as it is now."""
        self._totals = np.zeros(1, TOTALS)
        begin_review(self._states, self._valuer, self._totals[0])
        self._shares.append(self._now)

    def skip(self, action: Action, cards: tuple[Card, ...]) -> None:
        """Begin after an action."""
        play(self._states[0], int(action))
        for card in cards:
            reveal(self._states[0], int(card))
        self._first_move += 1
        self._begin()

    def add(self, number: int, action: Action, cards: tuple[Card, ...]) -> None:
        move: Move = self._moves[0]
        before = self._states[0].copy()
        revealed = np.array([int(card) for card in cards], np.int8)
        review_action(self._states, int(action), revealed, self._valuer, move, self._totals[0])
        if not move.is_forced:
            self._decisions.append(self._decision(number, action, move, before))
        for card, luck in zip(cards, move.luck, strict=False):
            self._reveals.append(Reveal(number, card, seats_of(luck, self._players)[0]))
        self._shares.append(self._now)

    @property
    def _now(self) -> Shares:
        return seats_of(self._totals[0].now, self._players)[0]

    def _decision(self, number: int, action: Action, move: Move, before: State) -> Decision:
        values = {
            each: seats_of(move.values[each], self._players)[0] for each in Action if move.legal >> each & 1
        }
        seat, best = int(move.player), Action(int(move.best))
        loss = max(0.0, values[best][seat] - values[action][seat])
        reason = None if label_of(loss) is Label.GOOD else reason_for(before, best, action)
        return Decision(number, seat, action, best, loss, values, bool(move.exact == move.legal), reason)

    def review(self) -> Review:
        return Review(
            self._first_move,
            tuple(self._seat(seat) for seat in range(self._players)),
            tuple(self._decisions),
            tuple(self._reveals),
            tuple(self._shares),
        )

    def _seat(self, seat: int) -> SeatReview:
        totals: Totals = self._totals[0]
        loss, decisions = float(totals.loss[seat]), sum(each.seat == seat for each in self._decisions)
        return SeatReview(
            initial=float(totals.initial[seat]),
            final=float(totals.now[seat]),
            luck=float(totals.luck[seat]),
            errors=float(totals.errors[seat]),
            gifts=float(totals.gifts[seat]),
            correction=float(totals.correction[seat]),
            loss=loss,
            decisions=decisions,
            played_like=levels_like(self._rule_set, loss, decisions),
        )
