"""The games of environments, many in one compiled call: an action each, then all up to the next decision."""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.envs.observation import SIZE, observe, write_action_mask
from coloretto.envs.rewards import write_returns
from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.kernel import ACTIONS, MAX_PLAYERS, OVER, STATE, State, play, reveal
from coloretto.rules.stepping import States, awaits_card, is_legal
from coloretto.sim.chance import LOTS, Lots, below, deal, seed_lots, top_card
from coloretto.sim.playing import ILLEGAL_CHOICE
from coloretto.sim.policies import choose_shipped as choose

Setting: TypeAlias = Any  # an element of an array of SETTING
Seat: TypeAlias = Any  # an element of an array of SEAT
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
        ("learner", "i1"),  # the learner's seat in this game
        ("over", "i1"),  # the game has ended: the next step begins a new one
    ]
)
"""What an environment keeps of a game beside its state and its lots."""


class Games(NamedTuple):
    """The games of an environment, an element each."""

    states: States
    lots: Records
    seats: Records


class Outputs(NamedTuple):
    """What a step gives for each game."""

    observations: NDArray[np.int8]
    action_masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    """The learner's; of the player who acted, where the caller decides for all."""
    terminations: NDArray[np.bool_]
    players: NDArray[np.int8]
    """Who sees the observation: the learner, or the player to move."""
    returns: NDArray[np.float32]
    """Every player's reward; 0 before the end."""
    scores: NDArray[np.int16]
    """Every player's final score; 0 before the end."""


def new_games(number: int) -> Games:
    return Games(np.zeros(number, STATE), np.zeros(number, LOTS), np.zeros(number, SEAT))


def new_outputs(number: int) -> Outputs:
    return Outputs(
        np.zeros((number, SIZE), np.int8),
        np.zeros((number, ACTIONS), np.int8),
        np.zeros(number, np.float32),
        np.zeros(number, np.bool_),
        np.zeros(number, np.int8),
        np.zeros((number, MAX_PLAYERS), np.float32),
        np.zeros((number, MAX_PLAYERS), np.int16),
    )


@compiled
def reset_games(layout: States, settings: Records, games: Games, outputs: Outputs) -> int:
    """Begin a new game everywhere; return a game in which a policy chose illegally, or FINE."""
    fault = FINE
    for game in range(games.states.size):
        if not begin_game(layout, settings[0], games, outputs, game):
            fault = game
    return fault


@compiled
def find_illegal(games: Games, actions: NDArray[np.int64]) -> int:
    """A game whose action is illegal, or FINE. Where a game is over any action will do."""
    for game in range(actions.size):
        if games.seats[game].over == 0 and not is_legal(games.states[game], actions[game]):
            return game
    return FINE


@compiled
def step_games(
    layout: States, settings: Records, games: Games, actions: NDArray[np.int64], outputs: Outputs
) -> int:
    """Play a legal action in each game, or begin a new one where it is over; return as `reset_games` does."""
    fault = FINE
    for game in range(actions.size):
        if games.seats[game].over == 1:
            fine = begin_game(layout, settings[0], games, outputs, game)
        else:
            fine = play_action(settings[0], games, actions[game], outputs, game)
        if not fine:
            fault = game
    return fault


@compiled
def begin_game(layout: States, setting: Setting, games: Games, outputs: Outputs, game: int) -> bool:
    games.states[game] = layout[0]
    state, lots, seat = games.states[game], games.lots[game], games.seats[game]
    seed_lots(lots, seat.seed, seat.games)
    seat.games += 1
    seat.over = 0
    seat.learner = below(lots, state.players) if setting.learner == BY_LOT else setting.learner
    deal(state, lots, setting.colours_removed, setting.start_cards)
    outputs.rewards[game] = 0
    outputs.terminations[game] = False
    outputs.returns[game] = 0
    outputs.scores[game] = 0
    fine = advance(state, lots, seat, setting)
    write_view(state, seat, outputs, game)
    return fine


@compiled
def play_action(setting: Setting, games: Games, action: int, outputs: Outputs, game: int) -> bool:
    state, lots, seat = games.states[game], games.lots[game], games.seats[game]
    actor = state.to_move
    play(state, action)
    fine = advance(state, lots, seat, setting)
    if state.phase == OVER:
        seat.over = 1
        outputs.terminations[game] = True
        write_returns(state, setting.reward, outputs.scores[game], outputs.returns[game])
        outputs.rewards[game] = outputs.returns[game, actor]
    write_view(state, seat, outputs, game)
    return fine


@compiled
def advance(state: State, lots: Lots, seat: Seat, setting: Setting) -> bool:
    """Reveal cards and let the opponents play until the caller decides or the game is over."""
    while state.phase != OVER:
        if awaits_card(state):
            reveal(state, top_card(state, lots))
        elif is_learners_turn(state, seat):
            return True
        else:
            opponent = (state.to_move - seat.learner) % state.players - 1
            action = choose(state, lots, setting.opponents[opponent])
            if action == ILLEGAL_CHOICE:
                return False
            play(state, action)
    return True


@compiled
def write_view(state: State, seat: Seat, outputs: Outputs, game: int) -> None:
    viewer = seat.learner
    if viewer == EVERY_SEAT:
        viewer = outputs.players[game] if state.phase == OVER else state.to_move
    outputs.players[game] = viewer
    observe(state, viewer, outputs.observations[game])
    write_action_mask(state, outputs.action_masks[game])


@compiled
def is_learners_turn(state: State, seat: Seat) -> bool:
    if seat.learner == EVERY_SEAT:
        return True
    return bool(seat.learner == state.to_move)
