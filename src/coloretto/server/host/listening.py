"""The sockets a server listens on, bound before anything else starts."""

import os
import socket
import sys
from contextlib import ExitStack
from errno import EADDRINUSE
from typing import Any

from coloretto.rules import ColorettoError
from coloretto.server.base.networks import parse_address

EVERYWHERE = {"0.0.0.0", "::", ""}  # noqa: S104 - compared, not bound
IPV4 = 4
ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has, so the way there is the way to the network."""


class ListenError(ColorettoError):
    """The server cannot listen at its address."""


class PortInUseError(ListenError):
    """Another program listens there."""


def bind(host: str, port: int) -> list[socket.socket]:
    """A socket for each address of a host, all bound; a one-sentence error if that fails."""
    try:
        addresses = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise ListenError(f"cannot listen at {host}:{port}: unknown host {host!r} ({error})") from error
    with ExitStack() as opened:
        sockets = []
        for family, kind, protocol, _, address in dict.fromkeys(addresses):
            sockets.append(opened.enter_context(socket.socket(family, kind, protocol)))
            _bind(sockets[-1], host, port, address)
        opened.pop_all()
    return sockets


def lan_address(host: str) -> str:
    """By which address devices in the same network reach a server at this host; empty if they do not."""
    address = parse_address(_address_in_network() if host in EVERYWHERE else host)
    if address is None or address.version != IPV4 or not address.is_private or address.is_loopback:
        return ""
    return str(address)


def _address_in_network() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # which sends nothing
        except OSError:  # there is no network
            return ""
        return str(probe.getsockname()[0])


def _bind(listener: socket.socket, host: str, port: int, address: tuple[Any, ...]) -> None:
    if os.name == "posix" and sys.platform != "cygwin":  # elsewhere it would let two servers share a port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if listener.family == socket.AF_INET6:
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    try:
        listener.bind(address)
    except OSError as error:
        if error.errno == EADDRINUSE:
            sentence = f"port {port} of {host} is in use: stop the other server, or use --port"
            raise PortInUseError(sentence) from error
        raise ListenError(f"cannot listen at {host}:{port}: {error.strerror or error}") from error
