"""What a keyboard is told of a game. A closed set."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol, TypeAlias, runtime_checkable

from coloretto.rules import Action, Position


@dataclass(frozen=True)
class Dealt:
    """A game begins, or is seen for the first time."""

    position: Position
    names: tuple[str, ...]
    mine: frozenset[int]
    """The players at this keyboard; none where one only watches."""
    kinds: tuple[str, ...]
    """What plays each seat: the text of a bot, or nothing for a person."""
    commitment: str = ""


@dataclass(frozen=True)
class Moved:
    player: int
    before: Position
    action: Action
    after: Position
    is_past: bool = False
    """Whether it happened before this keyboard was there, in a game that goes on."""


@dataclass(frozen=True)
class Asked:
    """A player at this keyboard must decide: `Course.answer`."""

    player: int
    position: Position
    deadline: float | None = None
    """When the time is up, in seconds since 1970, where there is a clock."""


@dataclass(frozen=True)
class Invited:
    """Somebody at this keyboard may agree to what is said: `Course.agree`."""

    sentence: str


@dataclass(frozen=True)
class Told:
    """What happens around the game, in a sentence."""

    sentence: str


@dataclass(frozen=True)
class Away:
    """The server cannot be reached for now, and is tried again."""


@dataclass(frozen=True)
class Back:
    """The server that was away is there again."""


@dataclass(frozen=True)
class Finished:
    """A game is over."""

    position: Position
    totals: tuple[int, ...] | None = None
    """The points of a match of several games so far."""


Happening: TypeAlias = Dealt | Moved | Asked | Invited | Told | Away | Back | Finished


class Course(Protocol):
    """A game, or a match of several. Only `happenings` waits; the others may be called meanwhile."""

    def happenings(self) -> Iterator[Happening]:
        """All that happens, to the end; nothing more once somebody leaves."""
        ...

    def answer(self, action: Action) -> None: ...

    def agree(self) -> None: ...

    def leave(self) -> None: ...


@runtime_checkable
class SharedCourse(Course, Protocol):
    """A game with others elsewhere: one can speak to them, and leave them alone."""

    @property
    def may_speak(self) -> bool: ...

    @property
    def may_resign(self) -> bool: ...

    def say(self, text: str) -> None: ...

    def resign(self) -> None:
        """Give up the match: there is no return."""
        ...
