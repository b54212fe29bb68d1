"""A match on this machine: people at one keyboard, and bots."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from enum import Enum
from queue import Empty, SimpleQueue
from time import monotonic

from coloretto.record import GameRecord
from coloretto.rules import Action, Position
from coloretto.terminal.i18n import t
from coloretto.terminal.play.feed import (
    ConfirmationNeeded,
    DecisionNeeded,
    FeedEvent,
    GameFinished,
    GameStarted,
    Moved,
)
from coloretto.terminal.play.local_match import LocalMatch
from coloretto.terminal.play.moves import moves_of
from coloretto.terminal.play.save_file import SaveFile
from coloretto.terminal.play.seats import LocalSeat


class _Signal(Enum):
    CONFIRM = "confirm"
    LEAVE = "leave"


class LocalFeed:
    def __init__(
        self,
        match: LocalMatch,
        seats: Sequence[LocalSeat],
        save_file: SaveFile | None = None,
        *,
        pace: float = 0.0,
        waits_between_games: bool = True,
    ) -> None:
        """`pace`: the fewest seconds that a bot's move takes, so that people can follow."""
        self.match = match
        self.pace = pace
        self._seats = seats
        self._save_file = save_file
        self._waits_between_games = waits_between_games
        self._inbox: SimpleQueue[Action | _Signal] = SimpleQueue()
        self._is_left = False

    def events(self) -> Iterator[FeedEvent]:
        yield from self._game()
        while not self._is_left and not self.match.is_over:
            if self._waits_between_games:
                yield ConfirmationNeeded(t("local-next-game"))
                if not self._is_confirmed():
                    return
            self.match.next_game()
            if self._save_file is not None:
                self._save_file.start_game(self.match)
            yield from self._game()

    def answer(self, action: Action) -> None:
        self._inbox.put(action)

    def confirm(self) -> None:
        self._inbox.put(_Signal.CONFIRM)

    def leave(self) -> None:
        self._is_left = True
        self._inbox.put(_Signal.LEAVE)

    def record(self) -> GameRecord:
        return self.match.records[-1]

    @property
    def may_play_again(self) -> bool:
        return self.match.is_over

    def _game(self) -> Iterator[FeedEvent]:
        """The current game, from its start or from where it was left."""
        recorder = self.match.recorder
        yield self._started()
        yield from moves_of(recorder.record)
        while (player := recorder.position.to_move) is not None:
            if self._seats[player].bot is None:
                yield DecisionNeeded(player, recorder.position)
            action = self._choice(player)
            if self._is_left or not isinstance(action, Action):
                return
            yield self._played(player, action)
        yield GameFinished(recorder.position, self.match.scores)

    def _started(self) -> GameStarted:
        match = self.match
        return GameStarted(
            Position.start(match.recorder.record.opening),
            match.setup.names,
            frozenset(player for player, seat in enumerate(self._seats) if seat.bot is None),
            tuple(seat.kind for seat in self._seats),
            match.commitments[-1],
            match.game,
            match.setup.games,
        )

    def _choice(self, player: int) -> Action | _Signal:
        bot = self._seats[player].bot
        if bot is None:
            return self._inbox.get()
        begin = monotonic()
        action = bot.choose(self.match.recorder.position)
        if not self._is_left:
            self._pause(self.pace - (monotonic() - begin))
        return action

    def _pause(self, seconds: float) -> None:
        """Ends early when the person leaves."""
        if seconds > 0:
            with suppress(Empty):
                self._inbox.get(timeout=seconds)

    def _is_confirmed(self) -> bool:
        while (received := self._inbox.get()) is not _Signal.CONFIRM:
            if received is _Signal.LEAVE:
                return False
        return True

    def _played(self, player: int, action: Action) -> Moved:
        before = self.match.recorder.position
        self.match.play(action)
        if self._save_file is not None:
            self._save_file.append(action, self.match)
        return Moved(player, before, action, self.match.recorder.position)
