"""Messages of a server made safe for the terminal: anyone may run one."""

from typing import TypeVar

import msgspec

from coloretto.client import ServerError
from coloretto.protocol.events import AnyEvent, GameOver, MatchOver, Started
from coloretto.protocol.messages import Happened, Snapshot
from coloretto.protocol.text import one_line
from coloretto.protocol.view import TableView
from coloretto.rules import Position, parse_rule_set

TableMessage = TypeVar("TableMessage", bound=Snapshot | Happened)


def sanitized(message: TableMessage) -> TableMessage:
    """The same message with every text on one line and without control sequences."""
    return msgspec.convert(_sanitized(msgspec.to_builtins(message)), type(message))


def _sanitized(part: object) -> object:
    match part:
        case str():
            return one_line(part)
        case list():
            return [_sanitized(each) for each in part]
        case dict():
            return {key: _sanitized(each) for key, each in part.items()}
        case _:
            return part


def check_seats(message: Snapshot | Happened, seats: int = 0) -> None:
    """Refuse a message with seats that the table does not have; `seats` is their number so far."""
    if isinstance(message, Snapshot):
        _check_table(message.table)
        return
    for event in message.events:
        _check_event(event, seats)
    if message.turn is not None:
        _check_sizes([Position(message.turn.position).players], seats)


def _check_table(table: TableView) -> None:
    sizes = [len(table.seats), *map(len, table.games), *([len(table.totals)] if table.totals else [])]
    if table.turn is not None:
        sizes.append(Position(table.turn.position).players)
    _check_sizes(sizes, parse_rule_set(table.options.rules).players)


def _check_event(event: AnyEvent, seats: int) -> None:
    seat = getattr(event, "seat", 0)
    if not 0 <= seat < seats:
        raise _inconsistent(f"seat {seat}", seats)
    match event:
        case Started():
            _check_sizes([len(event.names), Position(event.position).players], seats)
        case GameOver():
            _check_sizes([len(event.scores), len(event.totals)], seats)
        case MatchOver():
            _check_sizes([len(event.totals), len(event.win_shares)], seats)


def _check_sizes(sizes: list[int], seats: int) -> None:
    wrong = [size for size in sizes if size != seats]
    if wrong:
        raise _inconsistent(f"{wrong[0]} players", seats)


def _inconsistent(what: str, seats: int) -> ServerError:
    return ServerError("bad_answer", f"no message of a Coloretto server: {what} at a table of {seats}")
