"""Random histories of tables, and what a client is sent about them."""

import gzip
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from coloretto.protocol.commands import (
    Close,
    Command,
    Contribute,
    LetBotPlay,
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
from coloretto.protocol.events import AnyEvent, Closed, Person, RematchOpened, events_from_json
from coloretto.protocol.levels import LEVELS
from coloretto.protocol.messages import Happened
from coloretto.protocol.options import Clock, TableOptions
from coloretto.protocol.refusals import RefusedError
from coloretto.protocol.view import TableView
from coloretto.server.table.games import stand_in_for_slow
from coloretto.server.table.names import rename
from coloretto.server.table.state import Status, Table
from coloretto.server.table.views import table_view, turn_of
from support.tables import PEOPLE, Tabletop

RULES = ("golden-2-brown", "golden-2-violet", "classic-3-brown", "golden-4-violet")
CLOCKS = (Clock(), Clock(move=30), Clock(game=60))
MAX_COMMANDS = 400
FIXTURE = Path(__file__).parents[1] / "protocol" / "view_cases.jsonl.gz"
CASES = 2500


class ViewCase(Struct, frozen=True):
    """A client's view of a table, the messages it receives next, and its view after them."""

    before: TableView
    messages: list[Happened]
    after: TableView


class Version(Struct, frozen=True):
    """A version of a table and the message that made it."""

    table: Table
    message: Happened


def random_history(random: Random) -> list[Version]:
    """A table from its opening to its end: people sit, chat, leave, return, resign and run out of time."""
    top = Tabletop(_random_options(random), random)
    for _ in range(random.choice((40, 80, MAX_COMMANDS))):
        top.elapse(random.choice((0.0, 0.25, 1.5, random.uniform(0, 90))))
        with suppress(RefusedError):
            _random_step(top, random)
        if top.table.status in {Status.OVER, Status.CLOSED} and random.random() < 0.1:
            break
    return list(versions_of(top))


def versions_of(top: Tabletop) -> Iterator[Version]:
    table = Table("t")
    for body, time in top.commits:
        events = events_from_json(body)
        table = table.after(events, time)
        yield Version(table, Happened(table.version, time, events, turn_of(table)))


def view_cases(random: Random) -> Iterator[ViewCase]:
    """Every version of a history for a client that follows it, and some for one that reconnects later."""
    history = random_history(random)
    views = [table_view(version.table) for version in history]
    yield ViewCase(views[0], [history[0].message], views[0])  # its opening, received again
    for number in range(1, len(history)):
        yield ViewCase(views[number - 1], [history[number].message], views[number])
        if number % 10 == 0:
            since = number - random.randint(2, 10)
            missed = [version.message for version in history[since + 1 : number + 1]]
            yield ViewCase(views[since], missed, views[number])


def fixture_cases() -> Iterator[ViewCase]:
    """The cases of the fixture file, always the same."""
    random, count = Random(16), 0  # any seed with every event
    while count < CASES:
        for case in view_cases(random):
            yield case
            count += 1


def write_fixture() -> None:
    lines = b"".join(msgspec.json.encode(case) + b"\n" for case in fixture_cases())
    FIXTURE.write_bytes(gzip.compress(lines, mtime=0))


def read_fixture() -> list[bytes]:
    return gzip.decompress(FIXTURE.read_bytes()).splitlines()


def _random_options(random: Random) -> TableOptions:
    rules = random.choice(RULES)
    kinds = [random.choice(("open", "open", *LEVELS)) for _ in range(random.randrange(3))]
    games, clock = random.choice((1, 2, 3)), random.choice(CLOCKS)
    return TableOptions(rules=rules, games=games, clock=clock, seats=kinds)


def _random_step(top: Tabletop, random: Random) -> None:
    if random.random() < 0.1:
        top.commit(_random_server_events(top, random))
    elif random.random() < (0.95 if top.table.status is Status.WAITING else 0.3):
        top.do(random.choice((PEOPLE[0], *PEOPLE)), _random_command(random))
    else:
        _proceed(top, random)


def _proceed(top: Tabletop, random: Random) -> None:
    """What brings the match nearer to its end."""
    if top.table.status is Status.WAITING:
        top.seat_everybody()
        top.do(PEOPLE[0], Start())
    elif top.table.status is Status.PLAYING:
        top.play_once()
    elif top.table.status is Status.BETWEEN:
        top.do(random.choice(PEOPLE), ReadyForNext())


def _random_command(random: Random) -> Command:
    seat = random.randrange(5)
    return random.choice(
        (
            Sit(),
            Sit(seat),
            Stand(),
            SeatBot(seat, random.choice(LEVELS)),
            Unseat(seat),
            Return(),
            LetBotPlay(seat),
            Resign() if random.random() < 0.2 else Say("good luck"),
            ReadyForNext(),
            Contribute("lotus"),
            Say("well played"),
            Silence(seat, is_silenced=random.random() < 0.7),
            Close() if random.random() < 0.05 else Say("hello"),
        )
    )


def _random_server_events(top: Tabletop, random: Random) -> list[AnyEvent]:
    """What a server does by itself."""
    table = top.table
    if random.random() < 0.2:
        name, avatar = random.choice(("Ana", "Ben", "Guest 7")), random.choice((None, 3, 8))
        return rename(table, Person(random.choice(PEOPLE).id, name, avatar))
    if table.status is Status.PLAYING:
        return stand_in_for_slow(table)
    if table.status is Status.BETWEEN:
        return top.next_game()
    if table.status is Status.WAITING:
        return [Closed("empty")] if random.random() < 0.05 else []
    return [RematchOpened("another")]
