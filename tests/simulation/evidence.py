"""What clients sent and received in a history, for the invariants to judge."""

from dataclasses import dataclass, field
from math import inf

from coloretto.protocol.commands import Request
from coloretto.protocol.messages import Done, Happened, Refused, Snapshot
from coloretto.protocol.view import TableView


@dataclass
class Answered:
    time: float
    copies: int
    """How many copies had been sent by then."""
    answer: Done | Refused


@dataclass
class SentCommand:
    """A command of one person with all its copies and answers."""

    table: str
    actor: str
    request: Request
    copies: int = 0
    answers: list[Answered] = field(default_factory=list)

    @property
    def done(self) -> list[int]:
        return [each.answer.version for each in self.answers if isinstance(each.answer, Done)]


@dataclass
class Received:
    time: float
    message: Snapshot | Happened
    text: str


@dataclass
class Session:
    """One connection of a client to a table."""

    client: str
    process: str
    table: str
    after: int | None
    """The version the client said it knows."""
    known: int
    """The latest version it had seen anywhere."""
    received: list[Received] = field(default_factory=list)
    closed: float = inf
    """When the client noticed that it was over."""


@dataclass
class FinalView:
    client: str
    table: str
    version: int
    view: TableView


@dataclass
class Evidence:
    commands: list[SentCommand] = field(default_factory=list)
    sessions: list[Session] = field(default_factory=list)
    reads: list[tuple[str, int, Snapshot]] = field(default_factory=list)
    """Snapshots by HTTP: who read it, the version known before, and the answer."""
    views: list[FinalView] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    """What was already wrong while the history ran."""
