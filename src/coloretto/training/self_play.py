"""One turn of a self-play game and the record of it, compiled for CPU threads and CUDA kernels alike."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.successors import (
    PLACEMENTS,
    SEAT_VALUES,
    SeatValues,
    ValueIndices,
    best_action,
    best_row,
    evaluate_actions,
)
from coloretto.rules import RuleSet
from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import DRAW, KINDS, MAX_ROWS, PLACE, TAKE
from coloretto.rules.kernel import STATE, State, draw, place, play, reveal, rows_with_room, take
from coloretto.rules.layouts import layout_of
from coloretto.rules.stepping import States, awaits_card
from coloretto.sim.chance import Rng, below, deal, reveal_at_random, seed_deck, seed_policies, top_card
from coloretto.sim.cpu import Records
from coloretto.sim.game_loop import SETTING, GameRngs, Setting, new_setting
from coloretto.sim.greedy import choose_greedily
from coloretto.sim.policies import member, members

GREEDY = -1
"""In place of a network's number: the policy `greedy` plays the seat."""

MOST_TURNS = 192
"""No game has more: each of 76 cards is drawn at most once, and every row that is taken has one of them."""

EXPLORATION_UNIT = 1000

TURN_RECORD = record_dtype(
    [
        ("values", "f4", SEAT_VALUES),  # of the best action, by seat at the table
        ("reached", "f4", SEAT_VALUES),  # of the position that the turn led to, with the cards that came
        ("player", "i1"),
        ("players", "i1"),
        ("judged", "i1"),  # 1: a network chose, and the values are what it thought
        ("explored", "i1"),  # 1: another action was played than the best
        ("played", "i1"),  # 0: the game was over already
    ]
)


class TurnRecord(Protocol):
    """What the learner keeps of a turn: an element of an array of TURN_RECORD."""

    values: NDArray[np.float32]
    reached: NDArray[np.float32]
    player: int
    players: int
    judged: int
    explored: int
    played: int


def layouts_and_settings(rule_sets: list[RuleSet], seed: int) -> tuple[States, Records]:
    """The layouts and settings of rule sets, in arrays."""
    layouts, settings = np.zeros(len(rule_sets), STATE), np.zeros(len(rule_sets), SETTING)
    for number, rule_set in enumerate(rule_sets):
        layouts[number] = layout_of(rule_set)[0]
        settings[number] = new_setting(rule_set, seed)[0]
    return layouts, settings


@compiled
def begin_game(state: State, rngs: GameRngs, setting: Setting, game: int) -> None:
    """Deal the game of that number on a state that is a rule set's layout."""
    seed_deck(rngs[0], setting.seed, game)
    seed_policies(rngs[1], setting.seed, game)
    deal(state, rngs[0], setting.colours_removed, setting.start_cards)


@compiled
def play_turn(  # noqa: PLR0913, PLR0917 - compiled code is handed its working memory
    state: State,
    deck_rng: Rng,
    policy_rng: Rng,
    indices: ValueIndices,
    values: SeatValues,
    action_values: SeatValues,
    exploration: int,
    turn: TurnRecord,
) -> None:
    """Play the best turn, or sometimes a random one, and record the values of the best."""
    player = state.to_move
    evaluated = evaluate_actions(state, indices, values, action_values)
    best = best_action(player, evaluated, action_values)
    for number in range(SEAT_VALUES):
        turn.values[number] = action_values[best, number]
    explores = below(policy_rng, EXPLORATION_UNIT) < exploration
    turn.player, turn.players, turn.judged, turn.explored, turn.played = player, state.players, 1, explores, 1
    action = member(evaluated, below(policy_rng, members(evaluated))) if explores else best
    if action != DRAW:
        successor = play_take(state, action - TAKE, deck_rng)
    else:
        draw(state)
        card = top_card(state, deck_rng)
        reveal(state, card)
        row = any_row(state, policy_rng) if explores else best_row(player, card, indices, values)
        place(state, row)
        successor = card * MAX_ROWS + row
    if not explores:
        for number in range(SEAT_VALUES):
            turn.reached[number] = values[indices[successor], number]


@compiled
def play_take(state: State, row: int, deck_rng: Rng) -> int:
    """Take a row with the cards that its golden jokers bring; return the number of that successor."""
    take(state, row)
    if not awaits_card(state):
        return PLACEMENTS + row * KINDS
    card = top_card(state, deck_rng)
    reveal(state, card)
    reveal_at_random(state, deck_rng)
    return PLACEMENTS + row * KINDS + card


@compiled
def any_row(state: State, policy_rng: Rng) -> int:
    room = rows_with_room(state)
    return member(room, below(policy_rng, members(room)))


@compiled
def play_greedy_turn(state: State, deck_rng: Rng, policy_rng: Rng, turn: TurnRecord) -> None:
    turn.player, turn.players, turn.judged, turn.explored, turn.played = state.to_move, state.players, 0, 0, 1
    play(state, choose_greedily(state, policy_rng))
    reveal_at_random(state, deck_rng)
    if state.phase == PLACE:
        play(state, choose_greedily(state, policy_rng))
