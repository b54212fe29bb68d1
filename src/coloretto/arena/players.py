"""Bots at the table: asked, timed and, when they fail, replaced."""

from time import perf_counter_ns

from coloretto.arena.bot_pool import BotPool, close_quietly
from coloretto.bots import Bot, make_bot
from coloretto.record.shortening import brief
from coloretto.rules import Action, Position

STAND_IN = "greedy"


class Player:
    """A bot on a seat. If it fails in any way, it forfeits the game and the stand-in plays on for it."""

    def __init__(self, text: str, seed: int, pool: BotPool) -> None:
        self.nanoseconds: list[int] = []
        """How long it thought about each decision."""
        self.problem = ""
        """Why it forfeited the game, if it did."""
        self.score: int | None = None
        """What its cards were worth then."""
        self._text = text
        self._seed = seed
        self._pool = pool
        try:
            self._bot: Bot = pool.acquire(text, seed)
        except Exception as error:  # noqa: BLE001 - a bot may raise anything
            self._forfeit(error)

    def choose(self, position: Position) -> Action:
        if self.problem:
            self._keep_score(position)
            return self._bot.choose(position)
        begin = perf_counter_ns()
        try:
            action = self._bot.choose(position)
        except Exception as error:  # noqa: BLE001 - see above
            return self.choose_after(error, position)
        self.nanoseconds.append(perf_counter_ns() - begin)
        return action

    def choose_after(self, error: Exception, position: Position) -> Action:
        """Let the stand-in decide here and from now on."""
        close_quietly(self._bot)
        self._forfeit(error)
        return self.choose(position)

    def leave(self) -> None:
        """Return the bot to the pool: its game is over."""
        if not self.problem:
            self._pool.release(self._text, self._bot)

    def _forfeit(self, error: Exception) -> None:
        self.problem = f"{type(error).__name__}: {brief(error)}"
        self._bot = make_bot(STAND_IN, self._seed)

    def _keep_score(self, position: Position) -> None:
        if self.score is None and position.to_move is not None:
            self.score = position.scores[position.to_move]
