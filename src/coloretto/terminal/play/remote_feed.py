"""A match at a server's table. The server alone decides what happens; the feed passes it on."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from queue import SimpleQueue
from threading import Thread, Timer
from time import time
from typing import TypeAlias

from coloretto.client import Client, Happened, ServerError, Snapshot, Table, UnreachableError
from coloretto.client.entropy import new_entropy
from coloretto.client.table_state import TableState
from coloretto.protocol.commands import (
    AnyCommand,
    Contribute,
    LetBotPlay,
    Play,
    ReadyForNext,
    Resign,
    Return,
    Say,
    Sit,
    Start,
)
from coloretto.protocol.events import AnyEvent, GameOver, Played, Renamed, Started, Unseated
from coloretto.protocol.limits import AWAY_SECONDS
from coloretto.protocol.messages import Presence
from coloretto.protocol.options import Clock
from coloretto.protocol.view import TableView
from coloretto.record import GameRecord
from coloretto.rules import Action, Match, Position, parse_cards
from coloretto.terminal.i18n import t
from coloretto.terminal.play.deck_notes import DeckNotes
from coloretto.terminal.play.feed import (
    ConfirmationNeeded,
    DecisionNeeded,
    Disconnected,
    FeedEvent,
    GameFinished,
    GameStarted,
    Moved,
    NamesChanged,
    Notice,
    Reconnected,
)
from coloretto.terminal.play.names import distinct_names
from coloretto.terminal.play.remote_text import event_sentences, refusal
from coloretto.terminal.play.sanitize import check_seats, sanitized
from coloretto.terminal.text.layout import kind_name

LEFT = None
ANY_VERSION = (Sit, Say, Resign, Contribute, ReadyForNext)
"""Commands that are meant whatever happens in the meantime."""
FOR_NEXT_GAME = (Contribute, ReadyForNext)
"""Commands that come too late if the next game has started meanwhile, which the person sees anyway."""


@dataclass(frozen=True)
class RefusedCommand:
    command: AnyCommand
    error: ServerError


InboxItem: TypeAlias = (
    Snapshot
    | Happened
    | Presence
    | RefusedCommand
    | Disconnected
    | Reconnected
    | AnyCommand
    | Exception
    | None
)


class RemoteFeed:
    def __init__(
        self, client: Client, table: Table, *, entropy: str = "", notes: DeckNotes | None = None
    ) -> None:
        """`entropy`: what the person adds to the first deck on sitting down; by default a random text.

        Each later deck gets a random text of its own, because a server must not know it before it commits
        to the deck.
        """
        self._client, self._table = client, table
        self._me = client.me().id
        self._entropy = entropy
        self.notes = notes or DeckNotes()
        self._state = TableState(self._me)
        self._position: Position | None = None
        self._is_sent_away = False
        self._requested: FeedEvent | None = None
        """What this keyboard was asked for last."""
        self._returned_at = 0
        """The version at which this client has returned by itself."""
        self._inbox: SimpleQueue[InboxItem] = SimpleQueue()
        self._outbox: SimpleQueue[tuple[AnyCommand, int | None] | None] = SimpleQueue()

    @property
    def is_over(self) -> bool:
        """Whether the match is over, or the table closed."""
        return self._state.is_over

    @property
    def is_done(self) -> bool:
        """Whether there is nothing to come back for."""
        return self.is_over or self._is_sent_away or self.has_resigned

    @property
    def has_resigned(self) -> bool:
        return self._state.stand_in == "resigned"

    @property
    def finished_games(self) -> int:
        return 0 if self._state.view is None else len(self._state.view.games)

    @property
    def may_play_again(self) -> bool:
        """Whether the server offers this person a rematch."""
        return self._state.status == "over" and self._state.seat is not None

    @property
    def may_speak(self) -> bool:
        view = self._state.view
        people = 0 if view is None else sum(seat.person is not None for seat in view.seats)
        return view is not None and view.options.chat and self._state.seat is not None and people > 1

    @property
    def may_resign(self) -> bool:
        is_running = self._state.status in {"playing", "between"}
        return self._state.seat is not None and is_running and not self.has_resigned

    def events(self) -> Iterator[FeedEvent]:
        for work in (self._receive, self._send):
            Thread(target=self._work, args=(work,), daemon=True).start()
        while not (self.is_over or self._is_sent_away) and (item := self._inbox.get()) is not LEFT:
            match item:
                case Exception():
                    raise item
                case Snapshot():
                    yield from self._start_from(item)
                case Happened():
                    yield from self._apply(item)
                case Presence():
                    yield from self._note_presence(item)
                case RefusedCommand():
                    yield from self._handle_refusal(item)
                case Disconnected() | Reconnected():
                    yield item
                case _:
                    self._do(item)
        self._outbox.put(LEFT)

    def answer(self, action: Action) -> None:
        self._inbox.put(Play(action.text))

    def confirm(self) -> None:
        command = self._confirmation()
        if command is not None:
            self._inbox.put(command)

    def leave(self) -> None:
        self._inbox.put(LEFT)

    def say(self, text: str) -> None:
        self._do(Say(text))

    def resign(self) -> None:
        self._do(Resign())

    def record(self) -> GameRecord:
        """Of the latest finished game; asks the server for it."""
        return self._table.record(self.finished_games)

    # In threads of their own, as the server may take its time.

    def _work(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Exception as error:  # noqa: BLE001 - raised again by `events`
            self._inbox.put(error)

    def _receive(self) -> None:
        self._table.on_connection_change = self._note_connection
        self._table.on_presence_change = self._inbox.put
        for message in self._table.messages():
            self._inbox.put(sanitized(message))

    def _note_connection(self, is_connected: bool) -> None:  # noqa: FBT001 - the client calls it so
        self._inbox.put(Reconnected() if is_connected else Disconnected())

    def _send(self) -> None:
        while (order := self._outbox.get()) is not LEFT:
            command, version = order
            try:
                self._client.command(self._table.id, command, version)
            except UnreachableError:
                raise
            except ServerError as error:
                self._inbox.put(RefusedCommand(command, error))

    # What happens.

    def _start_from(self, snapshot: Snapshot) -> Iterator[FeedEvent]:
        """The table as it is, when this keyboard starts to follow it or has missed too much."""
        check_seats(snapshot)
        self._state.update(snapshot)
        view = snapshot.table
        self._requested = None
        if view.turn is not None:
            position = Position(view.turn.position)
            yield self._started(view, position)
            if position.is_over:
                yield _finished(view, position)
        self._contribute(view)
        if self._state.seat is None and self._state.status == "waiting":
            self._do(Sit(entropy=self._entropy_for_next(view)))
        elif self._state.seat is None:
            yield Notice(t("table-watching"))
        yield from self._request()

    def _started(self, view: TableView, position: Position) -> GameStarted:
        """The current game. When it is over, the view's commitment is to the deck of the next one."""
        self._position, seat = position, self._state.seat
        commitment = "" if position.is_over else view.commitment
        if commitment:
            self.notes.note_commitment(view.game, commitment)
        return GameStarted(
            position,
            _names(view),
            frozenset() if seat is None else frozenset({seat}),
            tuple(each.level or "" for each in view.seats),
            commitment,
            view.game,
            view.options.games,
        )

    def _apply(self, message: Happened) -> Iterator[FeedEvent]:
        before, seat = self._state.view, self._state.seat
        if before is None:
            return
        check_seats(message, len(before.seats))
        if not self._state.update(message):
            return
        for event in message.events:
            yield from self._translate(event, before, self._state.seat if seat is None else seat)
        if not self._is_sent_away:
            yield from self._request()

    def _translate(self, event: AnyEvent, before: TableView, mine: int | None) -> Iterator[FeedEvent]:
        """What an event means at this keyboard; `before` is the table before the event's message."""
        after = self._state.view or before
        match event:
            case Started():
                yield self._started(after, Position(event.position))
            case Played() if self._position is not None:
                position, action = self._position, Action.from_text(event.action)
                self._position = position.after(action, parse_cards(event.cards))
                is_person = before.seats[event.seat].person is not None
                by_stand_in = event.by_bot and is_person
                yield Moved(event.seat, position, action, self._position, by_stand_in=by_stand_in)
            case GameOver() if self._position is not None:
                self._contribute(after)
                yield _finished(after, self._position)
            case Renamed():
                yield from map(Notice, event_sentences(event, _names(before), mine))
                yield NamesChanged(_names(after))
            case _:
                self._is_sent_away |= isinstance(event, Unseated) and event.seat == mine
                yield from map(Notice, event_sentences(event, _names(before), mine))

    def _note_presence(self, presence: Presence) -> Iterator[FeedEvent]:
        """Who has come or gone. The same message once more asks again, after a while."""
        before = self._state.away
        self._state.update_presence(presence)
        names = () if self._state.view is None else _names(self._state.view)
        for seat in set(self._state.away) - set(before) - {self._state.seat}:
            yield Notice(t("log-goes-away-other", player=names[seat]))
            self._ask_again(self._state.away[seat], presence)
        for seat in set(before) - set(self._state.away) - {self._state.seat}:
            yield Notice(t("log-comes-back-other", player=names[seat]))
        yield from self._request()

    def _ask_again(self, since: float, presence: Presence) -> None:
        """When this person may let a bot play for one who is away."""
        timer = Timer(max(0.0, since + AWAY_SECONDS - time()), self._inbox.put, [presence])
        timer.daemon = True
        timer.start()

    @property
    def _absent_mover(self) -> int | None:
        """The seat to move, if its person is away and a bot may play instead."""
        view, turn = self._state.view, self._state.turn
        if view is None or turn is None or self._state.seat is None or view.status != "playing":
            return None
        seat, since = turn.state.to_move, self._state.away.get(turn.state.to_move)
        if since is None or seat == self._state.seat or view.seats[seat].is_played_by_bot:
            return None
        return seat if self._is_host or time() - since >= AWAY_SECONDS else None

    def _request(self) -> Iterator[FeedEvent]:
        """What this keyboard is to do now, unless it was asked for that already."""
        self._return_if_away()
        before, self._requested = self._requested, self._to_do()
        if self._requested is not None and self._requested != before:
            yield self._requested

    def _return_if_away(self) -> None:
        """Take over from a bot that another player has asked for: this person is here."""
        state = self._state
        if state.stand_in == "away" and not state.is_at_my_seat and self._returned_at < state.version:
            self._returned_at = state.version
            self._do(Return())

    def _to_do(self) -> FeedEvent | None:
        turn, seat = self._state.my_turn, self._state.seat
        if turn is not None and seat is not None:
            return DecisionNeeded(seat, Position(turn.position), turn.deadline, has_clock=self._has_clock)
        if self._confirmation() is not None:
            return ConfirmationNeeded(self._confirmation_sentence())
        view = self._state.view
        if view is not None and view.status == "waiting":
            return Notice(self._waiting(view))
        return None

    def _confirmation(self) -> AnyCommand | None:
        """The command that `confirm` sends now, if any."""
        state, view = self._state, self._state.view
        if state.seat is None or state.is_over:
            return None
        if state.stand_in:
            return None if state.stand_in in {"resigned", "away"} or state.is_at_my_seat else Return()
        if self._absent_mover is not None:
            return LetBotPlay(self._absent_mover)
        if state.status == "between":
            return None if state.is_ready or view is None else ReadyForNext(self._entropy_for_next(view))
        return Start() if state.status == "waiting" and self._is_host and not self._missing else None

    def _confirmation_sentence(self) -> str:
        if self._state.stand_in:
            return t("table-stand-in-you")
        if self._absent_mover is not None and self._state.view is not None:
            return t("table-let-bot-play-how", player=_names(self._state.view)[self._absent_mover])
        return t("table-next-game") if self._state.status == "between" else t("table-may-start")

    def _contribute(self, view: TableView) -> None:
        """Before the next game: note the commitment to its deck; between games also add entropy to it."""
        if view.status in {"waiting", "between"} and view.commitment:
            self.notes.note_commitment(view.game + 1, view.commitment)
        if view.status == "between" and self._state.seat is not None and not self._state.stand_in:
            self._do(Contribute(self._entropy_for_next(view)))

    def _entropy_for_next(self, view: TableView) -> str:
        """Drawn once for each game, when the commitment to its deck is known."""
        game = view.game + 1
        if game not in self.notes.entropies:
            self.notes.note_entropy(game, (self._entropy if game == 1 else "") or new_entropy())
        return self.notes.entropies[game]

    @property
    def _has_clock(self) -> bool:
        clock = Clock() if self._state.view is None else self._state.view.options.clock
        return clock != Clock()

    @property
    def _is_host(self) -> bool:
        return self._state.view is not None and self._state.view.host.id == self._me

    @property
    def _missing(self) -> int:
        """How many seats are open."""
        return 0 if self._state.view is None else sum(not name for name in _names(self._state.view))

    def _waiting(self, view: TableView) -> str:
        if self._missing:
            link = f"{self._client.server}/table/{view.id}"
            return t("table-waiting", count=self._missing, link=link)
        return t("table-waiting-host", player=view.host.name)

    def _do(self, command: AnyCommand) -> None:
        self._outbox.put((command, None if isinstance(command, ANY_VERSION) else self._state.version))

    def _handle_refusal(self, refused: RefusedCommand) -> Iterator[FeedEvent]:
        """Say why, and ask again: after a stale command only once the newer version is known."""
        self._is_sent_away |= refused.error.code == "sent_away"
        is_late = isinstance(refused.command, FOR_NEXT_GAME) and refused.error.code == "wrong_moment"
        if refused.error.code != "stale" and not is_late:
            yield Notice(refusal(refused.error))
        if not isinstance(refused.command, ANY_VERSION):
            self._requested = None
            if self._state.version >= (refused.error.version or 0):
                yield from self._request()


def _names(view: TableView) -> tuple[str, ...]:
    """What the players are called; an open seat has an empty name."""
    return distinct_names(
        [seat.person.name if seat.person else kind_name(seat.level or "") for seat in view.seats]
    )


def _finished(view: TableView, position: Position) -> GameFinished:
    stand_ins = frozenset(number for number, seat in enumerate(view.seats) if seat.stand_in)
    bot_turns = tuple(seat.bot_turns for seat in view.seats)
    return GameFinished(position, _match(view, position), bot_turns, stand_ins)


def _match(view: TableView, position: Position) -> Match | None:
    """The scores of a match of several games."""
    if view.options.games == 1:
        return None
    return Match(replace(position.rule_set, games=view.options.games), tuple(map(tuple, view.games)))
