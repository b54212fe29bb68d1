"""Simulated people: they play, chat, leave, think too long, lose their connection, and send things twice."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from coloretto.protocol.commands import (
    AnyCommand,
    Contribute,
    Play,
    ReadyForNext,
    Request,
    Resign,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from coloretto.protocol.messages import AnyMessage, Done, Happened, Refused, Snapshot
from coloretto.protocol.refusals import RefusedError
from coloretto.protocol.view import SeatView, TableView
from coloretto.server.http import tables
from simulation.evidence import Answered, Evidence, FinalView, Received, SentCommand, Session
from simulation.network import Connection, Network
from simulation.process import Process

ANSWER_TIMEOUT = 3.0
"""Seconds after which a client sends a command again, with the same id."""
MAX_CHAT_LINES = 4

_MESSAGES: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


@dataclass
class Habits:
    """How a person behaves; all of it changes when the faults end."""

    duplicates: float = 0.0
    """How often a command is sent twice."""
    wandering: float = 0.3
    """How often a person does something else than play."""
    slow: float = 0.05
    """How often a decision takes about as long as the clock allows, or longer."""
    reads: float = 0.0
    """How often a person reads the table by HTTP, too."""
    leaves: float = 0.02
    """How often the connection is closed without reason."""
    deserts: float = 0.0
    """How often a person at a table with a clock leaves for good."""
    is_paused: bool = False
    """Whether nobody does anything for a while."""
    is_in_a_hurry: bool = False
    """Whether the host fills empty seats with bots at once."""


@dataclass(frozen=True)
class Guest:
    """Who a client is, and at which table; a spectator has no token."""

    name: str
    table: str
    identity: str = ""
    token: str = ""


class Client:
    """A person at one table."""

    def __init__(
        self,
        guest: Guest,
        network: Network,
        servers: Sequence[Process],
        evidence: Evidence,
        habits: Habits,
    ) -> None:
        self.name, self.table = guest.name, guest.table
        self._identity, self._token = guest.identity, guest.token
        self.version = 0
        self.view: TableView | None = None
        self._network, self._world = network, network.world
        self._servers, self._evidence, self._habits = servers, evidence, habits
        self._random: Random = network.world.random(f"client {guest.name}")
        self._connection: Connection | None = None
        self._session: Session | None = None
        self._pending: SentCommand | None = None
        self._commands = 0
        self._chat_lines = 0
        self._is_thinking = False
        self._has_left = False
        """For good: the table allows no spectators, or the person has had enough."""

    def start(self) -> None:
        self._connect()
        self._tick()

    def finish(self) -> None:
        """Note what the person sees at the end."""
        if self.view is not None and not self._has_left:
            self._evidence.views.append(FinalView(self.name, self.table, self.version, self.view))

    def is_behind(self, version: int) -> bool:
        """Whether a command has no final answer yet, or the latest version has not arrived."""
        return not self._has_left and (self._pending is not None or self.version != version)

    # The connection.

    def _connect(self) -> None:
        if self._has_left or (self._connection is not None and self._connection.is_open):
            return
        up = [server for server in self._servers if server.is_up]
        if not up:
            self._world.after(self._random.uniform(0.2, 1.0), self._connect)
            return
        server = self._random.choice(up)
        after = self.version or None
        if after is not None and self._random.random() < 0.15:
            after = None  # a client that starts again
        self._session = Session(self.name, server.name, self.table, after, self.version)
        self._evidence.sessions.append(self._session)
        session = self._session
        self._world.log(f"{self.name} connects to {server.name} after {after}")
        self._connection = Connection(
            self._network,
            server,
            self.table,
            self._token,
            after,
            on_message=lambda text: self._on_message(session, text),
            on_close=lambda: self._on_close(session),
        )

    def _on_close(self, session: Session) -> None:
        session.closed = self._world.now
        if session is self._session:
            self._connection = self._session = None
            self._world.after(self._random.uniform(0.0, 1.5), self._connect)

    def _on_message(self, session: Session, text: str) -> None:
        message = _MESSAGES.decode(text)
        if isinstance(message, Snapshot | Happened):
            session.received.append(Received(self._world.now, message, text))
            self._world.log(f"{self.name} receives {text}")
            if session is self._session:
                self._fold(message)
                self._think()
        elif isinstance(message, Done | Refused):
            self._on_answer(message)

    def _fold(self, message: Snapshot | Happened) -> None:
        if isinstance(message, Snapshot):
            self.view = message.table
        elif self.view is not None:
            self.view = self.view.after(message)
        self.version = message.version

    # Commands.

    def _send(self, command: AnyCommand) -> None:
        self._commands += 1
        version = None if self._random.random() < 0.3 else self.version
        request = Request(f"{self.name}-{self._commands}", command, version)
        self._pending = SentCommand(self.table, self._identity, request)
        self._evidence.commands.append(self._pending)
        self._transmit(self._pending)
        if self._random.random() < self._habits.duplicates:
            self._transmit(self._pending)

    def _transmit(self, sent: SentCommand) -> None:
        """Over the open connection, or by HTTP to any server."""
        sent.copies += 1
        copies = sent.copies
        self._world.log(f"{self.name} sends {msgspec.json.encode(sent.request).decode()}")
        by_socket = self._connection is not None and self._random.random() < 0.7
        if by_socket and self._connection is not None:
            self._connection.send(msgspec.json.encode(sent.request).decode())
        else:
            self._post(sent)
        self._world.after(
            ANSWER_TIMEOUT + self._random.uniform(0.0, 1.0), lambda: self._send_again(sent, copies)
        )

    def _send_again(self, sent: SentCommand, copies: int) -> None:
        if self._pending is sent and sent.copies == copies:
            self._transmit(sent)

    def _post(self, sent: SentCommand) -> None:
        up = [server for server in self._servers if server.is_up]
        if up:
            self._network.call(
                self._random.choice(up),
                self._token,
                lambda request: tables.command.fn(request, self.table, sent.request),
                lambda answer: self._on_answer(_as_message(sent.request, answer)),
            )

    def _on_answer(self, answer: Done | Refused) -> None:
        self._world.log(f"{self.name} gets {answer!r}")
        if isinstance(answer, Refused) and answer.id is None and answer.code == "not_allowed":
            self._has_left = True
        for sent in self._evidence.commands:
            if sent.request.id == answer.id and sent.table == self.table:
                sent.answers.append(Answered(self._world.now, sent.copies, answer))
        if self._pending is None or self._pending.request.id != answer.id:
            return
        if isinstance(answer, Refused) and answer.code == "unavailable":
            return  # it is sent again after a while
        sent, self._pending = self._pending, None
        if self._random.random() < self._habits.duplicates:
            self._transmit(sent)  # a late copy
        self._think()

    # What a person does.

    def _tick(self) -> None:
        """Now and then, whatever happens."""
        if self._has_left:
            return
        if self._may_desert and self._random.random() < self._habits.deserts:
            self._desert()
            return
        if self._connection is not None and self._random.random() < self._habits.leaves:
            self._connection.break_off()
        if self._random.random() < self._habits.reads:
            self._read()
        self._think()
        self._world.after(self._random.uniform(1.0, 4.0), self._tick)

    @property
    def _may_desert(self) -> bool:
        """The others need not wait for ever if there is a clock."""
        view = self.view
        has_clock = view is not None and bool(view.options.clock.move or view.options.clock.game)
        return has_clock and view is not None and view.status == "playing" and self._pending is None

    def _desert(self) -> None:
        self._world.log(f"{self.name} leaves for good")
        self._has_left = True
        if self._connection is not None:
            self._connection.close()

    def _read(self) -> None:
        """A snapshot by HTTP, from any server."""
        up = [server for server in self._servers if server.is_up]
        if up:
            known = self.version
            self._network.call(
                self._random.choice(up),
                self._token,
                lambda request: tables.show_table.fn(request, self.table),
                lambda answer: self._on_read(known, answer),
            )

    def _on_read(self, known: int, answer: Snapshot | RefusedError) -> None:
        if isinstance(answer, Snapshot):
            self._evidence.reads.append((self.name, known, answer))

    def _think(self) -> None:
        if self._is_thinking or self._pending is not None or not self._token:
            return
        self._is_thinking = True
        random = self._random
        seconds = (
            random.uniform(3.0, 12.0) if random.random() < self._habits.slow else random.uniform(0.01, 0.6)
        )
        self._world.after(seconds, self._act)

    def _act(self) -> None:
        self._is_thinking = False
        if self._habits.is_paused or self._has_left:
            return
        if self._pending is None and self.view is not None:
            command = self._choose(self.view)
            if command is not None:
                self._send(command)

    def _choose(self, view: TableView) -> AnyCommand | None:
        number = next((n for n, seat in enumerate(view.seats) if self._is_mine(seat)), None)
        if view.status == "waiting":
            return self._before_the_match(view, number)
        if number is None:
            return None
        if self._random.random() < self._habits.wandering:
            return self._wander(view, view.seats[number])
        return self._proceed(view, number)

    def _proceed(self, view: TableView, number: int) -> AnyCommand | None:
        seat, turn = view.seats[number], view.turn
        if view.status == "between":
            return None if seat.is_ready or seat.stand_in else self._get_ready()
        if view.status != "playing" or turn is None or seat.stand_in == "resigned":
            return None
        if seat.stand_in:
            return Return() if self._random.random() < 0.3 else None
        if turn.state.to_move != number:
            return None
        return Play(self._random.choice(turn.legal))

    def _get_ready(self) -> AnyCommand:
        if self._random.random() < 0.2:
            return Contribute(f"{self.name}{self._random.getrandbits(64):x}")
        return ReadyForNext(self._entropy())

    def _wander(self, view: TableView, seat: SeatView) -> AnyCommand | None:
        lot = self._random.random()
        if lot < 0.5:
            self._chat_lines += 1
            return Say("hello") if self._chat_lines <= MAX_CHAT_LINES else None
        if view.status in {"over", "closed"} or seat.stand_in:
            return None
        if lot < 0.56:
            return Stand()
        if lot < 0.58:
            return Resign()
        if lot < 0.65:
            return Play("T4")  # usually illegal
        return None

    def _before_the_match(self, view: TableView, number: int | None) -> AnyCommand | None:
        is_open = [n for n, seat in enumerate(view.seats) if _is_open(seat)]
        is_host = view.host.id == self._identity
        if is_host and not is_open:
            return Start()
        if number is None:
            return Sit(entropy=self._entropy()) if is_open else None
        if not is_host:
            return Stand() if self._random.random() < self._habits.wandering / 10 else None
        if self._habits.is_in_a_hurry or self._random.random() < 0.1:
            return SeatBot(is_open[-1], self._random.choice(("easy", "medium")))
        return None

    def _entropy(self) -> str:
        return "" if self._random.random() < 0.2 else f"{self.name}{self._random.getrandbits(64):x}"

    def _is_mine(self, seat: SeatView) -> bool:
        return seat.person is not None and seat.person.id == self._identity


def _is_open(seat: SeatView) -> bool:
    return seat.person is None and seat.level is None


def _as_message(request: Request, answer: Any) -> Done | Refused:  # noqa: ANN401 - a route's result
    if isinstance(answer, RefusedError):
        return Refused(request.id, answer.code, answer.sentence, answer.version, answer.seconds)
    assert isinstance(answer, Done)
    return answer
