"""A recorded game action by action, for display. See docs/formats.md."""

from coloretto.record.game_record import GameRecord
from coloretto.record.json_types import Frame
from coloretto.record.state_json import state_of
from coloretto.rules import Card, Position, cards_text


def frames_of(record: GameRecord) -> list[Frame]:
    """The frames of a record, one for each action. It must be one that `verify` accepts."""
    position = Position.start(record.opening)
    frames = [_frame(position)]
    for move, turn in enumerate(record.turns, start=1):
        for action, cards in turn.actions:
            position = position.after(action, cards)
            frames.append(_frame(position, move, turn.player, action.text, cards))
    return frames


def _frame(
    position: Position, move: int = 0, player: int = -1, action: str = "", cards: tuple[Card, ...] = ()
) -> Frame:
    return Frame(move, player, action, cards_text(cards), position.text, state_of(position))
