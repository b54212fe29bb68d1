"""What `coloretto show` does."""

import json
import sys
from argparse import Namespace
from pathlib import Path

import msgspec

from coloretto.record import GameRecord, load_record, replay
from coloretto.record.state_json import state_of
from coloretto.rules import ColorettoError, Position
from coloretto.rules.interpreting import without_compiling
from coloretto.terminal.i18n import list_of, t
from coloretto.terminal.option_values import named_file, option_value
from coloretto.terminal.play.names import names_of_record
from coloretto.terminal.text.actions import action_name
from coloretto.terminal.text.board import table_lines
from coloretto.terminal.text.layout import rule_set_name
from coloretto.terminal.text.lines import say
from coloretto.terminal.text.palette import Palette
from coloretto.terminal.text.scores import score_lines


@without_compiling()
def show(options: Namespace) -> int:
    position, names = _found(options)
    if options.json:
        state = msgspec.to_builtins(state_of(position))
        print(json.dumps({"position": position.text, "names": names, "state": state}, indent=2))
        return 0
    palette = Palette.of(sys.stdout)
    lines = [palette.loud(rule_set_name(position.rule_set)), *table_lines(position, names, palette)]
    lines += ["", f"{t('score-title')}:", *score_lines(position, names, palette), ""]
    if position.legal_actions:
        actions = list_of([action_name(action) for action in position.legal_actions], "list-more")
        lines.append(t("cli-show-legal", actions=actions))
    say(*lines)
    print(t("cli-show-line", position=position.text))  # in one piece, to be copied
    return 0


def _found(options: Namespace) -> tuple[Position, list[str]]:
    """The position of a text or of a record's file, with the players' names."""
    if " " in options.what and not Path(options.what).exists():
        with option_value("POSITION", ColorettoError):
            position = Position(options.what)
        return position, [t("cli-person-name", number=number + 1) for number in range(position.players)]
    file = Path(options.what)
    with named_file(file):
        record = load_record(file)
    return _position_of(record, options), list(names_of_record(record.names))


def _position_of(record: GameRecord, options: Namespace) -> Position:
    positions = list(replay(record))
    move = len(positions) - 1 if options.move is None else options.move
    if move >= len(positions):
        moves = len(positions) - 1
        raise ColorettoError(t("cli-show-no-move", file=options.what, moves=moves, move=move))
    return positions[move]
