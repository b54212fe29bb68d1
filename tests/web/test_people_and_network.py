"""Other people who go away, and a network that does: what a player sees of it."""

from contextlib import closing
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Locator, Page, expect

from coloretto.locales import LANGUAGES, Catalogue
from support.browsers import PHONE, Visitors
from support.relays import Relay
from support.served import Served
from support.web_passing import wait_until_passed, watched
from support.web_people import Meet, Person, at_their_turn
from support.web_table import TableScreen

RULES = "golden-2-brown"
SILENCE = timedelta(minutes=1)
"""Longer than a connection counts as alive without a heartbeat."""


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def two_people(meet: Meet) -> tuple[Person, Person, str]:
    """A host, a guest, and the table where they have begun to play."""
    ada, grace = meet("Ada"), meet("Grace")
    table = ada.open(rules=RULES, pace=0, patience=86400)
    grace.do(table, "sit")
    ada.do(table, "start")
    return ada, grace, table


def test_a_move_made_while_the_network_hangs_is_shown_as_pending_and_confirmed_when_it_arrives(
    visitors: Visitors, server: Served, meet: Meet, say: Catalogue
) -> None:
    ada = meet("Ada")
    table = ada.quick()
    at_their_turn([ada], table)
    with closing(Relay(server.port)) as network:
        visitors.origin = f"http://127.0.0.1:{network.port}"
        visitors.forgive("net::ERR_", "WebSocket connection to")
        page, now = watched(visitors.page(ada.token)), datetime.now(UTC)
        page.clock.set_fixed_time(now)  # until the test moves it, no silence is too long
        page.goto(f"/table/{table}")
        screen = TableScreen(page, say)
        screen.choices()
        expect(page.get_by_role("textbox", name=say("table-say"))).to_have_count(0)
        network.freeze()
        screen.choose("D")
        expect(page.get_by_text(say("table-sending"))).to_be_visible()
        page.clock.set_fixed_time(now + SILENCE)
        expect(screen.away).to_be_visible()
        expect(page.get_by_text(say("table-not-sent"))).to_be_visible()
        expect(screen.drawn).to_be_hidden()
        network.restore()
        wait_until_passed(page, say("table-arrived"))
        expect(screen.drawn).to_be_visible()
        expect(screen.away).to_be_hidden()


def test_a_network_that_the_device_knows_to_be_gone_is_reported_at_once(
    visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    ada = meet("Ada")
    table = ada.quick()
    at_their_turn([ada], table)
    visitors.forgive("net::ERR_", "WebSocket connection to")
    page = watched(visitors.page(ada.token))
    page.goto(f"/table/{table}")
    screen = TableScreen(page, say)
    screen.choices()
    page.context.set_offline(True)
    expect(screen.away).to_be_visible()
    page.context.set_offline(False)
    wait_until_passed(page, say("app-back"))
    expect(screen.away).to_be_hidden()


def test_a_player_who_leaves_is_away_and_a_bot_plays_until_they_return(
    visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    ada, grace, table = two_people(meet)
    host, guest = visitors.page(ada.token), visitors.page(grace.token, viewport=PHONE)
    for page in (host, guest):
        page.goto(f"/table/{table}")
        page.get_by_role("group", name=say("table-rows")).wait_for()
    hers = host.get_by_role("region", name="Grace", exact=True)
    badge = hers.get_by_text(say("player-away"), exact=True)
    expect(badge).to_be_hidden()
    guest.goto("about:blank")
    expect(badge).to_be_visible()
    hers.get_by_role("button").click()
    details = host.get_by_role("dialog", name="Grace")
    details.get_by_role("button", name=say("table-let-bot-play-for", player="Grace")).click()
    explained = details.get_by_text(say("log-stands-in-away-other", player="Grace"))
    expect(explained.first).to_be_visible()  # the live log, which screen readers read out, has it as well
    details.get_by_role("button", name=say("app-close")).click()
    expect(badge).to_be_hidden()
    guest.goto(f"/table/{table}")
    log = host.get_by_role("region", name=say("table-log"))
    expect(log.get_by_text(say("log-returns-other", player="Grace"))).to_be_visible()


def test_on_a_phone_the_name_of_an_absent_player_can_be_read_in_every_language(
    visitors: Visitors, meet: Meet
) -> None:
    ada, _grace, table = two_people(meet)
    for language in LANGUAGES:
        page = visitors.page(ada.token, f'{{"speed": "off", "language": "{language}"}}', viewport=PHONE)
        page.goto(f"/table/{table}")
        hers = page.get_by_role("region", name="Grace", exact=True)
        expect(hers.get_by_text(Catalogue(language)("player-away"), exact=True)).to_be_visible()
        name = hers.get_by_text("Grace", exact=True)
        lines = name.evaluate("it => it.scrollHeight / parseFloat(getComputedStyle(it).lineHeight)")
        assert round(lines) == 1, language
        page.context.close()


def test_a_new_name_is_shown_to_the_others_at_once(visitors: Visitors, meet: Meet, say: Catalogue) -> None:
    ada, grace, table = two_people(meet)
    page = visitors.page(ada.token)
    page.goto(f"/table/{table}")
    expect(page.get_by_role("region", name="Grace", exact=True)).to_be_visible()
    grace.ask("PATCH", "/me", {"name": "Countess"})
    expect(page.get_by_role("region", name="Countess", exact=True)).to_be_visible()
    log = page.get_by_role("region", name=say("table-log"))
    expect(log.get_by_text(say("log-renamed", player="Countess", before="Grace"))).to_be_visible()


def test_closing_a_table_is_confirmed_and_who_sits_alone_sees_no_chat(
    visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    ada = meet("Ada")
    table = ada.open(rules=RULES)
    page = visitors.page(ada.token)
    page.goto(f"/table/{table}")
    close = button(page, say("room-give-up"))
    question = page.get_by_role("dialog", name=say("room-give-up-sure"))
    close.click()
    expect(page.get_by_role("textbox", name=say("table-say"))).to_have_count(0)
    question.get_by_role("button", name=say("app-cancel")).click()
    expect(question).to_be_hidden()
    assert ada.view(table)["status"] == "waiting"
    close.click()
    question.get_by_role("button", name=say("room-give-up")).click()
    expect(page).to_have_url(f"{visitors.origin}/")
    assert ada.view(table)["status"] == "closed"
