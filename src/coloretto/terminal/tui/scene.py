"""What the table on the screen shows at one moment."""

from dataclasses import dataclass, field

from coloretto.rules import Action, Card, Position
from coloretto.terminal.play.feed import DecisionNeeded, GameStarted, Moved


@dataclass(frozen=True)
class Scene:
    position: Position
    names: tuple[str, ...]
    mine: frozenset[int] = frozenset()
    choices: tuple[Action, ...] = ()
    """What the person at this keyboard may do now."""
    new: tuple[int, Card] | None = None
    """The row and the card of the last move, to highlight."""
    kinds: tuple[str, ...] = field(default=())

    @property
    def rows_to_choose(self) -> frozenset[int]:
        return frozenset(row for action in self.choices if (row := action.row) is not None)

    @property
    def may_draw(self) -> bool:
        return Action.DRAW in self.choices

    def action_of_row(self, row: int) -> Action | None:
        return next((action for action in self.choices if action.row == row), None)


def scene_of(
    dealt: GameStarted, position: Position, asked: DecisionNeeded | None, last: Moved | None
) -> Scene:
    choices = asked.position.legal_actions if asked else ()
    return Scene(position, dealt.names, dealt.mine, choices, _placed(last), dealt.kinds)


def _placed(last: Moved | None) -> tuple[int, Card] | None:
    if last is None or not last.action.is_place or last.before.drawn is None or last.action.row is None:
        return None
    return last.action.row, last.before.drawn
