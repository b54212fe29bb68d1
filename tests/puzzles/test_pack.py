"""The puzzles that we ship."""

import gzip
from collections import Counter
from importlib.resources import files

import pytest

from coloretto.analysis import analyse, roll_out
from coloretto.bots import LEVEL_BOTS
from coloretto.bots.network_files import shipped_fingerprints
from coloretto.puzzles import PackError, Puzzle, Theme, read_pack, shipped_puzzles, themes_of
from coloretto.puzzles.pack import BEYOND, new_pack
from coloretto.rules import PRINTED, Action, Position, rule_set_text
from support.effort import effort

PACK = files("coloretto.puzzles").joinpath("puzzles.json")
LEAST, LEAST_EACH = 500, 40
MOST_BYTES = 60_000
SAMPLE = shipped_puzzles().puzzles[:: len(shipped_puzzles().puzzles) // effort(4, 100)]
CONFIRMED = 0.95
"""The share of puzzles of which that is expected: rollouts are samples, and searches err."""


def test_there_are_enough_of_every_printed_rule_set() -> None:
    puzzles = shipped_puzzles().puzzles
    counts = Counter(puzzle.position.split(" ")[0] for puzzle in puzzles)
    assert len({puzzle.position for puzzle in puzzles}) == len(puzzles) >= LEAST
    assert set(counts) == set(PRINTED)
    assert min(counts.values()) >= LEAST_EACH


def test_the_file_is_small() -> None:
    assert len(gzip.compress(PACK.read_bytes())) < MOST_BYTES


def test_every_theme_and_most_grades_occur() -> None:
    puzzles = shipped_puzzles().puzzles
    assert {theme for puzzle in puzzles for theme in puzzle.themes} == {theme.value for theme in Theme}
    assert {"medium", "hard", "expert"} <= {puzzle.grade for puzzle in puzzles} <= {*LEVEL_BOTS, BEYOND}


def test_the_obvious_choice_is_mostly_wrong() -> None:
    puzzles = shipped_puzzles().puzzles
    assert sum("medium" not in puzzle.found_by for puzzle in puzzles) > 0.7 * len(puzzles)


def test_every_legal_action_has_a_value_and_one_is_clearly_the_best() -> None:
    for puzzle in shipped_puzzles().puzzles:
        position = Position(puzzle.position)
        assert {Action.from_text(action) for action in puzzle.values} == set(position.legal_actions)
        best, *others = puzzle.values.values()
        assert best - max(others) >= 49  # both are rounded
        assert puzzle.themes == tuple(
            theme.value for theme in themes_of(position, Action.from_text(puzzle.best))
        )


def test_a_deeper_search_and_longer_rollouts_find_the_same_actions() -> None:
    assert sum(map(is_confirmed, SAMPLE)) >= CONFIRMED * len(SAMPLE)


def is_confirmed(puzzle: Puzzle) -> bool:
    """Rollouts say nothing new about values that are exact."""
    position = Position(puzzle.position)
    best = analyse(position, 200).best
    is_rolled_out = best.is_exact or roll_out(position, 128, 32)[0].action is best.action
    return best.action.text == puzzle.best and is_rolled_out


def test_the_game_of_every_puzzle_leads_to_its_position() -> None:
    for puzzle in shipped_puzzles().puzzles:
        assert puzzle.game is not None
        assert puzzle.game.end.text == puzzle.position


def test_the_order_depends_on_nothing_but_the_positions() -> None:
    pack = shipped_puzzles()
    assert new_pack(reversed(pack.puzzles), shipped_fingerprints()) == pack


def test_neighbours_differ_so_that_days_do() -> None:
    rules = [rule_set_text(Position(puzzle.position).rule_set) for puzzle in shipped_puzzles().puzzles]
    assert all(len(set(rules[day : day + 14])) > 4 for day in range(len(rules) - 14))


@pytest.mark.parametrize("content", [b"", b"{}", b'{"id":"","networks":{},"puzzles":[],"version":3}'])
def test_a_file_without_puzzles_is_refused(content: bytes) -> None:
    with pytest.raises(PackError, match=r"some\.json holds"):
        read_pack(content, "some.json")
