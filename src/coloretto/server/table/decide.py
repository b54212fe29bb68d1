"""The events a command causes, or why it is refused. Deciding changes nothing: `state` applies events."""

from functools import singledispatch

from msgspec.structs import replace

from coloretto.protocol.commands import (
    Close,
    Command,
    Contribute,
    LetBotPlay,
    Play,
    ReadyForNext,
    Resign,
    Return,
    Say,
    SeatBot,
    Silence,
    Sit,
    Stand,
    Start,
    Unseat,
)
from coloretto.protocol.events import (
    AnyEvent,
    BotSeated,
    BotStandsIn,
    Closed,
    Contributed,
    Person,
    Ready,
    Returned,
    Said,
    Sat,
    Silenced,
    Stood,
    Unseated,
)
from coloretto.protocol.levels import LEVELS
from coloretto.protocol.limits import AWAY_SECONDS, MAX_VERSIONS
from coloretto.protocol.refusals import RefusedError
from coloretto.protocol.text import one_line
from coloretto.server.table.games import Secrets, play, start_game
from coloretto.server.table.names import unique_name
from coloretto.server.table.state import Seat, Status, Table

FINISHING = (Start, Play, Return, ReadyForNext, Resign, Close)
"""Commands that lead to the end of a match; none can be repeated endlessly."""


def decide(command: Command, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    """The events of a person's command."""
    if table.version >= MAX_VERSIONS and not isinstance(command, FINISHING):
        raise RefusedError("wrong_moment", "this table has too many versions: only the match can continue")
    return _decide(command, table, person, secrets)


@singledispatch
def _decide(command: Command, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    raise RefusedError("bad_command", f"unknown command: {type(command).__name__}")


# Before the first game.


@_decide.register
def _(command: Sit, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    _check_status(table, Status.WAITING)
    if table.seat_of(person.id) is not None:
        raise RefusedError("already_seated", "you already have a seat at this table")
    if person.id in table.expelled:
        raise RefusedError("sent_away", f"{table.host.name} has removed you from this table")
    open_seats = [number for number, seat in enumerate(table.seats) if seat.is_open]
    if not open_seats:
        raise RefusedError("full", "this table has no free seat")
    seat = open_seats[0] if command.seat is None else command.seat
    if seat not in open_seats:
        raise RefusedError("seat_taken", f"seat {seat} is not free")
    sat = Sat(seat, replace(person, name=unique_name(table, person.name)), command.entropy)
    if table.starts_when_full and len(open_seats) == 1:
        return [sat, start_game(table.after([sat], table.turn_started), secrets)]
    return [sat]


@_decide.register
def _(command: SeatBot, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    _check_status(table, Status.WAITING)
    _check_host(table, person)
    if command.level not in LEVELS:
        raise RefusedError("bad_command", f"unknown level {command.level!r} (known: {', '.join(LEVELS)})")
    if command.seat >= len(table.seats) or not table.seats[command.seat].is_open:
        raise RefusedError("seat_taken", f"seat {command.seat} is not free")
    return [BotSeated(command.seat, command.level)]


@_decide.register
def _(command: Unseat, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    _check_status(table, Status.WAITING)
    _check_host(table, person)
    seat = table.seats[command.seat] if command.seat < len(table.seats) else Seat()
    if seat.is_open or (seat.person is not None and seat.person.id == person.id):
        raise RefusedError("bad_command", f"seat {command.seat} has nobody to remove")
    return [Unseated(command.seat)]


@_decide.register
def _(command: Start, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    _check_status(table, Status.WAITING)
    _check_host(table, person)
    missing = sum(seat.is_open for seat in table.seats)
    if missing:
        raise RefusedError("wrong_moment", f"the game cannot start: open seats: {missing}")
    return [start_game(table, secrets)]


@_decide.register
def _(command: Contribute, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    seat = _own_seat(table, person)
    _check_status(table, Status.WAITING, Status.BETWEEN)
    if table.seats[seat].entropy:
        raise RefusedError("wrong_moment", "you have already contributed to this deck")
    return [Contributed(seat, command.entropy)]


@_decide.register
def _(command: Close, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    _check_status(table, Status.WAITING)
    _check_host(table, person)
    return [Closed("host")]


# During the match.


@_decide.register
def _(command: Play, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    seat = _own_seat(table, person)
    _check_status(table, Status.PLAYING)
    if table.seats[seat].stand_in:
        raise RefusedError("wrong_moment", "a bot stands in for you: return first")
    if table.to_move != seat:
        raise RefusedError("not_your_turn", "it is not your turn", version=table.version)
    return play(table, secrets, command.action, by_bot=False)


@_decide.register
def _(command: Stand, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    seat = _own_seat(table, person)
    if table.status is Status.WAITING:
        return [Stood(seat)]
    _check_status(table, Status.PLAYING, Status.BETWEEN)
    if table.seats[seat].stand_in:
        raise RefusedError("wrong_moment", "a bot already stands in for you")
    return [BotStandsIn(seat, "left")]


@_decide.register
def _(command: Return, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    seat = _own_seat(table, person)
    _check_status(table, Status.PLAYING, Status.BETWEEN)
    reason = table.seats[seat].stand_in
    if not reason:
        raise RefusedError("wrong_moment", "no bot stands in for you")
    if reason == "resigned":
        raise RefusedError("wrong_moment", "you have resigned this match")
    if table.seats[seat].bot_owes_move and table.to_move == seat:  # or a player could think forever
        raise RefusedError("wrong_moment", "the bot is about to move for you: return after its move")
    return [Returned(seat)]


@_decide.register
def _(command: LetBotPlay, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    is_host = table.host.id == person.id
    if not is_host:
        _own_seat(table, person)
    _check_status(table, Status.PLAYING, Status.BETWEEN)
    seat = table.seats[command.seat] if command.seat < len(table.seats) else Seat()
    if seat.person is None or seat.person.id == person.id or seat.is_played_by_bot:
        raise RefusedError("bad_command", f"seat {command.seat} needs no bot")
    away = secrets.seconds_away(seat.person.id)
    if away is None:
        raise RefusedError("not_away", f"{seat.name} is at the table")
    if away < AWAY_SECONDS and not is_host:
        raise RefusedError(
            "not_away",
            f"{seat.name} left {away:.0f} seconds ago; wait until it is {AWAY_SECONDS}",
            seconds=AWAY_SECONDS - away,
        )
    return [BotStandsIn(command.seat, "away")]


@_decide.register
def _(command: Resign, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    seat = _own_seat(table, person)
    _check_status(table, Status.PLAYING, Status.BETWEEN)
    if table.seats[seat].stand_in == "resigned":
        raise RefusedError("wrong_moment", "you have already resigned this match")
    return [BotStandsIn(seat, "resigned")]


@_decide.register
def _(command: ReadyForNext, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    seat = _own_seat(table, person)
    _check_status(table, Status.BETWEEN)
    if table.seats[seat].is_ready:
        raise RefusedError("wrong_moment", "you are already ready")
    events: list[AnyEvent] = [Ready(seat, command.entropy)]
    others = [other for number, other in enumerate(table.seats) if number != seat]
    if all(other.is_ready or other.is_played_by_bot for other in others):
        entropy = [each.entropy for each in table.seats]
        entropy[seat] = command.entropy or entropy[seat]
        events.append(start_game(table, secrets, entropy))
    return events


@_decide.register
def _(command: Say, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    speaker, text = check_may_speak(table, person), one_line(command.text)
    if not text:
        raise RefusedError("bad_command", "the message has no visible characters")
    return [Said(speaker, text)]


@_decide.register
def _(command: Silence, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    _check_host(table, person)
    other = table.seats[command.seat].person if command.seat < len(table.seats) else None
    if other is None or other.id == person.id:
        raise RefusedError("bad_command", f"seat {command.seat} has nobody to mute")
    if table.seats[command.seat].is_silenced == command.is_silenced:
        raise RefusedError(
            "wrong_moment",
            "this player is already muted" if command.is_silenced else "this player is not muted",
        )
    return [Silenced(command.seat, command.is_silenced)]


def check_may_speak(table: Table, person: Person) -> Person:
    """The person as the table shows them; a refusal if they may neither chat nor react."""
    if not table.options.chat:
        raise RefusedError("no_chat", "this table has no chat")
    seat = table.seat_of(person.id)
    if seat is None:
        raise RefusedError("not_seated", "only players may chat at this table")
    if table.seats[seat].is_silenced:
        raise RefusedError("silenced", f"{table.host.name} has muted you at this table")
    return table.seats[seat].person or person


def _check_status(table: Table, *wanted: Status) -> None:
    if table.status not in wanted:
        raise RefusedError(
            "wrong_moment", f"not while the table is {table.status.value}", version=table.version
        )


def _check_host(table: Table, person: Person) -> None:
    if table.host.id != person.id:
        raise RefusedError("not_the_host", f"only the host, {table.host.name}, may do that")


def _own_seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise RefusedError("not_seated", "you have no seat at this table")
    return seat
