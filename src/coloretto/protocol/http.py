"""What the HTTP interface takes and gives, besides commands and messages."""

from typing import Annotated

from msgspec import Meta, Struct

from coloretto.protocol.commands import Entropy
from coloretto.protocol.limits import MAX_NAME_LENGTH, MAX_RULES_LENGTH, MAX_TOKEN_LENGTH
from coloretto.record.json_types import Frame, SheetJson

Name = Annotated[str, Meta(min_length=1, max_length=2 * MAX_NAME_LENGTH)]


class NameWish(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class RecoveryCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=MAX_TOKEN_LENGTH)]


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

    rules: Annotated[str, Meta(max_length=MAX_RULES_LENGTH)] = "classic-4-brown"
    level: str = "medium"
    entropy: Entropy = ""
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    """See `TableOptions`; programs may want 0."""


class TableMade(Struct, frozen=True):
    id: str
    version: int


class SeatLine(Struct, frozen=True, omit_defaults=True):
    name: str = ""
    """Empty where the seat is open."""
    bot: bool = False


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
    games: int
    seats: list[SeatLine]
    has_given_up: bool
    """Whether I have given up a match that goes on without me."""


class RatingLine(Struct, frozen=True):
    """A player's strength in a rule set, by openskill: most likely `mu`, give or take `sigma`."""

    player: str
    """An identity's number, or `bot:` and a level."""
    name: str
    mu: float
    sigma: float
    matches: int


class RuleSetLine(Struct, frozen=True, kw_only=True):
    """A printed rule set."""

    name: str
    edition: str
    players: int
    table: str
    """The name of its scoring table."""
    capacities: list[int]
    games: int
    points: list[int]
    jokers: int
    golden_jokers: int
    reserve: int
    """Cards under the last-round card."""
    colours: int


class Welcome(Struct, frozen=True):
    """What a client needs to begin."""

    version: str
    me: Me | None
    """None for somebody who is not known here yet."""
    rules: list[RuleSetLine]
    levels: list[str]
    """The weakest first."""


class Proof(Struct, frozen=True):
    """What is proved of a record's deck. That its game keeps the rules was checked before."""

    deck: str
    """`promised`: the seed gives these cards and fits the promise that was made before the first one;
    `unpromised`: it gives these cards, but nothing was promised; `wrong`: it does not give them;
    `unknown`: the record has no seed."""
    sentence: str
    """What is wrong, if something is."""
    commitment: str | None
    seed: str | None
    entropy: list[str]


class Replay(Struct, frozen=True, kw_only=True):
    """A game that keeps the rules, action by action."""

    rules: str
    names: list[str]
    tags: dict[str, str]
    frames: list[Frame]
    sheets: list[SheetJson]
    """Every player's score at the end, explained."""
    win_shares: list[float]
    """Empty where the game was not played to its end."""
    proof: Proof
    scoring_table: str
    """As in `TableView`."""
    green_rows: bool
    text: str
    """The record as text."""
    games: int = 0
    """How many games of its match are over; 0 where it is no game of a table here."""


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why something was not done (RFC 9457)."""

    title: str
    status: int
    code: str
    detail: str
    version: int | None = None
    seconds: float | None = None
    line: int | None = None
    """Where a record is wrong, if that can be told; both from 1."""
    column: int | None = None
