"""Pictures of every state of the client in six sizes, light and dark, to look at.

`python tools/contact_sheets.py FOLDER`; names of states after the folder take only these. Every state and
theme is one file with all sizes side by side.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Page, expect  # noqa: E402

from coloretto.locales import Catalogue  # noqa: E402
from support.browsers import NARROW, Chromium, Size, Visitors, resize  # noqa: E402 - lies among the tests
from support.record_links import fragment_of  # noqa: E402
from support.served import Served, served  # noqa: E402
from support.web_geometry import SIZES, Tables, tables_of  # noqa: E402
from support.web_people import Person  # noqa: E402
from support.web_screens import (  # noqa: E402
    REVIEWED,
    Open,
    World,
    coached,
    first_game,
    offline,
    opened_choices,
    pointed_at,
    practising,
    rows_are_shown,
    setting_up,
    settled,
    until,
    with_solution,
    world_of,
)

THEMES = ("light", "dark")
LINES = ((0, 1, 3, 2), (4, 5))
"""Which sizes lie side by side."""
WIDTH = 1560
GAP = 8
BACKGROUND = "#888"
SAY = Catalogue("en")
PAUSE = 50
"""Milliseconds."""
TEACH = """
() => {
  const settings = JSON.parse(localStorage.getItem("coloretto.settings"));
  localStorage.setItem("coloretto.settings", JSON.stringify({ ...settings, teaching: true }));
}
"""
CHOOSE_LAST = """
() => {
  const open = document.querySelectorAll("main :is([data-row], [aria-keyshortcuts=D])[aria-disabled=false]");
  open[open.length - 1]?.click();
  return open.length > 0;
}
"""


def nothing(page: Page) -> None:
    """The page is as it should be."""


@dataclass(frozen=True)
class State:
    address: str
    open: Open
    again: Callable[[Page], None] = nothing
    """What a new size of the window undoes."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("states", nargs="*")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    chromium = Chromium()
    try:
        with TemporaryDirectory() as data, served(Path(data)) as server:
            _take_all(server, chromium, chosen.folder, set(chosen.states))
    finally:
        chromium.close()
    return 0


def _take_all(server: Served, chromium: Chromium, folder: Path, wanted: set[str]) -> None:
    ada, grace, alan = (Person(server, name) for name in ("Ada", "Grace Hopper", "Alan"))
    states = states_of(world_of(ada, grace), tables_of(ada, alan))
    with Visitors(chromium.browser, f"http://localhost:{server.port}") as visitors:
        for theme in THEMES:
            for name in [name for name in states if not wanted or name in wanted]:
                kept = f'{{"speed": "off", "language": "en", "theme": "{theme}"}}'
                page = visitors.page(ada.token, kept, viewport=NARROW)
                _sheet(page, states[name]).save(folder / f"{name}-{theme}.png", optimize=True)
                page.context.close()
                print(name, theme, flush=True)
    for person in (ada, grace, alan):
        person.close()


def states_of(world: World, tables: Tables) -> dict[str, State]:
    """By name. One person is away, so that their presence is seen."""
    return {
        "home": State("/", until("home-open")),
        "home-choices": State("/", opened_choices),
        "first-game": State("/", first_game),
        "two-players": State(f"/table/{tables.two}", rows_are_shown),
        "two-players-drawn": State(f"/table/{tables.two_drawn}", rows_are_shown),
        "three-players": State(f"/table/{tables.three}", rows_are_shown),
        "five-players": State(f"/table/{tables.five}", rows_are_shown),
        "five-players-drawn": State(f"/table/{tables.five_drawn}", rows_are_shown),
        "last-round": State(f"/table/{tables.four_last_round}", rows_are_shown),
        "presence": State(f"/table/{world.choosing}", rows_are_shown),
        "offline": State(f"/table/{world.choosing}", offline),
        "watched": State(f"/table/{tables.watched}", rows_are_shown),
        "preview": State(f"/table/{tables.three}", rows_are_shown, _point),
        "coach": State("/", coached),
        "warning": State("/", _warned),
        "end": State(f"/table/{world.over}", until("end-review")),
        "waiting-room": State(f"/table/{world.waiting}", until("room-invite")),
        "replay": State(f"/replay/{world.over}/1?step=60", settled),
        "review": State(f"/replay{fragment_of(REVIEWED)}&review", _reviewed),
        "practising": State(f"/replay{fragment_of(REVIEWED)}&review", practising),
        "rules": State("/rules/golden", settled),
        "lesson": State("/learn", settled),
        "puzzle": State("/puzzles/5", until("puzzles-question")),
        "puzzle-solved": State("/puzzles/1", with_solution),
        "analysis": State("/analyse", setting_up),
        "new-table": State("/new", until("new-seats")),
        "settings": State("/settings", until("settings-device")),
    }


def _point(page: Page) -> None:
    pointed_at(page, SAY)


def _warned(page: Page, say: Catalogue) -> None:
    """The question before a blunder: it comes sooner or later if one always takes or fills the last row."""
    page.evaluate(TEACH)
    page.reload()
    first_game(page, say)
    really = page.get_by_role("button", name=say("table-yes"), exact=True)
    while not really.is_visible():
        if page.locator("dialog[open]").count() > 0:
            page.goto("/")
            first_game(page, say)
        if not page.evaluate(CHOOSE_LAST):
            page.wait_for_timeout(PAUSE)


def _reviewed(page: Page, say: Catalogue) -> None:
    expect(page.get_by_role("button", name=say("exercise-start"), exact=True)).to_be_visible()


def _sheet(page: Page, state: State) -> Image.Image:
    """The state in all sizes."""
    page.goto(state.address)
    state.open(page, SAY)
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    pictures = [_picture(page, state, size) for size in SIZES]
    lines = [_side_by_side([pictures[number] for number in line]) for line in LINES]
    sheet = Image.new("RGB", (WIDTH, sum(line.height + GAP for line in lines)), BACKGROUND)
    top = 0
    for line in lines:
        sheet.paste(line, (0, top))
        top += line.height + GAP
    return sheet


def _picture(page: Page, state: State, size: Size) -> Image.Image:
    resize(page, size)
    state.again(page)
    return Image.open(BytesIO(page.screenshot(animations="disabled")))


def _side_by_side(pictures: list[Image.Image]) -> Image.Image:
    """As high as fills the width; what is wider than high is half as high."""
    shares = [picture.width / picture.height / (2 if _is_low(picture) else 1) for picture in pictures]
    height = (WIDTH - GAP * (len(pictures) - 1)) / sum(shares)
    line = Image.new("RGB", (WIDTH, round(height)), BACKGROUND)
    left = 0.0
    for picture, share in zip(pictures, shares, strict=True):
        width = share * height
        line.paste(
            picture.resize((round(width), round(width * picture.height / picture.width))), (round(left), 0)
        )
        left += width + GAP
    return line


def _is_low(picture: Image.Image) -> bool:
    return picture.width == 844


if __name__ == "__main__":
    sys.exit(main())
