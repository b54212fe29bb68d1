"""What a command makes happen at a table, or why it does not. Nothing is changed here: see `table`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import singledispatch

from coloretto.protocol.commands import (
    Close,
    Command,
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
    GameOver,
    MatchOver,
    Person,
    Played,
    Ready,
    Returned,
    Said,
    Sat,
    Silenced,
    Started,
    Stood,
    Unseated,
)
from coloretto.protocol.levels import LEVELS
from coloretto.protocol.limits import MAX_VERSIONS
from coloretto.protocol.refusals import RefusedError
from coloretto.protocol.text import one_line
from coloretto.record import FairDeck
from coloretto.record.recorder import play_from_deck
from coloretto.rules import Action, ActionError, Deal, IllegalActionError, Position, cards_text
from coloretto.server.table.state import Seat, Status, Table

GOING_ON = (Start, Play, Return, ReadyForNext, Resign, Close)
"""What leads to the end of a match, and cannot be done for ever by itself."""


@dataclass(frozen=True)
class Secrets:
    """What the server knows of a table and nobody else."""

    deck: FairDeck
    """Of the game that is played, or else of the next one."""
    deal: Deal | None
    """Of the game that is played."""
    new_deck: Callable[[], FairDeck]
    """Draws one more deck, which must be kept with the events that promise it."""


def decide(command: Command, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    """The events of a command by somebody."""
    if table.version >= MAX_VERSIONS and not isinstance(command, GOING_ON):
        raise RefusedError("wrong_moment", "too much has happened at this table: it can only be played on")
    return _decided(command, table, person, secrets)


@singledispatch
def _decided(command: Command, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    raise RefusedError("bad_command", f"unknown command: {type(command).__name__}")


# Before the first game.


@_decided.register
def _(command: Sit, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    _check_status(table, Status.WAITING)
    if table.seat_of(person.id) is not None:
        raise RefusedError("already_seated", "you have a seat at this table already")
    if person.id in table.unwelcome:
        raise RefusedError("sent_away", f"{table.host.name} has sent you away from this table")
    is_open = [number for number, seat in enumerate(table.seats) if seat.is_open]
    if not is_open:
        raise RefusedError("full", "no seat is free at this table")
    seat = is_open[0] if command.seat is None else command.seat
    if seat not in is_open:
        raise RefusedError("seat_taken", f"seat {seat} is not free")
    return [Sat(seat, person, command.entropy)]


@_decided.register
def _(command: SeatBot, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    _check_status(table, Status.WAITING)
    _check_host(table, person)
    if command.level not in LEVELS:
        raise RefusedError("bad_command", f"{command.level!r} is no level: {', '.join(LEVELS)}")
    if command.seat >= len(table.seats) or not table.seats[command.seat].is_open:
        raise RefusedError("seat_taken", f"seat {command.seat} is not free")
    return [BotSeated(command.seat, command.level)]


@_decided.register
def _(command: Unseat, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    _check_status(table, Status.WAITING)
    _check_host(table, person)
    seat = table.seats[command.seat] if command.seat < len(table.seats) else Seat()
    if seat.is_open or (seat.person is not None and seat.person.id == person.id):
        raise RefusedError("bad_command", f"there is nobody to send away on seat {command.seat}")
    return [Unseated(command.seat)]


@_decided.register
def _(command: Start, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    _check_status(table, Status.WAITING)
    _check_host(table, person)
    missing = sum(seat.is_open for seat in table.seats)
    if missing:
        raise RefusedError("wrong_moment", f"{missing} more must sit down before the game can start")
    return [start_game(table, secrets)]


@_decided.register
def _(command: Close, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    _check_status(table, Status.WAITING)
    _check_host(table, person)
    return [Closed("host")]


# During the match.


@_decided.register
def _(command: Play, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    seat = _own_seat(table, person)
    _check_status(table, Status.PLAYING)
    if table.seats[seat].stand_in:
        raise RefusedError("wrong_moment", "a bot stands in for you: return first")
    if table.to_move != seat:
        raise RefusedError("not_your_turn", "it is not your turn", version=table.version)
    return play(table, secrets, command.action, by_bot=False)


@_decided.register
def _(command: Stand, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    seat = _own_seat(table, person)
    if table.status is Status.WAITING:
        return [Stood(seat)]
    _check_status(table, Status.PLAYING, Status.BETWEEN)
    if table.seats[seat].stand_in:
        raise RefusedError("wrong_moment", "a bot stands in for you already")
    return [BotStandsIn(seat, "left")]


@_decided.register
def _(command: Return, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    seat = _own_seat(table, person)
    _check_status(table, Status.PLAYING, Status.BETWEEN)
    reason = table.seats[seat].stand_in
    if not reason:
        raise RefusedError("wrong_moment", "no bot stands in for you")
    if reason == "resigned":
        raise RefusedError("wrong_moment", "you have given up this match")
    if table.seats[seat].bot_owes_move and table.to_move == seat:  # or one could think for ever
        raise RefusedError("wrong_moment", "the bot is about to move for you: return after that")
    return [Returned(seat)]


@_decided.register
def _(command: Resign, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    seat = _own_seat(table, person)
    _check_status(table, Status.PLAYING, Status.BETWEEN)
    if table.seats[seat].stand_in == "resigned":
        raise RefusedError("wrong_moment", "you have given up this match already")
    return [BotStandsIn(seat, "resigned")]


@_decided.register
def _(command: ReadyForNext, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    seat = _own_seat(table, person)
    _check_status(table, Status.BETWEEN)
    if table.seats[seat].is_ready:
        raise RefusedError("wrong_moment", "you have said so already")
    events: list[AnyEvent] = [Ready(seat, command.entropy)]
    others = [other for number, other in enumerate(table.seats) if number != seat]
    if all(other.is_ready or other.is_played_by_bot for other in others):
        entropy = [each.entropy for each in table.seats]
        entropy[seat] = command.entropy or entropy[seat]
        events.append(start_game(table, secrets, entropy))
    return events


@_decided.register
def _(command: Say, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    if not table.options.chat:
        raise RefusedError("no_chat", "there is no chat at this table")
    if table.seat_of(person.id) is None:
        raise RefusedError("not_seated", "only players may speak at this table")
    if table.seats[_own_seat(table, person)].is_silenced:
        raise RefusedError("silenced", f"{table.host.name} does not let you speak at this table")
    text = one_line(command.text)
    if not text:
        raise RefusedError("bad_command", "there is nothing to be seen in what you say")
    return [Said(person, text)]


@_decided.register
def _(command: Silence, table: Table, person: Person, secrets: Secrets) -> list[AnyEvent]:
    _check_host(table, person)
    other = table.seats[command.seat].person if command.seat < len(table.seats) else None
    if other is None or other.id == person.id:
        raise RefusedError("bad_command", f"there is nobody to silence on seat {command.seat}")
    if table.seats[command.seat].is_silenced == command.is_silenced:
        raise RefusedError("wrong_moment", "that is so already")
    return [Silenced(command.seat, command.is_silenced)]


# By the server itself.


def play(table: Table, secrets: Secrets, text: str, *, by_bot: bool) -> list[AnyEvent]:
    """The player to move does this; the end of the game and of the match follow by themselves."""
    position, seat = table.position, table.to_move
    if position is None or seat is None or secrets.deal is None:
        raise RefusedError("wrong_moment", "nobody is to move")
    try:
        action = Action.from_text(text)
        after, revealed = play_from_deck(position, action, secrets.deal.deck)
    except (ActionError, IllegalActionError) as error:
        raise RefusedError("illegal_action", str(error), version=table.version) from error
    played = Played(
        seat,
        action.text,
        cards_text(revealed),
        by_bot,
        last_round_card=after.is_last_round and not position.is_last_round,
        ends_round=after.is_over or after.round != position.round,
    )
    return [played, *_ending(table, secrets, after)]


def _ending(table: Table, secrets: Secrets, after: Position) -> Sequence[AnyEvent]:
    if not after.is_over or table.match is None:
        return ()
    match = table.match.with_game(after.scores)
    over = GameOver(
        table.game,
        list(after.scores),
        list(after.win_shares),
        list(match.totals),
        secrets.deck.seed.hex(),
        None if match.is_over else secrets.new_deck().commitment,
    )
    return (over, MatchOver(list(match.totals), list(match.win_shares))) if match.is_over else (over,)


def start_game(table: Table, secrets: Secrets, entropy: Sequence[str] | None = None) -> Started:
    """The next game: the entropy was given after the deck had been promised."""
    given = list(entropy or [seat.entropy for seat in table.seats])
    used = given if any(given) else []
    opening = secrets.deck.deal(table.rule_set, used).opening
    names = [seat.name for seat in table.seats]
    return Started(table.game + 1, names, Position.start(opening).text, used)


def stand_in_for_slow(table: Table) -> list[AnyEvent]:
    """The time of the player to move is up."""
    seat = table.to_move
    if seat is None or table.seats[seat].is_played_by_bot:
        return []
    return [BotStandsIn(seat, "clock")]


def _check_status(table: Table, *wanted: Status) -> None:
    if table.status not in wanted:
        raise RefusedError("wrong_moment", f"the table is {table.status.value} now", version=table.version)


def _check_host(table: Table, person: Person) -> None:
    if table.host.id != person.id:
        raise RefusedError("not_the_host", f"only {table.host.name} may do that: the table is theirs")


def _own_seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise RefusedError("not_seated", "you have no seat at this table")
    return seat
