"""The client without a server: a folder of files on any web host, under a path of its own."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from shutil import copyfile

import pytest
from playwright.sync_api import Page, expect

from coloretto.locales import LANGUAGES, Catalogue
from coloretto.record import verify_deck
from coloretto.server.host.site import write_site
from support.browsers import PHONE, Visitors
from support.file_hosts import FileHost, hosted
from support.waiting import wait_for
from support.web_local import NO_WEBASSEMBLY, game_list, home, play_some, play_to_the_end, start
from support.web_offline import choose_language, save_for_offline
from support.web_table import saved_record

PATH = "games/coloretto/"

UPDATE = """
async () => {
  const workers = navigator.serviceWorker;
  const isReplaced = new Promise((resolve) => workers.addEventListener("controllerchange", resolve));
  await (await workers.ready).update();
  await isReplaced;
  const { controller } = workers;
  await new Promise((resolve) => {
    controller.addEventListener("statechange", resolve);
    if (controller.state === "activated") resolve();
  });
}
"""
"""Waits until the worker of the new version is in charge."""

IS_SAVED = "(script) => caches.match(`assets/${script}`).then(Boolean)"
"""Whether a script is saved on the device."""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[FileHost]:
    """A host with the site in a folder of it. A test fails, too, if anything else was asked for."""
    write_site(tmp_path / PATH)
    with hosted(tmp_path) as running:
        yield running
    assert [path for path in running.requested if not path.startswith(f"/{PATH}")] == []
    assert running.missing == []


@pytest.fixture
def guests(visitors: Visitors, host: FileHost) -> Iterator[Visitors]:
    """Visitors of the site. They leave before the host stops: pages load ahead while nothing else happens."""
    visitors.origin = host.address + PATH
    with visitors:
        yield visitors


def test_a_game_is_played_proved_and_replayed_under_the_path(guests: Visitors, say: Catalogue) -> None:
    page = home(guests)
    table = start(page, say)
    play_to_the_end(table, Random(1))
    verify_deck(saved_record(table))
    table.more.get_by_role("button", name=say("table-verify")).click()
    expect(table.results).to_contain_text(say("table-verified"))
    page.goto("./")
    expect(page.get_by_text(say("app-loading"))).to_have_count(0)
    game_list(page, say).get_by_role("link", name=say("home-replay")).click()
    expect(page.get_by_role("slider", name=say("replay-controls"))).to_be_visible()


def test_a_browser_without_webassembly_is_told_that_it_cannot_play(guests: Visitors, say: Catalogue) -> None:
    page = home(guests, NO_WEBASSEMBLY)
    page.get_by_role("button", name=say("home-play"), exact=True).click()
    expect(page.get_by_text(say("refused-no-engine"))).to_be_visible()


def test_every_screen_is_reached_by_its_links(guests: Visitors, host: FileHost, say: Catalogue) -> None:
    page = guests.page()
    page.goto("./")
    expect(page.get_by_text(say("home-no-server"))).to_be_visible()
    heading = page.get_by_role("heading", level=1)
    for link, query in (
        (say("app-rules"), "?/rules"),
        (say("app-learn"), "?/learn"),
        (say("settings-title"), "?/settings"),
        (say("app-score"), "?/score"),
        (say("app-home"), ""),
        (f"{say('app-puzzles')} {say('app-puzzles-about')}", "?/puzzles"),
        (say("app-home"), ""),
        (say("app-replay"), "?/replay"),
    ):
        before = heading.inner_text()
        page.get_by_role("link", name=link, exact=True).first.click()
        expect(page).to_have_url(host.address + PATH + query)
        expect(heading).not_to_have_text(before)  # the old screen stays until the new one is loaded
        page.reload()
        expect(heading).not_to_be_empty()
    page.go_back()
    expect(page).to_have_url(host.address + PATH)
    expect(page.get_by_text(say("home-no-server"))).to_be_visible()


def test_an_update_is_offered_and_leaves_open_pages_alone(
    guests: Visitors, host: FileHost, tmp_path: Path, say: Catalogue
) -> None:
    page = guests.page(service_workers="allow")
    page.goto("./")
    save_for_offline(page, say)
    scripts = update(page, tmp_path / PATH)
    page.get_by_role("link", name=say("app-rules"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("rules-title"))
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text(say("app-new-version"))).to_be_visible()
    with page.expect_event("load"):
        page.get_by_role("button", name=say("app-reload")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("rules-title"))
    wait_for(lambda: not any(page.evaluate(IS_SAVED, old) for old in scripts))


def test_an_update_waits_until_the_player_of_a_running_game_wants_it(
    guests: Visitors, host: FileHost, tmp_path: Path, say: Catalogue
) -> None:
    page = guests.page(service_workers="allow")
    page.goto("./")
    save_for_offline(page, say)
    page.goto("./")
    table = start(page, say)
    update(page, tmp_path / PATH)
    page.evaluate("dispatchEvent(new Event('online'))")
    offered = page.get_by_text(say("app-new-version"))
    expect(offered).to_be_visible()
    page.get_by_role("button", name=say("app-later")).click()
    expect(offered).to_be_hidden()
    play_some(table, 3, Random(1))
    page.reload()
    play_some(table, 1, Random(1))
    expect(offered).to_be_hidden()


def update(page: Page, folder: Path) -> dict[str, str]:
    """Host a later version and wait until it is saved on the device; its scripts by their old names."""
    scripts = rename_scripts(folder, "Rules-", "index-")
    page.evaluate(UPDATE)
    wait_for(lambda: all(page.evaluate(IS_SAVED, new) for new in scripts.values()))
    return scripts


def rename_scripts(folder: Path, *starts: str) -> dict[str, str]:
    """As after the build of a later version; the old names with the new ones.

    A page that still loads may ask for a new name as soon as another script has it.
    """
    names = [path.name for path in (folder / "assets").glob("*.js") if path.name.startswith(starts)]
    renamed = {name: name.replace("-", "-new-", 1) for name in names}
    for old, new in renamed.items():
        copyfile(folder / "assets" / old, folder / "assets" / new)
    for path in [*folder.rglob("*.js"), folder / "index.html"]:
        text = path.read_text()
        for old, new in renamed.items():
            text = text.replace(old, new)
        path.write_text(text)
    for old in renamed:
        (folder / "assets" / old).unlink()
    worker = folder / "sw.js"
    worker.write_text(re.sub(r"(?<=\$\{OWN\})\w+", "new", worker.read_text()))
    return renamed


def test_what_needs_a_server_is_not_shown(guests: Visitors, say: Catalogue) -> None:
    page = guests.page(viewport=PHONE)
    page.goto("./")
    expect(page.get_by_text(say("home-no-server"))).to_be_visible()
    for hidden in ("home-friends", "home-open", "app-programs"):
        expect(page.get_by_text(say(hidden), exact=True)).to_have_count(0)
    page.goto("?/settings")
    expect(page.get_by_role("heading", name=say("settings-offline"))).to_be_visible()
    expect(page.get_by_role("heading", name=say("settings-you"), exact=True)).to_have_count(0)


@pytest.mark.parametrize("screen", ["table/abc", "new"])
def test_a_link_to_a_table_says_that_there_is_no_server(
    screen: str, guests: Visitors, say: Catalogue
) -> None:
    page = guests.page()
    page.goto(f"?/{screen}")
    expect(page.get_by_role("heading", name=say("app-no-server-title"))).to_be_visible()
    expect(page.get_by_text(say("app-no-server"))).to_be_visible()
    expect(page.get_by_role("link", name=say("app-home"))).to_be_visible()
    page.get_by_role("link", name=say("missing-home")).click()
    expect(page.get_by_text(say("home-no-server"))).to_be_visible()


def test_links_lead_to_the_edition_and_the_section_they_name(guests: Visitors, say: Catalogue) -> None:
    page = guests.page()
    page.goto("?/rules/golden#scoring")
    golden = page.get_by_role("radio", name=say("edition-golden"))
    expect(golden).to_be_checked()
    expect(page.locator("#scoring")).to_be_in_viewport()
    page.goto("rules/golden/")
    expect(golden).to_be_checked()
    expect(page).to_have_url(f"{guests.origin}?/rules/golden")
    page.goto("?/nowhere")
    expect(page.get_by_role("heading", name=say("missing-title"))).to_be_visible()


def test_all_languages_are_there(guests: Visitors) -> None:
    page = guests.page()
    page.goto("?/rules")
    for language in LANGUAGES:
        choose_language(page, language)
        expect(page.get_by_role("heading", level=1)).to_have_text(Catalogue(language)("rules-title"))


def test_after_one_visit_the_site_works_without_a_network(
    guests: Visitors, host: FileHost, say: Catalogue
) -> None:
    guests.forgive("net::ERR_")
    page = guests.page(service_workers="allow")
    page.goto("./")
    save_for_offline(page, say)
    page.context.set_offline(offline=True)
    host.stop()
    page.goto("?/rules/golden")
    expect(page.get_by_role("radio", name=say("edition-golden"))).to_be_checked()
    choose_language(page, "pl")
    expect(page.get_by_role("heading", level=1)).to_have_text(Catalogue("pl")("rules-title"))
    page.goto("?/learn")
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
