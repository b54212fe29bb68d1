"""A game on this machine: people at one keyboard, and bots."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from time import monotonic

from coloretto.record import Recorder
from coloretto.rules import Action, Position
from coloretto.terminal.play.happenings import Asked, Dealt, Finished, Happening, Moved
from coloretto.terminal.play.moves import moves_of
from coloretto.terminal.play.save_file import Journal
from coloretto.terminal.play.seats import Seat


class LocalCourse:
    def __init__(
        self, recorder: Recorder, seats: Sequence[Seat], journal: Journal | None = None, pace: float = 0.0
    ) -> None:
        """`pace`: the least seconds that a bot's move takes, for people to follow."""
        self.recorder = recorder
        self.pace = pace
        self._seats = seats
        self._journal = journal
        self._past = list(moves_of(recorder.record))
        self._answers: SimpleQueue[Action | None] = SimpleQueue()
        self._is_left = False

    def happenings(self) -> Iterator[Happening]:
        names, kinds = (tuple(seat.name for seat in self._seats), tuple(seat.kind for seat in self._seats))
        mine = frozenset(player for player, seat in enumerate(self._seats) if seat.bot is None)
        record = self.recorder.record
        yield Dealt(Position.start(record.opening), names, mine, kinds, record.commitment or "")
        yield from self._past
        while (player := self.recorder.position.to_move) is not None:
            if self._seats[player].bot is None:
                yield Asked(player, self.recorder.position)
            action = self._choice(player)
            if action is None or self._is_left:
                return
            yield self._carried_out(player, action)
        yield Finished(self.recorder.position)

    def answer(self, action: Action) -> None:
        self._answers.put(action)

    def agree(self) -> None:
        """Nothing needs a person's consent here."""

    def leave(self) -> None:
        self._is_left = True
        self._answers.put(None)

    def _choice(self, player: int) -> Action | None:
        bot = self._seats[player].bot
        if bot is None:
            return self._answers.get()
        begin = monotonic()
        action = bot.choose(self.recorder.position)
        if not self._is_left:
            self._pause(self.pace - (monotonic() - begin))
        return action

    def _pause(self, seconds: float) -> None:
        """Somebody who leaves need not wait."""
        if seconds > 0:
            with suppress(Empty):
                self._answers.get(timeout=seconds)

    def _carried_out(self, player: int, action: Action) -> Moved:
        before = self.recorder.position
        self.recorder.play(action)
        if self._journal is not None:
            self._journal.note(action, self.recorder.record)
        return Moved(player, before, action, self.recorder.position)
