"""Random histories of tables on one device, as the server's own functions would play them.

`web/src/local/parity.test.ts` gives the same commands and seeds to the browser's tables.
"""

import gzip
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from coloretto.bots.network_files import shipped_fingerprints
from coloretto.protocol.commands import (
    AnyCommand,
    Contribute,
    Play,
    ReadyForNext,
    Resign,
    Return,
    Sit,
    Stand,
)
from coloretto.protocol.events import AnyEvent, Person, events_from_json
from coloretto.protocol.levels import LEVELS
from coloretto.protocol.messages import Happened
from coloretto.protocol.options import OPEN, TableOptions
from coloretto.protocol.refusals import RefusedError
from coloretto.protocol.view import TableView
from coloretto.record import write_record
from coloretto.rules import EDITIONS, RuleSet, rule_set_text
from coloretto.server.live.scheduler import choose_action
from coloretto.server.table.decide import decide
from coloretto.server.table.games import play, start_game
from coloretto.server.table.state import Status, Table
from coloretto.server.table.views import table_view, turn_of
from support.tables import Tabletop

FIXTURE = Path(__file__).parents[1] / "protocol" / "local_cases.jsonl.gz"
GAMES = ((1, 2, 3, 4), (1,))
"""The lengths of matches in each round of histories, one of every printed rule set."""
MAX_STEPS = 700
LEVEL_WEIGHTS = (8, 3, 1, 1, 1, 0)
"""The stronger ones take their time; the strongest plays in tests/wasm only."""
NAMES = ("Ana", "Ben", "Ana", "Zoë", "Łukasz")


class Step(Struct, frozen=True, omit_defaults=True):
    """A person's command and its refusal, if any; without a command, what the host does by itself."""

    person: int | None = None
    command: AnyCommand | None = None
    refused: str | None = None


class LocalCase(Struct, frozen=True):
    networks: dict[str, str]
    """The fingerprints of those that the bots asked."""
    options: TableOptions
    people: list[Person]
    seeds: list[str]
    """Of the decks, in the order in which they are drawn."""
    steps: list[Step]
    messages: list[Happened]
    """Of all versions, most of them without a turn."""
    after: TableView
    records: list[str]
    """Of the games, as text."""


class LocalHistory:
    """A table on one device and everything that was done there."""

    def __init__(self, rule_set: RuleSet, games: int, rng: Random) -> None:
        self._rng = rng
        people = rng.randint(1, rule_set.players)
        kinds = [OPEN] * people + rng.choices(LEVELS, LEVEL_WEIGHTS, k=rule_set.players - people)
        rng.shuffle(kinds)
        options = TableOptions(
            rules=rule_set_text(rule_set),
            games=games,
            seats=kinds,
            public=False,
            spectators=False,
            chat=False,
            pace=0,
        )
        self.people = [Person(f"person-{number}", NAMES[number]) for number in range(people)]
        self.top = Tabletop(options, rng, host=self.people[0], starts_when_full=True)
        self.steps: list[Step] = []
        self.records: list[str] = []

    def play(self) -> None:
        for _ in range(MAX_STEPS):
            if self.top.table.status is Status.OVER:
                return
            is_playing = self.top.table.status is Status.PLAYING
            if self._rng.random() < (0.06 if is_playing else 0.4):
                self._do(self._rng.randrange(len(self.people)), self._random_command())
            else:
                self._proceed()

    def _proceed(self) -> None:
        table = self.top.table
        seat = None if table.to_move is None else table.seats[table.to_move]
        if table.status is Status.WAITING:
            self._do(*self._next_to_sit())
        elif seat is not None and seat.person is not None and not seat.is_played_by_bot:
            self._do(self.people.index(self._known(seat.person)), Play(self._legal_action()))
        elif seat is None and (waiting := self._unready()):
            self._do(self._rng.choice(waiting), ReadyForNext(self._rng.choice(("", "lotus"))))
        else:
            self._let_host_act()

    def _known(self, person: Person) -> Person:
        return next(each for each in self.people if each.id == person.id)

    def _next_to_sit(self) -> tuple[int, Sit]:
        number = next(n for n, each in enumerate(self.people) if self.top.table.seat_of(each.id) is None)
        return number, Sit(entropy=self._rng.choice(("", f"of-{number}")))

    def _unready(self) -> list[int]:
        """The people for whom the next game waits."""
        seats = [self.top.table.seats[self._seat(person)] for person in self.people]
        return [number for number, seat in enumerate(seats) if not seat.is_ready and not seat.stand_in]

    def _seat(self, person: Person) -> int:
        seat = self.top.table.seat_of(person.id)
        assert seat is not None
        return seat

    def _legal_action(self) -> str:
        assert self.top.table.position is not None
        return self._rng.choice(self.top.table.position.legal_actions).text

    def _random_command(self) -> AnyCommand:
        return self._rng.choice(
            (
                Sit(self._rng.randrange(5)),
                Stand(),
                Return(),
                Return(),
                Resign() if self._rng.random() < 0.2 else Stand(),
                Play(self._rng.choice(("D", "P0", "T1", "T4", "X", ""))),
                ReadyForNext(),
                Contribute("rain"),
            )
        )

    def _do(self, number: int, command: AnyCommand) -> None:
        person, refused = self.people[number], None
        try:
            self._commit(decide(command, self.top.table, person, self.top.secrets))
        except RefusedError as refusal:
            refused = refusal.code
        self.steps.append(Step(number, command, refused))

    def _let_host_act(self) -> None:
        """A bot moves, or the next game starts because nobody needs a pause."""
        table, secrets = self.top.table, self.top.secrets
        if table.status is Status.BETWEEN:
            self._commit([start_game(table, secrets)])
        else:
            assert table.position is not None
            assert table.to_move is not None
            level = table.seats[table.to_move].level or table.options.stand_in
            seed = secrets.deck.bot_seed(table.decisions, table.to_move)
            action = choose_action(level, seed, table.position)
            self._commit(play(table, secrets, action, by_bot=True))
        self.steps.append(Step())

    def _commit(self, events: list[AnyEvent]) -> None:
        games = len(self.top.table.match.games) if self.top.table.match else 0
        self.top.commit(events)
        table = self.top.table
        if table.match and len(table.match.games) > games and table.record is not None:
            self.records.append(write_record(table.record))

    def case(self) -> LocalCase:
        seeds = [deck.seed.hex() for deck in self.top.decks]
        messages = list(self._messages())
        return LocalCase(
            shipped_fingerprints(),
            self.top.table.options,
            self.people,
            seeds,
            self.steps,
            messages,
            table_view(self.top.table),
            self.records,
        )

    def _messages(self) -> Iterator[Happened]:
        table = Table("t")
        for body, time in self.top.commits:
            events = events_from_json(body)
            table = table.after(events, time)
            is_shown = table.version % 7 == 0 or table.status is not Status.PLAYING
            yield Happened(table.version, time, events, turn_of(table) if is_shown else None)


def fixture_cases() -> Iterator[LocalCase]:
    """The cases of the fixture file, always the same."""
    rng = Random(23)  # any seed with every refusal
    rule_sets = [rule_set for edition in EDITIONS.values() for rule_set in edition.rule_sets()]
    for games, rule_set in product(GAMES, rule_sets):
        history = LocalHistory(rule_set, rng.choice(games), rng)
        history.play()
        yield history.case()


def write_fixture() -> None:
    lines = b"".join(msgspec.json.encode(case) + b"\n" for case in fixture_cases())
    FIXTURE.write_bytes(gzip.compress(lines, mtime=0))


def read_fixture() -> list[bytes]:
    return gzip.decompress(FIXTURE.read_bytes()).splitlines()
