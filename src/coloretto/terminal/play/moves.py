"""The moves of a record, as feed events."""

from collections.abc import Iterator

from coloretto.record import GameRecord
from coloretto.rules import Position
from coloretto.terminal.play.feed import Moved


def moves_of(record: GameRecord) -> Iterator[Moved]:
    """Every action of a record in order; an illegal one raises."""
    position = Position.start(record.opening)
    for turn in record.turns:
        for action, cards in turn.actions:
            after = position.after(action, cards)
            yield Moved(turn.player, position, action, after, is_past=True)
            position = after
