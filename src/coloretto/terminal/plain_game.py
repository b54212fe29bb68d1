"""A game in plain lines: it prints what happens and asks what to do, and never moves the cursor."""

import sys
from collections.abc import Sequence

from coloretto.rules import PRINTED, Action, Game, Phase, Position, rule_set_text
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
    def __init__(self, game: Game, seats: Sequence[Seat], replay: str) -> None:
        """`replay` is the command that deals the same game again."""
        self._game = game
        self._seats = seats
        self._replay = replay
        self._palette = Palette.of(sys.stdout)
        self._names = [seat.name for seat in seats]
        self._narrator = Narrator(self._names, YOU, self._palette)

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        self._welcome()
        while (player := self._game.to_move) is not None:
            action = self._choice(player)
            if action is None:
                self._finish("", texts.GOODBYE)
                return
            self._carry_out(player, action)
        _say("", *result_lines(self._game.position, self._names, YOU, self._palette))
        self._finish(texts.PLAY_AGAIN)

    def _welcome(self) -> None:
        position = self._game.position
        bots = [texts.BOT_OF_KIND.format(name=seat.name, kind=seat.kind) for seat in self._seats if seat.bot]
        is_printed = position.rule_set in PRINTED.values()
        rules = rule_set_text(position.rule_set) if is_printed else texts.OWN_RULES
        _say(
            texts.WELCOME.format(rules=rules, players=position.players),
            texts.AGAINST.format(bots=listed(bots)),
            texts.AIM,
        )
        if position.removed:
            colours = listed([self._palette.card(colour) for colour in position.removed])
            _say(texts.REMOVED.format(colours=colours))
        _say(texts.HOW_TO_ASK, "", self._narrator.round_begins(1, self._game.deal.opening.start_player))

    def _choice(self, player: int) -> Action | None:
        """What the player to move wants to do; None to leave the game."""
        bot = self._seats[player].bot
        position = self._game.position
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
            _say("", *rules_in_short(self._game.deal.rule_set))
        else:
            self._show_table()

    def _carry_out(self, player: int, action: Action) -> None:
        before = self._game.position
        self._game.play(action)
        _say(*self._narrator.tell(player, before, action, self._game.position))

    def _show_table(self) -> None:
        _say("", *table_lines(self._game.position, self._names, self._palette))

    def _finish(self, *farewell: str) -> None:
        _say(*farewell)
        print(f"  {self._replay}")  # in one piece, however long, to be copied


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
