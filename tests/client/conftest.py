"""A server for clients: one for all of their tests."""

from collections.abc import Iterator

import pytest

from support.served import Served, served


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served")) as running:
        yield running


@pytest.fixture
def address(server: Served) -> str:
    return f"http://localhost:{server.port}"
