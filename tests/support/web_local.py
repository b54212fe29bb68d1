"""Games that a browser plays by itself."""

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from coloretto.locales import Catalogue
from support.browsers import Visitors, without_pace
from support.web_table import TableScreen

Game = dict[str, object]
"""What is chosen on the home page."""

QUICK: Game = {"edition": "golden", "players": 2, "table": "violet", "level": "easy"}
NO_WEBASSEMBLY = "delete window.WebAssembly;"
IS_LOADED = """() => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const wanted = [/TableScreen.*js$/, /EndDialog.*js$/, /engine.*wasm$/];
  return wanted.every((each) => loaded.some((name) => each.test(name)));
}"""
"""Whether all that a game needs was loaded ahead: the screens of the table and its end, and the engine."""


def home(
    visitors: Visitors,
    script: str = "",
    game: Game = QUICK,
    *,
    in_worker: str = "",
    **how: Any,  # noqa: ANN401 - Playwright's
) -> Page:
    """The home page of a browser in which this game was chosen before.

    Scripts run before those of the page, and of the worker that hosts the games.
    """
    page = visitors.page(**how)
    without_pace(page)
    page.add_init_script(script)
    if in_worker:
        _add_worker_script(page, in_worker)
    page.add_init_script(f"if (!localStorage.getItem('coloretto.quick')) {choosing(game)}")
    page.goto("./")
    return page


def choosing(game: Game) -> str:
    """A script that chooses a game for the next visit of the home page."""
    return f"localStorage.setItem('coloretto.quick', {json.dumps(json.dumps(game))});"


def _add_worker_script(page: Page, script: str) -> None:
    def with_script(route: Route) -> None:
        route.fulfill(content_type="text/javascript", body=script + route.fetch().text())

    page.route("**/assets/worker-*.js", with_script)


def start(page: Page, say: Catalogue) -> TableScreen:
    page.get_by_role("button", name=say("home-play"), exact=True).click()
    expect(page).to_have_url(re.compile("/local/[0-9a-f]+$"))
    return TableScreen(page, say)


def play_some(table: TableScreen, turns: int, rng: Random) -> None:
    for _ in range(turns):
        table.choose(rng.choice(sorted(table.choices())))
    table.choices()


def play_to_the_end(table: TableScreen, rng: Random) -> None:
    while choices := table.choices():
        table.choose(rng.choice(sorted(choices)))
    expect(table.results).to_be_visible()


def hands(page: Page) -> list[str]:
    """The players with their points and cards, and the rows, without the points preview."""
    seats = "main [data-seat] :is(.head, .score, [data-place])"
    return page.locator(f"{seats}, main [data-row] > .visually-hidden").all_inner_texts()


def game_list(page: Page, say: Catalogue) -> Locator:
    return page.get_by_role("region", name=say("local-games"))
