"""The luck of a game's cards, by which results are adjusted."""

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from coloretto.bots import BOTS, LEVEL_BOTS
from coloretto.bots.network_files import shipped_network
from coloretto.bots.position_values import add_luck_of_action, new_valuer, states_with
from coloretto.bots.successors import SEAT_VALUES
from coloretto.rules import Action, Deal, Position, RuleSet

DIGITS = 6


class LuckMeter:
    """What the revealed cards of a game have changed, by the shipped network, in every seat's win share.

    The deal itself, that is the start cards and the start player, is not counted: every bot has it once in
    each rotation of the seats, so it cancels.
    """

    def __init__(self, deal: Deal) -> None:
        self._players = deal.rule_set.players
        self._deck = np.array(deal.deck, np.int8)
        self._valuer = new_valuer(shipped_network(deal.rule_set))
        self._luck = np.zeros(SEAT_VALUES)

    def add(self, position: Position, action: Action) -> None:
        """Count the cards that a legal action has revealed."""
        states = states_with(position.state)
        add_luck_of_action(states, self._deck, int(action), self._valuer, self._luck)

    @property
    def luck(self) -> tuple[float, ...]:
        """For each seat, the share of the win that the cards gave or, if negative, took."""
        return tuple(round(luck, DIGITS) for luck in self._luck[: self._players].tolist())


def is_worth_it(bots: Iterable[str]) -> bool:
    """Whether measuring luck takes less time than playing the games that it saves.

    It takes as long as a decision of the bot `neural` for every revealed card. Bots without a budget decide
    much faster than that.
    """
    return not all(_is_quick(LEVEL_BOTS.get(bot, bot)) for bot in bots)


def _is_quick(bot: str) -> bool:
    return bot in BOTS and BOTS[bot].budget is None


@lru_cache
def warm_up_luck(rule_set: RuleSet) -> None:
    """Compile or load, once per process, what measuring luck needs."""
    deal = Deal.shuffled(rule_set, 0)
    position = Position.start(deal.opening)
    LuckMeter(deal).add(position, position.legal_actions[-1])
