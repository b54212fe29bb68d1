"""Where a server can be reached, and how a browser gets there."""

import socket
import webbrowser
from pathlib import Path

import pytest

from coloretto.terminal.host.addresses import address_in_network, is_port_in_use, open_in_browser
from support.consoles import coloretto


def test_a_server_for_this_machine_alone_has_no_address_in_the_network() -> None:
    assert address_in_network("127.0.0.1", 8000) is None


def test_a_server_for_everybody_has_its_port_in_its_address() -> None:
    address = address_in_network("::", 8123)
    assert address is None or address.endswith(":8123")


def test_a_port_is_in_use_while_another_socket_listens_there() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        port = other.getsockname()[1]
        other.listen()
        assert is_port_in_use("127.0.0.1", port)
    assert not is_port_in_use("127.0.0.1", port)


def test_serving_at_a_port_in_use_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        ran = coloretto("serve", "--port", port, "--data", str(tmp_path), COLORETTO_DATABASE_URL="")
    assert (ran.returncode, ran.stdout) == (1, "")
    sentence = f"coloretto: the server could not start at 127.0.0.1:{port}: is another one running there?\n"
    assert ran.stderr == sentence


def test_without_a_display_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for variable in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    assert not open_in_browser("http://localhost:1")


def test_with_a_display_but_no_browser_none_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> webbrowser.BaseBrowser:
        raise webbrowser.Error

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "get", none)
    assert not open_in_browser("http://localhost:1")


def test_a_check_opens_nothing(tmp_path: Path) -> None:
    ran = coloretto(
        "serve", "--check", "--open", "--port", "0", "--data", str(tmp_path), COLORETTO_DATABASE_URL=""
    )
    assert ran.stdout.splitlines()[-1] == "A server can start here."
