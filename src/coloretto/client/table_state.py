"""A table as a client knows it after the latest message, with the client's own seat."""

from coloretto.protocol.messages import Happened, Presence, Snapshot
from coloretto.protocol.view import SeatView, TableView, Turn

ENDED = {"over", "closed"}


class TableState:
    """The latest view of a table and its version."""

    def __init__(self, me: str | None) -> None:
        self._me = me
        self.version = 0
        """0 before the first message."""
        self.view: TableView | None = None
        """None before the first message."""
        self._away: dict[str, float] = {}

    def update_presence(self, presence: Presence) -> None:
        self._away = {absence.person: absence.since for absence in presence.away}

    @property
    def away(self) -> dict[int, float]:
        """The seats of people who are not at the table, with the time since when, in seconds since 1970."""
        seats = [] if self.view is None else self.view.seats
        people = {number: seat.person.id for number, seat in enumerate(seats) if seat.person is not None}
        return {number: self._away[person] for number, person in people.items() if person in self._away}

    def update(self, message: Snapshot | Happened) -> bool:
        """Apply a message; False if its version is known already."""
        if isinstance(message, Snapshot):
            self.view = message.table
        elif self.view is None or message.version <= self.version:
            return False
        else:
            self.view = self.view.after(message)
        self.version = message.version
        return True

    @property
    def status(self) -> str:
        """See `TableView.status`; empty before the first message."""
        return "" if self.view is None else self.view.status

    @property
    def is_over(self) -> bool:
        return self.status in ENDED

    @property
    def turn(self) -> Turn | None:
        return None if self.view is None else self.view.turn

    @property
    def totals(self) -> list[int]:
        """The points of every seat in the finished games; empty before the first message."""
        return [] if self.view is None else self.view.totals

    @property
    def seat(self) -> int | None:
        """The client's own; None for a spectator."""
        seats = [] if self.view is None or self._me is None else self.view.seats
        for number, seat in enumerate(seats):
            if seat.person is not None and seat.person.id == self._me:
                return number
        return None

    @property
    def is_host(self) -> bool:
        """Whether the client has opened the table."""
        return self.view is not None and self.view.host.id == self._me

    @property
    def stand_in(self) -> str:
        """Why a bot plays on the client's seat, if one does: see `BotStandsIn`."""
        return self._my_seat.stand_in

    @property
    def is_ready(self) -> bool:
        """Whether the client has asked for the next game."""
        return self._my_seat.is_ready

    @property
    def is_at_my_seat(self) -> bool:
        """Whether the client's seat is to move, even if a bot plays on it."""
        turn = self.turn
        return turn is not None and self.status == "playing" and turn.state.to_move == self.seat

    @property
    def my_turn(self) -> Turn | None:
        """The game, if the client is to move."""
        return self.turn if self.is_at_my_seat and not self.stand_in else None

    @property
    def _my_seat(self) -> SeatView:
        seat = self.seat
        return SeatView() if seat is None or self.view is None else self.view.seats[seat]
