"""The web client as the server gives it: pages for people, files for browsers, the rest for programs."""

import asyncio
import os
from pathlib import Path

import httpx
import pytest

from coloretto.server.http import static
from coloretto.server.http.app import create_app
from coloretto.server.http.static import is_for_client

PAGE, SCRIPT = "<!doctype html><title>Coloretto</title>", "console.log('hello');" * 100
BROWSER = {"accept": "text/html,*/*", "accept-encoding": "gzip"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the client is built to; empty."""
    monkeypatch.setattr(static, "FOLDER", tmp_path)
    return tmp_path


@pytest.fixture
def built(folder: Path) -> Path:
    """The same as a build leaves it."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-abc.js").write_text(SCRIPT)
    (folder / "sw.js").write_text(SCRIPT)
    (folder / ".stamp").write_text("secret")
    return folder


def browser() -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=create_app()), base_url="http://localhost")


def ask(path: str, method: str = "GET", **headers: str) -> httpx.Response:
    async def run() -> httpx.Response:
        async with browser() as client:
            named = {key.replace("_", "-"): value for key, value in headers.items()}
            return await client.request(method, path, headers={**BROWSER, **named})

    return asyncio.run(run())


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new",
        "/table/AbC-_9",
        "/local/a1",
        "/local/a1/2",
        "/replay/AbC/2",
        "/replay",
        "/analyse",
        "/rules/golden",
        "/learn",
        "/settings",
    ],
)
def test_every_address_of_the_client_is_its_page(path: str, built: Path) -> None:
    answer = ask(path)
    assert answer.status_code == 200
    assert answer.text == PAGE
    assert answer.headers["cache-control"] == "no-cache"


def test_an_unknown_address_is_the_page_too_but_not_found(built: Path) -> None:
    answer = ask("/nowhere")
    assert answer.status_code == 404
    assert answer.text == PAGE


def test_files_named_by_their_content_are_kept_forever_and_others_asked_for(built: Path) -> None:
    assert "immutable" in ask("/assets/index-abc.js").headers["cache-control"]
    assert ask("/sw.js").headers["cache-control"] == "no-cache"
    assert ask("/sw.js").headers["content-type"] == "text/javascript; charset=utf-8"


def test_a_file_is_compressed_for_clients_that_accept_it(built: Path) -> None:
    packed, plain = ask("/sw.js"), ask("/sw.js", accept_encoding="identity")
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == SCRIPT


def test_a_file_that_the_browser_has_is_not_sent_again(built: Path) -> None:
    tag = ask("/sw.js").headers["etag"]
    again = ask("/sw.js", if_none_match=tag)
    assert again.status_code == 304
    assert again.content == b""


def test_the_head_of_a_page_has_its_length_and_no_body(built: Path) -> None:
    head = ask("/", "HEAD", accept_encoding="identity")
    assert head.headers["content-length"] == str(len(PAGE))
    assert head.content == b""


@pytest.mark.parametrize(
    "path",
    [
        "/assets/other.js",
        "/favicon.ico",
        "/.stamp",
        "/assets/../../pyproject.toml",
        "/%2e%2e/x.html",
    ],
)
def test_a_file_that_is_not_there_is_a_problem_and_never_another_file(path: str, built: Path) -> None:
    answer = ask(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown_address"


def test_the_interface_is_not_covered_by_pages(built: Path) -> None:
    assert ask("/api/v1/nothing").json()["code"] == "unknown_address"
    assert ask("/api/v1/schema/openapi.json").json()["openapi"]
    assert ask("/healthz").json() == {"status": "ok"}
    assert ask("/new", "POST").status_code == 404


def test_a_program_that_asks_for_no_page_gets_none(built: Path) -> None:
    assert ask("/nowhere", accept="application/json").json()["code"] == "unknown_address"


def test_sockets_are_never_pages() -> None:
    assert not is_for_client({"type": "websocket", "path": "/"})


def test_a_client_that_was_not_built_says_so(folder: Path) -> None:
    answer = ask("/")
    assert answer.status_code == 503
    assert "tools/build_web.py" in answer.text
    assert ask("/api/v1/schema/openapi.json").status_code == 200


def test_a_rebuilt_client_is_read_again(built: Path) -> None:
    async def run() -> list[str]:
        async with browser() as client:
            before = await client.get("/")
            (built / "index.html").write_text("new")
            os.utime(built / "index.html", (1, 1))
            return [before.text, (await client.get("/")).text]

    assert asyncio.run(run()) == [PAGE, "new"]


def test_pages_may_load_nothing_from_elsewhere_and_run_nothing_written_into_them(built: Path) -> None:
    policy = ask("/").headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';")
    assert "'unsafe" not in policy
    assert [rule for rule in policy.split("; ") if "data:" in rule] == ["img-src 'self' data:"]  # the icon
