"""A game in plain lines: it prints what happens and asks what to do, and never moves the cursor."""

import sys
from collections.abc import Sequence
from pathlib import Path
from shlex import join

from coloretto.record import Recorder, save_record
from coloretto.rules import PRINTED, Action, Phase, Position, rule_set_text
from coloretto.terminal import texts
from coloretto.terminal.narration import Narrator
from coloretto.terminal.palette import Palette
from coloretto.terminal.prompt import Request, UnclearAnswerError, question, understood
from coloretto.terminal.results import result_lines
from coloretto.terminal.rules_in_short import rules_in_short
from coloretto.terminal.seats import Seat
from coloretto.terminal.table import table_lines
from coloretto.terminal.wording import listed, wrapped

YOU = 0
"""The seat of the person at the keyboard."""


class PlainGame:
    def __init__(
        self, recorder: Recorder, seats: Sequence[Seat], replay: str, file: Path | None = None
    ) -> None:
        """`replay` is the command that deals the same game again; `file` keeps the record of this one."""
        self._recorder = recorder
        self._seats = seats
        self._replay = replay
        self._file = file
        self._palette = Palette.of(sys.stdout)
        self._names = [seat.name for seat in seats]
        self._narrator = Narrator(self._names, YOU, self._palette)

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        self._save()  # a file that cannot be written is better known now
        self._welcome()
        try:
            is_finished = self._play_on()
        except KeyboardInterrupt:
            _say("")
            self._tell_of_record(texts.RECORD_SO_FAR)
            raise
        if is_finished:
            _say("", *result_lines(self._recorder.position, self._names, YOU, self._palette))
            self._finish(texts.RECORD, texts.PLAY_AGAIN)
        else:
            _say("", texts.GOODBYE)
            self._finish(texts.RECORD_SO_FAR, texts.PLAY_AGAIN)

    def _play_on(self) -> bool:
        """Whether the game came to its end."""
        while (player := self._recorder.position.to_move) is not None:
            action = self._choice(player)
            if action is None:
                return False
            self._carry_out(player, action)
        return True

    def _welcome(self) -> None:
        position, record = self._recorder.position, self._recorder.record
        bots = [texts.BOT_OF_KIND.format(name=seat.name, kind=seat.kind) for seat in self._seats if seat.bot]
        is_printed = position.rule_set in PRINTED.values()
        rules = rule_set_text(position.rule_set) if is_printed else texts.OWN_RULES
        _say(
            texts.WELCOME.format(rules=rules, players=position.players),
            texts.AGAINST.format(bots=listed(bots)),
            texts.AIM,
        )
        if position.rule_set.games > 1:
            _say(texts.ONE_OF_MATCH.format(games=position.rule_set.games))
        if position.removed:
            colours = listed([self._palette.card(colour) for colour in position.removed])
            _say(texts.REMOVED.format(colours=colours))
        _say(
            texts.HOW_TO_ASK,
            texts.COMMITMENT.format(commitment=record.commitment),
            "",
            self._narrator.round_begins(1, record.opening.start_player),
        )

    def _choice(self, player: int) -> Action | None:
        """What the player to move wants to do; None to leave the game."""
        bot = self._seats[player].bot
        position = self._recorder.position
        if bot:
            return bot.choose(position)
        if position.phase == Phase.CHOOSE:
            self._show_table()
        elif len(position.legal_actions) == 1:
            return position.legal_actions[0]
        return self._answer(position)

    def _answer(self, position: Position) -> Action | None:
        while True:
            try:
                answer = understood(_read(question(position, self._palette)), position)
            except UnclearAnswerError as unclear:
                _say(str(unclear))
                continue
            if isinstance(answer, Action):
                return answer
            if answer == Request.QUIT:
                return None
            self._grant(answer)

    def _grant(self, request: Request) -> None:
        if request == Request.RULES:
            _say("", *rules_in_short(self._recorder.record.rule_set))
        else:
            self._show_table()

    def _carry_out(self, player: int, action: Action) -> None:
        before = self._recorder.position
        self._recorder.play(action)
        self._save()
        _say(*self._narrator.tell(player, before, action, self._recorder.position))

    def _show_table(self) -> None:
        _say("", *table_lines(self._recorder.position, self._names, self._palette))

    def _save(self) -> None:
        if self._file:
            save_record(self._recorder.record, self._file)

    def _finish(self, about_record: str, about_replay: str) -> None:
        self._tell_of_record(about_record)
        _say(about_replay)
        _show_command(self._replay)

    def _tell_of_record(self, about_record: str) -> None:
        if self._file:
            _say(about_record.format(file=self._file))
            commitment = self._recorder.record.commitment or ""
            _show_command(join(["coloretto", "verify", str(self._file), "--commitment", commitment]))


def _show_command(command: str) -> None:
    print(f"  {command}")  # in one piece, however long, to be copied


def _say(*lines: str) -> None:
    for line in lines:
        print("\n".join(wrapped(line)))


def _read(prompt: str) -> str:
    """A line of the person; the end of the input is a wish to leave."""
    print(prompt, end="", flush=True)  # `input` would send it to the standard error
    line = sys.stdin.readline()
    if not sys.stdin.isatty() or not line:
        print(line.rstrip("\n"))  # only a terminal shows what is typed, and no end either
    return line or texts.QUIT_WORDS[0]
