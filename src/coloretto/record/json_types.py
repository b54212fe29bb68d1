"""Positions, scores and games as JSON: the types only, without the rules that compute them."""

from msgspec import Struct


class StateJson(Struct):
    """What lies on the table."""

    players: int
    to_move: int
    """-1 when the game is over."""
    phase: str
    """`choose`, `reveal`, `place`, `reveal_bonus` or `over`."""
    drawn: str | None
    """The card to place."""
    rows: list[str | None]
    """The cards on each row; None for one that was taken this round."""
    capacities: list[int]
    hands: list[str]
    in_round: list[int]
    """The players who have not taken a row this round."""
    removed: str
    discarded: str
    deck: dict[str, int]
    """How many cards of each kind are left in the deck."""
    cards_left: int
    cards_until_last_round: int
    last_round: bool
    round: int
    points: list[int]
    """What 1, 2, ... 6 or more cards of a colour pay."""
    scores: list[int]
    """Each player's score with their current cards."""


class ColourJson(Struct, frozen=True):
    """What one colour brings."""

    colour: str
    cards: int
    """Cards of this colour, jokers not counted."""
    jokers: int
    points: int
    """Negative if the colour counts minus."""


class JokerJson(Struct, frozen=True):
    """Where a joker goes, and what the other colours would have given."""

    colour: str
    totals: dict[str, int]
    """The best total with this joker on each colour, given where the jokers before it went."""
    card: str
    """`j`, or `J` for the golden one."""
    next_colour: str = ""
    """The best of the other colours; of equally good ones, the one with the most cards."""
    effect: str = ""
    """`pays` if its colour counts plus; else what the joker does to the minus: `softens`, `costs-nothing`, or
    `costs` if every other colour would be as bad or worse."""


class SheetJson(Struct, frozen=True):
    """A player's score with its reasons."""

    plus: list[ColourJson]
    """The colours that pay, at most three, the best first."""
    minus: list[ColourJson]
    """The colours that cost, the most expensive first."""
    jokers: list[JokerJson]
    plus_twos: int
    plus_two_points: int
    total: int


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
