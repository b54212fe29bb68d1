"""What clients are told. A closed set, as `commands` is for the other direction."""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from coloretto.protocol.events import AnyEvent, Person
from coloretto.protocol.options import TableOptions
from coloretto.record.json_types import SheetJson, StateJson
from coloretto.record.score_json import sheets_of
from coloretto.record.state_json import state_of
from coloretto.rules import Position
from coloretto.server.table.deadlines import Duty, due_of
from coloretto.server.table.state import Table


class SeatView(Struct, frozen=True, omit_defaults=True):
    person: Person | None = None
    level: str | None = None
    """Of the bot that has this seat."""
    stand_in: str = ""
    """Why a bot plays for the person, if it does: `clock`, `left` or `resigned`."""
    is_ready: bool = False
    seconds_left: float | None = None
    is_silenced: bool = False


class Turn(Struct, frozen=True, omit_defaults=True):
    """The game at this moment."""

    position: str
    state: StateJson
    legal: list[str]
    """What the player to move may do."""
    deadline: float | None = None
    """When that player's time is up, or the pause between two games, in seconds since 1970."""
    sheets: list[SheetJson] | None = None
    """When the game is over: every player's score, explained."""


class TableView(Struct, frozen=True, omit_defaults=True):
    """All that is to be known of a table."""

    id: str
    status: str
    options: TableOptions
    host: Person
    seats: list[SeatView]
    game: int
    commitment: str
    games: list[list[int]]
    """The scores of the games that are over."""
    totals: list[int]
    turn: Turn | None = None
    rematch: str | None = None
    deck_size: int = 0
    """Cards in the deck when a game begins."""
    reserve: int = 0
    """How many of them lie under the last-round card."""


class Message(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message says what it is in its field `type`."""


class Snapshot(Message, frozen=True, tag="snapshot"):
    """The first message: the table as it is."""

    version: int
    table: TableView
    time: float = 0.0
    """What the server's clock says, as in `Happened`."""


class Happened(Message, frozen=True, tag="happened"):
    """What has made a version of the table; versions come one by one."""

    version: int
    time: float
    events: list[AnyEvent]
    turn: Turn | None = None


class Done(Message, frozen=True, tag="done"):
    """A command was carried out, and is kept."""

    id: str
    version: int


class Refused(Message, frozen=True, tag="refused"):
    """A command was not carried out."""

    id: str | None
    code: str
    sentence: str
    version: int | None = None
    seconds: float | None = None


AnyMessage: TypeAlias = Snapshot | Happened | Done | Refused


def message_to_json(message: AnyMessage) -> bytes:
    return msgspec.json.encode(message)


def table_view(table: Table) -> TableView:
    return TableView(
        table.id,
        table.status.value,
        table.options,
        table.host,
        [
            SeatView(
                seat.person, seat.level, seat.stand_in, seat.is_ready, seat.seconds_left, seat.is_silenced
            )
            for seat in table.seats
        ],
        table.game,
        table.commitment,
        [list(scores) for scores in table.match.games] if table.match else [],
        list(table.match.totals) if table.match else [],
        turn_of(table),
        table.rematch,
        table.rule_set.deck_size,
        table.rule_set.reserve,
    )


def turn_of(table: Table) -> Turn | None:
    position: Position | None = table.position
    if position is None:
        return None
    due = due_of(table)
    return Turn(
        position.text,
        state_of(position),
        [action.text for action in position.legal_actions],
        due.time if due is not None and due.duty in {Duty.TIME_IS_UP, Duty.NEXT_GAME} else None,
        sheets_of(position) if position.is_over else None,
    )
