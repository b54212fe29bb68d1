"""Rule sets: everything that distinguishes one way to play Coloretto from another, as data."""

from dataclasses import dataclass
from functools import cached_property

from coloretto.rules import constants
from coloretto.rules.errors import RuleSetError
from coloretto.rules.scoring_tables import BROWN, ScoringTable


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """One way to play. `editions` has the printed ones as presets."""

    players: int
    capacities: tuple[int, ...]
    """How many cards each row can hold."""
    jokers: int = 3
    golden_jokers: int = 0
    reserve: int = 15
    """Cards under the last-round card."""
    table: ScoringTable = BROWN
    colours_removed: int = 0
    start_cards: int = 1
    """Start cards per player; no two start cards have the same colour."""
    games: int = 1
    """Games in a match."""

    def __post_init__(self) -> None:
        self._check_types()
        self._check_box()
        self._check_rows()
        self._check_deck()

    def _check_types(self) -> None:
        if not isinstance(self.capacities, tuple):
            raise RuleSetError(f"capacities: {self.capacities!r} is not a tuple, like (3, 3, 3)")
        if not isinstance(self.table, ScoringTable):
            raise RuleSetError(f"table: {self.table!r} is not a ScoringTable, like BROWN or VIOLET")

    def _check_box(self) -> None:
        _check("players", self.players, 2, constants.MAX_PLAYERS)
        _check("jokers", self.jokers, 0, constants.JOKERS)
        _check("golden jokers", self.golden_jokers, 0, constants.JOKERS)
        _check("jokers and golden jokers", self.all_jokers, 0, constants.JOKERS)
        _check("games in a match", self.games, 1, constants.MAX_GAMES)

    def _check_rows(self) -> None:
        _check("rows", len(self.capacities), self.players, constants.MAX_ROWS)
        for row, capacity in enumerate(self.capacities):
            _check(f"places on row {row}", capacity, 1, constants.MAX_ROW_CARDS)

    def _check_deck(self) -> None:
        _check("colours removed", self.colours_removed, 0, constants.COLOURS - constants.PLUS_COLOURS)
        _check("start cards of a player", self.start_cards, 0, self.colours // self.players)
        _check("cards under the last-round card", self.reserve, 1, self.deck_size)

    @property
    def has_green_rows(self) -> bool:
        """Whether the rows hold different numbers of cards: the green row cards, for two players."""
        return len(set(self.capacities)) > 1

    @property
    def all_jokers(self) -> int:
        return self.jokers + self.golden_jokers

    @property
    def colours(self) -> int:
        """How many colours are in the game."""
        return constants.COLOURS - self.colours_removed

    @property
    def deck_size(self) -> int:
        """Cards in the deck at the first move, not counting the last-round card."""
        colour_cards = self.colours * constants.CARDS_PER_COLOUR - self.players * self.start_cards
        return colour_cards + constants.PLUS_TWOS + self.all_jokers

    @property
    def can_run_out(self) -> bool:
        """Whether a player may need a card when none is left; never in a printed edition."""
        return self.reserve < sum(self.capacities) + self.golden_jokers

    @property
    def score_bounds(self) -> tuple[int, int]:
        """Bounds on the score of any hand: no less than the first, no more than the second.

        At best, three colours pay the table's highest value and the player has all "+2" cards. At worst there
        is no "+2"; but the three plus colours pay no less than any three others cost, so only a colour
        beyond the sixth makes a loss.
        """
        highest = max(self.table.points)
        losing = max(0, self.colours - 2 * constants.PLUS_COLOURS)
        return -highest * losing, highest * constants.PLUS_COLOURS + 2 * constants.PLUS_TWOS

    @cached_property
    def card_counts(self) -> tuple[int, ...]:
        """How many cards of each kind there are before colours are removed, in the order of `Card`."""
        colours = (constants.CARDS_PER_COLOUR,) * constants.COLOURS
        return (*colours, constants.PLUS_TWOS, self.jokers, self.golden_jokers)


def _check(what: str, value: int, least: int, most: int) -> None:
    if type(value) is not int:
        raise RuleSetError(f"{what}: {value!r} is not a whole number")
    if not least <= value <= most:
        raise RuleSetError(f"{what}: {value} is not between {least} and {most}")
