"""The moves of a record, as feed events."""

from collections.abc import Iterator

from coloretto.record import GameRecord
from coloretto.rules import Position
from coloretto.terminal.play.feed import Moved


def moves_of(record: GameRecord) -> Iterator[Moved]:
    """Every action of a record in order; an illegal one raises."""
    position = Position.start(record.opening)
    for move, turn in enumerate(record.turns, start=1):
        for action, cards in turn.actions:
            after = position.after(action, cards)
            by_stand_in = move in record.bot_moves
            yield Moved(turn.player, position, action, after, is_past=True, by_stand_in=by_stand_in)
            position = after
