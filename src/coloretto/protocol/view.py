"""A table as clients see it: `TableView.after` folds messages, as `web/src/api/fold.ts` does in browsers.

The server's own `Table` folds the same events and knows more. `tests/protocol` compares all three.
"""

from functools import singledispatch
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from coloretto.protocol.events import (
    BotSeated,
    BotStandsIn,
    Closed,
    Contributed,
    Event,
    GameOver,
    MatchOver,
    Opened,
    Person,
    Played,
    Ready,
    RematchOpened,
    Renamed,
    Returned,
    Said,
    Sat,
    Silenced,
    Started,
    Stood,
    Unseated,
)
from coloretto.protocol.options import TableOptions
from coloretto.record.json_types import SheetJson, StateJson

if TYPE_CHECKING:  # messages contain views
    from coloretto.protocol.messages import Happened


class SeatView(Struct, frozen=True, omit_defaults=True):
    person: Person | None = None
    level: str | None = None
    """Of the bot that has this seat."""
    stand_in: str = ""
    """Why a bot plays for the person, if it does: see `BotStandsIn`."""
    is_ready: bool = False
    seconds_left: float | None = None
    """On a clock for the whole game, when the person's last turn ended."""
    is_silenced: bool = False
    bot_turns: int = 0
    """Turns of the latest game that a bot has finished for the person."""

    @property
    def is_played_by_bot(self) -> bool:
        return self.level is not None or bool(self.stand_in)

    def renamed(self, person: Person) -> "SeatView":
        """With the new name and avatar, if this is the person's seat."""
        is_theirs = self.person is not None and self.person.id == person.id
        return replace(self, person=person) if is_theirs else self


class Turn(Struct, frozen=True, omit_defaults=True):
    """The game at one version of the table."""

    position: str
    state: StateJson
    legal: list[str]
    """What the player to move may do."""
    deadline: float | None = None
    """When that player's time runs out, or the pause between two games, in seconds since 1970."""
    sheets: list[SheetJson] | None = None
    """When the game is over: every player's score, explained."""
    began: float = 0.0
    """When the player to move got the turn, or the game ended, in seconds since 1970."""


class TableView(Struct, frozen=True, omit_defaults=True):
    """Everything a client may know about a table."""

    id: str
    status: str
    """`waiting`, `playing`, `between` two games of a match, `over` or `closed`."""
    options: TableOptions
    host: Person
    seats: list[SeatView]
    game: int
    commitment: str
    """To the deck of the current game; between two games, of the next one."""
    games: list[list[int]]
    """The scores of the finished games."""
    totals: list[int]
    turn: Turn | None = None
    rematch: str | None = None
    deck_size: int = 0
    """Cards in the deck when a game begins."""
    reserve: int = 0
    """How many of them lie under the last-round card."""
    scoring_table: str = ""
    """`brown`, `violet`, or a custom one's values."""
    green_rows: bool = False
    """Whether the rows hold different numbers of cards, as the green ones for two players do."""

    def after(self, message: "Happened") -> "TableView":
        """The table after the next version's message."""
        view = self
        for event in message.events:
            view = _apply(event, view, message.time)
        return replace(view, turn=message.turn)

    def with_seat(self, number: int, seat: SeatView) -> "TableView":
        return replace(self, seats=[*self.seats[:number], seat, *self.seats[number + 1 :]])

    def change_seat(self, number: int, **changes: object) -> "TableView":
        return self.with_seat(number, replace(self.seats[number], **changes))

    def seconds_left(self, number: int, time: float) -> float | None:
        """On a seat's clock for the game, which runs while its person is to move."""
        seat, turn = self.seats[number], self.turn
        is_to_move = self.status == "playing" and turn is not None and turn.state.to_move == number
        if seat.seconds_left is None or turn is None or seat.is_played_by_bot or not is_to_move:
            return seat.seconds_left
        return max(0.0, seat.seconds_left - (time - turn.began))


@singledispatch
def _apply(event: Event, view: TableView, time: float) -> TableView:
    raise TypeError(f"no fold of {type(event).__name__}: {event!r}")


@_apply.register
def _(event: Said | Contributed, view: TableView, time: float) -> TableView:
    return view


@_apply.register
def _(event: Opened, view: TableView, time: float) -> TableView:
    return replace(view, options=event.options, host=event.host, commitment=event.commitment)


@_apply.register
def _(event: Sat, view: TableView, time: float) -> TableView:
    return view.with_seat(event.seat, SeatView(person=event.person))


@_apply.register
def _(event: Stood | Unseated, view: TableView, time: float) -> TableView:
    return view.with_seat(event.seat, SeatView())


@_apply.register
def _(event: BotSeated, view: TableView, time: float) -> TableView:
    return view.with_seat(event.seat, SeatView(level=event.level))


@_apply.register
def _(event: Started, view: TableView, time: float) -> TableView:
    clock = view.options.clock.game
    seats = [replace(seat, is_ready=False, seconds_left=clock, bot_turns=0) for seat in view.seats]
    return replace(view, status="playing", game=event.game, seats=seats)


@_apply.register
def _(event: Played, view: TableView, time: float) -> TableView:
    seat, left = view.seats[event.seat], view.seconds_left(event.seat, time)
    bot_turns = seat.bot_turns + event.ends_turn_of_stand_in(seat.person)
    if (left, bot_turns) == (seat.seconds_left, seat.bot_turns):
        return view
    return view.change_seat(event.seat, seconds_left=left, bot_turns=bot_turns)


@_apply.register
def _(event: BotStandsIn, view: TableView, time: float) -> TableView:
    left = view.seconds_left(event.seat, time)
    return view.change_seat(event.seat, stand_in=event.reason, seconds_left=left)


@_apply.register
def _(event: Returned, view: TableView, time: float) -> TableView:
    return view.change_seat(event.seat, stand_in="")


@_apply.register
def _(event: Renamed, view: TableView, time: float) -> TableView:
    host = event.person if view.host.id == event.person.id else view.host
    return replace(view, host=host, seats=[seat.renamed(event.person) for seat in view.seats])


@_apply.register
def _(event: Ready, view: TableView, time: float) -> TableView:
    return view.change_seat(event.seat, is_ready=True)


@_apply.register
def _(event: Silenced, view: TableView, time: float) -> TableView:
    return view.change_seat(event.seat, is_silenced=event.is_silenced)


@_apply.register
def _(event: GameOver, view: TableView, time: float) -> TableView:
    return replace(
        view,
        status="between",
        games=[*view.games, event.scores],
        totals=event.totals,
        commitment=event.commitment or "",
    )


@_apply.register
def _(event: MatchOver, view: TableView, time: float) -> TableView:
    return replace(view, status="over")


@_apply.register
def _(event: RematchOpened, view: TableView, time: float) -> TableView:
    return replace(view, rematch=event.table)


@_apply.register
def _(event: Closed, view: TableView, time: float) -> TableView:
    return replace(view, status="closed")
