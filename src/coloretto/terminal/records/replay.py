"""What `coloretto replay` does: a recorded game on a screen, in plain lines, or as JSON."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass

from coloretto.record import GameRecord, load_record
from coloretto.record import replay as replayed
from coloretto.rules import Card, ColorettoError, Position
from coloretto.terminal.i18n import list_of, t
from coloretto.terminal.play.moves import moves_of
from coloretto.terminal.text.board import table_lines
from coloretto.terminal.text.layout import rule_set_name
from coloretto.terminal.text.lines import say
from coloretto.terminal.text.narration import Narrator
from coloretto.terminal.text.palette import Palette
from coloretto.terminal.text.scores import result_lines
from coloretto.terminal.tui.availability import wants_full_screen
from coloretto.terminal.warmup import prepare_rules


@dataclass(frozen=True)
class Frame:
    """The table after a turn, and what was done in it."""

    position: Position
    lines: tuple[str, ...] = ()
    turn: str = ""
    new: tuple[int, Card] | None = None
    """The row and the card of the turn, where one was placed."""


def replay(options: Namespace) -> int:
    prepare_rules()
    record = load_record(options.file)
    moves = len(record.turns)
    if options.move > moves:
        raise ColorettoError(t("cli-show-no-move", file=str(options.file), moves=moves, move=options.move))
    if options.json:
        print(json.dumps(_as_json(record, options.move), indent=2, ensure_ascii=False))
    elif wants_full_screen(options):
        from coloretto.terminal.tui.app import replay_on_screen  # noqa: PLC0415 - heavy

        replay_on_screen(record, options.move)
    else:
        _tell(record, options.move)
    return 0


def frames_of(record: GameRecord, palette: Palette) -> Iterator[Frame]:
    """The table before the first turn, and after each."""
    narrator = Narrator.of_record(record.names, palette)
    moves = moves_of(record)
    positions = replayed(record)
    first = next(positions)
    starter = [] if first.to_move is None else [narrator.round_begins(first.round, first.to_move)]
    yield Frame(first, (*narrator.removed(first), *starter))
    for turn, position in zip(record.turns, positions, strict=True):
        lines: list[str] = []
        for moved in moves:
            lines += narrator.tell(moved.player, moved.before, moved.action, moved.after)
            if moved.after == position:
                break
        new = None if turn.drawn is None or turn.placed is None else (turn.placed, turn.drawn)
        yield Frame(position, tuple(lines), turn.text, new)


def _tell(record: GameRecord, move: int) -> None:
    palette = Palette.of(sys.stdout)
    say(
        t("plain-welcome", rules=rule_set_name(record.rule_set)),
        t("plain-players", players=list_of(record.names)),
    )
    frames = list(frames_of(record, palette))
    rounds = 0
    for number, frame in enumerate(frames):
        if number < move:
            continue
        say(*frame.lines)
        if frame.position.round != rounds:
            rounds = frame.position.round
            say("", *table_lines(frame.position, record.names, palette), "")
    last = frames[-1].position
    if last.is_over:
        reader = Narrator.of_record(record.names, palette).you
        say("", *result_lines(last, record.names, reader, palette))
    else:
        say("", t("replay-unfinished"))


def _as_json(record: GameRecord, move: int) -> list[dict[str, object]]:
    frames = list(frames_of(record, Palette()))
    return [
        {
            "move": number,
            "turn": frame.turn,
            "round": frame.position.round,
            "position": frame.position.text,
            "scores": frame.position.scores,
            "told": [line for line in frame.lines if line],
        }
        for number, frame in enumerate(frames)
        if number >= move
    ]
