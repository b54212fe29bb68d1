"""A recorded game action by action, for those who show it. See docs/formats.md."""

from collections.abc import Sequence

from msgspec import Struct

from coloretto.record.game_record import GameRecord
from coloretto.record.state_json import StateJson, state_of
from coloretto.rules import Action, Card, Position, cards_text


class Frame(Struct, frozen=True):
    """The table after an action; the first frame is the table before any."""

    move: int
    """The turn it belongs to, from 1; 0 for the first frame."""
    player: int
    """Whose action it was; -1 for the first frame."""
    action: str
    """`D`, `P0` to `P4` or `T0` to `T4`; empty for the first frame."""
    cards: str
    """The cards that it revealed from the deck."""
    position: str
    state: StateJson


def frames_of(record: GameRecord) -> list[Frame]:
    """Every action of a record that `verify` has found right."""
    position = Position.start(record.opening)
    frames = [_frame(position)]
    for move, turn in enumerate(record.turns, start=1):
        for action, cards in turn.actions:
            position = after_action(position, action, cards)
            frames.append(_frame(position, move, turn.player, action.text, cards))
    return frames


def after_action(position: Position, action: Action, cards: Sequence[Card]) -> Position:
    """The position after an action that revealed these cards."""
    position = position.after(action)
    for card in cards:
        position = position.reveal(card)
    return position


def _frame(
    position: Position, move: int = 0, player: int = -1, action: str = "", cards: tuple[Card, ...] = ()
) -> Frame:
    return Frame(move, player, action, cards_text(cards), position.text, state_of(position))
