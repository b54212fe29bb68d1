"""How many decisions and revealed cards the first steps of a game can have: counts of game trees."""

from collections.abc import Callable, Iterable
from os import environ
from typing import NamedTuple, TypeVar

import pytest

from coloretto.rules import Position
from support.model import Table, moves, outcomes, parse_table
from support.play import with_deck

THREE_STRANDED = (
    "players:3,capacities:3.3.3,jokers:0,golden_jokers:0,reserve:2,"
    "table:brown,colours_removed:4,start_cards:1,games:1"
)
TWO_WITHOUT_BONUS = (
    "players:2,capacities:3.3,jokers:0,golden_jokers:3,reserve:2,"
    "table:brown,colours_removed:4,start_cards:1,games:1"
)
TO_THE_END = 99

TEXTS = {
    "golden, 2 players": "golden-2-brown fg -/-/- ab/cd 0:choose 1 -",
    "classic, 3 players": "classic-3-brown g -/-/- a/b/c 0:choose 1 -",
    "golden, 4 players": "golden-4-violet - -/-/-/- a/b/c/d 3:choose 1 -",
    "classic, 5 players": "classic-5-brown - -/-/-/-/- a/b/c/d/e 0:choose 1 -",
    "golden joker and last-round card": "golden-3-brown g J/b/- a/b/c 1:choose 7 -",
    "2 players before the last round": "golden-2-violet fg a/J/- ab/cd 0:choose 9 -",
    "2 players in the last round": "golden-2-violet fg -/J/- ab/cd 0:choose 9 -",
    "3 players in the last round": "classic-3-brown g aab/bc/cc a/b/c 1:choose 7 -",
    "a deck that strands players": f"{THREE_STRANDED} defg a/-/- a/b/c 1:choose 5 -",
    "a deck too small for jokers": f"{TWO_WITHOUT_BONUS} defg a/- a/b 1:choose 5 -",
}
DECKS = {
    "golden joker and last-round card": "aaaaaa++++++++++",
    "2 players before the last round": "aaaaaa++++++++cd",
    "2 players in the last round": "acc",
    "3 players in the last round": "a+",
    "a deck that strands players": "bb+",
    "a deck too small for jokers": "bJJJ",
}


def start_of(name: str) -> Position:
    return with_deck(TEXTS[name], DECKS[name]) if name in DECKS else Position(TEXTS[name])


Node = TypeVar("Node")


class Count(NamedTuple):
    decisions: int
    outcomes: int


COUNTS = [
    ("golden, 2 players", 6, Count(619, 386)),
    ("golden, 2 players", 10, Count(63728, 29375)),
    ("classic, 3 players", 6, Count(673, 392)),
    ("classic, 3 players", 9, Count(20065, 15752)),
    ("golden, 4 players", 6, Count(1777, 802)),
    ("golden, 4 players", 8, Count(14989, 19254)),
    ("classic, 5 players", 6, Count(2206, 819)),
    ("classic, 5 players", 8, Count(19621, 19044)),
    ("golden joker and last-round card", 8, Count(833, 420)),
    ("golden joker and last-round card", 12, Count(13105, 6420)),
    ("2 players before the last round", 9, Count(2147, 1634)),
    ("2 players before the last round", TO_THE_END, Count(29891, 20610)),
    ("2 players in the last round", TO_THE_END, Count(832, 172)),
    ("3 players in the last round", TO_THE_END, Count(319, 44)),
    ("a deck that strands players", TO_THE_END, Count(2587, 328)),
    ("a deck too small for jokers", TO_THE_END, Count(1034, 352)),
]


def count_tree(
    node: Node,
    depth: int,
    decided: Callable[[Node], Iterable[Node]],
    revealed: Callable[[Node], Iterable[Node]],
) -> Count:
    """How many decisions and how many revealed cards lie below a node, down to a depth."""
    if depth == 0:
        return Count(0, 0)
    after_decisions, after_outcomes = list(decided(node)), list(revealed(node))
    below = [count_tree(child, depth - 1, decided, revealed) for child in after_decisions + after_outcomes]
    return Count(
        len(after_decisions) + sum(count.decisions for count in below),
        len(after_outcomes) + sum(count.outcomes for count in below),
    )


def decided(position: Position) -> Iterable[Position]:
    return map(position.after, position.legal_actions)


def revealed(position: Position) -> Iterable[Position]:
    return (position.reveal(card) for card, _ in position.chance_outcomes)


def decided_in_model(table: Table) -> Iterable[Table]:
    return moves(table).values()


def revealed_in_model(table: Table) -> Iterable[Table]:
    return outcomes(table).values()


SMALL = 5000
"""Decisions of the largest tree that interpreted rules count, too: the others take them ten seconds."""
IS_INTERPRETED = environ.get("NUMBA_DISABLE_JIT") == "1"
COUNTED = [each for each in COUNTS if not IS_INTERPRETED or each[2].decisions < SMALL]


@pytest.mark.parametrize(("name", "depth", "count"), COUNTED)
def test_game_trees_have_as_many_nodes_as_ever(name: str, depth: int, count: Count) -> None:
    assert count_tree(start_of(name), depth, decided, revealed) == count


@pytest.mark.parametrize(("name", "depth", "count"), COUNTED)
def test_the_model_counts_the_same_nodes(name: str, depth: int, count: Count) -> None:
    table = parse_table(start_of(name).text)
    assert count_tree(table, depth, decided_in_model, revealed_in_model) == count
