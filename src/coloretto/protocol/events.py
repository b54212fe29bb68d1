"""What happens at a table. A table is the fold of its events; clients receive the same ones.

No event reveals the deck: a card is in an event once it lies open on the table.
"""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from coloretto.protocol.options import TableOptions


class Event(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Its field `type` says which event it is."""


class Person(Struct, frozen=True, omit_defaults=True):
    """An identity at a table, with its public id; the name is unique among those seated there."""

    id: str
    name: str
    avatar: int | None = None
    """The number of the face that the person has chosen; newer servers may know more of them."""


class Opened(Event, frozen=True, tag="opened"):
    options: TableOptions
    host: Person
    commitment: str
    """To the first game's deck: from now on the server cannot change it."""
    match_of: str | None = None
    """The table whose players have a rematch here."""
    starts_when_full: bool = False
    """Whether the match starts when the last open seat is taken; that of a rematch always does."""


class Sat(Event, frozen=True, tag="sat"):
    seat: int
    person: Person
    entropy: str = ""
    """The person's contribution to the first game's deck."""


class Stood(Event, frozen=True, tag="stood"):
    """The person has left the seat before the first game."""

    seat: int


class BotSeated(Event, frozen=True, tag="bot_seated"):
    seat: int
    level: str


class Unseated(Event, frozen=True, tag="unseated"):
    """The host has removed a bot, or a person for good."""

    seat: int


class Contributed(Event, frozen=True, tag="contributed"):
    """A person has added entropy to the next game's deck."""

    seat: int
    entropy: str


class Started(Event, frozen=True, tag="started"):
    game: int
    """From 1."""
    names: list[str]
    position: str
    entropy: list[str]
    """What each player contributed to this deck, empty texts included; `[]` if nobody did."""


class Played(Event, frozen=True, tag="played"):
    seat: int
    action: str
    cards: str = ""
    """Revealed from the deck by the action."""
    by_bot: bool = False
    """Whether a bot chose it: the seat's own, or one that stands in for the person."""
    last_round_card: bool = False
    """Whether the last-round card turned up before those cards."""
    ends_round: bool = False

    def ends_turn_of_stand_in(self, person: Person | None) -> bool:
        """Whether a bot has finished this person's turn: drawing a card only begins one."""
        return self.by_bot and person is not None and self.action != "D"


class BotStandsIn(Event, frozen=True, tag="bot_stands_in"):
    seat: int
    reason: str
    """`clock`: the time is up; `idle`: there is no clock, but the others have waited too long; `left`;
    `away`: another player has asked for it; or `resigned`."""


class Returned(Event, frozen=True, tag="returned"):
    """The person plays again instead of the stand-in."""

    seat: int


class Renamed(Event, frozen=True, tag="renamed"):
    """The host or a player has another name, which is unique among those seated, or another avatar."""

    person: Person
    before: str
    """The name until now; it has not changed if only the avatar has."""


class GameOver(Event, frozen=True, tag="game_over"):
    game: int
    scores: list[int]
    win_shares: list[float]
    totals: list[int]
    seed: str
    """Of the deck, as committed to."""
    commitment: str | None = None
    """To the next game's deck; None after the last game."""


class Ready(Event, frozen=True, tag="ready"):
    """Ready for the next game."""

    seat: int
    entropy: str = ""


class MatchOver(Event, frozen=True, tag="match_over"):
    totals: list[int]
    win_shares: list[float]


class Said(Event, frozen=True, tag="said"):
    person: Person
    text: str


class Silenced(Event, frozen=True, tag="silenced"):
    """The host has muted or unmuted a person."""

    seat: int
    is_silenced: bool = True


class RematchOpened(Event, frozen=True, tag="rematch_opened"):
    table: str


class Closed(Event, frozen=True, tag="closed"):
    reason: str
    """`host`, `empty` or `administrator`."""


AnyEvent: TypeAlias = (
    Opened
    | Sat
    | Stood
    | BotSeated
    | Unseated
    | Contributed
    | Started
    | Played
    | BotStandsIn
    | Returned
    | Renamed
    | GameOver
    | Ready
    | MatchOver
    | Said
    | Silenced
    | RematchOpened
    | Closed
)

_DECODER: msgspec.json.Decoder[list[AnyEvent]] = msgspec.json.Decoder(list[AnyEvent])


def events_to_json(events: list[AnyEvent]) -> bytes:
    return msgspec.json.encode(events)


def events_from_json(text: bytes | str) -> list[AnyEvent]:
    return _DECODER.decode(text)
