"""The web client in a real Chromium: one browser and one server for each process that runs tests."""

from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser

from coloretto.locales import Catalogue
from coloretto.server.http.static import FOLDER
from support.browsers import LARGE_TEXT, Chromium, Visitors, chromium_path
from support.served import Served, served
from support.waiting import wait_for
from support.web_people import Meet, Person

CHROMIUM = Chromium()
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if chromium_path() is None:
        mark = pytest.mark.skip(reason="there is no Chromium here: see tools/install-chromium")
        for item in items:
            if HERE in item.path.parents:
                item.add_marker(mark)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """End the browser before a test of something else, which may want asyncio for itself."""
    if nextitem is None or HERE not in nextitem.path.parents:
        CHROMIUM.close()


@pytest.fixture(scope="session", autouse=True)
def browser_ends() -> Iterator[None]:
    """Before it is checked that no program is left behind, which is earlier than the hook above."""
    yield
    CHROMIUM.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    assert (FOLDER / "index.html").exists(), "the web client is not built: python tools/build_web.py"
    with served(tmp_path_factory.mktemp("served")) as running:
        wait_for(lambda: httpx.get(f"http://localhost:{running.port}/readyz").is_success)
        yield running


@pytest.fixture
def visitors(server: Served) -> Iterator[Visitors]:
    """Browsers on the common server. A test fails, too, if any of them has something to complain about."""
    with Visitors(CHROMIUM.browser, f"http://localhost:{server.port}") as all_of_them:
        yield all_of_them
    assert all_of_them.complaints == []


@pytest.fixture
def large_text_visitors(server: Served) -> Iterator[Visitors]:
    """The same for people who have set their browser to text of twice the size."""
    with (
        CHROMIUM.another(LARGE_TEXT) as browser,
        Visitors(browser, f"http://localhost:{server.port}") as all_of_them,
    ):
        yield all_of_them
    assert all_of_them.complaints == []


@pytest.fixture
def lan_visitors(tmp_path: Path) -> Iterator[Visitors]:
    """The same for people who come by plain http from another machine; the name leads to this one."""
    name = "lan.test"
    options = ("--no-limits", "--host-name", name)
    with (
        served(tmp_path, "", *options) as server,
        CHROMIUM.another(f"--host-resolver-rules=MAP {name} 127.0.0.1") as browser,
        Visitors(browser, f"http://{name}:{server.port}") as all_of_them,
    ):
        all_of_them.forgive("Cross-Origin-Opener-Policy header has been ignored")  # as browsers do there
        yield all_of_them
    assert all_of_them.complaints == []


@pytest.fixture
def meet(server: Served) -> Iterator[Meet]:
    """Makes a new person on the common server, or on another."""
    with ExitStack() as people:
        yield lambda name, at=server: people.enter_context(closing(Person(at, name)))


@pytest.fixture
def browser() -> Browser:
    """For pages that no server of ours serves."""
    return CHROMIUM.browser


@pytest.fixture(scope="session")
def say() -> Catalogue:
    return Catalogue("en")
