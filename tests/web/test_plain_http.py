"""The app over plain http on a local network, where browsers lack service workers and `crypto.subtle`."""

from random import Random

from playwright.sync_api import expect

from coloretto.locales import Catalogue
from coloretto.record import verify, verify_deck
from support.browsers import PHONE, Visitors
from support.web_local import game_list, home, play_to_the_end, start
from support.web_table import saved_record

LACKS = "() => [isSecureContext, 'serviceWorker' in navigator, crypto.subtle !== undefined]"


def test_games_are_played_and_proved_and_the_settings_say_what_is_missing(
    lan_visitors: Visitors, say: Catalogue
) -> None:
    page = home(lan_visitors, viewport=PHONE, service_workers="allow")
    assert page.evaluate(LACKS) == [False, False, False]
    table = start(page, say)
    play_to_the_end(table, Random(1))
    table.more.get_by_role("button", name=say("table-verify")).click()
    expect(table.results).to_contain_text(say("table-verified"))
    record = saved_record(table)
    verify(record)
    verify_deck(record)
    page.goto("/")
    expect(game_list(page, say).get_by_role("link", name=say("home-replay"))).to_be_visible()
    page.goto("/settings")
    expect(page.get_by_text(say("settings-offline-insecure"))).to_be_visible()
