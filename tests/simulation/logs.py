"""The log of a table as the database has it, and its replay."""

from dataclasses import dataclass
from functools import cached_property

from coloretto.protocol.events import AnyEvent, events_from_json
from coloretto.protocol.messages import Happened, message_to_json
from coloretto.protocol.view import TableView
from coloretto.server.table.state import Table
from coloretto.server.table.views import table_view, turn_of
from simulation.database import SharedDatabase


@dataclass
class Version:
    """A commit, and the table after it."""

    number: int
    time: float
    """As stored."""
    actor: str
    command: str
    events: list[AnyEvent]
    table: Table
    durable: float
    """The true time at which it was committed."""

    @cached_property
    def message(self) -> str:
        happened = Happened(self.number, self.time, self.events, turn_of(self.table))
        return message_to_json(happened).decode()

    @cached_property
    def view(self) -> TableView:
        return table_view(self.table)


@dataclass
class Log:
    table: str
    versions: list[Version]
    seeds: dict[int, str]
    """The secret seed of each game's deck."""

    @property
    def last(self) -> Version:
        return self.versions[-1]

    def before(self, number: int) -> Table:
        return self.versions[number - 2].table

    def has(self, number: int) -> bool:
        return 0 < number <= len(self.versions)


def read_logs(database: SharedDatabase) -> dict[str, Log]:
    tables = [row[0] for row in database.sqlite.execute("SELECT DISTINCT table_id FROM commits ORDER BY 1")]
    return {table: _read_log(database, table) for table in tables}


def _read_log(database: SharedDatabase, table_id: str) -> Log:
    versions: list[Version] = []
    table = Table(table_id)
    rows = database.sqlite.execute(
        "SELECT sequence, time, actor, command, events FROM commits WHERE table_id = ? ORDER BY sequence",
        (table_id,),
    )
    for number, time, actor, command, text in rows:
        events = events_from_json(text)
        table = table.after(events, time)
        durable = database.commit_times[table_id, number]
        versions.append(Version(number, time, actor, command, events, table, durable))
    decks = database.sqlite.execute("SELECT game, seed FROM decks WHERE table_id = ?", (table_id,))
    return Log(table_id, versions, dict(decks.fetchall()))
