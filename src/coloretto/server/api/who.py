"""Who asks: by a cookie for browsers, by a bearer token for programs; and from where."""

from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from coloretto.server.refusals import RefusedError
from coloretto.server.running import Running
from coloretto.server.store import Identity

COOKIE = "coloretto"
BEARER = "bearer "

Scope: TypeAlias = Any  # an ASGI scope


def header(scope: Scope, name: bytes) -> str:
    headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def token_of(scope: Scope) -> str:
    """The secret that comes with a request; empty if there is none."""
    authorization = header(scope, b"authorization")
    if authorization[: len(BEARER)].lower() == BEARER:
        return authorization[len(BEARER) :].strip()
    cookie: SimpleCookie = SimpleCookie()
    try:
        cookie.load(header(scope, b"cookie"))
    except CookieError:
        return ""
    return cookie[COOKIE].value if COOKIE in cookie else ""


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


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
    if urlsplit(origin).netloc != header(scope, b"host"):
        raise RefusedError("foreign_origin", f"pages from {origin} may not use this server")
