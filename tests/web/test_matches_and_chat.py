"""What is around a game: the next one, the rematch, the chat, a bot that stands in."""

import re

from playwright.sync_api import Page, expect

from coloretto.locales import Catalogue
from support.browsers import Visitors
from support.web_people import Meet, at_their_turn, play
from support.web_table import TableScreen


def test_a_match_goes_on_to_its_next_game_and_to_a_rematch(
    visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    ada = meet("Ada")
    table = ada.open(rules="classic-5-brown", seats=["open", *["easy"] * 4], games=2, pace=0)
    ada.do(table, "start")
    page = visitors.page(ada.token)
    page.goto(f"/table/{table}")
    screen = TableScreen(page, say)
    play([ada], table, lambda _: False)
    expect(screen.results).to_contain_text(say("table-standings", game=1, count=2))
    screen.results.get_by_role("button", name=say("table-next")).click()
    expect(screen.results).to_be_hidden()
    assert screen.choices() == set(at_their_turn([ada], table)["turn"]["legal"])
    play([ada], table, lambda _: False)
    expect(screen.results).to_contain_text(say("table-standings", game=2, count=2))
    screen.more.get_by_role("button", name=say("table-verify")).click()
    expect(screen.results).to_contain_text(say("entropy-mine"))
    screen.results.get_by_role("button", name=say("table-rematch")).click()
    expect(page).not_to_have_url(re.compile(table))
    expect(screen.results).to_be_hidden()
    assert screen.choices()
    page.goto("/")
    page.get_by_role("link", name=say("home-replay"), exact=True).click()
    page.get_by_role("link", name=say("replay-game", game=2), exact=True).click()
    expect(page).to_have_url(re.compile(f"/replay/{table}/2$"))
    expect(page.get_by_role("slider", name=say("replay-controls"))).to_be_visible()
    current = page.get_by_role("navigation", name=say("replay-games")).locator("[aria-current=page]")
    expect(current).to_have_text("2")


def test_players_write_to_each_other(visitors: Visitors, meet: Meet, say: Catalogue) -> None:
    ada, grace = meet("Ada"), meet("Grace")
    table = ada.open(rules="golden-2-brown")
    grace.do(table, "sit")
    writer, reader = visitors.page(ada.token), visitors.page(grace.token)
    for page in (writer, reader):
        page.goto(f"/table/{table}")
    write(writer, say, "Shall we begin?")
    waiting = say("table-said", player="Ada", text="Shall we begin?")
    expect(reader.get_by_role("main").get_by_text(waiting)).to_be_visible()
    ada.do(table, "start")
    log = reader.get_by_role("complementary")
    for page in (writer, reader):  # both have left the waiting room
        expect(page.get_by_role("complementary").get_by_text(waiting)).to_be_visible()
    write(writer, say, "<b>Good luck</b> & have fun")
    said = say("table-said", player="Ada", text="<b>Good luck</b> & have fun")
    expect(log.get_by_text(said)).to_be_visible()


def write(page: Page, say: Catalogue, text: str) -> None:
    page.get_by_role("textbox", name=say("table-say")).fill(text)
    page.keyboard.press("Enter")


def test_a_bot_plays_for_a_player_until_they_return_or_resign(
    visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    ada, grace = meet("Ada"), meet("Grace")
    table = ada.open(rules="golden-2-brown", pace=0)
    grace.do(table, "sit")
    ada.do(table, "start")
    play([ada, grace], table, grace.is_to_move)
    page = visitors.page(ada.token)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name=say("table-menu")).click()
    page.get_by_role("button", name=say("table-let-bot-play")).click()
    expect(page.get_by_text(say("table-bot-plays")).first).to_be_visible()
    come_back = page.get_by_role("button", name=say("table-return"))
    come_back.first.click()
    expect(come_back).to_have_count(0)
    play([ada, grace], table, ada.is_to_move)
    assert TableScreen(page, say).choices()
    page.get_by_role("button", name=say("table-menu")).click()
    page.get_by_role("button", name=say("table-resign"), exact=True).click()
    page.get_by_role("button", name=say("table-resign-yes")).click()
    expect(page.get_by_text(say("table-resigned")).first).to_be_visible()
    page.goto("/")
    expect(page.get_by_text(say("home-given-up"), exact=True)).to_be_visible()
    expect(page.get_by_role("link", name=say("home-continue"), exact=True)).to_have_count(0)
