"""Who sends a request, by cookie (browsers) or bearer token (programs), and what they may watch."""

from collections.abc import Iterable
from ipaddress import IPv4Address, ip_address
from urllib.parse import urlsplit

from coloretto.protocol.refusals import RefusedError
from coloretto.server.base.identity import Identity
from coloretto.server.http.asgi import Scope
from coloretto.server.live.connections import not_allowed
from coloretto.server.services import Services
from coloretto.server.table.state import Table

COOKIE = "coloretto"
BEARER = "bearer "
OWN_SITES = frozenset({"same-origin", "none"})
"""`Sec-Fetch-Site` of our own pages, and of what a person enters themselves."""
IPV6_PREFIX_LENGTH = len("2001:0db8:0000:0000")
"""64 bits: what providers assign to a household or a rented machine."""


def header(scope: Scope, name: bytes) -> str:
    """The first one of this name; empty if there is none."""
    return next(iter(headers_of(scope, name)), "")


def headers_of(scope: Scope, name: bytes) -> list[str]:
    """All headers of this name: a client may send several."""
    headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
    return [value.decode("latin-1") for key, value in headers if key == name]


def token_of(scope: Scope) -> str:
    """The token sent with a request; empty if there is none."""
    authorization = header(scope, b"authorization")
    if authorization[: len(BEARER)].lower() == BEARER:
        return authorization[len(BEARER) :].strip()
    return cookie_of(header(scope, b"cookie"))


def cookie_of(text: str) -> str:
    """Our own cookie among the host's others, which need not be well-formed."""
    pairs = (each.strip().partition("=") for each in text.split(";"))
    return next((value for name, _, value in pairs if name == COOKIE), "")


def address_of(scope: Scope) -> str:
    """The client's address as limits count it: see `network_of`."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


def network_of(address: str) -> str:
    """An IPv4 address, or the network of an IPv6 address: one client has all the addresses in it."""
    try:
        parsed = ip_address(address)
    except ValueError:  # a proxy may send anything
        return address
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    return str(parsed.ipv4_mapped or parsed.exploded[:IPV6_PREFIX_LENGTH])


async def require_identity(scope: Scope, services: Services) -> Identity:
    return await services.identities.of_token(token_of(scope))


async def optional_identity(scope: Scope, services: Services) -> Identity | None:
    """Watching needs no identity, but a wrong token is refused."""
    token = token_of(scope)
    return await services.identities.of_token(token) if token else None


def identification_of(identity: Identity | None) -> tuple[str | None, str]:
    """The id of a client's identity and the hash of its token, if it has one."""
    return (None, "") if identity is None else (identity.id, identity.token_hash)


async def check_may_watch(services: Services, table_id: str, identity: Identity | None) -> Table:
    """The table; a refusal if it has no spectators and this identity has no seat."""
    table = await services.hub.current(table_id)
    if not table.may_be_watched_by(None if identity is None else identity.id):
        raise not_allowed()
    return table


def check_origin(scope: Scope, services: Services) -> None:
    """Refuse pages of other sites, which could use a visitor's cookie; programs send neither header."""
    origins, sites = headers_of(scope, b"origin"), headers_of(scope, b"sec-fetch-site")
    if origins and set(origins).issubset(services.settings.origins):
        return
    for origin in origins:
        if origin and _host_of(origin) != header(scope, b"host"):
            raise RefusedError("foreign_origin", f"pages from {origin} may not use this server")
    if not OWN_SITES.issuperset(filter(None, sites)):
        raise RefusedError("foreign_origin", "pages of other sites may not use this server")


def _host_of(origin: str) -> str | None:
    """None if there is none, as for a sandboxed page, which belongs to no site."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None
