"""What `coloretto replay` does: a recorded game on a screen, in plain lines, or as JSON."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass, replace

from coloretto.record import GameRecord, load_record
from coloretto.record import replay as replayed
from coloretto.rules import Card, ColorettoError, Position
from coloretto.rules.interpreting import without_compiling
from coloretto.terminal import tui
from coloretto.terminal.i18n import list_of, t
from coloretto.terminal.option_values import named_file
from coloretto.terminal.play.moves import moves_of
from coloretto.terminal.play.names import names_of_record
from coloretto.terminal.text.board import table_lines
from coloretto.terminal.text.layout import rule_set_name
from coloretto.terminal.text.lines import say
from coloretto.terminal.text.narration import Narrator
from coloretto.terminal.text.palette import Palette
from coloretto.terminal.text.scores import result_lines
from coloretto.terminal.tui.availability import wants_full_screen


@dataclass(frozen=True)
class ReplayStep:
    """The table after a turn, and what was done in it."""

    position: Position
    lines: tuple[str, ...] = ()
    turn: str = ""
    new: tuple[int, Card] | None = None
    """The row and the card of the turn, where one was placed."""


@without_compiling()
def replay(options: Namespace) -> int:
    with named_file(options.file):
        record = readable(load_record(options.file))
    moves = len(record.turns)
    if options.move > moves:
        raise ColorettoError(t("cli-show-no-move", file=str(options.file), moves=moves, move=options.move))
    if options.json:
        print(json.dumps(_as_json(record, options.move), indent=2, ensure_ascii=False))
    elif wants_full_screen(options):
        tui.replay_on_screen(record, options.move)
    else:
        _tell(record, options.move)
    return 0


def readable(record: GameRecord) -> GameRecord:
    """The record with names that people can tell apart, in their language."""
    return replace(record, names=names_of_record(record.names))


def replay_steps(record: GameRecord, palette: Palette) -> Iterator[ReplayStep]:
    """The table before the first turn, and after each."""
    narrator = Narrator.of_record(record.names, palette)
    moves = moves_of(record)
    positions = replayed(record)
    first = next(positions)
    starter = [] if first.to_move is None else [narrator.round_begins(first.round, first.to_move)]
    yield ReplayStep(first, (*narrator.removed(first), *starter))
    for turn, position in zip(record.turns, positions, strict=True):
        lines: list[str] = []
        for moved in moves:
            lines += narrator.tell(
                moved.player, moved.before, moved.action, moved.after, by_stand_in=moved.by_stand_in
            )
            if moved.after == position:
                break
        new = None if turn.drawn is None or turn.placed is None else (turn.placed, turn.drawn)
        yield ReplayStep(position, tuple(lines), turn.text, new)


def _tell(record: GameRecord, move: int) -> None:
    palette = Palette.of(sys.stdout)
    say(
        t("plain-welcome", rules=rule_set_name(record.rule_set)),
        t("plain-players", players=list_of(record.names)),
    )
    steps = list(replay_steps(record, palette))
    rounds = 0
    for number, step in enumerate(steps):
        if number < move:
            continue
        say(*step.lines)
        if step.position.round != rounds:
            rounds = step.position.round
            say("", *table_lines(step.position, record.names, palette), "")
    last = steps[-1].position
    if last.is_over:
        reader = Narrator.of_record(record.names, palette).you
        say("", *result_lines(last, record.names, reader, palette))
    else:
        say("", t("replay-unfinished"))


def _as_json(record: GameRecord, move: int) -> list[dict[str, object]]:
    steps = list(replay_steps(record, Palette()))
    return [
        {
            "move": number,
            "turn": step.turn,
            "round": step.position.round,
            "position": step.position.text,
            "scores": step.position.scores,
            "told": [line for line in step.lines if line],
        }
        for number, step in enumerate(steps)
        if number >= move
    ]
