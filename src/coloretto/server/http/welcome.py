"""What a client asks for first."""

from litestar import get

from coloretto import __version__
from coloretto.protocol.http import Me, RuleSetLine, Welcome
from coloretto.protocol.levels import LEVELS
from coloretto.protocol.refusals import RefusedError
from coloretto.rules import EDITIONS, rule_set_text
from coloretto.server.http.auth import optional_identity
from coloretto.server.http.dependencies import HttpRequest, services_of
from coloretto.server.http.hosts import lan_url
from coloretto.server.http.openapi import TOKEN_OR_NONE
from coloretto.server.http.problems import problems


@get("/welcome", summary="Everything a client needs to start", security=TOKEN_OR_NONE, responses=problems())
async def welcome(request: HttpRequest) -> Welcome:
    lan = lan_url(request.scope, services_of(request).settings)
    return Welcome(__version__, await _me(request), printed_rule_sets(), list(LEVELS), lan)


async def _me(request: HttpRequest) -> Me | None:
    """None for an unknown token too, so that a client can ask for a new one."""
    try:
        identity = await optional_identity(request.scope, services_of(request))
    except RefusedError:
        return None
    return None if identity is None else identity.me


def printed_rule_sets() -> list[RuleSetLine]:
    return [
        RuleSetLine(
            name=rule_set_text(each),
            edition=edition.name,
            players=each.players,
            table=each.table.name,
            capacities=list(each.capacities),
            games=each.games,
            points=list(each.table.points),
            jokers=each.jokers,
            golden_jokers=each.golden_jokers,
            reserve=each.reserve,
            colours=each.colours,
        )
        for edition in EDITIONS.values()
        for each in edition.rule_sets()
    ]
