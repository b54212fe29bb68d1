"""The engine in a real browser plays the Python package's games, byte for byte."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from coloretto.rules import PRINTED
from support.effort import effort
from support.engine_check import BROWSER_RUN, MODULES, PAGE, games_of, write_check
from support.file_hosts import hosted


@pytest.fixture(scope="module")
def check(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Few games where time is short: `tests/wasm` plays all rule sets in Node, whose engine is Chromium's."""
    folder = tmp_path_factory.mktemp("engine")
    printed = effort(4, len(PRINTED))
    write_check(folder, games_of(2, printed=printed, custom=effort(1, 60), each=effort(1, 10)))
    return folder


@pytest.mark.parametrize("module", MODULES)
def test_a_browser_plays_the_same_games(check: Path, browser: Browser, module: str) -> None:
    with hosted(check) as host, browser.new_context(base_url=host.address) as context:
        page = context.new_page()
        page.goto(PAGE)
        assert page.evaluate(BROWSER_RUN, module) == []
