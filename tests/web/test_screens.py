"""Every screen: in every language, on the smallest phone, with large text, for everybody."""

import re
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from coloretto.locales import LANGUAGES, Catalogue
from coloretto.locales.entries import entries
from support.browsers import AXE, DESKTOP, NARROW, PHONE, Visitors, resize
from support.effort import LONG
from support.served import Served
from support.web_geometry import SIDEWAYS, Tables, cut_texts, problems, sizes_for, tables_in, tables_of
from support.web_people import Meet, Person, at_their_turn
from support.web_screens import World, coached, offline, pointed_at, screens_of, world_of
from support.web_table import TableScreen

THEMES = ("light", "dark")

PEOPLE = ("Ada", "Grace Hopper")
"""Names that people choose may be longer than their place: then they end in dots, and a tap shows them."""

TEXTS = """
() => {
  const texts = [document.title, document.body.innerText];
  for (const element of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"])
      if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
  for (const { textContent } of document.querySelectorAll(".visually-hidden, option"))
    texts.push(textContent);
  return texts;
}
"""

IDS = re.compile(r"(?<![\w/.-])[a-z]+(?:-[a-z0-9]+)+(?![\w/.-])")


@pytest.fixture(scope="session")
def world(server: Served) -> Iterator[World]:
    with closing(Person(server, PEOPLE[0])) as ada, closing(Person(server, PEOPLE[1])) as grace:
        yield world_of(ada, grace)


@pytest.fixture(scope="session")
def tables(server: Served, world: World) -> Iterator[Tables]:
    with closing(Person(server, PEOPLE[1])) as grace:
        yield tables_of(world.person, grace)


def page_of(visitors: Visitors, world: World, language: str = "en", **how: Any) -> Page:  # noqa: ANN401 - Playwright's
    kept = f'{{"speed": "off", "language": "{language}", "theme": "{THEMES[0]}"}}'
    visitors.forgive("the server responded with a status of 404")  # two of the screens are about that
    return visitors.page(world.person.token, kept, **how)


LONG_TEXTS = ("de", "fr")
"""The languages with the longest texts."""


def is_looked_at(language: str, place: int) -> bool:
    """Whether the screen at a place is looked at in a language, if not in all of them."""
    return LONG or language in LONG_TEXTS or place % 3 == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits_and_is_in_the_chosen_language(
    language: str, visitors: Visitors, world: World, tables: Tables
) -> None:
    """Every screen in long texts and one or two of the other languages, or in all of them."""
    page, say = page_of(visitors, world, language, viewport=NARROW), Catalogue(language)
    found: list[str] = []
    screens = {**screens_of(world), **tables_in(tables)}
    for place, (name, (address, open_it)) in enumerate(screens.items(), list(LANGUAGES).index(language)):
        if not is_looked_at(language, place):
            continue
        resize(page, NARROW)
        page.goto(address)
        open_it(page, say)
        for size in (NARROW, *sizes_for(place)):
            resize(page, size)
            found += [f"{name} at {size['width']} px: {each}" for each in problems(page, PEOPLE, name)]
        found += [f"{name}: {each!r} is no text" for each in raw_ids(page)]
        assert page.evaluate("document.documentElement.lang") == language
        assert page.title()
    assert not found, "\n".join(found)


def test_tables_fit_on_small_phones_on_their_side(visitors: Visitors, world: World, tables: Tables) -> None:
    """Each in one language after the other, or in all of them."""
    found: list[str] = []
    for number, language in enumerate(LANGUAGES):
        page, say = page_of(visitors, world, language, viewport=SIDEWAYS), Catalogue(language)
        for place, (name, (address, open_it)) in enumerate(tables_in(tables).items()):
            if not LONG and place % len(LANGUAGES) != number:
                continue
            page.goto(address)
            open_it(page, say)
            found += [f"{name} in {language}: {each}" for each in problems(page, PEOPLE, name)]
    assert not found, "\n".join(found)


def raw_ids(page: Page) -> set[str]:
    """Ids of messages that stand where their text should."""
    found = {word for text in page.evaluate(TEXTS) for word in IDS.findall(text)}
    prefixes = {each.split("-")[0] for each in entries("en")} - {"last"}
    return {word for word in found if word in entries("en") or word.split("-")[0] in prefixes}


RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOUR_RULES = ["color-contrast", "link-in-text-block"]
"""Those that depend on the theme."""
RUN = """
(rules) => axe.run(document, { runOnly: rules, resultTypes: ["violations"] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`)))
"""

STILL = """
() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets.push(sheet);
  for (const animation of document.getAnimations())
    if (animation.effect.getComputedTiming().endTime < Infinity) animation.finish();
}
"""
"""No colour is measured halfway to the next one."""


@pytest.mark.parametrize("part", [0, 1])
def test_axe_finds_nothing_on_any_screen_and_state_in_any_theme(
    part: int, visitors: Visitors, world: World, tables: Tables
) -> None:
    """A theme is an attribute of the page that only its colours depend on."""
    page, say = page_of(visitors, world), Catalogue("en")
    states = {
        **screens_of(world),
        **tables_in(tables),
        "a row pointed at": (f"/table/{tables.three}", pointed_at),
        "advice": ("/", coached),
        "offline": (f"/table/{tables.two}", offline),
    }
    visitors.forgive("net::ERR_INTERNET_DISCONNECTED")
    found: list[str] = []
    for name, (address, open_it) in list(states.items())[part::2]:
        page.context.set_offline(False)
        page.goto(address)
        open_it(page, say)
        page.evaluate(STILL)
        page.evaluate(AXE.read_text())
        for theme in THEMES:
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            rules = RULES if LONG or theme == THEMES[0] else COLOUR_RULES
            found += [f"{name}, {theme}: {each}" for each in page.evaluate(RUN, rules)]
    assert not found, "\n".join(found)


def test_text_of_twice_the_size_fits(large_text_visitors: Visitors, world: World) -> None:
    page, say = page_of(large_text_visitors, world), Catalogue("en")
    found: list[str] = []
    for name, (address, open_it) in screens_of(world).items():
        page.goto(address)
        open_it(page, say)
        found += [f"{name}: {each}" for each in cut_texts(page, PEOPLE)]
    assert not found, "\n".join(found)


def test_a_move_is_made_with_text_of_twice_the_size(
    large_text_visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    ada = meet("Ada")
    table = ada.quick()
    for size in (DESKTOP, PHONE):
        at_their_turn([ada], table)
        page = large_text_visitors.page(ada.token, viewport=size)
        page.goto(f"/table/{table}")
        screen = TableScreen(page, say)
        for wanted in ("D", "P"):
            action = next(action for action in sorted(screen.choices()) if action.startswith(wanted))
            screen.choose(action)
        expect(screen.drawn).to_be_hidden()
