"""What happens at a table. A table is the fold of its events; clients are sent the same ones.

None of them knows the deck: a card is in an event when it lies open on the table.
"""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from coloretto.protocol.options import TableOptions


class Event(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """An event says what it is in its field `type`."""


class Person(Struct, frozen=True):
    """Somebody at the table, by the identity's public number."""

    id: str
    name: str


class Opened(Event, frozen=True, tag="opened"):
    options: TableOptions
    host: Person
    commitment: str
    """Of the first game's deck: the server cannot change it any more."""
    match_of: str | None = None
    """The table whose people play a rematch here."""


class Sat(Event, frozen=True, tag="sat"):
    seat: int
    person: Person
    entropy: str = ""
    """What the person adds to the decks' seeds."""


class Stood(Event, frozen=True, tag="stood"):
    """Left the seat before the first game."""

    seat: int


class BotSeated(Event, frozen=True, tag="bot_seated"):
    seat: int
    level: str


class Unseated(Event, frozen=True, tag="unseated"):
    """The host has sent a bot away, or a person, for good."""

    seat: int


class Started(Event, frozen=True, tag="started"):
    game: int
    """From 1."""
    names: list[str]
    position: str
    entropy: list[str]


class Played(Event, frozen=True, tag="played"):
    seat: int
    action: str
    cards: str = ""
    """The cards that it revealed from the deck."""
    by_bot: bool = False
    last_round_card: bool = False
    """Whether the last-round card turned up before those cards."""
    ends_round: bool = False


class BotStandsIn(Event, frozen=True, tag="bot_stands_in"):
    seat: int
    reason: str
    """`clock`, `left` or `resigned`."""


class Returned(Event, frozen=True, tag="returned"):
    """The person plays on instead of the stand-in."""

    seat: int


class GameOver(Event, frozen=True, tag="game_over"):
    game: int
    scores: list[int]
    win_shares: list[float]
    totals: list[int]
    seed: str
    """Of the deck that was promised."""
    commitment: str | None = None
    """Of the next game's deck; None after the last game."""


class Ready(Event, frozen=True, tag="ready"):
    """Wants the next game."""

    seat: int
    entropy: str = ""


class MatchOver(Event, frozen=True, tag="match_over"):
    totals: list[int]
    win_shares: list[float]


class Said(Event, frozen=True, tag="said"):
    person: Person
    text: str


class Silenced(Event, frozen=True, tag="silenced"):
    """The host does not let somebody speak any more, or again."""

    seat: int
    is_silenced: bool = True


class RematchOpened(Event, frozen=True, tag="rematch_opened"):
    table: str


class Closed(Event, frozen=True, tag="closed"):
    reason: str
    """`host`, `empty`, `administrator`."""


AnyEvent: TypeAlias = (
    Opened
    | Sat
    | Stood
    | BotSeated
    | Unseated
    | Started
    | Played
    | BotStandsIn
    | Returned
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
