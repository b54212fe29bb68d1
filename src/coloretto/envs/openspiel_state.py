"""A game as OpenSpiel sees it: every random choice of the set-up, then actions and revealed cards."""

from collections.abc import Iterable
from operator import mul
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from coloretto.envs import openspiel_kernel
from coloretto.envs.observation import new_observations, observe_into
from coloretto.envs.openspiel_kernel import SET_UP, START_CARD, START_PLAYER, WHO_BITS
from coloretto.rules import (
    Action,
    ActionError,
    Card,
    DealError,
    Position,
    RuleSet,
    WrongPhaseError,
    parse_rule_set,
    rule_set_text,
)
from coloretto.rules.actions import ACTIONS_OF_MASK
from coloretto.rules.cards import LETTERS
from coloretto.rules.constants import KINDS, MAX_PLAYERS, NOBODY, REVEAL_BONUS
from coloretto.rules.kernel import STATE, State
from coloretto.rules.layouts import layout_of
from coloretto.rules.plain_state import PlainState
from coloretto.rules.stepping import ILLEGAL, States

# OpenSpiel's numbers of those who decide besides the players.
CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4

_DECIDERS = (*range(MAX_PLAYERS), CHANCE_PLAYER, TERMINAL_PLAYER)
_NUMBERS_OF_MASK = tuple([int(action) for action in actions] for actions in ACTIONS_OF_MASK)


@final
class SharedState:
    """A game at one moment, copied on write: copies share their state until one of them changes."""

    __slots__ = ("_is_shared", "_states", "_text", "decider", "legal_actions", "rule_set")

    rule_set: RuleSet
    decider: int
    """The player to move, CHANCE_PLAYER or TERMINAL_PLAYER."""
    legal_actions: list[int]
    """What the player to move may do, ascending; empty if it is not a player who decides."""
    _text: str | None

    def __init__(self, rule_set: RuleSet, state: bytes) -> None:
        self.rule_set = rule_set
        self._states = _states_of(state)
        self._is_shared = False
        self._enter(openspiel_kernel.situation(self._states))

    @classmethod
    def start(cls, rule_set: RuleSet) -> "SharedState":
        """A game before chance has decided anything."""
        states = layout_of(rule_set).copy()
        states["phase"] = SET_UP
        states["to_move"] = NOBODY
        return cls(rule_set, states.tobytes())

    @classmethod
    def restore(cls, rule_set: str, state: bytes) -> "SharedState":
        """The state that was pickled."""
        return cls(parse_rule_set(rule_set), state)

    def __reduce__(self) -> tuple[Any, ...]:
        return SharedState.restore, (rule_set_text(self.rule_set), self._states.tobytes())

    def __copy__(self) -> "SharedState":
        self._is_shared = True
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "SharedState":
        return self.__copy__()

    # Steps.

    def after(self, event: int) -> "SharedState":
        """The game after an action or an outcome of chance: this object, unless it is shared."""
        game_state = self._unshared() if self._is_shared else self
        game_state.step(event)
        return game_state

    def step(self, event: int) -> None:
        """Apply an event to this object, and so to all that share it; an impossible one changes nothing."""
        rule_set = self.rule_set
        situation = openspiel_kernel.try_step(
            self._states, rule_set.colours_removed, rule_set.start_cards, event
        )
        if situation == ILLEGAL:
            self._refuse(event)
        self._enter(situation)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring now, ascending, with the probabilities."""
        if self.decider != CHANCE_PLAYER:
            raise WrongPhaseError(f"chance decides nothing in {self.text!r}")
        rule_set, weights = self.rule_set, np.empty(KINDS, np.int8)
        openspiel_kernel.write_chance_weights(
            self._states, rule_set.colours_removed, rule_set.start_cards, weights
        )
        numbers = weights.tolist()
        total = sum(numbers)
        return [(outcome, number / total) for outcome, number in enumerate(numbers) if number]

    def returns(self, reward: int) -> list[float]:
        """Every player's reward with the cards held now."""
        scores, returns = np.empty(self.rule_set.players, np.int16), np.empty(self.rule_set.players)
        openspiel_kernel.returns_into(self._states, reward, scores, returns)
        rewards: list[float] = returns.tolist()
        return rewards

    def observe(self, player: int, tensor: NDArray[Any]) -> None:
        """Write what a player sees into a vector."""
        views, vectors = new_observations(1)
        observe_into(self._states, player, views)
        tensor[:] = vectors[0]

    # Texts.

    @property
    def is_set_up(self) -> bool:
        """Whether the set-up is complete, so that the first player may move."""
        return bool(self._state.phase != SET_UP)

    @property
    def position(self) -> Position:
        if not self.is_set_up:
            raise WrongPhaseError(f"no position before the set-up is complete: {self.text!r}")
        return Position.of_state(self.rule_set, self._states)

    @property
    def text(self) -> str:
        """The position's text; in the set-up, what is known so far."""
        if self._text is None:  # OpenSpiel asks for it once for each player
            self._text = self.position.text if self.is_set_up else self._set_up_text()
        return self._text

    def _set_up_text(self) -> str:
        state = PlainState(self._states)
        removed = _letters_of(state.removed_colours) or "-"
        hands = (state.hand(player) for player in range(self.rule_set.players))
        start_cards = "/".join(_letters_of_counts(counts) or "-" for counts in hands)
        return f"{rule_set_text(self.rule_set)} set-up: removed {removed}, start cards {start_cards}"

    def action_text(self, action: int) -> str:
        if action not in range(len(Action)):
            raise ActionError(f"unknown action: {action} in {self.text!r}")
        return Action(action).text

    def outcome_text(self, outcome: int) -> str:
        """A chance outcome in words; outside of chance nodes, as if a card were revealed."""
        if outcome not in range(KINDS):
            raise ActionError(f"unknown outcome of chance: {outcome} in {self.text!r}")
        if self.is_set_up:
            bonus = "bonus " if self._state.phase == REVEAL_BONUS else ""
            return f"reveal {bonus}{Card(outcome)}"
        rule_set = self.rule_set
        stage = openspiel_kernel.set_up_stage(self._states, rule_set.colours_removed, rule_set.start_cards)
        if stage == START_PLAYER:
            return f"player {outcome} starts"
        if stage == START_CARD:
            return f"start card {Card(outcome)} for player {self._next_start_card_for}"
        return f"remove {Card(outcome)}"

    @property
    def _next_start_card_for(self) -> int:
        return int(self._state.hands.sum()) // self.rule_set.start_cards

    # The state.

    @property
    def _state(self) -> State:
        state: State = self._states[0]
        return state

    def _unshared(self) -> "SharedState":
        game_state = object.__new__(SharedState)
        game_state.rule_set = self.rule_set
        game_state.decider = self.decider
        game_state.legal_actions = self.legal_actions
        game_state._states = _states_of(self._states.tobytes())
        game_state._is_shared = False
        game_state._text = self._text
        return game_state

    def _enter(self, situation: int) -> None:
        self._text = None
        self.decider = _DECIDERS[situation & (1 << WHO_BITS) - 1]
        self.legal_actions = _NUMBERS_OF_MASK[situation >> WHO_BITS]

    def _refuse(self, event: int) -> None:
        if not self.is_set_up:
            raise DealError(f"impossible draw: {event} in {self.text!r}")
        if self.decider == CHANCE_PLAYER:
            self.position.reveal(event)  # raises
        self.position.after(event)  # raises


def _states_of(state: bytes) -> States:
    """An array with a state in it. numpy takes ten times as long to copy an array of records."""
    return np.ndarray(1, STATE, bytearray(state))


def _letters_of(kinds: Iterable[int]) -> str:
    """The letters of cards that are given by kind."""
    return "".join([LETTERS[kind] for kind in kinds])


def _letters_of_counts(counts: Iterable[int]) -> str:
    """The letters of cards, sorted, that are given by how many there are of each kind."""
    return "".join(map(mul, LETTERS, counts))
