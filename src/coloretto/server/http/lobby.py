"""The routes of lists: rule sets, levels, ratings, public tables."""

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from coloretto.protocol.http import LobbyLine, RatingLine, RuleSetLine
from coloretto.protocol.levels import LEVELS
from coloretto.protocol.limits import MAX_LIST_LENGTH, MAX_RULES_LENGTH
from coloretto.rules import parse_rule_set, rule_set_text
from coloretto.server.http.dependencies import HttpRequest, services_of
from coloretto.server.http.problems import problems
from coloretto.server.http.welcome import printed_rule_sets
from coloretto.server.table.state import Status
from coloretto.server.table.summary import parse_details


@get("/rules", summary="The printed rule sets", responses=problems())
async def rule_sets() -> list[RuleSetLine]:
    return printed_rule_sets()


@get("/levels", summary="The bot levels, the weakest first", responses=problems())
async def levels() -> list[str]:
    return list(LEVELS)


@get(
    "/ratings",
    summary="The ratings in a rule set, the surest and strongest first",
    responses=problems(422),
)
async def ratings(
    request: HttpRequest,
    rules: Annotated[str, Parameter(max_length=MAX_RULES_LENGTH, description="a rule set's name")],
) -> list[RatingLine]:
    name = rule_set_text(parse_rule_set(rules))
    rated = await services_of(request).store.ratings.of_rules(name, MAX_LIST_LENGTH)
    return [RatingLine(each.player, each.name, each.mu, each.sigma, each.games) for each in rated]


@get("/tables", summary="The lobby", responses=problems())
async def lobby(
    request: HttpRequest,
    status: Annotated[
        Status, Parameter(description="which tables; `playing` includes those between two games of a match")
    ] = Status.WAITING,
) -> list[LobbyLine]:
    rows = await services_of(request).store.lobby(status.value, MAX_LIST_LENGTH)
    return [_lobby_line(*row) for row in rows]


def _lobby_line(table: str, rules_: str, host: str, summary: str, changed: float) -> LobbyLine:
    details = parse_details(summary)
    return LobbyLine(
        table,
        rules_,
        host,
        details.games,
        details.has_clock,
        details.spectators,
        details.seats,
        changed,
    )
