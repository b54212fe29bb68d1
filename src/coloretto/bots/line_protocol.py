"""The line protocol: how a bot that is a program of its own is asked. A message is a JSON object in a line.

Two closed sets of messages, one for each direction. docs/bots.md describes them for people; fields that a
reader does not know are ignored, so that later versions can add some.
"""

from typing import Annotated, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from coloretto.bots.interface import ActionValue
from coloretto.record.json_types import StateJson
from coloretto.record.shortening import brief, shown
from coloretto.record.state_json import state_of
from coloretto.rules import ColorettoError, Position, rule_set_text

PROTOCOL = 1
LONGEST_LINE = 1 << 16
"""Bytes of a line, without its end."""
MOST_SEED = (1 << 32) - 1
"""Whole numbers of this size mean the same in every language's JSON."""

Seed: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_SEED)]


class LineProtocolError(ColorettoError):
    """A line that is not a message, or not one of this direction."""


class LineMessage(msgspec.Struct, tag_field="type", omit_defaults=True):
    """A message says what it is in its field `type`."""


# To the bot.


class Hello(LineMessage, tag="hello"):
    """The first message, and the first one before each further game; it needs no answer."""

    protocol: int
    seed: Seed | None = None
    """The seed of the bot's random numbers."""


class Choose(LineMessage, tag="choose"):
    """What would you do? Only the number and the position are needed to answer."""

    id: int
    position: str
    rules: str = ""
    state: StateJson | None = None
    legal: list[str] = []
    milliseconds: int | None = None
    """How long the answer is waited for."""
    explain: bool = False
    """Whether the values of the actions are wanted, too."""


class Bye(LineMessage, tag="bye"):
    """The last message; it needs no answer."""


# From the bot.


class BotReady(LineMessage, tag="ready", omit_defaults=False):
    """What a bot says by itself as soon as it can play."""

    protocol: int = PROTOCOL
    name: str = ""


class LineValue(msgspec.Struct, omit_defaults=True):
    """What the bot thinks of an action, as `ActionValue` has it."""

    action: str
    worth: float
    win_shares: tuple[float, ...] = ()
    scores: tuple[float, ...] = ()
    simulations: int = 0


class Chosen(LineMessage, tag="action"):
    """The answer to `choose` with the same number."""

    id: int
    action: str
    values: list[LineValue] = []
    """The best first, where they were wanted and the bot can tell."""


class Complaint(LineMessage, tag="error"):
    """Instead of an answer."""

    message: str
    id: int | None = None
    """Of the question, where one was understood."""


ToBot: TypeAlias = Hello | Choose | Bye
FromBot: TypeAlias = BotReady | Chosen | Complaint

T = TypeVar("T")


def encode(message: ToBot | FromBot) -> bytes:
    """A message in a line, without the line's end."""
    return msgspec.json.encode(message)


def decode_to_bot(line: bytes | str) -> ToBot:
    return _decoded(line, _TO_BOT)


def decode_from_bot(line: bytes | str) -> FromBot:
    return _decoded(line, _FROM_BOT)


_TO_BOT: msgspec.json.Decoder[ToBot] = msgspec.json.Decoder(ToBot)
_FROM_BOT: msgspec.json.Decoder[FromBot] = msgspec.json.Decoder(FromBot)


def _decoded(line: bytes | str, decoder: msgspec.json.Decoder[T]) -> T:
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        text = line if isinstance(line, str) else line.decode(errors="replace")
        raise LineProtocolError(f"no message: {shown(text.strip())} ({brief(error)})") from error


def question(number: int, position: Position, milliseconds: int) -> Choose:
    return Choose(
        number,
        position.text,
        rules=rule_set_text(position.rule_set),
        state=state_of(position),
        legal=[action.text for action in position.legal_actions],
        milliseconds=milliseconds,
    )


def value_of(value: ActionValue) -> LineValue:
    return LineValue(value.action.text, value.worth, value.win_shares, value.scores, value.simulations)
