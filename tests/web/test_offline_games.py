"""Games on this device when something is missing: the network, the tab, room, or a modern browser."""

import re
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Error, Page, Request, Route, expect

from coloretto.locales import LANGUAGES, Catalogue
from coloretto.record import verify, verify_deck
from coloretto.rules import PRINTED
from support.browsers import Visitors
from support.effort import LONG, effort
from support.waiting import wait_for
from support.web_local import (
    NO_WEBASSEMBLY,
    Game,
    choosing,
    game_list,
    hands,
    home,
    play_some,
    play_to_the_end,
    start,
)
from support.web_offline import choose_language, save_for_offline
from support.web_table import TableScreen, saved_record

SHORT = ("classic-3-brown", "golden-2-violet")
"""Every edition, and every scoring table."""
IS_ONLINE = "() => fetch('/api/v1/welcome', { cache: 'no-store' }).then(() => true, () => false)"
FULL_ON_REQUEST = """
const channel = new BroadcastChannel("full");
channel.onmessage = () => {
  IDBObjectStore.prototype.add = () => { throw new DOMException("no room", "QuotaExceededError"); };
  channel.postMessage(true);
};
"""
FILL = """
() => new Promise((resolve) => {
  const channel = new BroadcastChannel("full");
  channel.onmessage = resolve;
  channel.postMessage(true);
})
"""
CRASH = "chrome://crash"
NO_SIMD = "WebAssembly.validate = () => false;"


@pytest.fixture
def page(visitors: Visitors, say: Catalogue) -> Page:
    """The home page in aeroplane mode, after one visit."""
    visitors.forgive("net::ERR_", "Failed to fetch")
    page = home(visitors, service_workers="allow")
    save_for_offline(page, say)
    page.context.set_offline(offline=True)
    assert not page.evaluate(IS_ONLINE)
    page.goto("/")
    return page


def game_of(rules: str, level: str = "easy") -> Game:
    edition, players, table = rules.split("-")
    return {"edition": edition, "players": int(players), "table": table, "level": level, "games": 1}


def test_every_edition_is_played_in_aeroplane_mode(page: Page, say: Catalogue) -> None:
    for rules in PRINTED if LONG else SHORT:
        page.evaluate(choosing(game_of(rules)))
        page.goto("/")
        table = start(page, say)
        play_to_the_end(table, Random(rules))
        record = saved_record(table)
        verify(record)
        verify_deck(record)
        assert record.rule_set == PRINTED[rules]


@pytest.mark.parametrize("rules", ["golden-3-brown", "golden-3-violet"])
def test_the_strongest_bot_plays_in_aeroplane_mode(rules: str, page: Page, say: Catalogue) -> None:
    page.evaluate(choosing(game_of(rules, "grandmaster")))
    page.goto("/")
    play_some(start(page, say), 4, Random(1))


def test_every_language_plays_in_aeroplane_mode(page: Page) -> None:
    for language in LANGUAGES:
        say = Catalogue(language)
        page.goto("/")
        choose_language(page, language)
        play_some(start(page, say), 1, Random(language))
        page.goto("/")
        expect(game_list(page, say)).to_contain_text(say("local-your-turn"))
        expect(page.get_by_text(say("app-offline")).first).to_be_visible()
        expect(page.get_by_text(say("app-loading"))).to_have_count(0)


def test_a_game_goes_on_after_its_tab_was_killed_in_the_middle_of_a_move(
    visitors: Visitors, say: Catalogue
) -> None:
    visitors.forgive(CRASH)
    page, rng = home(visitors), Random(10)
    table = start(page, say)
    for _ in range(effort(2, 5)):
        before = table.choices()
        table.choose(rng.choice(sorted(before)))
        page = reopened(page)
        game_list(page, say).get_by_role("link", name=say("home-continue")).click()
        table = TableScreen(page, say)
    play_to_the_end(table, rng)
    record = saved_record(table)
    verify(record)
    verify_deck(record)


def reopened(page: Page) -> Page:
    """The home page in a new tab, after the old one has died with everything that it was doing."""
    context = page.context
    with page.expect_event("crash"), suppress(Error):
        page.goto(CRASH)
    page.close()
    fresh = context.new_page()
    fresh.goto("/")
    return fresh


def test_two_tabs_that_move_at_once_agree(visitors: Visitors, say: Catalogue) -> None:
    here, rng = home(visitors), Random(11)
    table = start(here, say)
    table.choices()
    there = here.context.new_page()
    there.goto(here.url)
    tables = (table, TableScreen(there, say))
    for _ in range(6):
        choices = [each.choices() for each in tables]
        if choices[0] != choices[1]:
            continue  # one of them has yet to hear of the last move
        for each in tables:
            each.choose(rng.choice(sorted(choices[0])), lambda button: button.dispatch_event("click"))
        wait_for(lambda: hands(here) == hands(there))
    there.close()  # two pages that draw every move take twice as long
    play_to_the_end(table, rng)
    record = saved_record(table)
    verify(record)
    there = here.context.new_page()
    there.goto(here.url)
    assert saved_record(TableScreen(there, say)) == record


def test_when_there_is_no_room_the_game_goes_on_and_says_so(visitors: Visitors, say: Catalogue) -> None:
    page, rng = home(visitors, in_worker=FULL_ON_REQUEST), Random(12)
    table = start(page, say)
    play_some(table, 4, rng)
    stored = hands(page)
    page.evaluate(FILL)
    play_some(table, 1, rng)
    page.get_by_role("button", name=say("local-storage-full")).click()
    play_to_the_end(table, rng)
    verify(saved_record(table))
    page.reload()
    wait_for(lambda: hands(page) == stored, "the game as far as it was stored")


HASHED = re.compile(r"-[\w-]{8}\.")
"""The hash in the name of a file that was built may hold a hyphen."""


def test_a_browser_without_simd_loads_the_slower_module(visitors: Visitors, say: Catalogue) -> None:
    page = home(visitors, NO_SIMD, in_worker=NO_SIMD)
    play_some(start(page, say), 4, Random(13))
    loaded = [url.rpartition("/")[2] for url in visitors.requested if url.endswith(".wasm")]
    modules = {HASHED.sub(".", name) for name in loaded}
    assert modules == {"engine-without-simd.wasm"}


def test_at_the_server_too_the_deck_is_committed_to_before_entropy_is_drawn(
    visitors: Visitors, say: Catalogue
) -> None:
    page = home(visitors, NO_WEBASSEMBLY)
    seen: list[tuple[str, str]] = []

    def commit(route: Route) -> None:
        quickly = {**(route.request.post_data_json or {}), "pace": 0}
        response = route.fetch(post_data=quickly)
        seen.append(("commitment", response.json()["commitment"]))
        route.fulfill(response=response)

    def see(request: Request) -> None:
        if "entropy" in (request.post_data or "") and (body := request.post_data_json):
            seen.append(("entropy", body["command"]["entropy"]))

    page.route("**/api/v1/quick", commit)
    page.on("request", see)
    page.get_by_role("button", name=say("home-play"), exact=True).click()
    table = TableScreen(page, say)
    play_to_the_end(table, Random(14))
    record = saved_record(table)
    verify_deck(record)
    assert seen == [("commitment", record.commitment), ("entropy", record.entropy[0])]
