"""Where a server can be reached, and how a browser gets there."""

import os
import socket
import sys
import webbrowser
from errno import EADDRINUSE
from threading import Thread

EVERYWHERE = {"0.0.0.0", "::", ""}  # noqa: S104 - compared with, not listened at
ANY_PORT = 0
_FAR_AWAY = ("192.0.2.1", 9)
"""Reserved for documentation (RFC 5737). Connecting a UDP socket sends nothing; it only selects a route."""


def address_in_network(host: str, port: int) -> str | None:
    """The address for other machines in the same network, if the server listens there."""
    if host not in EVERYWHERE:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as route:
        try:
            route.connect(_FAR_AWAY)
        except OSError:
            return None
        return f"http://{route.getsockname()[0]}:{port}"


def is_port_in_use(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if os.name == "posix":  # as servers do; on Windows it would share the port instead
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            return error.errno == EADDRINUSE
    return False


def open_in_browser(address: str) -> bool:
    """Open a page in a graphical browser; False if there is none."""
    if not _has_display():
        return False
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    Thread(target=browser.open, args=(address,), daemon=True).start()  # some return only when closed
    return True


def _has_display() -> bool:
    """Without a display, only text browsers are left, and they cannot show the game."""
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
