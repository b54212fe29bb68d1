"""The commands at a table as methods, for both clients."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from coloretto.protocol.commands import (
    AnyCommand,
    Close,
    Play,
    ReadyForNext,
    Resign,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from coloretto.rules import Action

Version = TypeVar("Version")
"""The version that a command made, or an awaitable of it."""
IsDone = TypeVar("IsDone")
"""Whether a command was carried out, or an awaitable of it."""


class TableCommands(ABC, Generic[Version, IsDone]):
    @abstractmethod
    def do(self, command: AnyCommand, version: int | None = None) -> Version:
        """Send a command, for one version of the table or for any; the version that it made."""

    @abstractmethod
    def do_now(self, command: AnyCommand) -> IsDone:
        """Send a command for the version received last.

        False if the table has a newer version: the next message has it.
        """

    def sit(self, seat: int | None = None, *, entropy: str = "") -> Version:
        """Take a seat, or the first open one."""
        return self.do(Sit(seat, entropy))

    def seat_bot(self, seat: int, level: str) -> Version:
        return self.do(SeatBot(seat, level))

    def start(self) -> Version:
        return self.do(Start())

    def play(self, action: Action | str) -> IsDone:
        """Play in the position of `my_turn`. See `do_now`."""
        return self.do_now(Play(action if isinstance(action, str) else action.text))

    def ready(self, *, entropy: str = "") -> Version:
        """Ask for the next game of the match."""
        return self.do(ReadyForNext(entropy))

    def say(self, text: str) -> Version:
        return self.do(Say(text))

    def stand(self) -> Version:
        """Leave the seat; during a match a bot stands in."""
        return self.do(Stand())

    def play_on(self) -> Version:
        """Take over from the bot that stands in."""
        return self.do(Return())

    def resign(self) -> Version:
        """Resign from the match; a bot plays on."""
        return self.do(Resign())

    def close(self) -> Version:
        """Close a table you host before its first game."""
        return self.do(Close())
