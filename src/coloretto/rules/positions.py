"""Positions: a game at one moment, immutable, in the rulebook's terms."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import accumulate
from typing import Protocol, final

import numpy as np

from coloretto.rules import constants, stepping
from coloretto.rules.actions import ACTIONS_OF_MASK, Action
from coloretto.rules.caching import computed_once
from coloretto.rules.cards import Card, cards_text
from coloretto.rules.deals import Deal, Opening
from coloretto.rules.editions import rule_set_text
from coloretto.rules.errors import (
    ActionError,
    ColorettoError,
    IllegalActionError,
    ImpossibleCardError,
    WrongPhaseError,
)
from coloretto.rules.hands import Hand
from coloretto.rules.layouts import layout_of
from coloretto.rules.numbers import whole
from coloretto.rules.phases import Phase
from coloretto.rules.plain_state import PlainState
from coloretto.rules.position_text import parse_discarded, parse_position, write_position
from coloretto.rules.rule_sets import RuleSet
from coloretto.rules.scoring import ScoreSheet, score_sheet
from coloretto.rules.stepping import States


class RandomSource(Protocol):
    """A `random.Random`, or what has this method of it."""

    def randrange(self, stop: int, /) -> int: ...


@final
class Position:
    """A game at one moment. It does not contain the order of the deck, which nobody at the table knows."""

    def __init__(self, text: str) -> None:
        """Parse a text as `Position.text` writes it."""
        self._rule_set, self._states = parse_position(text)

    @classmethod
    def start(cls, opening: Opening) -> "Position":
        """The first position of a game."""
        states = stepping.copied(layout_of(opening.rule_set))
        removed, start_cards = np.array(opening.removed, np.int8), np.array(opening.start_cards, np.int8)
        stepping.set_up(states, removed, start_cards, opening.start_player)
        return cls._of(opening.rule_set, states)

    @classmethod
    def new(cls, rule_set: RuleSet, seed: bytes | int) -> "Position":
        """The first position of the deal that follows from a seed."""
        return cls.start(Deal.shuffled(rule_set, seed).opening)

    @classmethod
    def of_state(cls, rule_set: RuleSet, states: States) -> "Position":
        """The position of a kernel state, in an array of one, which is copied."""
        return cls._of(rule_set, stepping.copied(states))

    @classmethod
    def _of(cls, rule_set: RuleSet, states: States) -> "Position":
        position = object.__new__(cls)
        position._rule_set = rule_set
        position._states = states
        return position

    @property
    def state(self) -> States:
        """A copy of the kernel state, in an array of one, for compiled functions."""
        return stepping.copied(self._states)

    @computed_once
    def plain_state(self) -> PlainState:
        """The kernel state as plain numbers."""
        return PlainState(self._states)

    # The table.

    @property
    def rule_set(self) -> RuleSet:
        return self._rule_set

    @property
    def players(self) -> int:
        return self._rule_set.players

    @property
    def removed(self) -> tuple[Card, ...]:
        """The colours that are not in the game."""
        return tuple(map(Card, self.plain_state.removed_colours))

    @property
    def rows(self) -> tuple[tuple[Card, ...] | None, ...]:
        """The cards on each row, sorted by kind; None for a row that was taken this round."""
        return tuple(
            None if size == constants.TAKEN else tuple(map(Card, self.plain_state.row(row)))
            for row, size in enumerate(self.plain_state.row_sizes[: len(self._rule_set.capacities)])
        )

    @property
    def hands(self) -> tuple[Hand, ...]:
        return tuple(Hand(tuple(self.plain_state.hand(player))) for player in range(self.players))

    @property
    def discarded(self) -> tuple[Card, ...]:
        """The cards that left the game with a row that nobody took."""
        return parse_discarded(self.text)

    @property
    def deck(self) -> Hand:
        """The cards left in the deck by kind."""
        return Hand(tuple(self.plain_state.deck))

    @property
    def cards_left(self) -> int:
        """How many cards are left in the deck, the last-round card not counted."""
        return self.plain_state.cards_left

    @property
    def cards_until_last_round(self) -> int:
        """How many cards lie on the last-round card; 0 when it is next or has turned up."""
        return self.plain_state.cards_until_last_round

    @property
    def last_round_card_is_next(self) -> bool:
        """Whether the last-round card is on top of the deck, and turns up with the next card."""
        return self.cards_until_last_round == 0 and not self.is_last_round

    # The turn.

    @property
    def phase(self) -> Phase:
        return Phase(self.plain_state.phase)

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.plain_state.round_number

    @property
    def is_last_round(self) -> bool:
        return self.plain_state.is_last_round

    @property
    def is_over(self) -> bool:
        return self.plain_state.phase == constants.OVER

    @property
    def to_move(self) -> int | None:
        """The player who decides or gets the revealed card; None when the game is over."""
        to_move = self.plain_state.to_move
        return None if to_move == constants.NOBODY else to_move

    @property
    def drawn(self) -> Card | None:
        """The card to place, in phase PLACE."""
        return Card(self.plain_state.drawn) if self.phase == Phase.PLACE else None

    @property
    def players_in(self) -> tuple[int, ...]:
        """The players who have not yet taken a row this round."""
        return tuple(player for player in range(self.players) if not self.plain_state.is_out(player))

    @computed_once
    def legal_actions(self) -> tuple[Action, ...]:
        """The legal actions of the player to move, in ascending order; empty while a card is awaited."""
        return ACTIONS_OF_MASK[stepping.legal_mask(self._states)]

    @property
    def chance_outcomes(self) -> tuple[tuple[Card, Fraction], ...]:
        """The cards that may be revealed now, with their probabilities; empty unless one is to be."""
        if not self.phase.is_chance:
            return ()
        deck = self.deck
        return tuple((card, Fraction(deck[card], self.cards_left)) for card in Card if deck[card])

    def sample_card(self, random: RandomSource) -> Card:
        """A card that may be revealed now; each card left in the deck is equally likely."""
        if not self.phase.is_chance:
            raise WrongPhaseError(f"no card is awaited in {self.text!r}")
        number = random.randrange(self.cards_left)
        cards = accumulate(self.plain_state.deck)
        return next(card for card, up_to in zip(Card, cards, strict=True) if number < up_to)

    def after(self, action: Action | int, revealed: Iterable[Card | int] = ()) -> "Position":
        """The position after an action of the player to move and the cards that it revealed.

        Without those cards, the position after a draw or a golden joker awaits them: see `reveal`.
        """
        states, number = stepping.copied(self._states), whole(action)
        if not 0 <= number < constants.ACTIONS or not stepping.try_play(states, number):
            raise self._illegal(action)
        for card in revealed:
            if not _try_reveal(states, whole(card)):
                return self._of(self._rule_set, states).reveal(card)  # which raises the error
        return self._of(self._rule_set, states)

    def reveal(self, card: Card | int) -> "Position":
        """The position after this card was revealed from the top of the deck."""
        states = stepping.copied(self._states)
        if not _try_reveal(states, whole(card)):
            raise self._unrevealable(card)
        return self._of(self._rule_set, states)

    # Scores.

    @property
    def scores(self) -> tuple[int, ...]:
        """Each player's best score with their current cards."""
        return self._results[0]

    @property
    def win_shares(self) -> tuple[float, ...]:
        """Each player's share of the win if the game ended now: 1, or 1/n for each of n winners."""
        return self._results[1]

    @property
    def winners(self) -> tuple[int, ...]:
        """The players with the most points when the game is over."""
        if not self.is_over:
            raise WrongPhaseError(f"nobody has won yet: the game is not over in {self.text!r}")
        return tuple(player for player, share in enumerate(self.win_shares) if share)

    def score_sheet(self, player: int) -> ScoreSheet:
        """A player's score, explained."""
        if not 0 <= player < self.players:
            raise ColorettoError(f"player: {player} is not between 0 and {self.players - 1} in {self.text!r}")
        return score_sheet(self.hands[player], self._rule_set.table, self.removed)

    @computed_once
    def _results(self) -> tuple[tuple[int, ...], tuple[float, ...]]:
        scores, shares = np.zeros(self.players, np.int16), np.zeros(self.players)
        stepping.scores_into(self._states, scores, shares)
        return tuple(scores.tolist()), tuple(shares.tolist())

    # Texts, equality, errors.

    @computed_once
    def text(self) -> str:
        """The position in one line; `Position(text)` parses it."""
        return write_position(self._rule_set, self._states)

    def __repr__(self) -> str:
        return f"Position({self.text!r})"

    def __str__(self) -> str:
        lines = [self._headline()]
        lines += [f"row {row}     {self._row_line(row)}" for row in range(len(self.rows))]
        lines += [f"player {player}  {self._player_line(player)}" for player in range(self.players)]
        return "\n".join(lines)

    def _headline(self) -> str:
        if self.is_over:
            deck = "over"
        elif self.is_last_round:
            deck = f"the last round, {self.cards_left} cards left"
        else:
            deck = f"{self.cards_left} cards left, {self.cards_until_last_round} until the last round"
        return f"{rule_set_text(self._rule_set)}, round {self.round}, {deck}"

    def _row_line(self, row: int) -> str:
        cards = self.rows[row]
        if cards is None:
            return "taken"
        return " ".join(cards_text(cards).ljust(self._rule_set.capacities[row], "."))

    def _player_line(self, player: int) -> str:
        hand = f"{self.scores[player]:3} points  {self.hands[player]}"
        if player != self.to_move:
            return hand if player in self.players_in or self.is_over else f"{hand}  (out)"
        drawn = f" {self.drawn}" if self.drawn is not None else ""
        return f"{hand}  <- {self.phase.name.lower()}{drawn}"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._rule_set == other._rule_set and self._bytes == other._bytes

    def __hash__(self) -> int:
        return hash(self._bytes)

    @computed_once
    def _bytes(self) -> bytes:
        return self._states.tobytes()

    def _illegal(self, action: Action | int) -> Exception:
        if whole(action) not in range(len(Action)):
            return ActionError(f"unknown action: {action!r} in {self.text!r}")
        legal = " ".join(map(str, self.legal_actions)) or "none"
        return IllegalActionError(f"illegal action: {Action(action)} in {self.text!r} (legal: {legal})")

    def _unrevealable(self, card: Card | int) -> Exception:
        if not self.phase.is_chance:
            return WrongPhaseError(f"no card is awaited: {card!s} in {self.text!r}")
        return ImpossibleCardError(f"not in the deck: {card!s} in {self.text!r} (left: {self.deck})")


def _try_reveal(states: States, card: int) -> bool:
    return 0 <= card < constants.KINDS and stepping.try_reveal(states, card)
