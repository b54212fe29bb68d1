"""Where a server can be reached, and how a browser gets there."""

import os
import socket
import sys
from threading import Thread

EVERYWHERE = {"0.0.0.0", "::", ""}  # noqa: S104 - compared with, not listened at
ANY_PORT = 0
_FAR_AWAY = ("192.0.2.1", 9)
"""An address of no machine: to ask which way a message would take, none is sent."""


def address_in_network(host: str, port: int) -> str | None:
    """The address for others in the same network, where the server lets them in."""
    if host not in EVERYWHERE:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(_FAR_AWAY)
        except OSError:
            return None
        return f"http://{way.getsockname()[0]}:{port}"


def free_port(host: str, wanted: int) -> int:
    """The wanted port where nobody listens at it, else any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as taker:
        if os.name == "posix":  # as a server does; elsewhere it would share the port
            taker.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taker.bind((host, wanted))
        except OSError:
            return ANY_PORT
    return wanted


def open_in_browser(address: str) -> bool:
    """Show a page in a browser with a window; False where there is none."""
    import webbrowser  # noqa: PLC0415 - heavy

    if not _has_windows():
        return False
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    Thread(target=browser.open, args=(address,), daemon=True).start()  # some come back when they are closed
    return True


def _has_windows() -> bool:
    """Without a display only browsers for terminals are left: they cannot show the game."""
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
