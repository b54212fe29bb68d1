"""What a program has seen of a table, message by message."""

from coloretto.protocol.events import (
    AnyEvent,
    BotStandsIn,
    Closed,
    GameOver,
    MatchOver,
    Ready,
    Returned,
    Sat,
    Started,
    Stood,
    Unseated,
)
from coloretto.protocol.messages import Happened, SeatView, Snapshot, Turn

ENDED = {"over", "closed"}


class Seen:
    """A table as it was at the last message."""

    def __init__(self, me: str | None) -> None:
        self._me = me
        self.version = 0
        """0 before the first message."""
        self.status = ""
        """`waiting`, `playing`, `between`, `over` or `closed`."""
        self.seat: int | None = None
        """Mine; None while I only watch."""
        self.stand_in = ""
        """Why a bot plays for me, if it does: `clock`, `left` or `resigned`."""
        self.is_ready = False
        """Whether I have asked for the next game."""
        self.turn: Turn | None = None
        self.totals: list[int] = []
        """The points of every seat in the games that are over; empty before the first message."""

    @property
    def is_over(self) -> bool:
        return self.status in ENDED

    @property
    def is_at_my_seat(self) -> bool:
        """Whether my seat is to move, whoever plays for it."""
        turn = self.turn
        return turn is not None and self.status == "playing" and turn.state.to_move == self.seat

    @property
    def my_turn(self) -> Turn | None:
        """The game, if it is I who must play now."""
        return self.turn if self.is_at_my_seat and not self.stand_in else None

    def hear(self, message: Snapshot | Happened) -> bool:
        """Take note of a message; False if it was heard before."""
        if isinstance(message, Snapshot):
            self._look(message)
        elif message.version <= self.version:
            return False
        else:
            self.turn = message.turn
            for event in message.events:
                self._happen(event)
        self.version = message.version
        return True

    def _look(self, snapshot: Snapshot) -> None:
        table = snapshot.table
        self.status, self.turn, self.totals = table.status, table.turn, table.totals
        mine = [number for number, seat in enumerate(table.seats) if self._is_mine(seat)]
        self.seat = mine[0] if mine else None
        seat = table.seats[mine[0]] if mine else SeatView()
        self.stand_in, self.is_ready = seat.stand_in, seat.is_ready

    def _is_mine(self, seat: SeatView) -> bool:
        return seat.person is not None and seat.person.id == self._me

    def _happen(self, event: AnyEvent) -> None:
        match event:
            case Started():
                self.status, self.is_ready = "playing", False
            case GameOver():
                self.status, self.totals = "between", event.totals
            case MatchOver():
                self.status = "over"
            case Closed():
                self.status = "closed"
            case Sat() if event.person.id == self._me:
                self.seat = event.seat
            case Stood() | Unseated() | BotStandsIn() | Returned() | Ready() if event.seat == self.seat:
                self._happen_to_me(event)
            case _:
                pass

    def _happen_to_me(self, event: Stood | Unseated | BotStandsIn | Returned | Ready) -> None:
        match event:
            case Stood() | Unseated():
                self.seat = None
            case BotStandsIn():
                self.stand_in = event.reason
            case Returned():
                self.stand_in = ""
            case Ready():
                self.is_ready = True
