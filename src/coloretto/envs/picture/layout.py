"""Where things lie on the table, and the table's colours."""

from dataclasses import dataclass
from functools import cache, cached_property

from coloretto.rules import Card, RuleSet

TABLE = "#EFE7D8"
FAINT = "#DDD1BD"
QUIET = "#857665"
BROWN_BOARD = "#9B6A3F"
GREEN_BOARD = "#4E8A4C"

MARGIN = 24
GAP = 12
HEADER = 68
DECK_WIDTH = 264
DECK_HEIGHT = 500
ROW_HEIGHT = 124
ROW_CARD = 74
ROW_LABEL = 52
PLACE_GAP = 8
PANEL_WIDTH = 660
PANEL_LABEL = 138
LEAST_PANEL = 124
MOST_PANEL = 210
MOST_FANNED = 10  # nine cards of a colour or ten "+2" cards


@dataclass(frozen=True)
class Layout:
    """Where things lie for one rule set."""

    rule_set: RuleSet

    @cached_property
    def width(self) -> int:
        return self.panels_x + PANEL_WIDTH + MARGIN

    @cached_property
    def height(self) -> int:
        return self.top + self.body + MARGIN

    @cached_property
    def top(self) -> int:
        return HEADER + MARGIN

    @cached_property
    def body(self) -> int:
        """The height of what is below the header."""
        rows = len(self.rule_set.capacities) * (ROW_HEIGHT + GAP) - GAP
        panels = self.rule_set.players * (LEAST_PANEL + GAP) - GAP
        return max(rows, panels, DECK_HEIGHT)

    @cached_property
    def rows_x(self) -> int:
        return 2 * MARGIN + DECK_WIDTH

    def row_width(self, row: int) -> int:
        return ROW_LABEL + self.rule_set.capacities[row] * (ROW_CARD + PLACE_GAP) + 2

    def row_y(self, row: int) -> int:
        return self._share_y(row, len(self.rule_set.capacities), ROW_HEIGHT)

    @cached_property
    def panels_x(self) -> int:
        widest = max(self.row_width(row) for row in range(len(self.rule_set.capacities)))
        return self.rows_x + widest + MARGIN

    @cached_property
    def panel_height(self) -> int:
        players = self.rule_set.players
        return min(MOST_PANEL, (self.body + GAP) // players - GAP)

    def panel_y(self, player: int) -> int:
        return self._share_y(player, self.rule_set.players, self.panel_height)

    def _share_y(self, number: int, shares: int, height: int) -> int:
        """The top of something so high in the middle of its share of the body."""
        pitch = (self.body + GAP) / shares
        return self.top + round(number * pitch + (pitch - GAP - height) / 2)

    @cached_property
    def specials(self) -> tuple[Card, ...]:
        """The kinds of cards in the game that are not colours."""
        jokers = {Card.JOKER: self.rule_set.jokers, Card.GOLDEN_JOKER: self.rule_set.golden_jokers}
        return (Card.PLUS_TWO, *(card for card, number in jokers.items() if number))

    @cached_property
    def column_width(self) -> int:
        """The width of a kind's column in front of a player."""
        columns = self.rule_set.colours + len(self.specials)
        return (PANEL_WIDTH - PANEL_LABEL - 8) // columns

    @cached_property
    def hand_card(self) -> int:
        """The width of a card in front of a player."""
        return min(self.column_width - 8, int((self.panel_height - 36) / 2.2))


@cache
def layout_of(rule_set: RuleSet) -> Layout:
    return Layout(rule_set)
