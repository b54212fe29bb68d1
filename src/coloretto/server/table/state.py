"""A table: the fold of its events. It does no I/O and knows neither the clock nor the deck."""

from dataclasses import dataclass, field, replace
from enum import Enum
from functools import singledispatch

from coloretto.protocol.events import (
    AnyEvent,
    BotSeated,
    BotStandsIn,
    Closed,
    Contributed,
    Event,
    GameOver,
    MatchOver,
    Opened,
    Person,
    Played,
    Ready,
    RematchOpened,
    Renamed,
    Returned,
    Said,
    Sat,
    Silenced,
    Started,
    Stood,
    Unseated,
)
from coloretto.protocol.options import OPEN, TableOptions, seats_of
from coloretto.record import GameRecord
from coloretto.record.game_record import BOT_MOVES
from coloretto.record.recorder import turns_with
from coloretto.record.turns import RecordedTurn
from coloretto.rules import Action, Match, Opening, Position, RuleSet, parse_cards, parse_rule_set


class Status(Enum):
    WAITING = "waiting"  # for players, before the first game
    PLAYING = "playing"
    BETWEEN = "between"  # two games of a match
    OVER = "over"
    CLOSED = "closed"  # before the end of a match


@dataclass(frozen=True)
class Seat:
    person: Person | None = None
    level: str | None = None
    """Of the bot that owns the seat; None for a person or an open seat."""
    entropy: str = ""
    """For the next game's deck; used once."""
    stand_in: str = ""
    """Why a bot plays for the person, see `BotStandsIn`; empty while the person plays."""
    is_ready: bool = False
    seconds_left: float | None = None
    """On the clock for the game, if there is one."""
    bot_owes_move: bool = False
    """The stand-in took over during the person's turn and has not moved yet."""
    is_silenced: bool = False
    """The host has muted this person."""
    bot_turns: int = 0
    """Turns of the latest game that a bot has finished for the person."""

    @property
    def is_open(self) -> bool:
        return self.person is None and self.level is None

    @property
    def is_played_by_bot(self) -> bool:
        return self.level is not None or bool(self.stand_in)

    @property
    def name(self) -> str:
        if self.person is not None:
            return self.person.name
        return self.level or ""


@dataclass
class Table:
    """Only events change it."""

    id: str
    options: TableOptions = field(default_factory=TableOptions)
    host: Person = field(default_factory=lambda: Person("", ""))
    version: int = 0
    """The number of commits so far."""
    status: Status = Status.WAITING
    seats: list[Seat] = field(default_factory=list)
    game: int = 0
    commitment: str = ""
    position: Position | None = None
    unplayed_record: GameRecord | None = None
    """The latest game without its turns: adding them takes longer than playing one."""
    turns: tuple[RecordedTurn, ...] = ()
    bot_moves: tuple[int, ...] = ()
    """The turns of the latest game, counted from 1, that a bot has finished for a person."""
    match: Match | None = None
    turn_started: float = 0.0
    """When the player to move got the turn, or when the last game ended."""
    rematch: str | None = None
    expelled: frozenset[str] = frozenset()
    """Identities the host has removed; they cannot come back."""
    starts_when_full: bool = False
    """See `Opened`."""

    @property
    def rule_set(self) -> RuleSet:
        return parse_rule_set(self.options.rules)

    @property
    def to_move(self) -> int | None:
        return self.position.to_move if self.status is Status.PLAYING and self.position else None

    @property
    def decisions(self) -> int:
        """How many actions were played in the latest game."""
        return sum(1 if turn.placed is None else 2 for turn in self.turns)

    @property
    def record(self) -> GameRecord | None:
        """The latest game so far."""
        if self.unplayed_record is None:
            return None
        tags = {BOT_MOVES: " ".join(map(str, self.bot_moves))} if self.bot_moves else {}
        return replace(self.unplayed_record, turns=self.turns, tags=tags)

    @property
    def has_clock(self) -> bool:
        return self.options.clock.move is not None or self.options.clock.game is not None

    @property
    def is_solo(self) -> bool:
        """Whether only one person plays, without a clock: no other person waits for them."""
        if self.has_clock:
            return False
        return sum([seat.person is not None and not seat.stand_in for seat in self.seats]) == 1

    def seat_of(self, identity: str) -> int | None:
        """The person's seat."""
        for number, seat in enumerate(self.seats):
            if seat.person is not None and seat.person.id == identity:
                return number
        return None

    def may_be_watched_by(self, identity: str | None) -> bool:
        """Players always; others if spectators are allowed, or while there are seats to take."""
        if self.options.spectators or self.status is Status.WAITING:
            return True
        return identity is not None and self.seat_of(identity) is not None

    def after(self, events: list[AnyEvent], time: float) -> "Table":
        """A new table, after a commit's events."""
        table = object.__new__(Table)
        table.__dict__.update(self.__dict__)
        table.seats, table.version = list(self.seats), self.version + 1
        for event in events:
            apply(event, table, time)
        return table

    def change_seat(self, number: int, **changes: object) -> None:
        self.seats[number] = replace(self.seats[number], **changes)  # type: ignore[arg-type]


def opening_of(first: Position) -> Opening:
    """What everyone saw before the first move."""
    start_cards = tuple(hand.cards for hand in first.hands)
    return Opening(first.rule_set, first.removed, start_cards, first.to_move or 0)


@singledispatch
def apply(event: Event, table: Table, time: float) -> None:
    """Change a table as one of its events says."""
    raise TypeError(f"unknown event: {event!r}")


@apply.register
def _(event: Opened, table: Table, time: float) -> None:
    table.options, table.host, table.commitment = event.options, event.host, event.commitment
    table.starts_when_full = event.starts_when_full or event.match_of is not None
    table.turn_started = time
    kinds = seats_of(event.options, table.rule_set.players)
    table.seats = [Seat(level=None if kind == OPEN else kind) for kind in kinds]
    table.match = Match(replace(table.rule_set, games=event.options.games))


@apply.register
def _(event: Sat, table: Table, time: float) -> None:
    table.seats[event.seat] = Seat(person=event.person, entropy=event.entropy)


@apply.register
def _(event: Stood, table: Table, time: float) -> None:
    table.seats[event.seat] = Seat()


@apply.register
def _(event: BotSeated, table: Table, time: float) -> None:
    table.seats[event.seat] = Seat(level=event.level)


@apply.register
def _(event: Unseated, table: Table, time: float) -> None:
    person = table.seats[event.seat].person
    if person is not None:
        table.expelled |= {person.id}
    table.seats[event.seat] = Seat()


@apply.register
def _(event: Contributed, table: Table, time: float) -> None:
    table.change_seat(event.seat, entropy=event.entropy)


@apply.register
def _(event: Started, table: Table, time: float) -> None:
    table.status, table.game, table.turn_started = Status.PLAYING, event.game, time
    table.position = Position(event.position)
    table.turns, table.bot_moves = (), ()
    table.unplayed_record = GameRecord(
        opening_of(table.position),
        tuple(event.names),
        commitment=table.commitment,
        entropy=tuple(event.entropy),
    )
    for number in range(len(table.seats)):
        clock = table.options.clock.game
        table.change_seat(number, entropy="", is_ready=False, seconds_left=clock, bot_turns=0)


@apply.register
def _(event: Played, table: Table, time: float) -> None:
    position = table.position
    if position is None:
        raise ValueError(f"played before a game started: {event!r}")
    seat, left = table.seats[event.seat], _seconds_left(table, event.seat, time)
    if seat.bot_owes_move or left != seat.seconds_left:
        table.change_seat(event.seat, seconds_left=left, bot_owes_move=False)
    action, cards = Action.from_text(event.action), parse_cards(event.cards)
    table.turns = turns_with(table.turns, event.seat, action, cards)
    if event.ends_turn_of_stand_in(seat.person):
        table.bot_moves = (*table.bot_moves, len(table.turns))
        table.change_seat(event.seat, bot_turns=seat.bot_turns + 1)
    table.position, table.turn_started = position.after(action, cards), time


@apply.register
def _(event: BotStandsIn, table: Table, time: float) -> None:
    is_turn, left = table.to_move == event.seat, _seconds_left(table, event.seat, time)
    table.change_seat(event.seat, stand_in=event.reason, seconds_left=left, bot_owes_move=is_turn)
    if is_turn:
        table.turn_started = time


def _seconds_left(table: Table, number: int, time: float) -> float | None:
    """Left on a seat's clock for the game, which runs while its person is to move."""
    seat = table.seats[number]
    if seat.seconds_left is None or seat.is_played_by_bot or table.to_move != number:
        return seat.seconds_left
    return max(0.0, seat.seconds_left - (time - table.turn_started))


@apply.register
def _(event: Returned, table: Table, time: float) -> None:
    if table.to_move == event.seat or table.is_solo:  # from now on another person waits
        table.turn_started = time
    table.change_seat(event.seat, stand_in="")


@apply.register
def _(event: Renamed, table: Table, time: float) -> None:
    if table.host.id == event.person.id:
        table.host = event.person
    seat = table.seat_of(event.person.id)
    if seat is None:
        return
    table.change_seat(seat, person=event.person)
    if table.unplayed_record is not None:
        names = (
            *table.unplayed_record.names[:seat],
            event.person.name,
            *table.unplayed_record.names[seat + 1 :],
        )
        table.unplayed_record = replace(table.unplayed_record, names=names)


@apply.register
def _(event: GameOver, table: Table, time: float) -> None:
    if table.match is None or table.unplayed_record is None:
        raise ValueError(f"game over before it started: {event!r}")
    table.match = table.match.with_game(event.scores)
    table.unplayed_record = replace(
        table.unplayed_record, scores=tuple(event.scores), seed=bytes.fromhex(event.seed)
    )
    table.commitment = event.commitment or ""
    table.status, table.turn_started = Status.BETWEEN, time


@apply.register
def _(event: Ready, table: Table, time: float) -> None:
    entropy = event.entropy or table.seats[event.seat].entropy
    table.change_seat(event.seat, is_ready=True, entropy=entropy)


@apply.register
def _(event: MatchOver, table: Table, time: float) -> None:
    table.status = Status.OVER


@apply.register
def _(event: RematchOpened, table: Table, time: float) -> None:
    table.rematch = event.table


@apply.register
def _(event: Closed, table: Table, time: float) -> None:
    table.status = Status.CLOSED


@apply.register
def _(event: Said, table: Table, time: float) -> None:
    """Chat changes nothing."""


@apply.register
def _(event: Silenced, table: Table, time: float) -> None:
    table.change_seat(event.seat, is_silenced=event.is_silenced)
