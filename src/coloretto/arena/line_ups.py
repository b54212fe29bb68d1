"""Who plays against whom."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from coloretto.arena.errors import ArenaError


@dataclass(frozen=True)
class LineUp:
    """The bots around a table. After each game of a deal, everybody moves one seat, all the way around."""

    bots: tuple[str, ...]
    """For every seat of the first game the text that `make_bot` knows its bot by."""

    @property
    def challenger(self) -> str:
        """The bot that is being measured: the first one."""
        return self.bots[0]

    @property
    def names(self) -> tuple[str, ...]:
        """Every bot once, the challenger first."""
        return tuple(dict.fromkeys(self.bots))

    def seated(self, rotation: int) -> tuple[str, ...]:
        """The bots by seat after a number of rotations; in the first, the bot of seat 0 moves to seat 1."""
        return self.bots[-rotation:] + self.bots[:-rotation] if rotation else self.bots


def one_against_the_rest(challenger: str, other: str, players: int) -> LineUp:
    """One bot alone against a table full of another."""
    return LineUp((challenger, *[other] * (players - 1)))


def every_pairing(bots: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """Each bot alone against a table full of each other bot. With two players, each pair meets once."""
    _check(bots)
    pairs = combinations(bots, 2) if players == 2 else permutations(bots, 2)
    return tuple(one_against_the_rest(one, other, players) for one, other in pairs)


def pairings_of(challenger: str, bots: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """One bot alone against a table full of each of the others."""
    everybody = dict.fromkeys([challenger, *bots])
    _check(list(everybody))
    return tuple(one_against_the_rest(challenger, bot, players) for bot in everybody if bot != challenger)


def one_table(bots: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """All bots at one table, one on each seat."""
    if len(bots) != players:
        raise ArenaError(f"a table for {players} needs {players} bots, not {len(bots)}: {', '.join(bots)}")
    return (LineUp(tuple(bots)),)


def _check(bots: Sequence[str]) -> None:
    twice = [bot for bot in bots if list(bots).count(bot) > 1]
    if twice:
        raise ArenaError(f"{twice[0]} is named twice: bots that play against each other differ")
    if len(bots) < 2:
        raise ArenaError(", ".join(["name at least two bots", *(f"not only {bot}" for bot in bots)]))
