"""What puzzles are about."""

import pytest

from coloretto.puzzles import Theme, themes_of
from coloretto.rules import Action, Position

SPOILED = "golden-3-violet b c/f/- aaaccccdddfgggg+++J/aaaacdeeeefg++j/cccdddeeffg+ 0:place-e 9 -"


@pytest.mark.parametrize(
    ("position", "best", "themes"),
    [
        ("classic-3-brown g bbc/aa/- aa/b/cd 0:choose 2 -", "T1", set()),
        ("classic-3-brown g bbj/aa/- aa/b/cd 0:choose 2 -", "D", {Theme.JOKER}),
        ("classic-3-brown g bbc/aa/- aa/b/cd 0:choose 2 -", "T0", {Theme.FEWER_POINTS}),
        ("golden-3-violet g bbc/aa/- aa/b/cd 0:place-J 2 -", "P1", {Theme.GOLDEN_JOKER, Theme.VIOLET}),
        ("golden-2-brown ef g/d+/- bc/dg 1:choose 1 -", "D", {Theme.PLUS_TWO, Theme.TWO_PLAYERS}),
        (SPOILED, "P0", {Theme.SPOILING, Theme.VIOLET}),
        (SPOILED, "P2", {Theme.VIOLET}),
    ],
)
def test_a_position_and_its_best_action_have_themes(position: str, best: str, themes: set[Theme]) -> None:
    assert set(themes_of(Position(position), Action.from_text(best))) == themes


def test_the_last_round_is_a_theme() -> None:
    position = "golden-2-brown ce +/b/x aaadddddffgg+J/aaabbbbbdfggg+++* 0:choose 7 abdfffg++++"
    assert Theme.LAST_ROUND in themes_of(Position(position), Action.DRAW)
