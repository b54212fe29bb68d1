"""The commands at a table as methods, for both clients."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, TypeAlias, TypeVar

from coloretto.client.entropy import new_entropy
from coloretto.protocol.commands import (
    AnyCommand,
    Close,
    Contribute,
    LetBotPlay,
    Play,
    React,
    ReadyForNext,
    Resign,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from coloretto.protocol.reactions import ReactionName
from coloretto.rules import Action

NO_SEAT = {"seat_taken", "full", "already_seated", "wrong_moment", "sent_away"}
"""Refusals of `sit` at a rematch, after which one may still watch."""

WithEntropy: TypeAlias = Sit | Contribute | ReadyForNext

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

    @abstractmethod
    def do_committed(self, command: Callable[[], WithEntropy]) -> Version:
        """Make a command when the commitment to the next deck is known, then send it. See `do`."""

    def sit(self, seat: int | None = None, *, entropy: str | None = None) -> Version:
        """Take a seat, or the first open one.

        `entropy` is your part in shuffling the first deck; by default a random text.
        """
        return self.do_committed(lambda: Sit(seat, _drawn(entropy)))

    def seat_bot(self, seat: int, level: str) -> Version:
        return self.do(SeatBot(seat, level))

    def start(self) -> Version:
        return self.do(Start())

    def play(self, action: Action | str) -> IsDone:
        """Play in the position of `my_turn`. See `do_now`."""
        return self.do_now(Play(action if isinstance(action, str) else action.text))

    def contribute(self, *, entropy: str | None = None) -> Version:
        """Add your part to the shuffling of the next deck, as `sit` and `ready` do too."""
        return self.do_committed(lambda: Contribute(_drawn(entropy)))

    def ready(self, *, entropy: str | None = None) -> Version:
        """Ask for the next game of the match. See `sit` for `entropy`."""
        return self.do_committed(lambda: ReadyForNext(_drawn(entropy)))

    def say(self, text: str) -> Version:
        return self.do(Say(text))

    def react(self, reaction: ReactionName) -> Version:
        """Show a reaction to those who follow the table now: see `coloretto.protocol.reactions`."""
        return self.do(React(reaction))

    def stand(self) -> Version:
        """Leave the seat; during a match a bot stands in."""
        return self.do(Stand())

    def play_on(self) -> Version:
        """Take over from the bot that stands in."""
        return self.do(Return())

    def let_bot_play(self, seat: int) -> Version:
        """Let a bot play for a person who is away, until they return. See `LetBotPlay`."""
        return self.do(LetBotPlay(seat))

    def resign(self) -> Version:
        """Resign from the match; a bot plays on."""
        return self.do(Resign())

    def close(self) -> Version:
        """Close a table you host before its first game."""
        return self.do(Close())


def _drawn(entropy: str | None) -> str:
    return new_entropy() if entropy is None else entropy
