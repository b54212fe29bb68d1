"""Games on this device: without requests, over reloads, in two tabs, and where that is impossible."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from coloretto.locales import Catalogue
from coloretto.record import parse_record, verify, verify_deck
from support.browsers import NARROW, PHONE, Visitors
from support.consoles import coloretto
from support.waiting import wait_for
from support.web_local import (
    IS_LOADED,
    NO_WEBASSEMBLY,
    QUICK,
    game_list,
    hands,
    home,
    play_some,
    play_to_the_end,
    start,
)
from support.web_table import TableScreen, saved_record

NO_STORAGE = "IDBFactory.prototype.open = () => { throw new DOMException('blocked', 'SecurityError'); };"

IS_WHOLE = """
(element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const lines = new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
  return lines === 1 && element.scrollWidth <= element.clientWidth;
}
"""
"""Whether a text is in one line, all of which is seen."""
"""How many lines a text takes."""
BADGE = "%23d3202f"
"""The colour of the dot in the tab's icon that says "your turn"."""


def test_a_game_is_played_without_a_request(visitors: Visitors, say: Catalogue) -> None:
    page = home(visitors)
    page.wait_for_function(IS_LOADED)
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    icon = page.locator("link[type='image/svg+xml']")
    expect(icon).not_to_have_attribute("href", re.compile(BADGE))
    table = start(page, say)
    assert table.choices()
    expect(icon).to_have_attribute("href", re.compile(BADGE))
    play_to_the_end(table, Random(3))
    record = saved_record(table)
    verify(record)
    verify_deck(record)
    assert asked == []


def test_a_finished_game_is_verified_replayed_and_played_again(visitors: Visitors, say: Catalogue) -> None:
    page = home(visitors)
    table = start(page, say)
    first = page.url
    play_to_the_end(table, Random(4))
    table.more.get_by_role("button", name=say("table-verify")).click()
    expect(table.results).to_contain_text(say("table-verified"))
    expect(table.results).to_contain_text(say("entropy-mine"))
    table.results.get_by_role("button", name=say("table-rematch")).click()
    expect(page).not_to_have_url(first)
    expect(table.results).to_be_hidden()
    assert table.choices()
    page.goto(f"{first}/1")
    expect(page.get_by_role("slider", name=say("replay-controls"))).to_be_visible()


def test_a_game_survives_a_reload_and_is_resumed_from_the_home_page(
    visitors: Visitors, say: Catalogue
) -> None:
    page = home(visitors)
    table, rng = start(page, say), Random(5)
    play_some(table, 6, rng)
    before = hands(page)
    page.reload()
    wait_for(lambda: hands(page) == before, "the same game")
    page.goto("/")
    expect(game_list(page, say)).to_contain_text(say("local-your-turn"))
    game_list(page, say).get_by_role("link", name=say("home-continue")).click()
    wait_for(lambda: hands(page) == before, "the same game")
    assert table.choices()


@pytest.mark.parametrize("script", ["", NO_WEBASSEMBLY], ids=["on the device", "by the server"])
def test_a_saved_record_is_verified_and_replayed_elsewhere(
    script: str, visitors: Visitors, say: Catalogue, tmp_path: Path
) -> None:
    table = start(home(visitors), say)
    play_to_the_end(table, Random(15))
    file = tmp_path / "game.txt"
    with table.page.expect_download() as download:
        table.more.get_by_role("link", name=say("table-save")).click()
    download.value.save_as(file)
    verified = coloretto("verify", str(file))
    assert (verified.returncode, verified.stderr) == (0, "")
    page = visitors.page()
    page.add_init_script(script)
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("slider", name=say("replay-controls"))).to_be_visible()


def test_a_finished_game_is_replayed_from_the_home_page(visitors: Visitors, say: Catalogue) -> None:
    page = home(visitors)
    play_to_the_end(start(page, say), Random(9))
    table = page.url
    page.goto("/")
    line = game_list(page, say).get_by_role("listitem").filter(has=page.get_by_role("button"))
    expect(line).to_contain_text(say("player-you"))
    expect(line.get_by_role("link", name=say("home-continue"))).to_have_count(0)
    line.get_by_role("link", name=say("home-replay")).click()
    expect(page).to_have_url(f"{table}/1")
    expect(page.get_by_role("slider", name=say("replay-controls"))).to_be_visible()


def test_a_game_to_resume_comes_before_what_else_can_be_played(visitors: Visitors, say: Catalogue) -> None:
    page = home(visitors, viewport=PHONE)
    start(page, say).choices()
    page.goto("/")
    games = game_list(page, say).bounding_box()
    puzzles = page.get_by_role("link", name=say("app-puzzles")).bounding_box()
    assert games is not None
    assert puzzles is not None
    assert games["y"] < puzzles["y"]


def test_the_list_of_games_stands_from_the_first_moment(visitors: Visitors, say: Catalogue) -> None:
    page = home(visitors, viewport=PHONE)
    start(page, say).choices()
    page.goto("/", wait_until="networkidle")
    expect(game_list(page, say)).to_be_visible()
    expect(page.get_by_text(say("home-open-none"))).to_be_visible()
    assert page.evaluate("window.shifts") == []


def test_the_longest_level_is_seen_whole_on_the_narrowest_phone(visitors: Visitors, say: Catalogue) -> None:
    game = {"edition": "golden", "players": 3, "table": "brown", "level": "grandmaster"}
    page = home(visitors, game=game, viewport=NARROW)
    start(page, say).choices()
    levels = page.get_by_text(say("level-grandmaster"), exact=True)
    expect(levels).to_have_count(2)
    for level in levels.all():
        assert level.evaluate(IS_WHOLE)


def test_a_game_is_deleted_after_a_confirmation(visitors: Visitors, say: Catalogue) -> None:
    page = home(visitors)
    table = start(page, say)
    table.choices()
    address = page.url
    page.goto("/")
    game_list(page, say).get_by_role("button", name=say("local-delete")).click()
    question = page.get_by_role("dialog", name=say("local-delete-sure"))
    question.get_by_role("button", name=say("local-delete")).click()
    expect(game_list(page, say)).to_be_hidden()
    page.goto(address)
    expect(page.get_by_role("heading", name=say("local-missing-title"))).to_be_visible()


def test_two_tabs_show_one_game(visitors: Visitors, say: Catalogue) -> None:
    page = home(visitors)
    table, rng = start(page, say), Random(6)
    table.choices()
    other = page.context.new_page()
    other.goto(page.url)
    tables = (table, TableScreen(other, say))
    tables[1].choices()
    for turn in range(8):
        mover, watcher = tables[turn % 2], tables[(turn + 1) % 2]
        mover.choose(rng.choice(sorted(mover.choices())))
        mover.choices()
        wait_for(lambda: hands(watcher.page) == hands(mover.page))  # noqa: B023 - it does not outlive the turn
        assert watcher.choices() == mover.choices()


def test_without_storage_the_game_goes_on_and_says_so(visitors: Visitors, say: Catalogue) -> None:
    page = home(visitors, in_worker=NO_STORAGE)
    table = start(page, say)
    page.get_by_role("button", name=say("local-storage-blocked")).click()
    play_some(table, 4, Random(7))


def test_several_people_play_at_one_screen_and_are_named(visitors: Visitors, say: Catalogue) -> None:
    page = home(visitors, game={**QUICK, "players": 3, "names": ["Ada", "Grace"]})
    table, rng, seen = start(page, say), Random(8), set()
    for _ in range(12):
        choices = table.choices()
        prompt = page.locator(".prompt").inner_text()
        seen |= {name for name in ("Ada", "Grace") if name in prompt}
        table.choose(rng.choice(sorted(choices)))
    assert seen == {"Ada", "Grace"}
    expect(page.get_by_role("region", name=say("player-you"), exact=True)).to_have_count(0)


def test_whatever_people_at_one_screen_are_called_their_record_is_read_everywhere(
    visitors: Visitors, say: Catalogue
) -> None:
    names = ["easy", "Zoë \N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}", "\N{ZERO WIDTH SPACE}"]
    page = home(visitors, game={**QUICK, "players": 3, "names": names})
    play_some(start(page, say), 2, Random(16))
    page.goto(f"{page.url}/1")
    for name in ("easy 2", "Zoë \N{WOMAN}\N{ROCKET}", say("local-player", number=3)):
        expect(page.get_by_text(name, exact=True).first).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name=say("replay-save")).click()
    record = parse_record(download.value.path().read_text(encoding="utf-8"))
    verify(record)
    assert record.names[0] == "easy 2"  # `easy` would be a bot


def test_a_browser_without_webassembly_plays_on_the_server_and_says_so(
    visitors: Visitors, say: Catalogue
) -> None:
    page = home(visitors, NO_WEBASSEMBLY)
    page.get_by_role("button", name=say("home-play"), exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_text(say("local-on-server"))).to_be_visible()
    assert TableScreen(page, say).choices()
