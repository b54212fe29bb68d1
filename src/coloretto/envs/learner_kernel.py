"""The games of environments, many in one compiled call: an action each, then all up to the next decision."""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numba import prange
from numpy.typing import NDArray

from coloretto.envs.observation import Mask, View, observe_rules, observe_table, write_action_mask
from coloretto.envs.rewards import write_returns
from coloretto.rules.compiled import compiled, compiled_for_threads, record_dtype
from coloretto.rules.constants import ACTIONS, MAX_PLAYERS, OVER
from coloretto.rules.kernel import State, legal_actions, play
from coloretto.rules.stepping import States
from coloretto.sim.chance import Lots, below, deal, reveal_by_lot, seed_deck, seed_policies
from coloretto.sim.game_loop import ILLEGAL_CHOICE
from coloretto.sim.policies import choose_shipped as choose

Setting: TypeAlias = Any  # an element of an array of SETTING
Seat: TypeAlias = Any  # an element of an array of SEAT
Outcome: TypeAlias = Any  # an element of an array of OUTCOME
Records: TypeAlias = NDArray[np.void]

BY_LOT = -1  # the learner's seat is drawn anew for each game
EVERY_SEAT = -2  # the caller decides for all players
FINE = -1  # no game had a fault

SETTING = record_dtype(
    [
        ("colours_removed", "i1"),
        ("start_cards", "i1"),  # of each player
        ("learner", "i1"),  # the learner's seat, BY_LOT or EVERY_SEAT
        ("opponents", "i1", MAX_PLAYERS - 1),  # the numbers of their policies, from the learner's left on
        ("reward", "i1"),
    ]
)

SEAT = record_dtype(
    [
        ("seed", "u8"),
        ("games", "u8"),  # begun so far: with the seed it decides a game's lots
        ("legal", "i2"),  # what the caller may do, a bit for each action
        ("learner", "i1"),  # the learner's seat in this game
        ("over", "i1"),  # the game has ended: the next step begins a new one
    ]
)
"""What an environment keeps of a game beside its state and its lots."""

OUTCOME = record_dtype(
    [
        ("returns", "f4", MAX_PLAYERS),  # every player's reward; 0 before the end
        ("reward", "f4"),  # the learner's; of the player who acted, where the caller decides for all
        ("scores", "i2", MAX_PLAYERS),  # every player's final score; 0 before the end
        ("terminated", "?"),
        ("viewer", "i1"),  # who sees the observation: the learner, or the player to move
    ]
)
"""What a step gives for each game beside the observation and the action mask."""


class Games(NamedTuple):
    """The games of an environment, an element each."""

    states: States
    decks: Records  # the lots that decide the cards
    lots: Records  # those that the opponents may draw
    seats: Records
    views: Records
    masks: Records
    outcomes: Records


@compiled
def reset_games(layout: States, settings: Records, games: Games) -> int:
    """Begin a new game everywhere; return a game in which a policy chose illegally, or FINE."""
    fault = FINE
    for game in range(games.states.size):
        lay_out(layout, games.states, game)
        state, seat = games.states[game], games.seats[game]
        fine = begin_game(state, games.decks[game], games.lots[game], seat, settings[0], games.outcomes[game])
        observe_rules(state, games.views[game])
        write_view(state, seat, games.views[game], games.masks[game], games.outcomes[game])
        if not fine:
            fault = game
    return fault


@compiled
def find_illegal(games: Games, actions: NDArray[np.int64]) -> int:
    """A game whose action is illegal, or FINE. Where a game is over any action will do."""
    for game in range(actions.size):
        seat = games.seats[game]
        if seat.over == 0 and not (0 <= actions[game] < ACTIONS and seat.legal >> actions[game] & 1):
            return game
    return FINE


def step_all(layout: States, settings: Records, games: Games, actions: NDArray[np.int64]) -> int:
    """Play an action in each game, or begin a new one where it is over; return as `reset_games` does.

    If the action of a game is illegal, no game is changed; that is told by a number below FINE.
    """
    illegal = find_illegal(games, actions)
    if illegal != FINE:
        return FINE - 1 - illegal
    fault = FINE
    for game in prange(actions.size):
        state, seat, deck = games.states[game], games.seats[game], games.decks[game]
        lots = games.lots[game]
        if seat.over == 1:
            lay_out(layout, games.states, game)
            fine = begin_game(state, deck, lots, seat, settings[0], games.outcomes[game])
            observe_rules(state, games.views[game])
        else:
            fine = play_action(state, deck, lots, seat, settings[0], actions[game], games.outcomes[game])
        write_view(state, seat, games.views[game], games.masks[game], games.outcomes[game])
        fault = max(fault, FINE if fine else game)
    return fault


step_games = compiled(step_all)
step_games_by_threads = compiled_for_threads(step_all)


@compiled
def lay_out(layout: States, states: States, game: int) -> None:
    """Not in the loop itself: numba 0.68 drops the assignment of a record there when it shares it out."""
    states[game] = layout[0]


@compiled
def begin_game(  # noqa: PLR0913, PLR0917 - records, each with a job of its own
    state: State, deck: Lots, lots: Lots, seat: Seat, setting: Setting, outcome: Outcome
) -> bool:
    """Deal the next game of the series on a layout, and let the opponents play up to the learner's turn."""
    seed_deck(deck, seat.seed, seat.games)
    seed_policies(lots, seat.seed, seat.games)
    seat.games += 1
    seat.over = 0
    seat.learner = below(deck, state.players) if setting.learner == BY_LOT else setting.learner
    deal(state, deck, setting.colours_removed, setting.start_cards)
    outcome.reward = 0
    outcome.terminated = False
    for player in range(state.players):
        outcome.returns[player] = 0
        outcome.scores[player] = 0
    return advance(state, deck, lots, seat, setting)


@compiled
def play_action(  # noqa: PLR0913, PLR0917 - see above
    state: State, deck: Lots, lots: Lots, seat: Seat, setting: Setting, action: int, outcome: Outcome
) -> bool:
    actor = state.to_move
    play(state, action)
    fine = advance(state, deck, lots, seat, setting)
    if state.phase == OVER:
        seat.over = 1
        outcome.terminated = True
        write_returns(state, setting.reward, outcome.scores, outcome.returns)
        outcome.reward = outcome.returns[actor]
    return fine


@compiled
def advance(state: State, deck: Lots, lots: Lots, seat: Seat, setting: Setting) -> bool:
    """Reveal cards and let the opponents play until the caller decides or the game is over."""
    reveal_by_lot(state, deck)
    while state.phase != OVER and not is_learners_turn(state, seat):
        opponent = (state.to_move - seat.learner) % state.players - 1
        action = choose(state, lots, setting.opponents[opponent])
        if action == ILLEGAL_CHOICE:
            return False
        play(state, action)
        reveal_by_lot(state, deck)
    return True


@compiled
def is_learners_turn(state: State, seat: Seat) -> bool:
    if seat.learner == EVERY_SEAT:
        return True
    return bool(seat.learner == state.to_move)


@compiled
def write_view(state: State, seat: Seat, view: View, mask: Mask, outcome: Outcome) -> None:
    """Show the position to the learner, or to the player to move where the caller decides for all."""
    if seat.learner != EVERY_SEAT:
        outcome.viewer = seat.learner
    elif state.phase != OVER:
        outcome.viewer = state.to_move
    seat.legal = legal_actions(state)
    write_action_mask(seat.legal, mask)
    observe_table(state, outcome.viewer, view)
