"""Positions with one clearly best action: "What would you do?"."""

from typing import TYPE_CHECKING

from coloretto._lazy import lazy_names

if TYPE_CHECKING:
    from coloretto.puzzles.finding import puzzle_of
    from coloretto.puzzles.pack import Pack, PackError, Puzzle, PuzzleGame, read_pack, shipped_puzzles
    from coloretto.puzzles.themes import Theme, themes_of

__all__ = [
    "Pack",
    "PackError",
    "Puzzle",
    "PuzzleGame",
    "Theme",
    "puzzle_of",
    "read_pack",
    "shipped_puzzles",
    "themes_of",
]

lazy_names(
    __name__,
    {
        "finding": ("puzzle_of",),
        "pack": ("Pack", "PackError", "Puzzle", "PuzzleGame", "read_pack", "shipped_puzzles"),
        "themes": ("Theme", "themes_of"),
    },
)
