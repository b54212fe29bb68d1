"""What people and programs may ask of a table. A closed set: what is not here cannot be asked."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from coloretto.protocol.limits import MAX_CHAT_LENGTH, MAX_ENTROPY_LENGTH, MAX_ID_LENGTH

END = r"(?![\s\S])"
"""Of a text, in the patterns of Python and of browsers; `$` would let a line break follow."""
Entropy: TypeAlias = Annotated[str, Meta(max_length=MAX_ENTROPY_LENGTH, pattern=rf"^[A-Za-z0-9_-]*{END}")]
CommandId: TypeAlias = Annotated[str, Meta(max_length=MAX_ID_LENGTH, pattern=rf"^[!-~]+{END}")]
"""Any ASCII that can be seen: every database keeps it as it is."""
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=4)]


class Command(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A command says what it is in its field `type`."""


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat: a certain one, or the first."""

    seat: SeatNumber | None = None
    entropy: Entropy = ""


class Stand(Command, frozen=True, tag="stand"):
    """Give the seat back before the first game; later a bot stands in until you return."""


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """The host puts a bot on an open seat."""

    seat: SeatNumber
    level: str


class Unseat(Command, frozen=True, tag="unseat"):
    """The host opens the seat of a bot again, or of a person, who may not come back."""

    seat: SeatNumber


class Start(Command, frozen=True, tag="start"):
    """The host begins the match when nobody is missing."""


class Play(Command, frozen=True, tag="play"):
    """`T0` to `T4`, `D`, or `P0` to `P4`."""

    action: str


class Return(Command, frozen=True, tag="return"):
    """Play on instead of the bot that stands in."""


class Resign(Command, frozen=True, tag="resign"):
    """Give up the match; a bot plays on, and there is no return."""


class ReadyForNext(Command, frozen=True, tag="ready"):
    """Want the next game of the match."""

    entropy: Entropy = ""


class Say(Command, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_LENGTH)]


class Silence(Command, frozen=True, tag="silence"):
    """The host does not let the person on a seat speak any more, or again."""

    seat: SeatNumber
    is_silenced: bool = True


class Close(Command, frozen=True, tag="close"):
    """The host gives up the table before its first game."""


AnyCommand: TypeAlias = (
    Sit | Stand | SeatBot | Unseat | Start | Play | Return | Resign | ReadyForNext | Say | Silence | Close
)


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """A command, with what makes its repetition harmless."""

    id: CommandId
    """Chosen by the asker, a new one for each command: the same one twice is done once."""
    command: AnyCommand
    version: Annotated[int, Meta(ge=0)] | None = None
    """The table's version the asker has seen: an action on an older one is refused. None: whatever it is."""


_DECODER: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def request_from_json(text: bytes | str) -> Request:
    return _DECODER.decode(text)
