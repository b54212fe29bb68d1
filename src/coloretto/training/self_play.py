"""What a learner keeps of games, and one turn of such a game, on whichever device."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.successors import (
    SEAT_VALUES,
    Places,
    SeatValues,
    best_action,
    best_row,
    weigh_actions,
)
from coloretto.rules import RuleSet
from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import DRAW, PLACE
from coloretto.rules.kernel import STATE, State, draw, place, play, reveal, rows_with_room
from coloretto.rules.layouts import layout_of
from coloretto.sim.chance import Lots, below, deal, reveal_by_lot, seed_deck, seed_policies, top_card
from coloretto.sim.game_loop import SETTING, GameLots, new_setting
from coloretto.sim.greedy import choose_greedily
from coloretto.sim.policies import member, members

GREEDY = -1
"""In the place of a network's number: the seat is played by the policy `greedy`."""

MOST_TURNS = 192
"""No game has more: each of 76 cards is drawn at most once, and every row that is taken has one of them."""

EXPLORATION_UNIT = 1000

Turn: TypeAlias = Any  # an element of an array of TURN

TURN = record_dtype(
    [
        ("values", "f4", SEAT_VALUES),  # of the best action, by seat at the table
        ("player", "i1"),
        ("players", "i1"),
        ("judged", "i1"),  # 1: a network chose, and the values are what it thought
        ("explored", "i1"),  # 1: another action was played than the best
        ("played", "i1"),  # 0: the game was over already
    ]
)


def tables(rule_sets: list[RuleSet], seed: int) -> tuple[NDArray[np.void], NDArray[np.void]]:
    """The layouts and settings of rule sets, in arrays."""
    layouts, settings = np.zeros(len(rule_sets), STATE), np.zeros(len(rule_sets), SETTING)
    for number, rule_set in enumerate(rule_sets):
        layouts[number] = layout_of(rule_set)[0]
        settings[number] = new_setting(rule_set, seed)[0]
    return layouts, settings


@compiled
def begin_game(state: State, lots: GameLots, setting: Any, game: int) -> None:  # noqa: ANN401 - a record
    """Deal the game of that number on a state that is a rule set's layout."""
    seed_deck(lots[0], setting.seed, game)
    seed_policies(lots[1], setting.seed, game)
    deal(state, lots[0], setting.colours_removed, setting.start_cards)


@compiled
def play_turn(  # noqa: PLR0913, PLR0917 - compiled code is handed its working memory
    state: State,
    deck: Lots,
    lots: Lots,
    places: Places,
    values: SeatValues,
    weighed: SeatValues,
    exploration: int,
    turn: Turn,
) -> None:
    """Play the best turn, or sometimes any, and write down what the best one was worth."""
    player = state.to_move
    known = weigh_actions(state, places, values, weighed)
    best = best_action(player, known, weighed)
    for number in range(SEAT_VALUES):
        turn.values[number] = weighed[best, number]
    explores = below(lots, EXPLORATION_UNIT) < exploration
    turn.player, turn.players, turn.judged, turn.explored, turn.played = player, state.players, 1, explores, 1
    action = member(known, below(lots, members(known))) if explores else best
    if action != DRAW:
        play(state, action)
        reveal_by_lot(state, deck)
        return
    draw(state)
    card = top_card(state, deck)
    reveal(state, card)
    if explores:
        room = rows_with_room(state)
        place(state, member(room, below(lots, members(room))))
    else:
        place(state, best_row(player, card, places, values))


@compiled
def play_greedy_turn(state: State, deck: Lots, lots: Lots, turn: Turn) -> None:
    turn.player, turn.players, turn.judged, turn.explored, turn.played = state.to_move, state.players, 0, 0, 1
    play(state, choose_greedily(state, lots))
    reveal_by_lot(state, deck)
    if state.phase == PLACE:
        play(state, choose_greedily(state, lots))
