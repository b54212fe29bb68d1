"""Puzzles in a file that Python and browsers read: see docs/puzzles.md."""

import re
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import msgspec
from msgspec import Struct

from coloretto._files import atomic_write
from coloretto.record import parse_turn
from coloretto.rules import ColorettoError, Position

VERSION = 2
ID_DIGITS = 8
TURN = re.compile(r"D\S( P\d)?|T\S+")
BEYOND = "beyond"
"""The grade of puzzles that the strongest level fails to solve."""


class PackError(ColorettoError):
    """A file that holds no puzzles, or those of another version."""


class PuzzleGame(Struct, frozen=True):
    """A game up to the position of a puzzle, so that it can be played on from there."""

    start: str
    """The text of its first position."""
    turns: str
    """As in records, with a space between them: `Df P2 T0=c`. Whose turn it is follows from the rules."""

    @property
    def end(self) -> Position:
        """The position that it leads to."""
        position = Position(self.start)
        for turn in TURN.finditer(self.turns):
            for action, cards in parse_turn(position.to_move or 0, turn[0]).actions:
                position = position.after(action, cards)
        return position


class Puzzle(Struct, frozen=True):
    position: str
    """Its text; the player to move is the one who is asked."""
    values: dict[str, int]
    """By legal action, the best one first: that player's share of the win after it, in thousandths."""
    error: int
    """The largest standard error of those shares, in thousandths; 0 if they are exact."""
    grade: str
    """The weakest level of bots that finds the best action as all stronger ones do, or BEYOND."""
    found_by: tuple[str, ...]
    """The levels that find it, the weakest first."""
    themes: tuple[str, ...]
    game: PuzzleGame | None = None
    """Where the position came up; None for one that is in no game."""

    @property
    def best(self) -> str:
        return next(iter(self.values))


class Pack(Struct, frozen=True):
    id: str
    """A digest of the positions and their order."""
    networks: dict[str, str]
    """The fingerprints of the networks by which they were found."""
    puzzles: tuple[Puzzle, ...]
    """In no order that anyone would notice: neighbours differ in rule set, grade and themes."""
    version: int = VERSION


def new_pack(puzzles: Iterable[Puzzle], networks: dict[str, str]) -> Pack:
    ordered = tuple(sorted(puzzles, key=lambda puzzle: _digest(puzzle.position.encode())))
    positions = "\n".join(puzzle.position for puzzle in ordered)
    return Pack(_digest(positions.encode())[:ID_DIGITS], networks, ordered)


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()


def write_pack(path: Path, pack: Pack) -> None:
    """One puzzle in each line."""
    lines = b",\n".join(map(msgspec.json.encode, pack.puzzles))
    frame = msgspec.json.encode(msgspec.structs.replace(pack, puzzles=()))
    with atomic_write(path) as file:
        file.write_bytes(frame.replace(b'"puzzles":[]', b'"puzzles":[\n' + lines + b"\n]") + b"\n")


def read_pack(content: bytes, name: str) -> Pack:
    try:
        pack = msgspec.json.decode(content, type=Pack)
    except msgspec.MsgspecError as error:
        raise PackError(f"{name} holds no puzzles: {error}") from error
    if pack.version != VERSION:
        raise PackError(f"{name} holds puzzles of version {pack.version}, not {VERSION}")
    return pack


@cache
def shipped_puzzles() -> Pack:
    """Those of the package: of every printed rule set."""
    return read_pack(files("coloretto.puzzles").joinpath("puzzles.json").read_bytes(), "puzzles.json")
