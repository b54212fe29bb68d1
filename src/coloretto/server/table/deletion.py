"""A person who has deleted their identity: what happens at a table, and what its events no longer say."""

from collections.abc import Sequence

from msgspec.structs import replace

from coloretto.protocol.events import (
    AnyEvent,
    BotSeated,
    BotStandsIn,
    Closed,
    Opened,
    Person,
    Renamed,
    Said,
    Sat,
    Started,
    Stood,
    Unseated,
)
from coloretto.server.table.names import unique_name
from coloretto.server.table.state import Status, Table

NEUTRAL_NAME = "Anonymous"
"""In place of the name of a person who has deleted their identity."""


def leave_for_good(table: Table, identity: str) -> list[AnyEvent]:
    """A bot plays on, as after resigning, and the table shows the neutral name, also when it has ended."""
    seat, is_host = table.seat_of(identity), table.host.id == identity
    if table.status is Status.WAITING:
        if is_host:
            return [Closed("host"), *_rename(table, identity)]
        return [] if seat is None else [Stood(seat)]
    is_running = table.status in {Status.PLAYING, Status.BETWEEN}
    if is_running and seat is not None and table.seats[seat].stand_in != "resigned":
        return [BotStandsIn(seat, "resigned"), *_rename(table, identity)]
    return _rename(table, identity)


def _rename(table: Table, identity: str) -> list[AnyEvent]:
    """Without the name until now: events are stored."""
    shown, person = shown_person(table, identity), neutral_person(table, identity)
    return [] if shown in {None, person} else [Renamed(person, before=person.name)]


def neutral_person(table: Table, identity: str) -> Person:
    """A person under the neutral name, which is unique among those seated."""
    return Person(identity, unique_name(table, NEUTRAL_NAME, table.seat_of(identity)))


def shown_person(table: Table, identity: str) -> Person | None:
    """A person as the table shows them: on a seat, or as the host."""
    seat = table.seat_of(identity)
    if seat is not None:
        return table.seats[seat].person
    return table.host if table.host.id == identity else None


class EventEraser:
    """Takes a person's names and chat out of the events of one table. The moves remain."""

    def __init__(self, person: Person) -> None:
        self._person = person
        """With the name to show instead."""
        self._seat: int | None = None
        """Where the person sits, as far as the events have been read."""
        self.games: dict[int, int] = {}
        """The person's seat in each game."""

    def erase(self, events: Sequence[AnyEvent]) -> list[AnyEvent]:
        """The events of the next commit."""
        return [kept for event in events if (kept := self._erased(event)) is not None]

    def _erased(self, event: AnyEvent) -> AnyEvent | None:
        """None for a chat message of the person."""
        match event:
            case Said(person=person) if self._is_theirs(person):
                return None
            case Opened(host=host) if self._is_theirs(host):
                return replace(event, host=self._person)
            case Renamed(person=person) if self._is_theirs(person):
                return Renamed(self._person, before=self._person.name)
            case Sat(seat=seat, person=person) if self._is_theirs(person):
                self._seat = seat
                return replace(event, person=self._person)
            case Stood(seat=seat) | Unseated(seat=seat) | Sat(seat=seat) | BotSeated(seat=seat):
                self._seat = None if seat == self._seat else self._seat
            case Started() if self._seat is not None:
                self.games[event.game] = self._seat
                return replace(event, names=with_name(event.names, self._seat, self._person.name))
        return event

    def _is_theirs(self, person: Person) -> bool:
        return person.id == self._person.id


def with_name(names: Sequence[str], seat: int, name: str) -> list[str]:
    """Names by seat, with another one on one seat."""
    return [*names[:seat], name, *names[seat + 1 :]]
