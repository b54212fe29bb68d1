"""Playing games to their end inside compiled code, on whichever device calls it."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.rules import RuleSet
from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import MAX_PLAYERS, OVER
from coloretto.rules.kernel import State, play, score, win_share
from coloretto.sim.chance import Lots, deal, reveal_by_lot, seed_deck, seed_policies
from coloretto.sim.policies import choose_shipped as choose

GameLots: TypeAlias = NDArray[np.void]  # an array of LOTS
Setting: TypeAlias = Any  # an element of an array of SETTING
Result: TypeAlias = Any  # an element of an array of RESULT
ILLEGAL_CHOICE = -1  # a user's own policy chose an illegal action: the game stops there

SETTING = record_dtype(
    [
        ("seed", "u8"),
        ("colours_removed", "i1"),
        ("start_cards", "i1"),  # of each player
        ("policies", "i1", MAX_PLAYERS),  # the number of each seat's policy
    ]
)

RESULT = record_dtype(
    [
        ("win_shares", "f4", MAX_PLAYERS),
        ("scores", "i2", MAX_PLAYERS),
        ("decisions", "i2"),  # by players, revealed cards not counted; or ILLEGAL_CHOICE
        ("rounds", "i2"),
    ]
)


def new_setting(rule_set: RuleSet, seed: int, policies: Sequence[int] = ()) -> NDArray[np.void]:
    """A setting, in an array of one, with the numbers of the seats' policies."""
    settings = np.zeros(1, SETTING)
    setting = settings[0]
    setting.seed = seed
    setting.colours_removed, setting.start_cards = rule_set.colours_removed, rule_set.start_cards
    setting.policies[: len(policies)] = policies
    return settings


@compiled
def play_game(state: State, lots: GameLots, setting: Setting, game: int, result: Result) -> None:
    """Deal and play the game of that number on a state that is a rule set's layout.

    `lots` are two: the deck's, and the policies'.
    """
    seed_deck(lots[0], setting.seed, game)
    seed_policies(lots[1], setting.seed, game)
    deal(state, lots[0], setting.colours_removed, setting.start_cards)
    result.decisions = play_out(state, lots[0], lots[1], setting)
    write_result(state, result)


@compiled
def play_out(state: State, deck: Lots, lots: Lots, setting: Setting) -> int:
    """Play to the end, every seat by its policy; return the number of decisions, or ILLEGAL_CHOICE."""
    decisions = 0
    while state.phase != OVER:
        action = choose(state, lots, setting.policies[state.to_move])
        if action == ILLEGAL_CHOICE:
            return ILLEGAL_CHOICE
        play(state, action)
        reveal_by_lot(state, deck)
        decisions += 1
    return decisions


@compiled
def write_result(state: State, result: Result) -> None:
    result.rounds = state.round_number
    for player in range(state.players):
        result.scores[player] = score(state, player)
    for player in range(state.players):
        result.win_shares[player] = win_share(result.scores, state.players, player)
