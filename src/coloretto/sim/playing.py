"""Playing games to their end inside compiled code, on whichever device calls it."""

from typing import Any, TypeAlias

from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.kernel import MAX_PLAYERS, OVER, State, play, reveal, score, win_share
from coloretto.rules.stepping import awaits_card
from coloretto.sim.chance import Lots, deal, seed_lots, top_card
from coloretto.sim.policies import choose_shipped as choose

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


@compiled
def play_game(state: State, lots: Lots, setting: Setting, game: int, result: Result) -> None:
    """Deal and play the game of that number on a state that is a rule set's layout."""
    seed_lots(lots, setting.seed, game)
    deal(state, lots, setting.colours_removed, setting.start_cards)
    result.decisions = play_out(state, lots, setting)
    write_result(state, result)


@compiled
def play_out(state: State, lots: Lots, setting: Setting) -> int:
    """Play to the end, every seat by its policy; return the number of decisions, or ILLEGAL_CHOICE."""
    decisions = 0
    while state.phase != OVER:
        if awaits_card(state):
            reveal(state, top_card(state, lots))
        else:
            action = choose(state, lots, setting.policies[state.to_move])
            if action == ILLEGAL_CHOICE:
                return ILLEGAL_CHOICE
            play(state, action)
            decisions += 1
    return decisions


@compiled
def write_result(state: State, result: Result) -> None:
    result.rounds = state.round_number
    for player in range(state.players):
        result.scores[player] = score(state, player)
    for player in range(state.players):
        result.win_shares[player] = win_share(result.scores, state.players, player)
