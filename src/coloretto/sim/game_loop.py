"""One game from the deal to its result, compiled for CPU threads and CUDA kernels alike."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.rules import RuleSet
from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import MAX_PLAYERS, OVER
from coloretto.rules.kernel import State, play, score, win_share
from coloretto.sim.chance import Rng, deal, reveal_at_random, seed_deck, seed_policies
from coloretto.sim.policies import choose_shipped as choose

GameRngs: TypeAlias = NDArray[np.void]
"""An array of two RNG: the deck's and the policies'."""

ILLEGAL_CHOICE = -1  # a user's own policy chose an illegal action: the game stops there

SETTING = record_dtype(
    [
        ("seed", "u8"),
        ("colours_removed", "i1"),
        ("start_cards", "i1"),  # of each player
        ("policies", "i1", MAX_PLAYERS),  # the number of each seat's policy
    ]
)


class Setting(Protocol):
    """What decides a game apart from its number: an element of an array of SETTING."""

    seed: int
    colours_removed: int
    start_cards: int
    policies: NDArray[np.int8]


RESULT = record_dtype(
    [
        ("win_shares", "f4", MAX_PLAYERS),
        ("scores", "i2", MAX_PLAYERS),
        ("decisions", "i2"),  # by players, revealed cards not counted; or ILLEGAL_CHOICE
        ("rounds", "i2"),
    ]
)


class ResultRecord(Protocol):
    """The result of a game: an element of an array of RESULT."""

    win_shares: NDArray[np.float32]
    scores: NDArray[np.int16]
    decisions: int
    rounds: int


def new_setting(rule_set: RuleSet, seed: int, policies: Sequence[int] = ()) -> NDArray[np.void]:
    """A setting, in an array of one, with the numbers of the seats' policies."""
    settings = np.zeros(1, SETTING)
    setting = settings[0]
    setting.seed = seed
    setting.colours_removed, setting.start_cards = rule_set.colours_removed, rule_set.start_cards
    setting.policies[: len(policies)] = policies
    return settings


@compiled
def play_game(state: State, rngs: GameRngs, setting: Setting, game: int, result: ResultRecord) -> None:
    """Deal and play the game of that number on a state that is a rule set's layout."""
    seed_deck(rngs[0], setting.seed, game)
    seed_policies(rngs[1], setting.seed, game)
    deal(state, rngs[0], setting.colours_removed, setting.start_cards)
    result.decisions = play_out(state, rngs[0], rngs[1], setting)
    write_result(state, result)


@compiled
def play_out(state: State, deck_rng: Rng, policy_rng: Rng, setting: Setting) -> int:
    """Play to the end, every seat by its policy; return the number of decisions, or ILLEGAL_CHOICE."""
    decisions = 0
    while state.phase != OVER:
        action = choose(state, policy_rng, setting.policies[state.to_move])
        if action == ILLEGAL_CHOICE:
            return ILLEGAL_CHOICE
        play(state, action)
        reveal_at_random(state, deck_rng)
        decisions += 1
    return decisions


@compiled
def write_result(state: State, result: ResultRecord) -> None:
    result.rounds = state.round_number
    for player in range(state.players):
        result.scores[player] = score(state, player)
    for player in range(state.players):
        result.win_shares[player] = win_share(result.scores, state.players, player)
