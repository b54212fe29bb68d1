"""What a server sends, made fit for a terminal: nobody knows who runs it."""

from typing import TypeVar

import msgspec

from coloretto.protocol.messages import Happened, Snapshot
from coloretto.protocol.text import one_line

Message = TypeVar("Message", bound=Snapshot | Happened)


def harmless(message: Message) -> Message:
    """The same message, with every text in it on one line and without commands to a terminal."""
    return msgspec.convert(_harmless(msgspec.to_builtins(message)), type(message))


def _harmless(part: object) -> object:
    match part:
        case str():
            return one_line(part)
        case list():
            return [_harmless(each) for each in part]
        case dict():
            return {key: _harmless(each) for key, each in part.items()}
        case _:
            return part
