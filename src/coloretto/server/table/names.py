"""Names at a table: no two look alike, and a new one replaces the old."""

from msgspec.structs import replace

from coloretto.locales import LANGUAGES, Catalogue
from coloretto.protocol.events import AnyEvent, Person, Renamed
from coloretto.protocol.guests import guest_number
from coloretto.protocol.levels import LEVELS
from coloretto.protocol.limits import MAX_NAME_LENGTH, MAX_VERSIONS
from coloretto.server.base.lookalikes import skeletons
from coloretto.server.table.state import Status, Table


def rename(table: Table, person: Person) -> list[AnyEvent]:
    """The host or a player has another name or avatar; nothing if the table has ended or shows them so."""
    seat = table.seat_of(person.id)
    shown = table.host if seat is None else table.seats[seat].person
    has_ended = table.status in {Status.OVER, Status.CLOSED} or table.version >= MAX_VERSIONS
    if shown is None or shown.id != person.id or has_ended:
        return []
    now = replace(person, name=person.name if seat is None else unique_name(table, person.name, seat))
    return [] if shown == now else [Renamed(now, shown.name)]


def unique_name(table: Table, name: str, own_seat: int | None = None) -> str:
    """The second Ana at a table is Ana 2, also if she writes herself differently but looks the same."""
    others = [seat.name for number, seat in enumerate(table.seats) if number != own_seat and not seat.is_open]
    taken = frozenset().union(*(_shown_skeletons(each) for each in (*LEVELS, *others)))
    suffixes = ("", *(f" {number}" for number in range(2, len(taken) + 2)))
    names = (name[: MAX_NAME_LENGTH - len(suffix)].rstrip() + suffix for suffix in suffixes)
    return next(each for each in names if _shown_skeletons(each).isdisjoint(taken))


def _shown_skeletons(name: str) -> frozenset[str]:
    """As readers of all languages see it: a guest is a number, which clients word."""
    number = guest_number(name)
    worded = () if number is None else (_guest_in(language, number) for language in LANGUAGES)
    return skeletons(name).union(*map(skeletons, worded))


def _guest_in(language: str, number: str) -> str:
    return Catalogue(language)("player-guest", number=number)
