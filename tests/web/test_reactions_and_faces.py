"""What people at a table show each other, reactions and faces, and what the host does not let them see."""

import re
from functools import partial

from playwright.sync_api import Locator, Page, expect

from coloretto.locales import Catalogue
from support.browsers import Visitors
from support.waiting import wait_for
from support.web_passing import has_passed, wait_until_passed, watched
from support.web_people import Meet, Person, play
from support.web_table import TableScreen

MINE, OTHER = 0, 1
KINDS = (*"abcdefg", "plus-two", "joker", "golden-joker")
"""Of cards, as messages name them."""


def seat(page: Page, number: int) -> Locator:
    return page.locator(f"[data-seat='{number}']")


def table_of_two(ada: Person, grace: Person, **options: object) -> str:
    table = ada.open(rules="golden-2-brown", pace=0, **options)
    grace.do(table, "sit")
    return table


def test_a_reaction_is_shown_at_its_players_seat_and_said_to_screen_readers(
    visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    ada, grace = meet("Ada"), meet("Grace")
    table = table_of_two(ada, grace)
    ada.do(table, "start")
    hers, theirs = watched(visitors.page(ada.token)), watched(visitors.page(grace.token))
    for page in (hers, theirs):
        page.goto(f"/table/{table}")
        expect(page.get_by_role("button", name=say("table-react"), exact=True)).to_be_visible()
    theirs.keyboard.press("r")
    picker = theirs.get_by_role("dialog", name=say("table-react"), exact=True)
    expect(picker.get_by_role("button", name=say("reaction-bravo"))).to_be_visible()
    for button in picker.get_by_role("listitem").get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    picker.get_by_role("button", name=say("reaction-bravo")).press("Enter")
    expect(picker).to_be_hidden()
    for page in (hers, theirs):
        wait_until_passed(page, say("reaction-bravo"), OTHER)
    heard = say("table-said", player="Grace", text=say("reaction-bravo"))
    expect(TableScreen(hers, say).heard).to_contain_text(heard)
    expect(hers.locator("[data-reaction]")).to_have_count(0)


def test_a_reaction_is_seen_over_an_open_dialog(visitors: Visitors, meet: Meet, say: Catalogue) -> None:
    ada, grace = meet("Ada"), meet("Grace")
    table = table_of_two(ada, grace)
    ada.do(table, "start")
    page = watched(visitors.page(ada.token))
    page.goto(f"/table/{table}")
    page.get_by_role("button", name=say("table-menu")).click()
    grace.do(table, "react", reaction="laugh")
    wait_until_passed(page, say("table-said", player="Grace", text=say("reaction-laugh")))


def test_people_greet_each_other_in_the_waiting_room_unless_they_are_alone_or_muted(
    visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    ada, grace = meet("Ada"), meet("Grace")
    table = ada.open(rules="golden-2-brown")
    hers = watched(visitors.page(ada.token))
    hers.goto(f"/table/{table}")
    expect(hers.get_by_text(say("room-seat-free"))).to_be_visible()
    expect(hers.get_by_role("button", name=say("table-react"), exact=True)).to_have_count(0)
    grace.do(table, "sit")
    theirs = watched(visitors.page(grace.token))
    theirs.goto(f"/table/{table}")
    greet(theirs, say)
    wait_until_passed(hers, say("reaction-hello"))
    heard = say("table-said", player="Grace", text=say("reaction-hello"))
    expect(hers.get_by_role("log").get_by_text(heard)).to_be_attached()
    expect(hers.locator("[data-reaction]")).to_have_count(0)
    ada.do(table, "silence", seat=OTHER)
    greet(theirs, say)
    wait_until_passed(theirs, say("refused-silenced"))
    expect(hers.locator("[data-reaction]")).to_have_count(0)


def test_a_player_mutes_chat_and_reactions_for_themselves(
    visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    ada, grace = meet("Ada"), meet("Grace")
    table = table_of_two(ada, grace)
    theirs = watched(visitors.page(grace.token))
    theirs.goto(f"/table/{table}")
    ada.do(table, "say", text="Hello")
    log = theirs.get_by_role("region", name=say("table-log"))
    expect(log).to_contain_text("Hello")
    theirs.get_by_role("button", name=say("table-mute")).click()
    expect(theirs.get_by_text("Hello")).to_have_count(0)
    expect(theirs.get_by_role("button", name=say("table-react"), exact=True)).to_have_count(0)
    ada.do(table, "start")
    menu = theirs.get_by_role("button", name=say("table-menu"))
    expect(menu).to_be_visible()
    ada.do(table, "react", reaction="hello")
    ada.do(table, "say", text="Are you there?")
    ada.do(table, "silence", seat=OTHER)  # is in the log after what was muted
    expect(log).to_contain_text(say("log-silenced", player="Grace"))
    expect(log).not_to_contain_text("there?")
    assert not has_passed(theirs, say("reaction-hello"), MINE)
    menu.click()
    theirs.get_by_role("button", name=say("table-unmute")).click()
    expect(theirs.get_by_role("button", name=say("table-mute"))).to_be_visible()
    theirs.keyboard.press("Escape")
    expect(log).to_contain_text("there?")
    theirs.goto("/settings")
    expect(theirs.get_by_role("switch", name=say("settings-chat"))).to_be_checked()


def greet(page: Page, say: Catalogue) -> None:
    page.get_by_role("button", name=say("table-react"), exact=True).click()
    page.get_by_role("button", name=say("reaction-hello")).click()


def test_a_chosen_face_is_seen_by_the_others_and_on_ones_other_devices(
    visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    ada, grace = meet("Ada"), meet("Grace")
    table = table_of_two(ada, grace)
    ada.do(table, "start")
    hers, theirs, device = (visitors.page(token) for token in (ada.token, grace.token, ada.token))
    theirs.goto(f"/table/{table}")
    for number in (4, 7):
        hers.goto("/settings")
        face = hers.get_by_role("radio", name=say("settings-avatar-number", number=number), exact=True)
        face.check(force=True)
        drawn = drawing(hers.locator("label", has=face))
        wait_for(partial(is_drawn, seat(theirs, MINE), drawn), "the chosen face")
        assert ada.ask("GET", "/me")["avatar"] == number - 1
    device.goto("/settings")
    same = device.get_by_role("radio", name=say("settings-avatar-number", number=7), exact=True)
    expect(same).to_be_checked()


def test_a_face_chosen_without_a_connection_is_sent_with_the_next_visit(
    visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    visitors.forgive("net::ERR_")
    ada = meet("Ada")
    page = visitors.page(ada.token)
    for number, is_connected in ((2, True), (5, False)):
        page.goto("/settings")
        if not is_connected:
            page.route("**/api/v1/me", lambda route: route.abort())
        face = page.get_by_role("radio", name=say("settings-avatar-number", number=number), exact=True)
        face.check(force=True)
        if is_connected:
            wait_for(lambda: ada.ask("GET", "/me").get("avatar") == 1, "the first face")
    expect(page.get_by_text(say("app-offline"))).to_be_visible()
    page.unroute_all()
    page.reload()
    chosen = page.get_by_role("radio", name=say("settings-avatar-number", number=5), exact=True)
    wait_for(lambda: ada.ask("GET", "/me").get("avatar") == 4, "the second face")
    expect(chosen).to_be_checked()


def is_drawn(place: Locator, drawn: list[str]) -> bool:
    return drawing(place) == drawn


def drawing(place: Locator) -> list[str]:
    """The colours of a face."""
    fills: list[str] = place.locator("[data-face]").first.evaluate(
        "face => [...face.querySelectorAll('[fill]')].map(part => part.getAttribute('fill'))"
    )
    return fills


def test_without_the_tables_preview_nobody_sees_what_rows_count(
    visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    ada, grace = meet("Ada"), meet("Grace")
    with_preview, without = table_of_two(ada, grace), table_of_two(ada, grace, preview=False)
    page = visitors.page(ada.token)
    page.goto(f"/table/{without}")
    expect(page.get_by_text(say("room-no-preview"))).to_be_visible()
    for table, count in ((with_preview, True), (without, False)):
        ada.do(table, "start")
        play([ada, grace], table, lambda view: any(view["turn"]["state"]["rows"]) and ada.is_to_move(view))
        page.goto(f"/table/{table}")
        rows = page.locator("[data-row]:has(.preview)")
        if count:
            expect(rows).not_to_have_count(0)
        else:
            expect(page.locator("[data-row]").first).to_be_visible()
            page.wait_for_load_state("networkidle")
            expect(rows).to_have_count(0)


def test_the_log_shows_small_cards_and_reads_out_their_names(
    visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    ada, grace = meet("Ada"), meet("Grace")
    table = table_of_two(ada, grace)
    ada.do(table, "start")
    moves = iter(range(12))
    play([ada, grace], table, lambda _: next(moves, None) is None)
    page = visitors.page(ada.token)
    page.goto(f"/table/{table}")
    lines = page.get_by_role("complementary").get_by_role("listitem")
    shown = lines.filter(has=page.locator("svg[data-card]"))
    expect(shown).not_to_have_count(0)
    names = {say(f"card-object-{name}") for name in KINDS}
    placed = shown.filter(has_text=re.compile("draws|put"))
    for line in placed.all():
        words = line.text_content() or ""
        assert any(name in words for name in names), words
        assert line.locator("svg[data-card]").count() == 1
        hidden = line.locator("svg[data-card]").first.get_attribute("aria-hidden")
        assert hidden == "true"
