"""Tables without a server: people who do what a test wants, and commits kept in memory."""

from functools import cache
from random import Random

from coloretto.protocol.commands import Command, Play, ReadyForNext, Sit, Start
from coloretto.protocol.events import (
    AnyEvent,
    GameOver,
    Opened,
    Person,
    Started,
    events_from_json,
    events_to_json,
)
from coloretto.protocol.options import TableOptions
from coloretto.record import FairDeck
from coloretto.rules import Deal, RuleSet
from coloretto.server.table.decide import decide
from coloretto.server.table.games import Secrets, play, start_game
from coloretto.server.table.state import Status, Table

PEOPLE = tuple(Person(f"id{number}", f"Name {number}") for number in range(5))


@cache
def dealt(deck: FairDeck, rule_set: RuleSet, entropy: tuple[str, ...]) -> Deal:
    return deck.deal(rule_set, entropy)


class Tabletop:
    """A table with its secrets and everything that was sent about it."""

    def __init__(
        self,
        options: TableOptions,
        rng: Random,
        host: Person = PEOPLE[0],
        *,
        starts_when_full: bool = False,
    ) -> None:
        self.table = Table("t")
        self.commits: list[tuple[bytes, float]] = []
        self._lots = rng
        self.time = 1000.0
        """Of the next commit."""
        self.away: dict[str, float] = {}
        """Who is away, and for how many seconds."""
        self.decks = [self._new_deck()]
        opened = Opened(options, host, self.decks[0].commitment, starts_when_full=starts_when_full)
        self.commit([opened])

    def do(self, person: Person, command: Command) -> list[AnyEvent]:
        return self.commit(decide(command, self.table, person, self.secrets))

    def do_by_bot(self, action: str) -> list[AnyEvent]:
        return self.commit(play(self.table, self.secrets, action, by_bot=True))

    def start_next(self) -> list[AnyEvent]:
        return self.commit(self.next_game())

    def next_game(self) -> list[AnyEvent]:
        return [start_game(self.table, self.secrets)]

    def elapse(self, seconds: float) -> None:
        """Let time go by before the next commit."""
        self.time += seconds

    def seat_everybody(self) -> None:
        waiting = [person for person in PEOPLE if self.table.seat_of(person.id) is None]
        for person in waiting[: sum(seat.is_open for seat in self.table.seats)]:
            self.do(person, Sit(entropy=f"of-{person.id}"))

    def start(self) -> None:
        self.seat_everybody()
        self.do(PEOPLE[0], Start())

    def play_match(self) -> None:
        """Everybody plays random actions to the end."""
        self.start()
        while self.table.status is not Status.OVER:
            if self.table.status is Status.BETWEEN:
                for seat in self.table.seats:
                    if seat.person is not None and self.table.status is Status.BETWEEN:
                        self.do(seat.person, ReadyForNext())
            else:
                self.play_once()

    def play_once(self) -> None:
        assert self.table.position is not None
        assert self.table.to_move is not None
        action = self._lots.choice(self.table.position.legal_actions).text
        seat = self.table.seats[self.table.to_move]
        if seat.is_played_by_bot or seat.person is None:
            self.do_by_bot(action)
        else:
            self.do(seat.person, Play(action))

    @property
    def secrets(self) -> Secrets:
        record = self.table.record if self.table.status is Status.PLAYING else None
        deal = None if record is None else dealt(self.decks[-1], self.table.rule_set, record.entropy)
        return Secrets(self.decks[-1], deal, self._promise, self.away.get)

    def _promise(self) -> FairDeck:
        self._promised = self._new_deck()
        return self._promised

    def _new_deck(self) -> FairDeck:
        return FairDeck(self._lots.randbytes(32))

    def commit(self, events: list[AnyEvent]) -> list[AnyEvent]:
        if not events:
            return events
        time = self.time
        self.elapse(1.0)
        self.commits.append((events_to_json(events), time))
        self.table = self.table.after(events, time)
        if any(isinstance(event, GameOver) and event.commitment for event in events):
            self.decks.append(self._promised)
        return events

    def refolded(self) -> Table:
        table = Table("t")
        for body, time in self.commits:
            table = table.after(events_from_json(body), time)
        return table

    def events(self) -> list[AnyEvent]:
        return [event for body, _ in self.commits for event in events_from_json(body)]

    def started(self) -> list[Started]:
        return [event for event in self.events() if isinstance(event, Started)]
