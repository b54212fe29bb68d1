"""The commands that clients send to a table: a closed set."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from coloretto.protocol.limits import MAX_CHAT_LENGTH, MAX_ENTROPY_LENGTH, MAX_ID_LENGTH
from coloretto.protocol.reactions import ReactionName

END = r"(?![\s\S])"
"""The end of the text, in Python's and in browsers' patterns; `$` would allow a line break after it."""
Entropy: TypeAlias = Annotated[str, Meta(max_length=MAX_ENTROPY_LENGTH, pattern=rf"^[A-Za-z0-9_-]*{END}")]
CommandId: TypeAlias = Annotated[str, Meta(max_length=MAX_ID_LENGTH, pattern=rf"^[!-~]+{END}")]
"""Visible ASCII: every database stores it unchanged."""
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=4)]


class Command(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Its field `type` says which command it is."""


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat: this one, or the first."""

    seat: SeatNumber | None = None
    entropy: Entropy = ""
    """For the first game's deck; draw it after you have seen the commitment."""


class Stand(Command, frozen=True, tag="stand"):
    """Leave the seat before the first game; later, a bot stands in until you return."""


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Give an open seat to a bot. Host only."""

    seat: SeatNumber
    level: str


class Unseat(Command, frozen=True, tag="unseat"):
    """Remove a bot, or a person, who cannot come back. Host only."""

    seat: SeatNumber


class Start(Command, frozen=True, tag="start"):
    """Start the match when every seat is taken. Host only."""


class Contribute(Command, frozen=True, tag="contribute"):
    """Add entropy to the next game's deck, once; draw it after you have seen the commitment."""

    entropy: Annotated[Entropy, Meta(min_length=1)]


class Play(Command, frozen=True, tag="play"):
    """`T0` to `T4` takes a row, `D` draws, `P0` to `P4` places the drawn card."""

    action: str


class Return(Command, frozen=True, tag="return"):
    """Take over again from the stand-in."""


class LetBotPlay(Command, frozen=True, tag="let_bot_play"):
    """Let a bot play for a person who is away, until they return. The host at once; the others after a while.

    See `AWAY_SECONDS`.
    """

    seat: SeatNumber


class Resign(Command, frozen=True, tag="resign"):
    """Give up the match for good; a bot plays on."""


class ReadyForNext(Command, frozen=True, tag="ready"):
    """Ready for the next game of the match."""

    entropy: Entropy = ""
    """As in `Contribute`; replaces what was contributed before."""


class Say(Command, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_LENGTH)]


class React(Command, frozen=True, tag="react"):
    """Show a reaction to all who are at the table now. It is not stored and makes no new version."""

    reaction: ReactionName


class Silence(Command, frozen=True, tag="silence"):
    """Mute or unmute the person on a seat, in chat and reactions. Host only."""

    seat: SeatNumber
    is_silenced: bool = True


class Close(Command, frozen=True, tag="close"):
    """Close the table before its first game. Host only."""


AnyCommand: TypeAlias = (
    Sit
    | Stand
    | SeatBot
    | Unseat
    | Start
    | Contribute
    | Play
    | Return
    | LetBotPlay
    | Resign
    | ReadyForNext
    | Say
    | React
    | Silence
    | Close
)


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """A command, with an id that makes it safe to send twice."""

    id: CommandId
    """Chosen by the client, new for each command: a repeated one is carried out once."""
    command: AnyCommand
    version: Annotated[int, Meta(ge=0)] | None = None
    """The version the client has seen: the command is refused if the table has moved on. None: any."""


_DECODER: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def request_from_json(text: bytes | str) -> Request:
    return _DECODER.decode(text)
