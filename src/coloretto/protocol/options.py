"""What a table is like: chosen by whoever opens it."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from coloretto.protocol.levels import LEVELS
from coloretto.protocol.limits import MAX_RULES_LENGTH
from coloretto.protocol.refusals import RefusedError
from coloretto.rules import RuleSet, parse_rule_set

OPEN = "open"
"""A seat that waits for a person."""

MINUTE = 60
DAY = 24 * 60 * MINUTE

Seconds = Annotated[int, Meta(ge=5, le=7 * DAY)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long players may think: at each decision, or in a whole game. At most one of the two."""

    move: Seconds | None = None
    game: Seconds | None = None


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    rules: Annotated[str, Meta(max_length=MAX_RULES_LENGTH)] = "classic-4-brown"
    """A rule set's name."""
    games: Annotated[int, Meta(ge=1, le=12)] = 1
    """Games in the match; the points are added up."""
    seats: list[str] = []
    """For each seat `open`, or the level of a bot; the seats that are not named are open."""
    public: bool = True
    """Whether the lobby shows the table; else only those who know its link can come."""
    spectators: bool = True
    """Whether others than the players may watch."""
    chat: bool = True
    clock: Clock = Clock()
    patience: Seconds = 5 * MINUTE
    """Where there is no clock: how long a decision may take before a bot takes the seat."""
    stand_in: str = "medium"
    """The level of the bot that takes the seat of a player whose time is up or who has gone."""
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    """Milliseconds between two moves of bots, so that people can follow."""


def check_options(options: TableOptions) -> RuleSet:
    """The rule set of options that fit together; else a refusal."""
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
        raise RefusedError("bad_options", "a clock counts for each move or for the game, not both")
    return rule_set


def seats_of(options: TableOptions, players: int) -> list[str]:
    """What is on each seat at the beginning."""
    return [*options.seats, *[OPEN] * (players - len(options.seats))]


def options_from_json(text: bytes | str) -> TableOptions:
    return msgspec.json.decode(text, type=TableOptions)
