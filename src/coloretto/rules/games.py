"""Games that change in place, for programs that play many moves."""

from typing import final

import numpy as np

from coloretto.rules import constants, stepping
from coloretto.rules.actions import ACTIONS_OF_MASK, Action
from coloretto.rules.deals import Deal
from coloretto.rules.numbers import whole
from coloretto.rules.positions import Position
from coloretto.rules.rule_sets import RuleSet


@final
class Game:
    """A game with its deck. `play` also reveals the cards that the action calls for."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self._deck = np.array(deal.deck, np.int8)
        self.restart()

    @classmethod
    def new(cls, rule_set: RuleSet, seed: bytes | int) -> "Game":
        """A game with the deal of a seed."""
        return cls(Deal.shuffled(rule_set, seed))

    def restart(self) -> None:
        """Go back to the first position."""
        position = Position.start(self.deal.opening)
        self._states = position._states  # noqa: SLF001 - both sides of one face
        self._mask = stepping.legal_mask(self._states)

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """The legal actions of the player to move, in ascending order; empty when the game is over."""
        return ACTIONS_OF_MASK[self._mask]

    @property
    def is_over(self) -> bool:
        return self._mask == 0

    @property
    def to_move(self) -> int | None:
        return None if self.is_over else int(self._states[0].to_move)

    @property
    def position(self) -> Position:
        """The current position; it does not change as the game continues."""
        return Position.of_state(self.deal.rule_set, self._states)

    def play(self, action: Action | int) -> None:
        """Play an action of the player to move; an illegal one raises and changes nothing."""
        number, mask = whole(action), stepping.ILLEGAL
        if 0 <= number < constants.ACTIONS:
            mask = stepping.play_from_deck(self._states, self._deck, number)
        if mask == stepping.ILLEGAL:
            self.position.after(action)  # raises
        self._mask = mask
