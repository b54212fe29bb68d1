"""A server binds its port before anything else, and says in one sentence why it cannot."""

import socket

import pytest

from coloretto.server.host.listening import ListenError, PortInUseError, bind, lan_address


def test_every_address_of_a_host_is_bound() -> None:
    bound = bind("localhost", 0)
    addresses = socket.getaddrinfo("localhost", 0, type=socket.SOCK_STREAM)
    assert {listener.family for listener in bound} <= {family for family, *_ in addresses}
    for listener in bound:
        assert listener.getsockname()[1] > 0
        listener.close()


def test_a_port_in_use_is_named() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortInUseError, match=f"port {port} of 127.0.0.1 is in use"):
            bind("127.0.0.1", port)


@pytest.mark.parametrize("host", ["no.such.host.invalid", "x" * 300])
def test_an_unknown_host_is_named(host: str) -> None:
    with pytest.raises(ListenError, match=f"unknown host '{host}'"):
        bind(host, 0)


def test_an_address_of_another_machine_cannot_be_bound() -> None:
    with pytest.raises(ListenError, match=r"cannot listen at 192\.0\.2\.1:0"):
        bind("192.0.2.1", 0)


@pytest.mark.parametrize("host", ["192.168.1.5", "10.0.0.7"])
def test_a_private_address_is_reached_from_its_network(host: str) -> None:
    assert lan_address(host) == host


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "8.8.8.8", "games.example"])
def test_other_hosts_have_no_address_in_a_local_network(host: str) -> None:
    assert not lan_address(host)


def test_a_server_that_listens_everywhere_is_reached_by_the_address_of_the_machine() -> None:
    address = lan_address("0.0.0.0")  # noqa: S104 - not bound
    assert address == lan_address(address)
