"""The companion for a game with real cards: hands are tapped in, and their points explained."""

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

from coloretto.locales import LANGUAGES, Catalogue
from coloretto.rules import BROWN, VIOLET, Hand, parse_cards, score_sheet
from support.browsers import PHONE, Visitors
from support.web_companion import Pad, choose, choose_rules
from support.web_offline import choose_language, save_for_offline

MINUS = "\N{MINUS SIGN}"
SEATS = ("Ada", "Ben")
FULL = "() => { Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }; }"
"""From now on, the device stores nothing more."""


def opened(visitors: Visitors, say: Catalogue) -> Page:
    page = visitors.page(viewport=PHONE)
    page.goto("/")
    page.get_by_role("link", name=say("app-score")).first.click()
    return page


def sheet_of(page: Page, name: str) -> Locator:
    return page.get_by_role("article", name=name, exact=True)


def ends_with(points: int) -> re.Pattern[str]:
    """As the client writes it: with a real minus sign."""
    return re.compile(rf"(?<![{MINUS}\d]){str(points).replace('-', MINUS)}$")


def two_players(page: Page, say: Catalogue, table: str = "violet") -> None:
    """The rule set of two players and this scoring table."""
    page.get_by_text(say("companion-rules")).click()
    choose_rules(page, say, f"golden-2-{table}")


def test_hands_get_the_scores_that_python_gives_them(visitors: Visitors, say: Catalogue) -> None:
    page, rng = opened(visitors, say), Random(1)
    pad = Pad(page, say)
    two_players(page, say)
    for number, name in enumerate(SEATS):
        pad.choose_player(number)
        pad.name.fill(name)
    for table in (VIOLET, BROWN):
        choose(page, say("home-scoring"), say(f"scoring-{table.name}"))
        hands = ["".join(rng.choices("abcde+", k=9)) + jokers for jokers in ("jj", "J")]
        for number, hand in enumerate(hands):
            pad.choose_player(number)
            for letter in hand:
                pad.add(letter)
        for name, hand in zip(SEATS, hands, strict=True):
            sheet = score_sheet(Hand.of(hand), table, parse_cards("fg"))
            expect(sheet_of(page, name).locator("header")).to_have_text(ends_with(sheet.total))
        page.get_by_role("button", name=say("companion-clear")).click()


def test_the_next_best_place_of_a_joker_is_named(visitors: Visitors, say: Catalogue) -> None:
    page = opened(visitors, say)
    pad = Pad(page, say)
    for letter in "aaabbj":
        pad.add(letter)
    first = sheet_of(page, say("local-player", number=1))
    expect(first).to_contain_text(
        say("score-joker-better", colour=say("card-a"), other=say("card-b"), total=12)
    )


def test_a_wrong_tap_is_taken_back_and_so_is_clearing(visitors: Visitors, say: Catalogue) -> None:
    page = opened(visitors, say)
    pad = Pad(page, say)
    for letter in "aab":
        pad.add(letter)
    pad.remove("a")
    total = sheet_of(page, say("local-player", number=1)).locator("header")
    expect(total).to_contain_text("2")
    page.get_by_role("button", name=say("companion-clear")).click()
    expect(page.get_by_text(say("companion-empty"))).to_be_visible()
    page.get_by_role("button", name=say("companion-undo")).click()
    expect(total).to_contain_text("2")


def test_nobody_has_more_cards_than_the_box(visitors: Visitors, say: Catalogue) -> None:
    page = opened(visitors, say)
    pad = Pad(page, say)
    pad.add("J")
    expect(pad.card("J")).to_be_disabled()
    page.get_by_text(say("companion-rules")).click()
    choose(page, say("home-edition"), say("edition-classic"))
    golden = say("companion-too-many", card=say("card-golden-joker"), count=1, limit=0)
    expect(page.get_by_role("alert")).to_have_text(golden)
    pad.remove("J")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_contradictions_about_the_colours_are_explained(visitors: Visitors, say: Catalogue) -> None:
    page = opened(visitors, say)
    pad = Pad(page, say)
    two_players(page, say)
    for letter in "abcdef":
        pad.add(letter)
    expect(page.get_by_role("alert")).to_have_text(say("companion-colours", count=6, limit=5))
    pad.remove("f")
    out = page.get_by_role("group", name=say("companion-out"))
    out.get_by_role("checkbox", name=say("card-e")).check()
    expect(page.get_by_role("alert")).to_have_text(
        say("companion-is-out", colour=say("card-e"), player=say("local-player", number=1))
    )
    out.get_by_role("checkbox", name=say("card-e")).uncheck()
    out.get_by_role("checkbox", name=say("card-g")).check()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(pad.card("g")).to_have_count(0)


def test_hands_and_names_are_there_after_a_reload(visitors: Visitors, say: Catalogue) -> None:
    page = opened(visitors, say)
    pad = Pad(page, say)
    pad.name.fill("Ada")
    pad.add("c")
    page.reload()
    expect(sheet_of(page, "Ada")).to_be_visible()
    expect(pad.card("c")).to_contain_text("1")


def test_keys_are_enough(visitors: Visitors, say: Catalogue) -> None:
    page = opened(visitors, say)
    pad = Pad(page, say)
    pad.name.focus()
    page.keyboard.press("Tab")
    expect(pad.card("a")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    expect(pad.card("a")).to_contain_text("2")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(pad.card("a")).to_contain_text("1")


def test_without_storage_it_counts_and_says_so(visitors: Visitors, say: Catalogue) -> None:
    page = opened(visitors, say)
    pad = Pad(page, say)
    page.evaluate(FULL)
    pad.add("d")
    expect(sheet_of(page, say("local-player", number=1))).to_be_visible()
    expect(page.get_by_text(say("companion-not-stored"))).to_be_visible()


def test_it_works_without_a_network_in_every_language(visitors: Visitors, say: Catalogue) -> None:
    visitors.forgive("net::ERR_")
    page = visitors.page(service_workers="allow")
    page.goto("/")
    save_for_offline(page, say)
    page.context.set_offline(offline=True)
    page.goto("/score")
    for number, language in enumerate(LANGUAGES, start=1):
        choose_language(page, language)
        here = Catalogue(language)
        Pad(page, here).add("g")
        first = sheet_of(page, here("local-player", number=1))
        expect(first.get_by_text(here("cards-held", count=number, card=here("card-g")))).to_have_count(1)
