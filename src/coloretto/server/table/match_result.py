"""The result of a match as the ratings need it."""

import msgspec
from msgspec import Struct

from coloretto.rules import rule_set_text
from coloretto.server.table.state import Seat, Status, Table

BOT_PREFIX = "bot:"


class MatchResult(Struct, frozen=True):
    """Ranks by total score, however many games the match had."""

    rules: str
    players: list[str]
    """Identities, or `bot:` and a level."""
    ranks: list[int]
    """For every seat, how many are ahead of it."""


def match_result_of(table: Table) -> MatchResult | None:
    """None until the match is over. Players who resigned share the last rank, whatever their bot scored."""
    if table.status is not Status.OVER or table.match is None:
        return None
    totals = zip(table.seats, table.match.totals, strict=True)
    values = [(True, total) if seat.stand_in != "resigned" else (False, 0) for seat, total in totals]
    ranks = [sum(other > value for other in values) for value in values]
    return MatchResult(rule_set_text(table.rule_set), [_player_on(seat) for seat in table.seats], ranks)


def match_result_to_json(result: MatchResult) -> str:
    return msgspec.json.encode(result).decode()


def parse_match_result(text: str) -> MatchResult:
    return msgspec.json.decode(text, type=MatchResult)


def _player_on(seat: Seat) -> str:
    return f"{BOT_PREFIX}{seat.level}" if seat.person is None else seat.person.id
