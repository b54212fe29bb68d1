"""Bots that are programs of their own, in any language: see docs/bots.md."""

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256

from coloretto.bots.interface import WithoutValues, check_decision
from coloretto.bots.line_protocol import (
    PROTOCOL,
    BotReady,
    Bye,
    Chosen,
    Complaint,
    FromBot,
    Hello,
    LineProtocolError,
    decode_from_bot,
    encode,
    question,
)
from coloretto.bots.programs import (
    ExternalBotAnswerError,
    ExternalBotCrashError,
    ExternalBotError,
    Program,
)
from coloretto.record.shortening import shown
from coloretto.rules import Action, Position

SECONDS = 10.0
START_SECONDS = 60.0
SEED_BYTES = 4
LONGEST_NAME = 200


class ExternalBot(WithoutValues):
    """A program that plays by the line protocol. Any error ends it for good.

    A bot that is not closed ends when it is garbage collected, at the latest with this process.
    """

    _program: Program
    _seed: int

    def __init__(
        self, command: str, seed: int, *, seconds: float = SECONDS, start_seconds: float = START_SECONDS
    ) -> None:
        """`command` is split into words as a shell does it, but no shell runs it.

        `seconds` is how long an answer is waited for, `start_seconds` how long the program may take before
        it is ready.
        """
        self._command = command
        self._seconds, self._start_seconds = seconds, start_seconds
        self._plays_on = True
        """Whether the program may be greeted again: until one has failed right after it was."""
        self.name = self._start(seed)
        """What the program calls itself, which may be nothing."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._command!r}>"

    def choose(self, position: Position) -> Action:
        check_decision(position)
        try:
            return self._answer_named(position)
        except ExternalBotError:
            if not self._is_greeted_again:
                raise
        self._plays_on = False
        self._start(self._seed)
        return self._answer_named(position)

    def new_game(self, seed: int) -> None:
        """Greet the program again, with the seed of another game.

        One that plays a single game only, and so fails at the next question, is started again for each.
        """
        with self._named("before the next game"):
            if not self._plays_on:
                raise ExternalBotCrashError("it plays one game only")
            self._check_open()
            self._program.check_running()
            self._greet(seed)
            self._is_greeted_again = True

    def close(self) -> None:
        """Ask the program to leave, and end it if it does not."""
        if self._program.is_running:
            self._program.send(encode(Bye()))
            self._program.close()

    def _start(self, seed: int) -> str:
        """Start the program for a game; its name."""
        self._asked, self._is_greeted_again = 0, False
        with self._named("before the first question"):
            self._program = Program(_words(self._command))
            self._greet(seed)
            return _greeted(self._heard(self._start_seconds))

    def _answer_named(self, position: Position) -> Action:
        with self._named(f"in {position.text!r}"):
            return self._answer(position)

    def _answer(self, position: Position) -> Action:
        self._check_open()
        self._asked += 1
        self._program.send(encode(question(self._asked, position, round(self._seconds * 1000))))
        message = self._heard(self._seconds)
        if self._is_greeted_again and isinstance(message, BotReady):  # some programs answer every greeting
            message = self._heard(self._seconds)
        self._is_greeted_again = False
        return _chosen(message, self._asked, position)

    def _greet(self, seed: int) -> None:
        self._seed = seed
        self._program.send(encode(Hello(PROTOCOL, program_seed(seed))))

    def _check_open(self) -> None:
        if not self._program.is_running:
            raise ExternalBotCrashError("it has been closed")

    def _heard(self, seconds: float) -> FromBot:
        try:
            return decode_from_bot(self._program.receive(seconds))
        except LineProtocolError as error:
            raise ExternalBotAnswerError(f"it wrote {error}") from error

    @contextmanager
    def _named(self, where: str) -> Iterator[None]:
        """An error inside ends the program, and says which it was and where."""
        try:
            yield
        except ExternalBotError as error:
            if hasattr(self, "_program"):  # it could be started
                self._program.kill()
            name = shown(self._command, LONGEST_NAME)
            raise type(error)(f"external bot {name}: {error}, {where}") from error


def program_seed(seed: int) -> int:
    """The seed that a program gets: enough to repeat its games, too little to find the original seed.

    The cards of the game may come from the same seed.
    """
    return int.from_bytes(sha256(str(seed).encode()).digest()[:SEED_BYTES], "big")


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:  # an open quotation
        raise ExternalBotCrashError(f"it cannot be started: {error}") from error
    if not words:
        raise ExternalBotCrashError("no command: write external:COMMAND, like external:./my_bot")
    return words


def _greeted(message: FromBot) -> str:
    """The bot's name, which may be empty."""
    match message:
        case BotReady(protocol=protocol, name=name) if protocol == PROTOCOL:
            return name
        case BotReady(protocol=protocol):
            raise ExternalBotAnswerError(f"it speaks version {protocol} of the protocol, not {PROTOCOL}")
        case Complaint(message=text):
            raise ExternalBotAnswerError(f"it says: {shown(text, LONGEST_NAME)}")
        case Chosen():
            raise ExternalBotAnswerError("it sent an action before it was ready")


def _chosen(message: FromBot, number: int, position: Position) -> Action:
    """The action of an answer to the question of that number."""
    match message:
        case Chosen(id=answered) if answered != number:
            raise ExternalBotAnswerError(f"it answered question {answered} when asked question {number}")
        case Chosen(action=text):
            return _legal(text, position)
        case Complaint(message=text):
            raise ExternalBotAnswerError(f"it says: {shown(text, LONGEST_NAME)}")
        case BotReady():
            raise ExternalBotAnswerError("it said once more that it is ready, instead of an answer")


def _legal(text: str, position: Position) -> Action:
    legal = {action.text: action for action in position.legal_actions}
    if text not in legal:
        raise ExternalBotAnswerError(f"it chose {shown(text)}, which is not legal (legal: {' '.join(legal)})")
    return legal[text]
