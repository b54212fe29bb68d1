"""What is kept, as `store` is given it and gives it back."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Identity:
    id: str
    name: str
    is_banned: bool


@dataclass(slots=True)  # freezing them would double the time that it takes to make one
class Commit:
    """Something that has happened at a table, as it is kept."""

    sequence: int
    time: float
    events: str


@dataclass(frozen=True)
class Summary:
    """What the lobby shows of a table."""

    status: str
    public: bool
    rules: str
    host: str
    opened_by: str
    """The identity of the host."""
    text: str


@dataclass(slots=True)
class Append:
    """A commit with all that must be kept together with it."""

    table: str
    commit: Commit
    actor: str
    command: str
    due: float | None
    """When somebody must look at the table; None when never again."""
    due_is_kept: bool = False
    """Whether the database knows that already."""
    summary: Summary | None = None
    """None where the lobby shows the same as before."""
    decks: Sequence[tuple[int, str]] = ()
    """Games and the seeds of their decks, promised just now."""
    seated: Sequence[str] = ()
    """Identities that have just sat down."""
    unseated: Sequence[str] = ()
    record: tuple[int, str, str] | None = None
    """A game that is over: its number, its rules and its record."""
    outcome: str | None = None
    """Of a match that is over, for the ratings."""


@dataclass(frozen=True)
class RatedPlayer:
    player: str
    """An identity, or `bot:` and a level."""
    name: str
    """Empty for a bot."""
    mu: float
    sigma: float
    games: int
    """How many matches."""
