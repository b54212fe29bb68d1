"""Who asks: by a cookie for browsers, by a bearer token for programs; and from where."""

from collections.abc import Iterable
from ipaddress import IPv4Address, ip_address
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from coloretto.protocol.refusals import RefusedError
from coloretto.server.services import Running
from coloretto.server.storage.store import Identity

COOKIE = "coloretto"
BEARER = "bearer "
IPV6_NETWORK = len("2001:0db8:0000:0000")
"""What providers give to a household or to a rented machine: 64 bits."""

Scope: TypeAlias = Any  # an ASGI scope


def header(scope: Scope, name: bytes) -> str:
    headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def token_of(scope: Scope) -> str:
    """The secret that comes with a request; empty if there is none."""
    authorization = header(scope, b"authorization")
    if authorization[: len(BEARER)].lower() == BEARER:
        return authorization[len(BEARER) :].strip()
    return cookie_of(header(scope, b"cookie"))


def cookie_of(text: str) -> str:
    """Our own cookie among all those of the host, which other programs may have written as they like."""
    pairs = (each.strip().partition("=") for each in text.split(";"))
    return next((value for name, _, value in pairs if name == COOKIE), "")


def address_of(scope: Scope) -> str:
    """Where a request comes from, for limits: one name for all addresses that one person has."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


def network_of(address: str) -> str:
    """Of IPv6 the network, for whoever has one address of it has them all."""
    try:
        known = ip_address(address)
    except ValueError:  # a proxy may name anything
        return address
    if isinstance(known, IPv4Address):
        return str(known)
    return str(known.ipv4_mapped or known.exploded[:IPV6_NETWORK])


async def identity_of(scope: Scope, inside: Running) -> Identity:
    return await inside.identities.of_token(token_of(scope))


async def identity_or_nobody(scope: Scope, inside: Running) -> Identity | None:
    """Watching needs no identity, but a wrong one is told so."""
    token = token_of(scope)
    return await inside.identities.of_token(token) if token else None


def check_origin(scope: Scope, inside: Running) -> None:
    """A page of another site may not use somebody's cookie here; programs send no origin."""
    origin = header(scope, b"origin")
    if not origin or origin in inside.settings.origins:
        return
    if _host_of(origin) != header(scope, b"host"):
        raise RefusedError("foreign_origin", f"pages from {origin} may not use this server")


def _host_of(origin: str) -> str | None:
    """None where there is none, as for a page in a sandbox, which is of no site at all."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None
