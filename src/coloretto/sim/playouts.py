"""Playouts: compiled policies play a position to its end, once or many times."""

from collections.abc import Callable
from functools import cache, lru_cache, partial
from typing import Any, TypeAlias

import numpy as np

from coloretto.rules import ColorettoError, Position, RuleSet
from coloretto.rules.compiled import compiled, rebound
from coloretto.rules.kernel import STATE, State
from coloretto.rules.stepping import States
from coloretto.sim import game_loop
from coloretto.sim.chance import RNG, reveal_at_random, seed_deck, seed_policies
from coloretto.sim.cpu import Chooser, Records
from coloretto.sim.game_loop import (
    ILLEGAL_CHOICE,
    RESULT,
    GameRngs,
    Setting,
    new_setting,
    play_out,
    write_result,
)
from coloretto.sim.parts import parts_of, play_parts
from coloretto.sim.policies import choose_shipped
from coloretto.sim.seating import Policies, PolicyError, seat_policies
from coloretto.sim.simulation import PART, Results, check_choices, check_seed, check_threads

CACHE_SIZE = 256

Loop: TypeAlias = Callable[..., Any]


def playout(position: Position, policies: Policies = "random", seed: int = 0) -> Position:
    """The end of a game that goes on from a position: policies decide, and every card left may come next.

    The policies are one for all seats, or one for each. The seed decides all random numbers.
    """
    check_seed(seed)
    settings, finish, _ = _prepared(position, policies)
    states = position.state
    if finish(states, settings, np.uint64(seed)) == ILLEGAL_CHOICE:
        raise PolicyError(f"a policy chose an illegal action after {position.text!r}, with seed {seed}")
    return Position.of_state(position.rule_set, states)


def rollout(
    position: Position,
    policies: Policies = "random",
    games: int = 1000,
    *,
    seed: int = 0,
    threads: int | None = None,
) -> Results:
    """The results of many games that all go on from a position, without the games' positions.

    A game's number and the seed decide all its random numbers; number 0 is the game of `playout`. Decisions
    are counted from the position on. Without a number of `threads`, thousands of games use all cores.
    """
    check_seed(seed)
    check_threads(threads)
    if games < 0:
        raise ColorettoError(f"games: {games} is below 0")
    settings, _, finish_games = _prepared(position, policies)
    records = np.zeros(games, RESULT)
    play_part = partial(finish_games, position.state, settings, np.uint64(seed))
    for _ in play_parts(parts_of(0, records, PART["cpu"]), play_part, threads):
        pass
    check_choices(records, 0, seed)
    return Results.of(records, position.players)


def _prepared(position: Position, policies: Policies) -> tuple[Records, Loop, Loop]:
    hashable = policies if isinstance(policies, str) or callable(policies) else tuple(policies)
    return _prepare(hashable, position.rule_set)


@lru_cache(CACHE_SIZE)
def _prepare(policies: Policies, rule_set: RuleSet) -> tuple[Records, Loop, Loop]:
    """The setting of these policies, `finish` and `finish_games`."""
    seating = seat_policies(policies, rule_set.players)
    return new_setting(rule_set, 0, seating.numbers), *_loops(seating.choose)


@cache
def _loops(choose: Chooser) -> tuple[Loop, Loop]:
    """`finish` and `finish_games` with another function in place of `choose_shipped`."""
    if choose is choose_shipped:
        return finish, finish_games
    play_out = rebound(game_loop.play_out, choose=choose)
    game = rebound(finish_game, play_out=play_out)
    return rebound(finish, finish_game=game), rebound(finish_games, finish_game=game)


@compiled
def finish(states: States, settings: Records, seed: int) -> int:
    """Play on to the end of the game; return the number of decisions, or ILLEGAL_CHOICE."""
    rngs = np.empty(2, RNG)
    return finish_game(states[0], rngs, settings[0], seed, 0)


@compiled
def finish_games(start: States, settings: Records, seed: int, first_game: int, results: Records) -> None:
    """Play one game per result; `first_game` is the number of the first."""
    states, rngs = np.empty(1, STATE), np.empty(2, RNG)
    for game in range(results.size):
        states[0] = start[0]
        results[game].decisions = finish_game(states[0], rngs, settings[0], seed, first_game + game)
        write_result(states[0], results[game])


@compiled
def finish_game(state: State, rngs: GameRngs, setting: Setting, seed: int, game: int) -> int:
    seed_deck(rngs[0], seed, game)
    seed_policies(rngs[1], seed, game)
    reveal_at_random(state, rngs[0])
    return play_out(state, rngs[0], rngs[1], setting)
