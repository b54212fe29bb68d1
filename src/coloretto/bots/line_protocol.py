"""The line protocol: how a bot that is a program of its own is asked. A message is a JSON object in a line.

Two closed sets of messages, one for each direction. docs/bots.md describes them for people; fields that a
reader does not know are ignored, so that later versions can add some.
"""

from typing import Annotated, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from coloretto.bots.protocol import ActionValue
from coloretto.record.shortening import brief, shown
from coloretto.rules import Card, ColorettoError, Position, cards_text, rule_set_text

PROTOCOL = 1
LONGEST_LINE = 1 << 16
"""Bytes of a line, without its end."""
MOST_SEED = (1 << 32) - 1
"""Whole numbers of this size mean the same in every language's JSON."""

Seed: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_SEED)]


class LineProtocolError(ColorettoError):
    """A line that is no message, or no message of this direction."""


class Message(msgspec.Struct, tag_field="type", omit_defaults=True):
    """A message says what it is in its field `type`."""


# To the bot.


class Hello(Message, tag="hello"):
    """The first message; it needs no answer."""

    protocol: int
    seed: Seed | None = None
    """What the bot's lots should come from."""


class State(msgspec.Struct):
    """What lies on the table, for bots that do not read the position's text."""

    players: int
    to_move: int
    phase: str
    """`choose` or `place`."""
    drawn: str | None
    """The card to place."""
    rows: list[str | None]
    """The cards on each row; None for one that was taken this round."""
    capacities: list[int]
    hands: list[str]
    in_round: list[int]
    """The players who have not taken a row this round."""
    removed: str
    discarded: str
    deck: dict[str, int]
    """How many cards of each kind are left in the deck."""
    cards_left: int
    cards_until_last_round: int
    last_round: bool
    round: int
    points: list[int]
    """What 1, 2, ... 6 or more cards of a colour pay."""
    scores: list[int]
    """Every player's score with the cards held now."""


class Choose(Message, tag="choose"):
    """What would you do? Only the number and the position are needed to answer."""

    id: int
    position: str
    rules: str = ""
    state: State | None = None
    legal: list[str] = []
    milliseconds: int | None = None
    """How long the answer is waited for."""
    explain: bool = False
    """Whether the values of the actions are wanted, too."""


class Bye(Message, tag="bye"):
    """The last message; it needs no answer."""


# From the bot.


class Ready(Message, tag="ready", omit_defaults=False):
    """What a bot says by itself as soon as it can play."""

    protocol: int = PROTOCOL
    name: str = ""


class Value(msgspec.Struct, omit_defaults=True):
    """What the bot thinks of an action, as `ActionValue` has it."""

    action: str
    worth: float
    win_shares: tuple[float, ...] = ()
    scores: tuple[float, ...] = ()
    simulations: int = 0


class Chosen(Message, tag="action"):
    """The answer to `choose` with the same number."""

    id: int
    action: str
    values: list[Value] = []
    """The best first, where they were wanted and the bot can tell."""


class Complaint(Message, tag="error"):
    """Instead of an answer."""

    message: str
    id: int | None = None
    """Of the question, where one was understood."""


ToBot: TypeAlias = Hello | Choose | Bye
FromBot: TypeAlias = Ready | Chosen | Complaint

T = TypeVar("T")


def encode(message: ToBot | FromBot) -> bytes:
    """A message in a line, without the line's end."""
    return msgspec.json.encode(message)


def decode_to_bot(line: bytes | str) -> ToBot:
    return _decoded(line, _TO_BOT)


def decode_from_bot(line: bytes | str) -> FromBot:
    return _decoded(line, _FROM_BOT)


_TO_BOT: msgspec.json.Decoder[ToBot] = msgspec.json.Decoder(ToBot)
_FROM_BOT: msgspec.json.Decoder[FromBot] = msgspec.json.Decoder(FromBot)


def _decoded(line: bytes | str, decoder: msgspec.json.Decoder[T]) -> T:
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        text = line if isinstance(line, str) else line.decode(errors="replace")
        raise LineProtocolError(f"no message: {shown(text.strip())} ({brief(error)})") from error


def question(number: int, position: Position, milliseconds: int) -> Choose:
    return Choose(
        number,
        position.text,
        rules=rule_set_text(position.rule_set),
        state=state_of(position),
        legal=[action.text for action in position.legal_actions],
        milliseconds=milliseconds,
    )


def state_of(position: Position) -> State:
    """Of a position in which somebody has to choose."""
    deck = position.deck
    return State(
        players=position.players,
        to_move=-1 if position.to_move is None else position.to_move,
        phase=position.phase.name.lower(),
        drawn=None if position.drawn is None else position.drawn.letter,
        rows=[None if row is None else cards_text(row) for row in position.rows],
        capacities=list(position.rule_set.capacities),
        hands=[str(hand) for hand in position.hands],
        in_round=list(position.players_in),
        removed=cards_text(position.removed),
        discarded=cards_text(position.discarded),
        deck={card.letter: deck[card] for card in Card},
        cards_left=position.cards_left,
        cards_until_last_round=position.cards_until_last_round,
        last_round=position.is_last_round,
        round=position.round,
        points=list(position.rule_set.table.points),
        scores=list(position.scores),
    )


def value_of(value: ActionValue) -> Value:
    return Value(value.action.text, value.worth, value.win_shares, value.scores, value.simulations)
