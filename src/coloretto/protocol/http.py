"""Requests and responses of the HTTP interface, besides commands and messages."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from coloretto.protocol.avatars import Avatar
from coloretto.protocol.commands import Entropy
from coloretto.protocol.limits import MAX_NAME_LENGTH, MAX_RULES_LENGTH, MAX_TOKEN_LENGTH
from coloretto.protocol.options import GameCount
from coloretto.record.commitment_log import LogEntry, LogHead
from coloretto.record.json_types import Frame, SheetJson

Name = Annotated[str, Meta(min_length=1, max_length=2 * MAX_NAME_LENGTH)]


class MeWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What to change about me; what is left out stays as it is."""

    name: Name | UnsetType = UNSET
    avatar: Avatar | UnsetType | None = UNSET
    """None: no face was chosen."""


class IdentityWish(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    name: Name | None = None
    """Without one, the identity is a guest with a number: see `coloretto.protocol.guests`."""
    avatar: Avatar | None = None


class RecoveryCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=MAX_TOKEN_LENGTH)]


class LoggedOut(Struct, frozen=True):
    tokens: int
    """How many were revoked."""


class Deleted(Struct, frozen=True):
    tables: int
    """Where the identity had a seat, or was the host."""


class Me(Struct, frozen=True, omit_defaults=True):
    id: str
    name: str
    avatar: int | None = None
    """See `Person`."""


class MeWithToken(Struct, frozen=True, omit_defaults=True):
    """The only response with the token; browsers also get it as a cookie."""

    id: str
    name: str
    token: str
    avatar: int | None = None

    @property
    def me(self) -> Me:
        return Me(self.id, self.name, self.avatar)


class QuickWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A match against bots. The person has seat 0."""

    rules: Annotated[str, Meta(max_length=MAX_RULES_LENGTH)] = "classic-4-brown"
    level: str = "medium"
    entropy: Entropy = ""
    """Ignored by servers: they would know it before they commit to the deck. The Python clients do not send
    it here, but with `sit`, after the commitment."""
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    """See `NewTable`; programs may want 0."""
    games: GameCount | None = None
    """See `NewTable`."""
    sit: bool = True
    """Whether to take the seat at once, which starts the match: the deck then depends on the server's seed
    alone. If not, the match starts with the person's `sit`, which may carry entropy."""


class TableMade(Struct, frozen=True, omit_defaults=True):
    id: str
    version: int
    commitment: str = ""
    """To the first game's deck. Draw your entropy for it now, not before."""
    seat: int | None = None
    """For a rematch: your seat at the old table."""


class SeatLine(Struct, frozen=True, omit_defaults=True):
    name: str = ""
    """Empty if the seat is open."""
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
    """Whether I have resigned a match that is still on."""
    seat: int | None = None
    """Mine, while a match is on."""
    to_move: int | None = None
    """The seat whose turn it is, while a game is on."""


class RatingLine(Struct, frozen=True):
    """A player's openskill rating in a rule set: `mu`, with standard deviation `sigma`."""

    player: str
    """An identity's id, or `bot:` and a level."""
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
    """Everything a client needs to start."""

    version: str
    me: Me | None
    """None without a valid token."""
    rules: list[RuleSetLine]
    levels: list[str]
    """The weakest first."""
    lan: str = ""
    """Its URL for other devices in the network, told to people at the server's own machine."""


class Proof(Struct, frozen=True):
    """What is proved about a record's deck. The game itself was verified before."""

    deck: str
    """`promised`: the seed gives these cards and matches the commitment made before the first one;
    `unpromised`: it gives these cards, but there is no commitment; `wrong`: it does not give them, or does
    not match; `unknown`: the record has no seed."""
    sentence: str
    """What is wrong, if anything."""
    commitment: str | None
    seed: str | None
    entropy: list[str]


class Replay(Struct, frozen=True, kw_only=True):
    """A verified game, action by action."""

    rules: str
    names: list[str]
    tags: dict[str, str]
    frames: list[Frame]
    sheets: list[SheetJson]
    """Every player's score at the end, explained."""
    win_shares: list[float]
    """Empty for an unfinished game."""
    proof: Proof
    scoring_table: str
    """As in `TableView`."""
    green_rows: bool
    text: str
    """The record as text."""
    games: int = 0
    """Finished games of its match; 0 for an uploaded record."""


class LogPage(Struct, frozen=True):
    """A part of the commitment log. The next one begins after its last entry."""

    entries: list[LogEntry]
    head: LogHead
    """Of the whole log."""


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused (RFC 9457)."""

    title: str
    status: int
    code: str
    detail: str
    version: int | None = None
    seconds: float | None = None
    line: int | None = None
    """Where a record is wrong, if known; both from 1."""
    column: int | None = None
