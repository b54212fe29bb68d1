"""The options of a table, which its host chooses."""

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from coloretto.protocol.levels import LEVELS
from coloretto.protocol.limits import MAX_RULES_LENGTH
from coloretto.protocol.refusals import RefusedError
from coloretto.rules import RuleSet, parse_rule_set

OPEN = "open"
"""A seat without a player."""

MINUTE = 60
DAY = 24 * 60 * MINUTE

Seconds = Annotated[int, Meta(ge=5, le=7 * DAY)]
GameCount = Annotated[int, Meta(ge=1, le=12)]
"""Games in a match, whose points are added up."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long players may think: per decision, or per game. At most one of the two."""

    move: Seconds | None = None
    game: Seconds | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of a table to be opened."""

    rules: Annotated[str, Meta(max_length=MAX_RULES_LENGTH)] = "classic-4-brown"
    """A rule set's name."""
    games: GameCount | None = None
    """None: as many as the rule set's edition plays, four in classic and one in golden."""
    seats: list[str] = []
    """For each seat `open` or a bot's level; seats that are not listed are open."""
    public: bool = True
    """Whether the lobby shows the table; otherwise, people need its link."""
    spectators: bool = True
    """Whether people without a seat may watch."""
    chat: bool = True
    preview: bool | UnsetType = UNSET
    """Whether clients may show what rows would count. Left out unless it was chosen: earlier clients do not
    know it."""
    clock: Clock = Clock()
    patience: Seconds = 5 * MINUTE
    """Without a clock: how long a decision may take before a bot takes over."""
    stand_in: str = "medium"
    """The level of the bot that takes over for a player who has left or run out of time."""
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    """Milliseconds between two bot moves, so that people can follow."""

    def with_defaults(self) -> "TableOptions":
        """With the number of games that the rule set says, unless it was chosen."""
        games = parse_rule_set(self.rules).games if self.games is None else self.games
        return TableOptions(**(msgspec.structs.asdict(self) | {"games": games}))


class TableOptions(NewTable, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """The options of a table, with the number of games decided. Newer servers may have more of them."""

    games: GameCount = 1


def check_options(options: TableOptions) -> RuleSet:
    """The options' rule set; a refusal if they do not fit together."""
    rule_set = parse_rule_set(options.rules)
    if len(options.seats) > rule_set.players:
        raise RefusedError("bad_options", f"{len(options.seats)} seats for {rule_set.players} players")
    for kind in (*options.seats, options.stand_in):
        if kind != OPEN and kind not in LEVELS:
            raise RefusedError(
                "bad_options", f"{kind!r} is neither a level ({', '.join(LEVELS)}) nor {OPEN!r}"
            )
    if options.stand_in == OPEN:
        raise RefusedError("bad_options", "a stand-in must be a bot")
    if options.clock.move is not None and options.clock.game is not None:
        raise RefusedError("bad_options", "a clock is either for each move or for the game, not both")
    return rule_set


def seats_of(options: TableOptions, players: int) -> list[str]:
    """For each seat `open` or a bot's level, when the table is opened."""
    return [*options.seats, *[OPEN] * (players - len(options.seats))]


def options_from_json(text: bytes | str) -> TableOptions:
    return msgspec.json.decode(text, type=TableOptions)
