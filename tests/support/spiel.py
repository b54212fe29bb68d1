"""Our OpenSpiel game: its variants by rule set, random playthroughs, and their positions by our own rules."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel

from coloretto.envs.openspiel import ColorettoGame, ColorettoState
from coloretto.rules import Card, Opening, Position, RuleSet


def load(name: str, returns: str = "win_share") -> ColorettoGame:
    """The game of a printed rule set's name."""
    edition, players, table = name.split("-")
    game: ColorettoGame = pyspiel.load_game(
        "python_coloretto",
        {"players": int(players), "edition": edition, "table": table, "returns": returns},
    )
    return game


def play_by_lot(state: ColorettoState, rng: Random) -> None:
    """Let chance decide by its probabilities, or a player at random."""
    if state.is_chance_node():
        outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, probabilities)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def states_of_game(game: ColorettoGame, seed: int) -> Iterator[ColorettoState]:
    """Every state of a random game, from the empty table to the end; it is the same object each time."""
    rng, state = Random(seed), game.new_initial_state()
    yield state
    while not state.is_terminal():
        play_by_lot(state, rng)
        yield state


def last_state_of_game(game: ColorettoGame, seed: int) -> ColorettoState:
    for state in states_of_game(game, seed):
        last = state
    return last


def opening_of(rule_set: RuleSet, set_up: list[int]) -> Opening:
    """The opening of a history's first outcomes: removed colours, start cards, start player."""
    removed, each = rule_set.colours_removed, rule_set.start_cards
    given = [Card(outcome) for outcome in set_up[removed:-1]]
    return Opening(
        rule_set,
        tuple(sorted(map(Card, set_up[:removed]))),
        tuple(tuple(given[player * each : (player + 1) * each]) for player in range(rule_set.players)),
        set_up[-1],
    )


def position_of(rule_set: RuleSet, history: list[Any]) -> Position:
    """The position that the rules reach by a history of OpenSpiel's."""
    set_up = rule_set.colours_removed + rule_set.players * rule_set.start_cards + 1
    position = Position.start(opening_of(rule_set, history[:set_up]))
    for event in history[set_up:]:
        position = position.reveal(event) if position.phase.is_chance else position.after(event)
    return position
