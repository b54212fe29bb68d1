"""A match at a server's table. The server alone decides what happens; the feed passes it on."""

from collections.abc import Iterator
from dataclasses import replace
from threading import Timer
from time import time

from coloretto.client import Client, Happened, RemoteTable, Snapshot
from coloretto.client.entropy import new_entropy
from coloretto.client.table_state import TableState
from coloretto.protocol.commands import (
    AnyCommand,
    Contribute,
    Play,
    React,
    ReadyForNext,
    Resign,
    Return,
    Say,
    Sit,
)
from coloretto.protocol.events import AnyEvent, GameOver, Played, Renamed, Started, Unseated
from coloretto.protocol.limits import AWAY_SECONDS
from coloretto.protocol.messages import Presence, Reacted
from coloretto.protocol.reactions import REACTIONS, ReactionName
from coloretto.protocol.view import TableView
from coloretto.record import GameRecord
from coloretto.rules import Action, Match, Position, parse_cards
from coloretto.terminal.i18n import t
from coloretto.terminal.play.deck_notes import DeckNotes
from coloretto.terminal.play.feed import (
    Announcement,
    Disconnected,
    FeedEvent,
    GameFinished,
    GameStarted,
    Moved,
    NamesChanged,
    Reconnected,
)
from coloretto.terminal.play.names import names_at
from coloretto.terminal.play.remote_connection import LEFT, RefusedCommand, RemoteConnection
from coloretto.terminal.play.remote_requests import confirmation, requested
from coloretto.terminal.play.remote_text import event_sentences, refusal
from coloretto.terminal.play.sanitize import check_seats

ANY_VERSION = (Sit, Say, React, Resign, Contribute, ReadyForNext)
"""Commands that are meant whatever happens in the meantime."""
FOR_NEXT_GAME = (Contribute, ReadyForNext)
"""Commands that come too late if the next game has started meanwhile, which the person sees anyway."""


class RemoteFeed:
    def __init__(
        self, client: Client, table: RemoteTable, *, entropy: str = "", notes: DeckNotes | None = None
    ) -> None:
        """`entropy`: what the person adds to the first deck on sitting down; by default a random text.

        Each later deck gets a random text of its own, because a server must not know it before it commits
        to the deck.
        """
        self._table = table
        self._link = f"{client.server}/table/{table.id}"
        self._entropy = entropy
        self.notes = notes or DeckNotes()
        self._state = TableState(client.me().id)
        self._position: Position | None = None
        self._is_sent_away = False
        self._requested: FeedEvent | None = None
        """What this keyboard was asked for last."""
        self._returned_at = 0
        """The version at which this client has returned by itself."""
        self._connection = RemoteConnection(client, table)

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
        self._connection.start()
        while not (self.is_over or self._is_sent_away) and (item := self._connection.inbox.get()) is not LEFT:
            match item:
                case Exception():
                    raise item
                case Snapshot():
                    yield from self._start_from(item)
                case Happened():
                    yield from self._apply(item)
                case Presence():
                    yield from self._note_presence(item)
                case Reacted():
                    yield from self._note_reaction(item)
                case RefusedCommand():
                    yield from self._handle_refusal(item)
                case Disconnected() | Reconnected():
                    yield item
                case _:
                    self._do(item)
        self._connection.close()

    def answer(self, action: Action) -> None:
        self._connection.inbox.put(Play(action.text))

    def confirm(self) -> None:
        command = self._confirmation()
        if command is not None:
            self._connection.inbox.put(command)

    def leave(self) -> None:
        self._connection.inbox.put(LEFT)

    def say(self, text: str) -> None:
        self._do(Say(text))

    def react(self, reaction: ReactionName) -> None:
        self._do(React(reaction))

    def resign(self) -> None:
        self._do(Resign())

    def record(self) -> GameRecord:
        """Of the latest finished game; asks the server for it."""
        return self._table.record(self.finished_games)

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
            yield Announcement(t("table-watching"))
        yield from self._request()

    def _started(self, view: TableView, position: Position) -> GameStarted:
        """The current game. When it is over, the view's commitment is to the deck of the next one."""
        self._position, seat = position, self._state.seat
        commitment = "" if position.is_over else view.commitment
        if commitment:
            self.notes.note_commitment(view.game, commitment)
        return GameStarted(
            position,
            names_at(view),
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
                yield from map(Announcement, event_sentences(event, names_at(before), mine))
                yield NamesChanged(names_at(after))
            case _:
                self._is_sent_away |= isinstance(event, Unseated) and event.seat == mine
                yield from map(Announcement, event_sentences(event, names_at(before), mine))

    def _note_presence(self, presence: Presence) -> Iterator[FeedEvent]:
        """Who has come or gone. The same message once more asks again, after a while."""
        before = self._state.away
        self._state.update_presence(presence)
        names = () if self._state.view is None else names_at(self._state.view)
        for seat in set(self._state.away) - set(before) - {self._state.seat}:
            yield Announcement(t("log-goes-away-other", player=names[seat]))
            self._ask_again(self._state.away[seat], presence)
        for seat in set(before) - set(self._state.away) - {self._state.seat}:
            yield Announcement(t("log-comes-back-other", player=names[seat]))
        yield from self._request()

    def _note_reaction(self, reacted: Reacted) -> Iterator[FeedEvent]:
        """What a player shows; nothing if it is one that only newer servers know."""
        view = self._state.view
        if view is None or reacted.reaction not in REACTIONS:
            return
        text = t(f"reaction-{reacted.reaction}")
        for name, seat in zip(names_at(view), view.seats, strict=True):
            if seat.person is not None and seat.person.id == reacted.person:
                yield Announcement(t("table-said", player=name, text=text))

    def _ask_again(self, since: float, presence: Presence) -> None:
        """When this person may let a bot play for one who is away."""
        timer = Timer(max(0.0, since + AWAY_SECONDS - time()), self._connection.inbox.put, [presence])
        timer.daemon = True
        timer.start()

    def _request(self) -> Iterator[FeedEvent]:
        """What this keyboard is to do now, unless it was asked for that already."""
        self._return_if_away()
        before, self._requested = self._requested, requested(self._state, self._confirmation(), self._link)
        if self._requested is not None and self._requested != before:
            yield self._requested

    def _return_if_away(self) -> None:
        """Take over from a bot that another player has asked for: this person is here."""
        state = self._state
        if state.stand_in == "away" and not state.is_at_my_seat and self._returned_at < state.version:
            self._returned_at = state.version
            self._do(Return())

    def _confirmation(self) -> AnyCommand | None:
        return confirmation(self._state, self._entropy_for_next)

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

    def _do(self, command: AnyCommand) -> None:
        self._connection.send(command, None if isinstance(command, ANY_VERSION) else self._state.version)

    def _handle_refusal(self, refused: RefusedCommand) -> Iterator[FeedEvent]:
        """Say why, and ask again: after a stale command only once the newer version is known."""
        self._is_sent_away |= refused.error.code == "sent_away"
        is_late = isinstance(refused.command, FOR_NEXT_GAME) and refused.error.code == "wrong_moment"
        if refused.error.code != "stale" and not is_late:
            yield Announcement(refusal(refused.error))
        if not isinstance(refused.command, ANY_VERSION):
            self._requested = None
            if self._state.version >= (refused.error.version or 0):
                yield from self._request()


def _finished(view: TableView, position: Position) -> GameFinished:
    stand_ins = frozenset(number for number, seat in enumerate(view.seats) if seat.stand_in)
    bot_turns = tuple(seat.bot_turns for seat in view.seats)
    return GameFinished(position, _match(view, position), bot_turns, stand_ins)


def _match(view: TableView, position: Position) -> Match | None:
    """The scores of a match of several games."""
    if view.options.games == 1:
        return None
    return Match(replace(position.rule_set, games=view.options.games), tuple(map(tuple, view.games)))
