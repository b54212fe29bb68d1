"""Which host names the server answers to.

A page of another site can point its own name at this machine (DNS rebinding): to the browser, the page and
this server are then the same site. Only the `Host` header tells that the name is not ours.
"""

import re
from functools import cache
from http import HTTPStatus
from socket import gethostname

from coloretto.protocol.refusals import RefusedError
from coloretto.record.shortening import shown
from coloretto.server.base.networks import parse_address
from coloretto.server.base.settings import ANY_HOST, HOST_NAME, Settings
from coloretto.server.http.asgi import App, Receive, Scope, Send
from coloretto.server.http.problems import problem, send_problem

HOST = re.compile(rf"(?P<name>\[[0-9A-Fa-f:.]+\]|{HOST_NAME})(?::\d{{0,5}})?")
LOCALHOST = "localhost"
RESPONSE_EXTENSION = "websocket.http.response"


class BadHostError(RefusedError):
    """The request does not name one host."""


def with_host_check(app: App, settings: Settings) -> App:
    """Refuse requests for hosts that are not this one."""

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in {"http", "websocket"}:
            try:
                check_host(scope, settings)
            except RefusedError as refusal:
                await _refuse(scope, send, refusal)
                return
        await app(scope, receive, send)

    return checked


def check_host(scope: Scope, settings: Settings) -> None:
    name = checked_host_name(scope)
    if name is not None and not _is_ours(name, scope, settings):
        raise RefusedError(
            "unknown_host",
            f"this server does not answer to {name!r}; who hosts it can add the name with --host-name",
        )


def checked_host_name(scope: Scope) -> str | None:
    """The host's name without its port; None for an HTTP/1.0 request, which need not have one."""
    hosts = [value for key, value in scope["headers"] if key == b"host"]
    if not hosts and scope.get("http_version") == "1.0":
        return None
    if len(hosts) != 1:
        raise BadHostError("bad_message", f"a request has one Host header, not {len(hosts)}")
    host = hosts[0].decode("latin-1")
    match = HOST.fullmatch(host)
    if match is None:
        raise BadHostError("bad_message", f"the Host header is not a host name: {shown(host)}")
    return match["name"].strip("[]").rstrip(".").lower()


def host_name_of(scope: Scope) -> str | None:
    """The same, or None where it is missing or wrong."""
    try:
        return checked_host_name(scope)
    except BadHostError:
        return None


def _is_ours(name: str, scope: Scope, settings: Settings) -> bool:
    if name in settings.all_host_names or ANY_HOST in settings.host_names:
        return True
    address = parse_address(name)
    if address is None:
        return is_loopback(name) or name in names_of_this_machine()
    listening = parse_address(str(scope["server"][0])) if scope.get("server") else None
    return address.is_private or address.is_link_local or is_loopback(name) or address == listening


def is_loopback(name: str | None) -> bool:
    """Whether a host's name leads to the machine that asks for it."""
    if name is None:
        return False
    address = parse_address(name)
    return name == LOCALHOST or name.endswith(f".{LOCALHOST}") or bool(address and address.is_loopback)


def lan_url(scope: Scope, settings: Settings) -> str:
    """The address of this server in the local network; empty if it is not reachable there.

    Only a page that was opened on this machine gets it: strangers need not know it.
    """
    server = scope.get("server")
    if not settings.lan_address or server is None or not is_loopback(host_name_of(scope)):
        return ""
    return f"http://{settings.lan_address}:{server[1]}"


@cache
def names_of_this_machine() -> frozenset[str]:
    """The host names that others in its network use for it."""
    full = gethostname().lower()
    short = full.partition(".")[0]
    return frozenset({full, short, f"{short}.local"} - {""})


async def _refuse(scope: Scope, send: Send, refusal: RefusedError) -> None:
    status = HTTPStatus.BAD_REQUEST if isinstance(refusal, BadHostError) else refusal.status
    response = problem(status, refusal.code, refusal.sentence)
    if scope["type"] == "http":
        kind = "http.response"
    elif RESPONSE_EXTENSION in (scope.get("extensions") or {}):
        kind = RESPONSE_EXTENSION
    else:
        await send({"type": "websocket.close"})
        return
    await send_problem(send, response, (b"connection", b"close"), kind=kind)
