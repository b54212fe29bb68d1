"""A match as one keyboard follows it, local or at a server: a stream of events, and the answers to them.

The plain game and the full-screen UI both follow a `Feed` and know nothing else about where it is played.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Protocol, TypeAlias, runtime_checkable

from coloretto.protocol.reactions import ReactionName
from coloretto.record import GameRecord
from coloretto.rules import Action, Match, Position


@dataclass(frozen=True)
class GameStarted:
    """A game starts, or is seen for the first time."""

    position: Position
    names: tuple[str, ...]
    mine: frozenset[int]
    """The players at this keyboard; empty for a spectator."""
    kinds: tuple[str, ...]
    """The bot on each seat, as text; empty for a person."""
    commitment: str = ""
    """To the deck of this game."""
    game: int = 1
    games: int = 1
    """Games in the match."""

    @property
    def is_against_bots(self) -> bool:
        """Whether one person plays, and nobody else: only there may a person ask for advice."""
        others = [kind for seat, kind in enumerate(self.kinds) if seat not in self.mine]
        return len(self.mine) == 1 and all(others)


@dataclass(frozen=True)
class Moved:
    player: int
    before: Position
    action: Action
    after: Position
    is_past: bool = False
    """Whether it was played before this keyboard followed the game."""
    by_stand_in: bool = False
    """Whether a bot played it in place of the person."""


@dataclass(frozen=True)
class DecisionNeeded:
    """A player at this keyboard must choose an action: `Feed.answer`."""

    player: int
    position: Position
    deadline: float | None = None
    """When the player's time runs out, in seconds since 1970; None if nobody waits."""
    has_clock: bool = True
    """Without one, a bot takes over at the deadline: the player is warned shortly before."""


@dataclass(frozen=True)
class ConfirmationNeeded:
    """The match waits until this keyboard confirms a sentence: `Feed.confirm`."""

    sentence: str


@dataclass(frozen=True)
class Announcement:
    """A sentence about what happens around the game."""

    sentence: str


@dataclass(frozen=True)
class NamesChanged:
    """A player has another name."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Disconnected:
    """The server cannot be reached; the feed keeps retrying."""


@dataclass(frozen=True)
class Reconnected:
    """The server can be reached again."""


@dataclass(frozen=True)
class GameFinished:
    position: Position
    match: Match | None = None
    """The scores so far in a match of several games; None for a single game."""
    bot_turns: tuple[int, ...] = ()
    """For each seat, the turns that a bot played in place of the person."""
    stand_ins: frozenset[int] = frozenset()
    """The seats where a bot has finished the game in place of the person."""

    @property
    def is_last(self) -> bool:
        """Whether the match is over too."""
        return self.match is None or self.match.is_over


FeedEvent: TypeAlias = (
    GameStarted
    | Moved
    | DecisionNeeded
    | ConfirmationNeeded
    | Announcement
    | NamesChanged
    | Disconnected
    | Reconnected
    | GameFinished
)


class Feed(Protocol):
    """A match. Only `events` blocks; the other methods may be called from another thread meanwhile."""

    def events(self) -> Iterator[FeedEvent]:
        """Everything that happens until the match is over or `leave` is called."""
        ...

    def answer(self, action: Action) -> None: ...

    def confirm(self) -> None: ...

    def leave(self) -> None: ...

    def record(self) -> GameRecord:
        """The record of the latest finished game."""
        ...

    @property
    def may_play_again(self) -> bool:
        """Whether the same players can play another match."""
        ...


@runtime_checkable
class SharedFeed(Feed, Protocol):
    """A match with people elsewhere, who can be talked to and left."""

    @property
    def may_speak(self) -> bool: ...

    @property
    def may_resign(self) -> bool: ...

    def say(self, text: str) -> None: ...

    def react(self, reaction: ReactionName) -> None: ...

    def resign(self) -> None:
        """Give up the match for good."""
        ...


class GameExit(Enum):
    """How a person left the plain game or the full-screen UI."""

    FINISHED = "finished"
    LEFT = "left"
    AGAIN = "again"
    """Finished, and wants another match."""
