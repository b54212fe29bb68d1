"""What is remembered on the device, what is loaded, and the app without a network."""

import json
import re
from gzip import compress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from coloretto.locales import LANGUAGES, Catalogue
from coloretto.server.http.static import FOLDER
from support.browsers import PHONE, Visitors
from support.served import served
from support.waiting import wait_for
from support.web_offline import choose_language, save_for_offline
from support.web_passing import wait_until_passed, watched
from support.web_people import Meet

MOST_SCRIPT = 60_000
"""Bytes of compressed JavaScript until the first screen stands."""
MOST_FOR_A_GAME = 350_000
"""Bytes of the compressed engine and the weights that one game needs."""
MOST_ENGINE = 700_000
"""Bytes of everything of the compressed engine, which is cached for games without a network."""

NAMESPACES = ("http://www.w3.org/",)
"""Names that look like addresses: nobody goes there."""
EXPLANATIONS = ("https://svelte.dev/e/",)
"""Where an error of Svelte is explained: written to the console of a developer, never asked for."""


def test_settings_are_remembered(visitors: Visitors, say: Catalogue) -> None:
    page = visitors.page()
    page.goto("/settings")
    page.get_by_role("radio", name=say("settings-theme-dark")).check(force=True)
    page.get_by_role("radio", name=say("settings-cards-plain")).check(force=True)
    page.get_by_role("switch", name=say("settings-confirm")).check()
    page.get_by_role("slider", name=say("settings-volume")).fill("30")
    page.get_by_role("main").get_by_label(say("settings-language")).select_option("fr")
    french = Catalogue("fr")
    expect(page.get_by_role("heading", level=1)).to_have_text(french("settings-title"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(french("settings-title"))
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("radio", name=french("settings-cards-plain"))).to_be_checked()
    expect(page.get_by_role("switch", name=french("settings-confirm"))).to_be_checked()
    expect(page.get_by_role("slider", name=french("settings-volume"))).to_have_value("30")


def test_people_delete_their_data_after_a_confirmation(
    visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    ada = meet("Ada")
    page, other = watched(visitors.page(ada.token)), visitors.page(ada.token, viewport=PHONE)
    other.goto(f"/table/{ada.quick()}")
    other.get_by_role("group", name=say("table-rows")).wait_for()
    page.goto("/settings")
    begin = page.get_by_role("main").get_by_role("button", name=say("settings-delete-do"))
    question = page.get_by_role("dialog", name=say("settings-delete-sure"))
    name = page.get_by_label(say("settings-name"))
    expect(name).to_have_value("Ada")
    begin.click()
    question.get_by_role("button", name=say("app-cancel")).click()
    expect(question).to_be_hidden()
    assert ada.ask("GET", "/me")["name"] == "Ada"
    begin.click()
    question.get_by_role("button", name=say("settings-delete-do")).click()
    wait_until_passed(page, say("settings-deleted"))
    expect(name).to_have_value("")
    expect(begin).to_be_disabled()
    expect(other.get_by_role("heading", name=say("room-logged-out"))).to_be_visible()
    other.get_by_role("button", name=say("app-retry")).click()
    expect(other.get_by_role("heading", name=say("room-logged-out"))).to_be_hidden()
    with pytest.raises(httpx.HTTPStatusError, match="401"):
        ada.ask("GET", "/me")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_uses_the_browsers_language(language: str, visitors: Visitors) -> None:
    page = visitors.page(settings="", locale=f"{language}-{language.upper()}".replace("en-EN", "en-AU"))
    page.goto("/")
    expect(page.get_by_role("button", name=Catalogue(language)("home-play"), exact=True)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_what_can_be_chosen_in_the_settings_stands_in_one_line_on_a_phone(visitors: Visitors) -> None:
    page = visitors.page(viewport=PHONE)
    page.goto("/settings")
    for language in LANGUAGES:
        page.locator("#language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        lines = page.locator(".segments").evaluate_all(
            "all => all.map(each => new Set([...each.children].map(({ offsetTop }) => offsetTop)).size)"
        )
        assert lines == [1, 1], language


def test_unknown_languages_fall_back_to_english(visitors: Visitors, say: Catalogue) -> None:
    page = visitors.page(settings="", locale="ja-JP")
    page.goto("/")
    expect(page.get_by_role("button", name=say("home-play"), exact=True)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page_loads_little_script(visitors: Visitors, language: str) -> None:
    page = visitors.page(settings=json.dumps({"language": language}))
    page.add_init_script("window.requestIdleCallback = () => 0")  # what is loaded ahead for a game
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(urlsplit(request.url).path))
    page.goto("/", wait_until="networkidle")
    play = Catalogue(language)("home-play")
    expect(page.get_by_role("button", name=play, exact=True)).to_be_enabled()
    sizes = {path: packed_size(path) for path in set(loaded) if path.endswith(".js")}
    assert len(sizes) > 1
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


IS_BLANK = "() => performance.getEntriesByName('first-paint').length > 0"
"""Whether the page's background was painted, and perhaps nothing else."""
LOADED_EARLY = """() => {
  const [{ startTime: shown }] = performance.getEntriesByName("first-contentful-paint");
  const early = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < shown);
  return early.map(({ name }) => name);
}"""
CONNECTION = re.compile("/connection-")
"""The first script of those that games need."""


def test_what_games_need_is_loaded_when_the_page_is_seen(visitors: Visitors) -> None:
    page = visitors.page()
    waiting: list[Route] = []
    page.route("**/assets/start-page-*.js", lambda route: waiting.append(route))  # noqa: PLW0108 - Playwright marks it
    with page.expect_request(CONNECTION):
        page.goto("/", wait_until="commit")
        wait_for(lambda: page.evaluate(IS_BLANK) and waiting != [])
        waiting[0].continue_()
    early = page.evaluate(LOADED_EARLY)
    assert early
    assert not [name for name in early if CONNECTION.search(name)]


def test_the_engine_is_small_enough_to_be_saved_on_every_device() -> None:
    sizes = engine_sizes(".wasm") | engine_sizes(".bin")
    assert sum(sizes.values()) <= MOST_ENGINE, sizes


def test_a_game_loads_little_of_the_engine() -> None:
    """One module, and the weights of one network."""
    modules, networks = engine_sizes(".wasm"), engine_sizes(".bin")
    assert (len(modules), len(networks)) == (2, 3)
    assert max(modules.values()) + max(networks.values()) <= MOST_FOR_A_GAME, modules | networks


def engine_sizes(suffix: str) -> dict[str, int]:
    """Of its compressed files, by name."""
    return {path.name: packed_size(f"assets/{path.name}") for path in FOLDER.glob(f"assets/*{suffix}")}


def packed_size(path: str) -> int:
    return len(compress((FOLDER / path.lstrip("/")).read_bytes()))


def test_the_built_client_names_no_other_site() -> None:
    files = [
        path for path in FOLDER.rglob("*") if path.suffix in {".js", ".css", ".html", ".svg", ".webmanifest"}
    ]
    assert files
    found = {
        (path.name, address)
        for path in files
        for address in re.findall(r"(?:https?:)?//[a-z0-9-]+\.[a-z.]+[^\s\"'`)<>]*", path.read_text())
        if not address.startswith(NAMESPACES + EXPLANATIONS)
    }
    assert found == set()


def test_the_app_can_be_installed(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/")
    link = page.locator("link[rel=manifest]").get_attribute("href")
    assert link is not None
    manifest = page.request.get(link).json()
    assert {"name", "short_name", "start_url", "display", "icons"} <= manifest.keys()
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
    assert installation_problems(page) == []


def installation_problems(page: Page) -> list[object]:
    """What Chromium has against installing this page."""
    session = page.context.new_cdp_session(page)
    reply = session.send("Page.getInstallabilityErrors")
    problems: list[object] = [each["errorId"] for each in reply["installabilityErrors"]]
    return [each for each in problems if each != "in-incognito"]  # as every browser of a test is


def test_without_the_server_the_app_starts_and_says_what_is_missing(
    visitors: Visitors, tmp_path: Path, say: Catalogue
) -> None:
    visitors.forgive("net::ERR_", "Failed to fetch", "WebSocket connection to")
    with served(tmp_path) as server:
        visitors.origin = f"http://localhost:{server.port}"
        page = visitors.page(service_workers="allow")
        page.goto("/")
        page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
        server.kill()
        page.reload()
        expect(page.get_by_role("button", name=say("home-play"), exact=True)).to_be_visible()
        expect(page.get_by_role("link", name=say("app-home"))).to_be_visible()
        expect(page.get_by_text(say("app-offline")).first).to_be_visible()
        page.goto("/table/abc")
        expect(page.get_by_text(say("app-offline")).first).to_be_visible()


def test_after_one_visit_everything_for_one_person_works_without_a_network(
    visitors: Visitors, tmp_path: Path, say: Catalogue
) -> None:
    visitors.forgive("net::ERR_", "Failed to fetch")
    with served(tmp_path) as server:
        visitors.origin = f"http://localhost:{server.port}"
        page = visitors.page(service_workers="allow")
        page.goto("/")
        save_for_offline(page, say)
        page.context.set_offline(offline=True)
        server.kill()
        for language in LANGUAGES:
            words = Catalogue(language)
            page.goto("/rules/golden")
            choose_language(page, language)
            expect(page.get_by_role("heading", level=1)).to_have_text(words("rules-title"))
            page.goto("/learn")
            expect(page.get_by_text(words("learn-skip"))).to_be_visible()
            page.goto("/settings")
            expect(page.get_by_role("heading", level=1)).to_have_text(words("settings-title"))
            expect(page.get_by_text(words("settings-offline-ready"))).to_be_visible()
            expect(page.get_by_text(words("app-offline"))).to_be_visible()
        page.goto("/replay")
        expect(page.get_by_text(Catalogue("pt")("replay-choose"))).to_be_visible()


def test_a_page_of_an_older_build_offers_to_reload(visitors: Visitors, say: Catalogue) -> None:
    page = visitors.page(viewport=PHONE)
    page.goto("/")
    expect(page.get_by_role("button", name=say("home-play"), exact=True)).to_be_visible()
    page.route("/", lambda route: route.fulfill(content_type="text/html", body="a page of the next build"))
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text(say("app-new-version"))).to_be_visible()
    page.unroute("/")
    with page.expect_event("load"):
        page.get_by_role("button", name=say("app-reload")).click()
    expect(page.get_by_role("button", name=say("home-play"), exact=True)).to_be_visible()
    expect(page.get_by_text(say("app-new-version"))).to_be_hidden()
