"""Gymnasium's games, many in one compiled call: one action each, then on to the next decision."""

from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from coloretto.envs.observation import (
    ActionMask,
    ObservationRecord,
    observe_draw,
    observe_placement,
    observe_rules,
    observe_table,
    write_action_mask,
)
from coloretto.envs.rewards import write_returns
from coloretto.rules.compiled import compiled, inlined, record_dtype
from coloretto.rules.constants import ACTIONS, DRAW, MAX_PLAYERS, OVER, PLACE_ON
from coloretto.rules.kernel import State, draw, legal_actions, place, play, reveal
from coloretto.rules.stepping import States
from coloretto.sim.chance import Rng, below, deal, reveal_at_random, seed_deck, seed_policies, top_card
from coloretto.sim.cpu import Records
from coloretto.sim.game_loop import ILLEGAL_CHOICE
from coloretto.sim.policies import choose_shipped as choose

RANDOM_SEAT = -1  # each game draws the learner's seat at random
EVERY_SEAT = -2  # the caller decides for all players
NO_FAULT = -1  # no game in which a policy chose an illegal action

ENV_SETTING = record_dtype(
    [
        ("colours_removed", "i1"),
        ("start_cards", "i1"),  # of each player
        ("learner", "i1"),  # the learner's seat, RANDOM_SEAT or EVERY_SEAT
        ("opponents", "i1", MAX_PLAYERS - 1),  # the numbers of their policies, from the learner's left on
        ("reward", "i1"),
    ]
)


class EnvSetting(Protocol):
    """What all games of an environment share: an element of an array of ENV_SETTING."""

    colours_removed: int
    start_cards: int
    learner: int
    opponents: NDArray[np.int8]
    reward: int


EPISODE = record_dtype(
    [
        ("seed", "u8"),
        ("games", "u8"),  # begun so far: with the seed, it decides a game's random numbers
        ("legal", "i2"),  # what the caller may do, a bit for each action
        ("learner", "i1"),  # the learner's seat in this game
        ("over", "i1"),  # the game has ended: the next step starts a new one
    ]
)


class Episode(Protocol):
    """What an environment knows about a game beside its state: an element of an array of EPISODE."""

    seed: int
    games: int
    legal: int
    learner: int
    over: int


STEP_RESULT = record_dtype(
    [
        ("returns", "f4", MAX_PLAYERS),  # every player's reward; 0 before the end
        ("reward", "f4"),  # the learner's; of the player who acted, where the caller decides for all
        ("scores", "i2", MAX_PLAYERS),  # every player's final score; 0 before the end
        ("terminated", "?"),
        ("viewer", "i1"),  # who sees the observation: the learner, or the player to move
    ]
)


class StepResult(Protocol):
    """What a step returns beside observation and action mask: an element of an array of STEP_RESULT."""

    returns: NDArray[np.float32]
    reward: float
    scores: NDArray[np.int16]
    terminated: bool
    viewer: int


class GameArrays(NamedTuple):
    """The games of an environment: arrays with one element per game."""

    states: States
    deck_rngs: Records
    policy_rngs: Records
    episodes: Records
    observations: Records
    masks: Records
    results: Records


@compiled
def reset_games(layout: States, settings: Records, games: GameArrays, only_over: bool) -> int:  # noqa: FBT001 - numba
    """Start a new game everywhere, or only where it is over.

    Returns a game in which a policy chose illegally, or NO_FAULT.
    """
    fault = NO_FAULT
    for game in range(games.states.size):
        if only_over and games.episodes[game].over == 0:
            continue
        games.states[game] = layout[0]
        fine = start_game(
            settings[0],
            games.states[game],
            games.deck_rngs[game],
            games.policy_rngs[game],
            games.episodes[game],
            games.observations[game],
            games.masks[game],
            games.results[game],
        )
        if not fine:
            fault = game
    return fault


@compiled
def find_illegal(games: GameArrays, actions: NDArray[np.int64]) -> int:
    """A game whose action is illegal, or NO_FAULT. A game that is over accepts any action."""
    for game in range(actions.size):
        if not accepts(games.episodes[game], actions[game]):
            return game
    return NO_FAULT


@inlined
def accepts(episode: Episode, action: int) -> bool:
    return bool(episode.over == 1 or (0 <= action < ACTIONS and episode.legal >> action & 1))


@compiled
def step_games(layout: States, settings: Records, games: GameArrays, actions: NDArray[np.int64]) -> int:
    """Play a legal action in each game, or start a new one where it is over; return as `reset_games` does."""
    fault = NO_FAULT
    for game in range(actions.size):
        if games.episodes[game].over == 1:
            games.states[game] = layout[0]
        fine = step_game(
            settings[0],
            games.states[game],
            games.deck_rngs[game],
            games.policy_rngs[game],
            games.episodes[game],
            games.observations[game],
            games.masks[game],
            games.results[game],
            actions[game],
        )
        if not fine:
            fault = game
    return fault


# One game. These functions are parts of the loops above: calls would take a third of a step's time.


@inlined
def start_game(  # noqa: PLR0913, PLR0917 - records, each with a job of its own
    setting: EnvSetting,
    state: State,
    deck_rng: Rng,
    policy_rng: Rng,
    episode: Episode,
    observation: ObservationRecord,
    mask: ActionMask,
    result: StepResult,
) -> bool:
    """Start a game on a layout and show it; False if a policy chose illegally."""
    fine = begin_game(state, deck_rng, policy_rng, episode, setting, result)
    observe_rules(state, observation)
    write_observation(state, episode, observation, result)
    write_legal_actions(state, episode, mask)
    return fine


@inlined
def step_game(  # noqa: PLR0913, PLR0917 - see above
    setting: EnvSetting,
    state: State,
    deck_rng: Rng,
    policy_rng: Rng,
    episode: Episode,
    observation: ObservationRecord,
    mask: ActionMask,
    result: StepResult,
    action: int,
) -> bool:
    """Play a legal action and show what follows, or start a game on the layout that is there if one is over.

    A draw changes little of what is seen. So does a placement where the next player is the next to see: while
    there are cards left, it does not end the round. Only these changes are written then.
    """
    if episode.over == 1:
        return start_game(setting, state, deck_rng, policy_rng, episode, observation, mask, result)
    fine = True
    if action == DRAW:
        draw(state)
        reveal(state, top_card(state, deck_rng))
        observe_draw(state, observation)
    elif action > DRAW and setting.learner == EVERY_SEAT and state.cards_left > 0:
        row, card = action - PLACE_ON, state.drawn
        place(state, row)
        result.viewer = state.to_move
        observe_placement(state, row, card, observation)
    else:
        fine = play_action(state, deck_rng, policy_rng, episode, setting, action, result)
        write_observation(state, episode, observation, result)
    write_legal_actions(state, episode, mask)
    return fine


@compiled
def begin_game(  # noqa: PLR0913, PLR0917 - see above
    state: State, deck_rng: Rng, policy_rng: Rng, episode: Episode, setting: EnvSetting, result: StepResult
) -> bool:
    """Deal the next game on a layout, and let the opponents play until it is the learner's turn."""
    seed_deck(deck_rng, episode.seed, episode.games)
    seed_policies(policy_rng, episode.seed, episode.games)
    episode.games += 1
    episode.over = 0
    episode.learner = below(deck_rng, state.players) if setting.learner == RANDOM_SEAT else setting.learner
    deal(state, deck_rng, setting.colours_removed, setting.start_cards)
    result.reward = 0
    result.terminated = False
    for player in range(state.players):
        result.returns[player] = 0
        result.scores[player] = 0
    return advance(state, deck_rng, policy_rng, episode, setting)


@inlined
def play_action(  # noqa: PLR0913, PLR0917 - see above
    state: State,
    deck_rng: Rng,
    policy_rng: Rng,
    episode: Episode,
    setting: EnvSetting,
    action: int,
    result: StepResult,
) -> bool:
    actor = state.to_move
    play(state, action)
    fine = advance(state, deck_rng, policy_rng, episode, setting)
    if state.phase == OVER:
        episode.over = 1
        result.terminated = True
        write_returns(state, setting.reward, result.scores, result.returns)
        result.reward = result.returns[actor]
    return fine


@inlined
def advance(state: State, deck_rng: Rng, policy_rng: Rng, episode: Episode, setting: EnvSetting) -> bool:
    """Reveal cards and let the opponents play until the caller decides or the game is over."""
    reveal_at_random(state, deck_rng)
    while state.phase != OVER and not is_learners_turn(state, episode):
        opponent = (state.to_move - episode.learner) % state.players - 1
        action = choose(state, policy_rng, setting.opponents[opponent])
        if action == ILLEGAL_CHOICE:
            return False
        play(state, action)
        reveal_at_random(state, deck_rng)
    return True


@inlined
def is_learners_turn(state: State, episode: Episode) -> bool:
    if episode.learner == EVERY_SEAT:
        return True
    return bool(episode.learner == state.to_move)


@inlined
def write_observation(
    state: State, episode: Episode, observation: ObservationRecord, result: StepResult
) -> None:
    """Show the position to the learner, or to the player to move where the caller decides for all."""
    if episode.learner != EVERY_SEAT:
        result.viewer = episode.learner
    elif state.phase != OVER:
        result.viewer = state.to_move
    observe_table(state, result.viewer, observation)


@inlined
def write_legal_actions(state: State, episode: Episode, mask: ActionMask) -> None:
    episode.legal = legal_actions(state)
    write_action_mask(episode.legal, mask)
