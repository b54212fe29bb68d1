"""Tables in every state that changes where things lie, and the sizes of windows to look at them."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, expect

from coloretto.locales import Catalogue
from support.browsers import Size
from support.effort import LONG
from support.web_people import Person, View, play
from support.web_screens import Open, rows_are_shown

SIZES: tuple[Size, ...] = (
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 820, "height": 1180},
    {"width": 1440, "height": 900},
    {"width": 2560, "height": 1440},
)

BETWEEN: tuple[Size, ...] = ({"width": 1366, "height": 650}, {"width": 1180, "height": 820})
"""A small laptop, below the bars of its browser, and a tablet on its side: lower than wide boards like."""

SIDEWAYS: Size = {"width": 667, "height": 375}
"""A small phone on its side: the lesson scrolls there, tables do not."""

TARGET = 44
"""The least width and height of what can be tapped, in pixels."""
UNUSED = 0.25
"""The largest share of a table that nothing covers."""

SCROLLED = {"analysis board", "review"}
"""Screens with so much above or below their table that one scrolls to see all of it."""

CONFIRM_MOVES = """
() => {
  const settings = JSON.parse(localStorage.getItem("coloretto.settings"));
  localStorage.setItem("coloretto.settings", JSON.stringify({ ...settings, confirmMoves: true }));
}
"""

_WEB = Path(__file__).parents[1] / "web"
_LOOK = (_WEB / "look.js").read_text(encoding="utf-8")
_GEOMETRY = (_WEB / "geometry.js").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Tables:
    """Tables at which it is one person's turn, and one that they only watch."""

    five: str
    five_drawn: str
    four_last_round: str
    three: str
    three_last_round: str
    two: str
    two_drawn: str
    watched: str


def tables_of(person: Person, other: Person) -> Tables:
    return Tables(
        five=_played(person, "classic-5-brown", _is_to_choose),
        five_drawn=_played(person, "golden-5-violet", _is_drawn),
        four_last_round=_played(person, "classic-4-brown", _is_last_round),
        three=_played(person, "golden-3-brown", _is_to_choose),
        three_last_round=_played(person, "golden-3-violet", _is_last_round),
        two=_played(person, "golden-2-violet", _is_to_choose),
        two_drawn=_played(person, "golden-2-brown", _is_drawn),
        watched=_watched(other),
    )


def tables_in(tables: Tables) -> dict[str, tuple[str, Open]]:
    """By name: an address, and what is done there before one looks."""
    return {
        "five players": (f"/table/{tables.five}", rows_are_shown),
        "five players, card drawn": (f"/table/{tables.five_drawn}", rows_are_shown),
        "four players, last round": (f"/table/{tables.four_last_round}", rows_are_shown),
        "three players": (f"/table/{tables.three}", rows_are_shown),
        "three players, last round": (f"/table/{tables.three_last_round}", rows_are_shown),
        "two players": (f"/table/{tables.two}", rows_are_shown),
        "two players, card drawn": (f"/table/{tables.two_drawn}", rows_are_shown),
        "watched table": (f"/table/{tables.watched}", rows_are_shown),
        "table of this device": ("/", _local_table),
        "question before a move": (f"/table/{tables.five_drawn}", _questioned),
    }


def sizes_for(place: int) -> tuple[Size, ...]:
    """The sizes for one of several screens in several languages, counted on: one after the other, or all."""
    sizes = (*SIZES, *BETWEEN)
    return sizes if LONG else (sizes[place % len(sizes)],)


def cut_texts(page: Page, people: tuple[str, ...]) -> list[str]:
    """Texts that leave the screen, or have no room; these names may."""
    found: list[str] = page.evaluate(_LOOK, people)
    return found


def problems(page: Page, people: tuple[str, ...], screen: str) -> list[str]:
    """What is wrong on the screen: texts that are cut off, and where things lie."""
    limits = {"least": TARGET, "most": UNUSED, "mayScroll": screen in SCROLLED}
    return cut_texts(page, people) + list(page.evaluate(_GEOMETRY, limits))


def _played(person: Person, rules: str, until: Callable[[View], bool]) -> str:
    """A game against bots, as far as this; another one if it ends before."""
    table = person.quick(rules)
    while play([person], table, until)["status"] != "playing":
        table = person.quick(rules)
    return table


def _watched(person: Person) -> str:
    table = person.open(rules="classic-4-brown", seats=["open", "easy", "hard", "easy"], public=True, pace=0)
    person.do(table, "start")
    play([person], table, _is_to_choose)
    return table


def _is_to_choose(view: View) -> bool:
    state = view["turn"]["state"]
    return bool(state["round"] >= 3 and "D" in view["turn"]["legal"] and any(state["rows"]))


def _is_drawn(view: View) -> bool:
    state = view["turn"]["state"]
    return bool(state["round"] >= 3 and state["drawn"] is not None)


def _is_last_round(view: View) -> bool:
    return bool(view["turn"]["state"]["last_round"])


def _questioned(page: Page, say: Catalogue) -> None:
    """Moves are confirmed from now on."""
    page.evaluate(CONFIRM_MOVES)
    page.reload()
    rows_are_shown(page, say)
    page.locator("[data-row][aria-disabled=false]").first.click()
    expect(page.get_by_role("button", name=say("table-yes"), exact=True)).to_be_visible()


def _local_table(page: Page, say: Catalogue) -> None:
    page.get_by_role("button", name=say("home-play"), exact=True).click()
    rows_are_shown(page, say)
    expect(page.get_by_role("button", name=say("coach-ask"))).to_be_visible()
