"""Whose word the server takes for who a client is, and which names it answers to."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from socket import gethostname
from typing import Any

import pytest

from coloretto.server.base.networks import IpNetworkError
from coloretto.server.base.settings import SettingError, Settings
from coloretto.server.http.app import create_app
from coloretto.server.http.asgi import AsgiMessage, Receive, Scope, Send
from coloretto.server.http.auth import address_of
from coloretto.server.http.hosts import lan_url, with_host_check
from coloretto.server.http.proxies import with_trusted_proxies
from support.consoles import coloretto

PROXY = "127.0.0.1"
OWN = Settings("", Path(), origins=("https://games.example",), host_names=("Club.Example",))


def scope_of(*headers: tuple[str, str], client: str = PROXY, **fields: object) -> dict[str, Any]:
    return {
        "type": "http",
        "method": "GET",
        "path": "/healthz",
        "scheme": "http",
        "http_version": "1.1",
        "server": ("198.51.100.7", 8000),
        "client": (client, 5000),
        "headers": [(name.encode(), value.encode()) for name, value in headers],
        **fields,
    }


def run(answer: Awaitable[None]) -> None:
    async def wait() -> None:
        await answer

    asyncio.run(wait())


async def receive_nothing() -> AsgiMessage:
    raise AssertionError("it reads no body")


async def send_nothing(message: AsgiMessage) -> None:
    raise AssertionError(f"it sends {message}")


def seen_by_app(settings: Settings, scope: Scope) -> Scope:
    """The scope that the application behind the proxies gets."""
    seen: list[Scope] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        seen.append(scope)

    run(with_trusted_proxies(app, settings)(scope, receive_nothing, send_nothing))
    return seen[0]


def status_for(host: str, settings: Settings = OWN, **fields: object) -> int:
    """200 if the application is asked."""
    sent: list[Any] = []

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200})

    async def send(message: AsgiMessage) -> None:
        sent.append(message)

    headers = [("host", host)] if host else []
    run(with_host_check(app, settings)({**scope_of(*headers), **fields}, receive_nothing, send))
    status: int = sent[0]["status"]
    return status


# Proxies.


@pytest.mark.parametrize("client", ["127.0.0.1", "::1", "192.0.2.1"])
def test_nobody_is_believed_who_is_not_configured(client: str) -> None:
    told = scope_of(("x-forwarded-for", "203.0.113.5"), ("x-forwarded-proto", "https"), client=client)
    scope = seen_by_app(OWN, told)
    assert (address_of(scope), scope["scheme"]) == (address_of(told), "http")


@pytest.mark.parametrize(
    ("forwarded", "client"),
    [
        (["203.0.113.5"], "203.0.113.5"),
        (["made-up, 203.0.113.5"], "203.0.113.5"),
        (["1.1.1.1, 203.0.113.5, 10.1.2.3"], "203.0.113.5"),
        (["1.1.1.1", "203.0.113.5"], "203.0.113.5"),
        (["203.0.113.5:4711"], "203.0.113.5"),
        (["[2001:db8:1:2::5]:4711"], "2001:0db8:0001:0002"),
        (["2001:db8:1:2::5"], "2001:0db8:0001:0002"),
        (["10.9.9.9"], "10.9.9.9"),
        (["nonsense"], "10.0.0.1"),
        ([], "10.0.0.1"),
    ],
)
def test_a_client_is_whom_the_last_trusted_proxy_reports(forwarded: list[str], client: str) -> None:
    settings = replace(OWN, trusted_proxies=("10.0.0.0/8", "::1"))
    headers = [("x-forwarded-for", value) for value in forwarded]
    assert address_of(seen_by_app(settings, scope_of(*headers, client="10.0.0.1"))) == client


@pytest.mark.parametrize(
    ("kind", "told", "scheme"),
    [
        ("http", "https", "https"),
        ("ws", "https", "wss"),
        ("http", "http", "http"),
        ("http", "gopher", "http"),
    ],
)
def test_a_trusted_proxy_says_whether_a_client_came_by_tls(kind: str, told: str, scheme: str) -> None:
    settings = replace(OWN, trusted_proxies=(PROXY,))
    assert seen_by_app(settings, scope_of(("x-forwarded-proto", told), scheme=kind))["scheme"] == scheme


@pytest.mark.parametrize("wrong", ["proxy.example", "10.0.0.1/8", "300.1.1.1", ""])
def test_a_proxy_that_is_no_address_is_refused_at_the_start(wrong: str) -> None:
    with pytest.raises(IpNetworkError, match="neither an IP address nor a network"):
        create_app(replace(OWN, trusted_proxies=(wrong,)))


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("--trusted-proxies", "nginx", "'nginx' is neither an IP address nor a network"),
        ("--origin", "games.example", "an origin looks like https://games.example, not 'games.example'"),
        ("--host-name", "https://a.example", "a host name looks like games.example, without a port, not"),
    ],
)
def test_a_name_or_address_that_is_none_is_a_wrong_command_line(
    option: str, value: str, sentence: str, tmp_path: Path
) -> None:
    ran = coloretto("serve", "--port", "0", "--data", str(tmp_path), option, value)
    assert ran.returncode == 2
    assert sentence in ran.stderr
    assert "Traceback" not in ran.stderr


def test_an_origin_in_the_environment_that_is_none_is_one_sentence(tmp_path: Path) -> None:
    ran = coloretto("serve", "--port", "0", "--data", str(tmp_path), COLORETTO_ORIGINS="games.example")
    assert ran.returncode == 1
    assert "an origin looks like https://games.example, not 'games.example'" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


@pytest.mark.parametrize("name", ["games.example:8000", "a b", "[::1]", ""])
def test_a_host_name_that_no_request_can_have_is_refused_at_the_start(name: str) -> None:
    with pytest.raises(SettingError, match="a host name looks like"):
        create_app(replace(OWN, host_names=(name,)))


@pytest.mark.parametrize("name", ["Games.Example", "*", "::1", "fe80::1%eth0", "192.0.2.1", "my_machine"])
def test_names_and_addresses_are_host_names(name: str) -> None:
    create_app(replace(OWN, host_names=(name,)))


# Hosts.


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8000",
        "localhost.",
        "app.localhost",
        "127.0.0.1:8000",
        "[::1]:8000",
        "192.168.1.20:8000",
        "10.0.0.2",
        "[fe80::1]:8000",
        "198.51.100.7:8000",
        "games.example",
        "games.example:443",
        "club.example",
        gethostname(),
        gethostname().partition(".")[0] + ".local",
    ],
)
def test_the_server_answers_to_its_addresses_and_names(host: str) -> None:
    assert status_for(host) == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "192.168.1.20.evil.example", "8.8.8.8", "games.example.org"],
)
def test_the_server_does_not_answer_to_names_of_others(host: str) -> None:
    assert status_for(host) == 421
    assert status_for(host, replace(OWN, host_names=("*",))) == 200


@pytest.mark.parametrize("host", ["user@localhost", "local host", "localhost:x", "[::1", "a/b", "ö.example"])
def test_a_host_that_is_no_name_is_refused(host: str) -> None:
    assert status_for(host) == 400


def test_only_the_oldest_clients_may_leave_the_host_out() -> None:
    assert status_for("") == 400
    assert status_for("", http_version="1.0") == 200


# TLS.


@pytest.mark.parametrize(
    ("host", "proxies", "proto", "told"),
    [
        ("localhost", (), "https", ""),
        ("localhost", (PROXY,), "https", "max-age=31536000"),
        ("localhost", (PROXY,), "http", ""),
        ("games.example", (), "http", "max-age=31536000"),
        ("club.example", (), "http", ""),
    ],
)
def test_browsers_that_came_by_tls_are_told_to_stay_there(
    tmp_path: Path, host: str, proxies: tuple[str, ...], proto: str, told: str
) -> None:
    sent: list[Any] = []

    async def send(message: AsgiMessage) -> None:
        sent.append(message)

    async def receive() -> Any:  # noqa: ANN401 - ASGI
        return {"type": "http.request", "body": b"", "more_body": False}

    app = create_app(replace(OWN, folder=tmp_path, trusted_proxies=proxies))
    scope = scope_of(("host", host), ("x-forwarded-proto", proto), query_string=b"", raw_path=b"/healthz")
    run(app(scope, receive, send))
    assert sent[0]["status"] == 200
    assert dict(sent[0]["headers"]).get(b"strict-transport-security", b"").decode() == told


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("localhost:8000", "http://192.168.1.5:8000"),
        ("127.0.0.1:8000", "http://192.168.1.5:8000"),
        ("192.168.1.5:8000", ""),
        ("games.example", ""),
    ],
)
def test_only_people_at_the_machine_itself_learn_its_address_in_the_network(host: str, url: str) -> None:
    settings = replace(OWN, lan_address="192.168.1.5")
    assert lan_url(scope_of(("host", host)), settings) == url
    assert not lan_url(scope_of(("host", host)), OWN)
