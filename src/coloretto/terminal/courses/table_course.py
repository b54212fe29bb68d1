"""A match at a server's table. The server alone decides what happens; here it is told and asked."""

from collections.abc import Iterator
from queue import SimpleQueue
from threading import Thread

from coloretto.client import Client, Happened, ServerError, Snapshot, Table
from coloretto.client.seen import Seen
from coloretto.record.frames import after_action
from coloretto.rules import Action, Position, parse_cards
from coloretto.server.commands import AnyCommand, Play, ReadyForNext, Return, Sit, Start
from coloretto.server.events import AnyEvent, GameOver, Played, Sat, Started
from coloretto.server.messages import TableView
from coloretto.terminal.courses.happenings import Asked, Dealt, Finished, Happening, Invited, Moved, Told
from coloretto.terminal.courses.table_sentences import event_sentences, refusal
from coloretto.terminal.speaking import t
from coloretto.terminal.wording import kind_name

LEFT = None


class TableCourse:
    def __init__(self, client: Client, table: Table) -> None:
        self._client, self._table = client, table
        self._me = client.me().id
        self._seen = Seen(self._me)
        self._view: TableView | None = None
        self._position: Position | None = None
        self._names: tuple[str, ...] = ()
        self._asked = 0
        """The version at which this keyboard was asked last."""
        self._inbox: SimpleQueue[Snapshot | Happened | Action | AnyCommand | Exception | None] = SimpleQueue()

    @property
    def is_over(self) -> bool:
        """Whether the match is over, or the table closed."""
        return self._seen.is_over

    def happenings(self) -> Iterator[Happening]:
        Thread(target=self._listen, daemon=True).start()
        while not self.is_over and (news := self._inbox.get()) is not LEFT:
            match news:
                case Exception():
                    raise news
                case Snapshot():
                    yield from self._look(news)
                case Happened():
                    yield from self._hear(news)
                case Action():
                    yield from self._do(Play(news.text))
                case _:
                    yield from self._do(news)

    def answer(self, action: Action) -> None:
        self._inbox.put(action)

    def agree(self) -> None:
        command = self._agreement()
        if command is not None:
            self._inbox.put(command)

    def leave(self) -> None:
        self._inbox.put(LEFT)

    def _listen(self) -> None:
        try:
            for message in self._table.messages():
                self._inbox.put(message)
        except Exception as error:  # noqa: BLE001 - raised again where somebody is told of it
            self._inbox.put(error)

    def _look(self, snapshot: Snapshot) -> Iterator[Happening]:
        self._seen.hear(snapshot)
        table = self._view = snapshot.table
        self._names = tuple(
            seat.person.name if seat.person else kind_name(seat.level or "") for seat in table.seats
        )
        if table.turn is not None:
            yield self._dealt(Position(table.turn.position))
        if self._seen.seat is None and self._seen.status == "waiting":
            yield from self._do(Sit())
        elif self._seen.seat is None:
            yield Told(t("table-watching"))
        yield from self._ask()

    def _dealt(self, position: Position) -> Dealt:
        self._position, table = position, self._view
        mine = frozenset() if self._seen.seat is None else frozenset({self._seen.seat})
        kinds = tuple((seat.level or "") for seat in table.seats) if table else ()
        return Dealt(position, self._names, mine, kinds, table.commitment if table else "")

    def _hear(self, news: Happened) -> Iterator[Happening]:
        if not self._seen.hear(news):
            return
        for event in news.events:
            yield from self._tell(event)
        yield from self._ask()

    def _tell(self, event: AnyEvent) -> Iterator[Happening]:
        match event:
            case Started():
                self._names = tuple(map(kind_name, event.names))
                yield self._dealt(Position(event.position))
            case Played() if self._position is not None:
                before, action = self._position, Action.from_text(event.action)
                self._position = after_action(before, action, parse_cards(event.cards))
                yield Moved(event.seat, before, action, self._position)
            case GameOver() if self._position is not None:
                yield Finished(self._position, tuple(event.totals) if self._has_more_games else None)
            case _:
                if isinstance(event, Sat):
                    self._names = _replaced(self._names, event.seat, event.person.name)
                yield from map(Told, event_sentences(event, self._names, self._seen.seat))

    @property
    def _has_more_games(self) -> bool:
        return self._view is not None and self._view.options.games > 1

    def _ask(self) -> Iterator[Happening]:
        """What this keyboard is to do now, once for each version of the table."""
        if self._asked == self._seen.version:
            return
        self._asked = self._seen.version
        turn, seat = self._seen.my_turn, self._seen.seat
        if turn is not None and seat is not None:
            yield Asked(seat, Position(turn.position), turn.deadline)
        elif self._agreement() is not None:
            yield Invited(self._invitation())
        elif self._seen.status == "waiting" and self._view is not None:
            yield Told(self._waiting(self._view))

    def _agreement(self) -> AnyCommand | None:
        """What somebody at this keyboard may agree to now."""
        seen = self._seen
        if seen.seat is None or seen.is_over:
            return None
        if seen.stand_in:
            return None if seen.stand_in == "resigned" or seen.is_at_my_seat else Return()
        if seen.status == "between":
            return None if seen.is_ready else ReadyForNext()
        return Start() if seen.status == "waiting" and self._is_host and not self._missing else None

    def _invitation(self) -> str:
        if self._seen.stand_in:
            return t("table-stand-in-you")
        return t("table-next-game") if self._seen.status == "between" else t("table-may-start")

    @property
    def _is_host(self) -> bool:
        return self._view is not None and self._view.host.id == self._me

    @property
    def _missing(self) -> int:
        return sum(not name for name in self._names)

    def _waiting(self, table: TableView) -> str:
        if self._missing:
            link = f"{self._client.server}/table/{table.id}"
            return t("table-waiting", count=self._missing, link=link)
        return t("table-waiting-host", player=table.host.name)

    def _do(self, command: AnyCommand) -> Iterator[Happening]:
        version = None if isinstance(command, Sit) else self._seen.version
        try:
            self._client.command(self._table.id, command, version)
        except ServerError as error:
            if error.code == "stale":
                return  # what happened meanwhile is on its way
            yield Told(refusal(error))
            self._asked = 0
            if not isinstance(command, Sit):
                yield from self._ask()


def _replaced(names: tuple[str, ...], seat: int, name: str) -> tuple[str, ...]:
    return (*names[:seat], name, *names[seat + 1 :])
