"""What one does at a table, for both clients."""

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
"""The version that a command made, now or to be awaited."""
IsDone = TypeVar("IsDone")
"""Whether something was done, now or to be awaited."""


class Acting(ABC, Generic[Version, IsDone]):
    @abstractmethod
    def do(self, command: AnyCommand, version: int | None = None) -> Version:
        """Do something, at a certain version of the table or at any; the version that it made."""

    @abstractmethod
    def do_now(self, command: AnyCommand) -> IsDone:
        """Do something at the table as it was seen last.

        False if the table has gone on: the next message tells how.
        """

    def sit(self, seat: int | None = None, *, entropy: str = "") -> Version:
        """Take a seat, or the first that is open."""
        return self.do(Sit(seat, entropy))

    def seat_bot(self, seat: int, level: str) -> Version:
        return self.do(SeatBot(seat, level))

    def start(self) -> Version:
        return self.do(Start())

    def play(self, action: Action | str) -> IsDone:
        """Play in the position of `my_turn`. See `do_now`."""
        return self.do_now(Play(action if isinstance(action, str) else action.text))

    def ready(self, *, entropy: str = "") -> Version:
        """Want the next game of the match."""
        return self.do(ReadyForNext(entropy))

    def say(self, text: str) -> Version:
        return self.do(Say(text))

    def stand(self) -> Version:
        """Give the seat back; during a match a bot stands in."""
        return self.do(Stand())

    def play_on(self) -> Version:
        """Play again instead of the bot that stands in."""
        return self.do(Return())

    def resign(self) -> Version:
        """Give up the match; a bot plays on."""
        return self.do(Resign())

    def close(self) -> Version:
        """Give up a table of mine before its first game."""
        return self.do(Close())
