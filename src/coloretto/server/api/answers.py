"""What the HTTP interface takes and gives, besides commands and messages."""

from typing import Annotated

from msgspec import Meta, Struct

from coloretto.server.commands import Entropy
from coloretto.server.identities import LONGEST_NAME, LONGEST_TOKEN
from coloretto.server.summaries import SeatLine

Name = Annotated[str, Meta(min_length=1, max_length=2 * LONGEST_NAME)]


class NameWish(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class RecoveryCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=LONGEST_TOKEN)]


class Me(Struct, frozen=True):
    id: str
    name: str


class MeWithToken(Struct, frozen=True):
    """The token is shown this once; browsers have it as a cookie."""

    id: str
    name: str
    token: str


class QuickWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A game against bots, at once."""

    rules: Annotated[str, Meta(max_length=200)] = "classic-4-brown"
    level: str = "medium"
    entropy: Entropy = ""
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    """See `TableOptions`; programs may want 0."""


class TableMade(Struct, frozen=True):
    id: str
    version: int


class LobbyLine(Struct, frozen=True):
    id: str
    rules: str
    host: str
    games: int
    has_clock: bool
    spectators: bool
    seats: list[SeatLine]
    changed: float


class MyTable(Struct, frozen=True):
    id: str
    status: str
    rules: str
    changed: float


class RatingLine(Struct, frozen=True):
    """A player's strength in a rule set, by openskill: most likely `mu`, give or take `sigma`."""

    player: str
    """An identity's number, or `bot:` and a level."""
    name: str
    mu: float
    sigma: float
    matches: int


class RuleSetLine(Struct, frozen=True):
    name: str
    players: int
    capacities: list[int]
    games: int
    points: list[int]


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why something was not done (RFC 9457)."""

    title: str
    status: int
    code: str
    detail: str
    version: int | None = None
    seconds: float | None = None
