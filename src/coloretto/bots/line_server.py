"""One of our bots as a program: the bot's side of the line protocol."""

from collections.abc import Callable, Iterable, Iterator
from secrets import randbelow
from typing import TextIO

from coloretto.bots.interface import Bot, Explainer
from coloretto.bots.line_protocol import (
    LONGEST_LINE,
    MOST_SEED,
    PROTOCOL,
    BotReady,
    Bye,
    Choose,
    Chosen,
    Complaint,
    FromBot,
    Hello,
    LineProtocolError,
    LineValue,
    ToBot,
    decode_to_bot,
    encode,
    value_of,
)
from coloretto.bots.registry import close_bot
from coloretto.record.shortening import brief
from coloretto.rules import ColorettoError, Position

HINT = '; send {"type":"choose","id":1,"position":"..."}, or {"type":"bye"} to end'


class BotServer:
    """Answers one message after another until `bye`."""

    def __init__(self, name: str, make: Callable[[int], Bot], seed: int | None = None) -> None:
        """`make` makes the bot from a seed: this one, or else that of each `hello`, or a random one."""
        self._name = name
        self._make = make
        self._keeps_seed = seed is not None
        self._bot = make(randbelow(MOST_SEED + 1) if seed is None else seed)

    def serve(self, lines: Iterable[str], say: Callable[[str], None]) -> None:
        """Answer until there are no more lines or one of them is `bye`."""
        try:
            for answer in self._answers(lines):
                say(encode(answer).decode())
        finally:
            close_bot(self._bot)

    def _answers(self, lines: Iterable[str]) -> Iterator[FromBot]:
        yield BotReady(name=self._name)
        for line in lines:
            try:
                message = _understood(line)
            except LineProtocolError as error:
                yield Complaint(f"{error}{HINT}")
                continue
            match message:
                case Bye():
                    return
                case Hello():
                    yield from self._greeting(message)
                case Choose():
                    yield self._choice(message)

    def _greeting(self, hello: Hello) -> Iterator[Complaint]:
        if hello.protocol != PROTOCOL:
            yield Complaint(f"version {hello.protocol} of the protocol is not known here, only {PROTOCOL}")
        elif hello.seed is not None and not self._keeps_seed:
            close_bot(self._bot)
            self._bot = self._make(hello.seed)

    def _choice(self, asked: Choose) -> Chosen | Complaint:
        try:
            position = Position(asked.position)
            action = self._bot.choose(position)
            return Chosen(asked.id, action.text, self._values(position) if asked.explain else [])
        except ColorettoError as error:
            return Complaint(brief(error), asked.id)

    def _values(self, position: Position) -> list[LineValue]:
        """What the bot thinks of every action, if it can tell."""
        explained = self._bot.explain(position) if isinstance(self._bot, Explainer) else ()
        return [value_of(value) for value in explained]


def lines_of(stream: TextIO) -> Iterator[str]:
    """The lines that say something. Of one that is too long there is only as much as shows that."""
    while line := stream.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith("\n"):
            rest = stream.readline(LONGEST_LINE + 1)
        if line.strip():
            yield line


def _understood(line: str) -> ToBot:
    if len(line.rstrip("\n")) > LONGEST_LINE:
        raise LineProtocolError(f"no message: more than {LONGEST_LINE} characters in a line")
    return decode_to_bot(line)
