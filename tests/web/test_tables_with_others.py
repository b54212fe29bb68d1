"""Tables with other people: by link, as a spectator, over a reload and over a server that goes away."""

import re
from collections.abc import Sequence
from contextlib import closing
from math import ceil
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from coloretto.locales import Catalogue
from support.browsers import Visitors, without_pace
from support.relays import Relay
from support.served import Served, served
from support.waiting import wait_for
from support.web_local import hands
from support.web_people import Meet, Person, View, at_their_turn, play
from support.web_table import TableScreen

RULES = "golden-2-brown"


def test_two_people_and_bots_play_a_whole_game_at_a_table_by_its_link(
    visitors: Visitors, say: Catalogue
) -> None:
    host, guest = visitors.page(), visitors.page()
    without_pace(host)
    link = open_table(host, say)
    guest.goto(link)
    guest.get_by_label(say("settings-name")).fill("Grace")
    guest.get_by_role("button", name=say("home-sit")).first.click()
    expect(host.get_by_text("Grace")).to_be_visible()
    for button in ("room-fill", "room-start"):
        host.get_by_role("button", name=say(button)).click()
        expect(host.get_by_role("button", name=say(button))).to_be_hidden()
        assert host.evaluate("document.activeElement !== document.body"), f"{button} lost the focus"
    play_both(TableScreen(host, say), TableScreen(guest, say))
    for page in (host, guest):
        expect(TableScreen(page, say).results).to_be_visible()
    assert totals(host, say) == totals(guest, say)


def open_table(page: Page, say: Catalogue) -> str:
    """A table for five by the form, and its link."""
    page.goto("/new")
    page.get_by_role("radio", name=say("edition-golden")).check(force=True)
    page.get_by_role("radio", name="5", exact=True).check(force=True)
    page.get_by_label(say("settings-name")).fill("Ada")
    page.get_by_role("button", name=say("new-open")).click()
    link = page.get_by_label(say("room-link")).input_value()
    assert link == page.url
    return link


def play_both(*tables: TableScreen) -> None:
    """Each acts on their own screen whenever it is their turn; they have the first seats."""
    rng = Random(3)
    while (turn := turn_of_people(tables)) is not None:
        mover = tables[turn["state"]["to_move"]]
        choices = mover.choices()
        assert choices == set(turn["legal"])
        mover.choose(rng.choice(sorted(choices)))
        wait_until_over(mover.page, turn)


def turn_of_people(tables: Sequence[TableScreen]) -> View | None:
    """The turn when the bots have moved; None when the game is over."""
    page, seats = tables[0].page, range(len(tables))
    wait_for(lambda: (turn := turn_at(page)) is None or turn["state"]["to_move"] in seats)
    return turn_at(page)


def wait_until_over(page: Page, turn: View) -> None:
    """Until the next turn has begun."""
    wait_for(lambda: turn_at(page) != turn)


def turn_at(page: Page) -> View | None:
    """The turn at the table that a page shows; None when the game is over."""
    view = page.request.get(f"/api/v1{urlsplit(page.url).path.replace('table', 'tables')}").json()["table"]
    turn: View = view["turn"]
    return turn if view["status"] == "playing" else None


def totals(page: Page, say: Catalogue) -> list[int]:
    """The points that the page shows, when it shows those of all five players: one more with every frame."""
    shown = TableScreen(page, say).results.locator(".total")
    expect(shown).to_have_count(5)
    return sorted(int(text) for text in shown.all_inner_texts())


def test_a_person_is_removed_only_after_a_confirmation_and_reads_why(
    visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    ada, grace = meet("Ada"), meet("Grace")
    table = ada.open(rules=RULES)
    grace.do(table, "sit")
    host, guest = visitors.page(ada.token), visitors.page(grace.token)
    for page in (host, guest):
        page.goto(f"/table/{table}")
    send_away = host.get_by_role("button", name=say("room-send-away-person", player="Grace"))
    question = host.get_by_role("dialog", name=say("room-send-away-sure", player="Grace"))
    send_away.click()
    question.get_by_role("button", name=say("app-cancel")).click()
    expect(question).to_be_hidden()
    expect(guest.get_by_role("button", name=say("room-leave"))).to_be_visible()
    send_away.click()
    question.get_by_role("button", name=say("room-send-away-yes")).click()
    expect(host.get_by_text(say("room-seat-free"))).to_be_visible()
    assert guest.get_by_role("button", name=say("room-send-away-person", player="Ada")).count() == 0
    heading = guest.get_by_role("heading", name=say("refused-sent-away"))
    expect(heading).to_be_visible()
    guest.reload()
    expect(heading).to_be_visible()


def test_a_drawn_card_is_still_there_after_a_reload(visitors: Visitors, meet: Meet, say: Catalogue) -> None:
    ada = meet("Ada")
    table = ada.quick()
    play([ada], table, lambda view: "D" in view["turn"]["legal"] and view["turn"]["state"]["round"] == 1)
    page = visitors.page(ada.token)
    page.goto(f"/table/{table}")
    screen = TableScreen(page, say)
    screen.choices()
    screen.choose("D")
    expect(screen.drawn).to_be_visible()
    before = screen.choices()
    log = page.get_by_role("complementary").get_by_role("listitem")
    expect(log).not_to_have_count(0)  # with it comes the order in which cards were placed
    shown = hands(page)
    page.reload()
    assert screen.choices() == before
    wait_for(lambda: hands(page) == shown, "the same cards")
    expect(screen.drawn).to_be_visible()
    screen.choose(min(before))
    expect(screen.drawn).to_be_hidden()


def test_a_game_goes_on_where_it_was_when_the_server_comes_back(
    visitors: Visitors, tmp_path: Path, meet: Meet, say: Catalogue
) -> None:
    with served(tmp_path) as server:
        ada = meet("Ada", server)
        table = ada.quick()
        at_their_turn([ada], table)
        visitors.origin = f"http://localhost:{server.port}"
        visitors.forgive("net::ERR_", "WebSocket connection to")
        page = visitors.page(ada.token)
        page.goto(f"/table/{table}")
        screen = TableScreen(page, say)
        screen.choices()
        screen.choose("D")
        expect(screen.drawn).to_be_visible()
        before = screen.choices()
        server.kill()
        expect(screen.away).to_be_visible()
        expect(screen.drawn).to_be_visible()
        assert screen.page.locator("main [data-row][aria-disabled=false]").count() == 0
        server.start()
        expect(screen.away).to_be_hidden()
        assert screen.choices() == before
        screen.choose(min(before))
        expect(screen.drawn).to_be_hidden()


def test_a_client_that_was_offline_has_the_same_board_and_clocks_as_one_that_was_not(
    visitors: Visitors, server: Served, meet: Meet, say: Catalogue
) -> None:
    people = [meet("Ada"), meet("Grace")]
    table = people[0].open(rules=RULES, clock={"game": 300}, pace=0)
    people[1].do(table, "sit")
    people[0].do(table, "start")
    connected = visitors.page()
    with closing(Relay(server.port)) as network:
        visitors.origin = f"http://127.0.0.1:{network.port}"
        visitors.forgive("net::ERR_", "WebSocket connection to", f"request: http://localhost:{server.port}")
        offline = visitors.page()
        for page in (connected, offline):
            page.goto(f"/table/{table}")
            expect(page.get_by_role("timer")).to_have_count(2)
        network.interrupt()
        expect(TableScreen(offline, say).away).to_be_visible()
        for _ in range(6):
            take_time_and_move(people, table, connected)
        network.restore()
        expect(TableScreen(offline, say).away).to_be_hidden()
        wait_for(lambda: board_at(offline) == board_at(connected))
        for person in people:
            person.do(table, "stand")  # bots play on, and no clock runs any more
        for page in (connected, offline):
            expect(TableScreen(page, say).results).to_be_visible()
        clocks = [clock_text(seat["seconds_left"]) for seat in people[0].view(table)["seats"]]
        assert clocks_at(offline) == clocks_at(connected) == clocks
        assert "5:00" not in clocks


def take_time_and_move(people: Sequence[Person], table: str, page: Page) -> None:
    """The person whose turn it is waits until their clock has moved on the page, and plays."""
    view = at_their_turn(people, table)
    mover = next(person for person in people if person.is_to_move(view))
    clock = page.get_by_role("region", name=mover.name, exact=True).get_by_role("timer")
    expect(clock).not_to_have_text(clock.inner_text())
    mover.do(table, "play", action=view["turn"]["legal"][-1])


def board_at(page: Page) -> list[str]:
    """What lies on the board and in front of the players."""
    return [
        *page.locator("main [data-row]").all_inner_texts(),
        *page.locator("main [data-seat] .score").all_inner_texts(),
        *page.locator("main [data-place]").evaluate_all("(all) => all.map((each) => each.innerHTML)"),
    ]


def clocks_at(page: Page) -> list[str]:
    return page.get_by_role("timer").all_inner_texts()


def clock_text(seconds: float) -> str:
    minutes, rest = divmod(ceil(seconds), 60)
    return f"{minutes}:{rest:02}"


def test_a_spectator_sees_every_move_and_can_make_none(
    visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    ada, grace = meet("Ada"), meet("Grace")
    table = ada.open(rules=RULES)
    grace.do(table, "sit")
    ada.do(table, "start")
    page = visitors.page()
    page.goto(f"/table/{table}")
    screen = TableScreen(page, say)
    expect(page.get_by_role("region", name="Ada", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Grace", exact=True)).to_be_visible()
    seen = play([ada, grace], table, lambda view: view["turn"]["state"]["drawn"] is not None)
    expect(screen.drawn).to_be_visible()
    after = play([ada, grace], table, lambda view: view["turn"]["position"] != seen["turn"]["position"])
    assert after["turn"]["state"]["drawn"] is None
    expect(screen.drawn).to_be_hidden()
    assert page.locator("main [data-row]:enabled, main [aria-keyshortcuts=D]:enabled").count() == 0


def test_a_table_without_spectators_refuses_others_and_says_so(
    visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    table = meet("Ada").quick()
    page = visitors.page()
    page.goto(f"/table/{table}")
    expect(page.get_by_text(say("refused-not-allowed"))).to_be_visible()
    page.goto("/table/nowhere")
    expect(page.get_by_text(say("refused-unknown-table"))).to_be_visible()
    expect(page).to_have_title(re.compile(say("room-refused")))
