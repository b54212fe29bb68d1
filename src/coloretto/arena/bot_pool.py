"""Bots between their games: those that can play another one are kept."""

from collections import defaultdict
from contextlib import suppress
from typing import Self

from coloretto.bots import Bot, Reusable, close_bot, make_bot
from coloretto.rules import ColorettoError


class BotPool:
    """Makes bots, and keeps the reusable ones for later games: starting a program takes longer than a game.

    Used in a `with` statement, it closes them in the end.
    """

    def __init__(self) -> None:
        self._idle: defaultdict[str, list[Reusable]] = defaultdict(list)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def acquire(self, text: str, seed: int) -> Bot:
        """A bot for one game, whether kept or made. One that has ended since its last game is replaced."""
        idle = self._idle[text]
        while idle:
            bot = idle.pop()
            with suppress(ColorettoError):
                bot.new_game(seed)
                return bot
        return make_bot(text, seed)

    def release(self, text: str, bot: Bot) -> None:
        """Take a bot back after a game in which it did not fail."""
        if isinstance(bot, Reusable):
            self._idle[text].append(bot)
        else:
            close_quietly(bot)

    def close(self) -> None:
        """Close all bots that are not playing."""
        for idle in self._idle.values():
            while idle:
                close_quietly(idle.pop())


def close_quietly(bot: Bot) -> None:
    """Close a bot whose games are over, so that errors no longer matter."""
    with suppress(Exception):
        close_bot(bot)
