"""A match at a server's table. The server alone decides what happens; here it is told and asked."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias

from coloretto.client import Client, Happened, ServerError, Snapshot, Table, UnreachableError
from coloretto.client.table_state import TableState
from coloretto.protocol.commands import AnyCommand, Play, ReadyForNext, Resign, Return, Say, Sit, Start
from coloretto.protocol.events import AnyEvent, BotSeated, GameOver, Played, Sat, Started, Stood, Unseated
from coloretto.protocol.view import TableView
from coloretto.rules import Action, Position, parse_cards
from coloretto.terminal.i18n import t
from coloretto.terminal.play.happenings import (
    Asked,
    Away,
    Back,
    Dealt,
    Finished,
    Happening,
    Invited,
    Moved,
    Told,
)
from coloretto.terminal.play.remote_text import event_sentences, refusal
from coloretto.terminal.play.sanitize import harmless
from coloretto.terminal.text.layout import kind_name

LEFT = None
ANY_VERSION = (Sit, Say, Resign)
"""What is meant whatever happens meanwhile."""


@dataclass(frozen=True)
class Refused:
    """A command that the server has not carried out."""

    command: AnyCommand
    error: ServerError


News: TypeAlias = Snapshot | Happened | Refused | Away | Back | AnyCommand | Exception | None


class TableCourse:
    def __init__(self, client: Client, table: Table) -> None:
        self._client, self._table = client, table
        self._me = client.me().id
        self._state = TableState(self._me)
        self._view: TableView | None = None
        self._position: Position | None = None
        self._names: tuple[str, ...] = ()
        self._is_sent_away = False
        self._asked: Happening | None = None
        """What this keyboard was asked last."""
        self._inbox: SimpleQueue[News] = SimpleQueue()
        self._outbox: SimpleQueue[tuple[AnyCommand, int | None] | None] = SimpleQueue()

    @property
    def is_over(self) -> bool:
        """Whether the match is over, or the table closed."""
        return self._state.is_over

    @property
    def is_done(self) -> bool:
        """Whether there is nothing to come back for."""
        return self.is_over or self._is_sent_away or self.has_given_up

    def happenings(self) -> Iterator[Happening]:
        for work in (self._listen, self._carry_out):
            Thread(target=self._work, args=(work,), daemon=True).start()
        while not (self.is_over or self._is_sent_away) and (news := self._inbox.get()) is not LEFT:
            match news:
                case Exception():
                    raise news
                case Snapshot():
                    yield from self._look(news)
                case Happened():
                    yield from self._hear(news)
                case Refused():
                    yield from self._excuse(news)
                case Away() | Back():
                    yield news
                case _:
                    self._do(news)
        self._outbox.put(LEFT)

    def answer(self, action: Action) -> None:
        self._inbox.put(Play(action.text))

    def agree(self) -> None:
        command = self._agreement()
        if command is not None:
            self._inbox.put(command)

    def leave(self) -> None:
        self._inbox.put(LEFT)

    @property
    def has_given_up(self) -> bool:
        """Whether the match goes on without whoever is at this keyboard."""
        return self._state.stand_in == "resigned"

    @property
    def may_speak(self) -> bool:
        return self._state.seat is not None and self._view is not None and self._view.options.chat

    @property
    def may_resign(self) -> bool:
        is_running = self._state.status in {"playing", "between"}
        return self._state.seat is not None and is_running and not self.has_given_up

    def say(self, text: str) -> None:
        self._do(Say(text))

    def resign(self) -> None:
        self._do(Resign())

    # In threads of their own: the server answers when it likes.

    def _work(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Exception as error:  # noqa: BLE001 - raised again where somebody is told of it
            self._inbox.put(error)

    def _listen(self) -> None:
        self._table.on_connection_change = lambda is_there: self._inbox.put(Back() if is_there else Away())
        for message in self._table.messages():
            self._inbox.put(harmless(message))

    def _carry_out(self) -> None:
        while (order := self._outbox.get()) is not LEFT:
            command, version = order
            try:
                self._client.command(self._table.id, command, version)
            except UnreachableError:
                raise
            except ServerError as error:
                self._inbox.put(Refused(command, error))

    # What happens.

    def _look(self, snapshot: Snapshot) -> Iterator[Happening]:
        self._state.update(snapshot)
        table = self._view = snapshot.table
        self._asked = None
        self._names = tuple(
            seat.person.name if seat.person else kind_name(seat.level or "") for seat in table.seats
        )
        if table.turn is not None:
            yield self._dealt(Position(table.turn.position))
        if self._state.seat is None and self._state.status == "waiting":
            self._do(Sit())
        elif self._state.seat is None:
            yield Told(t("table-watching"))
        yield from self._ask()

    def _dealt(self, position: Position) -> Dealt:
        self._position, table = position, self._view
        mine = frozenset() if self._state.seat is None else frozenset({self._state.seat})
        kinds = tuple((seat.level or "") for seat in table.seats) if table else ()
        return Dealt(position, self._names, mine, kinds, table.commitment if table else "")

    def _hear(self, news: Happened) -> Iterator[Happening]:
        seat = self._state.seat
        if not self._state.update(news):
            return
        for event in news.events:
            yield from self._tell(event, self._state.seat if seat is None else seat)
        if not self._is_sent_away:
            yield from self._ask()

    def _tell(self, event: AnyEvent, mine: int | None) -> Iterator[Happening]:
        match event:
            case Started():
                self._names = tuple(map(kind_name, event.names))
                yield self._dealt(Position(event.position))
            case Played() if self._position is not None:
                before, action = self._position, Action.from_text(event.action)
                self._position = before.after(action, parse_cards(event.cards))
                yield Moved(event.seat, before, action, self._position)
            case GameOver() if self._position is not None:
                yield Finished(self._position, tuple(event.totals) if self._has_more_games else None)
            case _:
                self._is_sent_away |= isinstance(event, Unseated) and event.seat == mine
                yield from map(Told, event_sentences(event, self._names, mine))
                self._names = _names_after(event, self._names)

    @property
    def _has_more_games(self) -> bool:
        return self._view is not None and self._view.options.games > 1

    def _ask(self) -> Iterator[Happening]:
        """What this keyboard is to do now, once: others may do something that does not change it."""
        before, self._asked = self._asked, self._to_do()
        if self._asked is not None and self._asked != before:
            yield self._asked

    def _to_do(self) -> Happening | None:
        turn, seat = self._state.my_turn, self._state.seat
        if turn is not None and seat is not None:
            return Asked(seat, Position(turn.position), turn.deadline)
        if self._agreement() is not None:
            return Invited(self._invitation())
        if self._state.status == "waiting" and self._view is not None:
            return Told(self._waiting(self._view))
        return None

    def _agreement(self) -> AnyCommand | None:
        """What somebody at this keyboard may agree to now."""
        seen = self._state
        if seen.seat is None or seen.is_over:
            return None
        if seen.stand_in:
            return None if seen.stand_in == "resigned" or seen.is_at_my_seat else Return()
        if seen.status == "between":
            return None if seen.is_ready else ReadyForNext()
        return Start() if seen.status == "waiting" and self._is_host and not self._missing else None

    def _invitation(self) -> str:
        if self._state.stand_in:
            return t("table-stand-in-you")
        return t("table-next-game") if self._state.status == "between" else t("table-may-start")

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

    def _do(self, command: AnyCommand) -> None:
        self._outbox.put((command, None if isinstance(command, ANY_VERSION) else self._state.version))

    def _excuse(self, refused: Refused) -> Iterator[Happening]:
        """Tell why something was not done, and ask anew, once it is known what made a command stale."""
        self._is_sent_away |= refused.error.code == "sent_away"
        if refused.error.code != "stale":
            yield Told(refusal(refused.error))
        if not isinstance(refused.command, ANY_VERSION):
            self._asked = None
            if self._state.version >= (refused.error.version or 0):
                yield from self._ask()


def _names_after(event: AnyEvent, names: tuple[str, ...]) -> tuple[str, ...]:
    """Who sits where, before the first game; nobody has no name."""
    match event:
        case Sat():
            return _replaced(names, event.seat, event.person.name)
        case BotSeated():
            return _replaced(names, event.seat, kind_name(event.level))
        case Stood() | Unseated():
            return _replaced(names, event.seat, "")
        case _:
            return names


def _replaced(names: tuple[str, ...], seat: int, name: str) -> tuple[str, ...]:
    return (*names[:seat], name, *names[seat + 1 :])
