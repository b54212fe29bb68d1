"""Retake the pictures in docs/screenshots: `python tools/screenshots.py`, or some of them by their names.

The server's lots are fixed, and one bot plays for everybody: the same source gives the same games.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Page, expect  # noqa: E402
from websockets.sync.client import connect  # noqa: E402

from coloretto.bots import make_bot  # noqa: E402
from coloretto.locales import Catalogue  # noqa: E402
from coloretto.rules import Position  # noqa: E402
from support.browsers import Chromium, Visitors  # noqa: E402 - lies among the tests
from support.served import Served  # noqa: E402
from support.web_people import Choose, Person, View, play  # noqa: E402
from support.web_screens import rows_are_shown, settled, until  # noqa: E402
from support.web_table import ANYTHING_OPEN  # noqa: E402

FOLDER = ROOT / "docs/screenshots"
FIXED_LOTS = """
import random, secrets, sys
secrets.token_bytes = random.Random(11).randbytes
from coloretto.terminal.main import main
sys.exit(main())
"""
NAMES = ("Ada", "Grace", "Alan", "Emmy")
RULES = "golden-4-brown"
REPLAYED_STEP = 60
LESSON_SCENE = 5
PORT = 24680
"""Always the same, since a picture shows it."""
COLOURS = 255
SAY = Catalogue("en")


class FixedServer(Served):
    """A server whose decks are always the same."""

    program = ("-c", FIXED_LOTS)


@dataclass(frozen=True)
class Look:
    name: str
    theme: str
    width: int
    height: int
    sharpness: float = 1
    is_phone: bool = False
    only: tuple[str, ...] = ()
    """The pictures that are taken so; all of them, if none is named."""


LOOKS = (
    Look("desktop", "light", 1440, 900),
    Look("dark", "dark", 1440, 900),
    Look("phone", "light", 390, 844, 2, is_phone=True),
    Look("phone-dark", "dark", 390, 844, 2, is_phone=True, only=("home", "table", "end")),
)


@dataclass(frozen=True)
class Picture:
    name: str
    address: str
    prepare: Callable[[Page, Catalogue], None]


def main(wanted: list[str]) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with _everything() as (server, chromium, people):
        pictures = [each for each in _pictures(people) if not wanted or each.name in wanted]
        visitors = Visitors(chromium.browser, f"http://localhost:{server.port}")
        with _connected(server, people[1:], pictures), visitors:
            for look in LOOKS:
                page = _page(visitors, people[0], look)
                for picture in pictures:
                    if not look.only or picture.name in look.only:
                        _take(page, picture, look)
    print(f"{sum(path.stat().st_size for path in FOLDER.glob('*.png')) / 1e6:.2f} MB of pictures")
    return 0


@contextmanager
def _everything() -> Iterator[tuple[Served, Chromium, list[Person]]]:
    with ExitStack() as stack:
        server = FixedServer(Path(stack.enter_context(TemporaryDirectory())))
        stack.callback(server.close)
        server.port = PORT
        server.start()
        chromium = Chromium()
        stack.callback(chromium.close)
        yield server, chromium, [stack.enter_context(closing(Person(server, name))) for name in NAMES]


def _pictures(people: list[Person]) -> list[Picture]:
    ada = people[0]
    tables = [_table(people) for _ in range(4)]
    choosing, placing, last_round, over = tables
    choose = _as_a_bot()
    play(people, choosing, lambda view: _is_mid_game(view, ada) and not _is_drawn(view), choose)
    play(people, placing, lambda view: _is_mid_game(view, ada) and _is_drawn(view), choose)
    play(people, last_round, _is_last_round, choose)
    play(people, over, lambda _: False, choose)
    waiting = ada.open(rules=RULES, seats=["open", "open", "hard"], public=False)
    people[1].do(waiting, "sit")
    return [
        Picture("home", "/", until("home-open")),
        Picture("new-table", "/new", until("new-seats")),
        Picture("waiting-room", f"/table/{waiting}", until("room-invite")),
        Picture("table", f"/table/{choosing}", rows_are_shown),
        Picture("drawn-card", f"/table/{placing}", rows_are_shown),
        Picture("last-round", f"/table/{last_round}", rows_are_shown),
        Picture("end", f"/table/{over}", until("end-review")),
        Picture("replay", f"/replay/{over}/1?step={REPLAYED_STEP}", settled),
        Picture("rules", "/rules/golden", settled),
        Picture("tutorial", "/learn", _in_the_lesson),
        Picture("settings", "/settings", until("settings-device")),
    ]


@contextmanager
def _connected(server: Served, people: list[Person], pictures: list[Picture]) -> Iterator[None]:
    """Or the pictures would show everybody as away."""
    with ExitStack() as stack:
        for picture in pictures:
            _, _, table = picture.address.partition("/table/")
            for person in people if table else []:
                if person.id in _seated(people[0], table):
                    address = f"{server.websocket}/tables/{table}/socket"
                    headers = {"Authorization": f"Bearer {person.token}"}
                    stack.enter_context(connect(address, additional_headers=headers))
        yield


def _seated(person: Person, table: str) -> set[str]:
    """The people at a table, by their ids."""
    return {seat["person"]["id"] for seat in person.view(table)["seats"] if seat.get("person")}


def _in_the_lesson(page: Page, say: Catalogue) -> None:
    """Where one must choose between full rows."""
    settled(page, say)
    page.evaluate("(scene) => localStorage.setItem('coloretto.lesson', scene)", str(LESSON_SCENE))
    page.reload()
    page.locator(ANYTHING_OPEN).first.wait_for()


def _table(people: list[Person]) -> str:
    table = people[0].open(rules=RULES, public=False, patience=7 * 86400)
    for person in people[1:]:
        person.do(table, "sit")
    people[0].do(table, "start")
    return table


def _as_a_bot() -> Choose:
    bot = make_bot("greedy", 1)
    return lambda turn: bot.choose(Position(turn["position"])).text


def _is_mid_game(view: View, person: Person) -> bool:
    state = view["turn"]["state"]
    laid = sum(map(len, filter(None, state["rows"])))
    return bool(person.is_to_move(view) and state["round"] >= 3 and laid >= 4)


def _is_drawn(view: View) -> bool:
    return view["turn"]["state"]["drawn"] is not None


def _is_last_round(view: View) -> bool:
    return bool(view["turn"]["state"]["last_round"] and not _is_drawn(view))


def _page(visitors: Visitors, person: Person, look: Look) -> Page:
    return visitors.page(
        person.token,
        f'{{"speed": "off", "language": "en", "theme": "{look.theme}"}}',
        viewport={"width": look.width, "height": look.height},
        device_scale_factor=look.sharpness,
        is_mobile=look.is_phone,
        has_touch=look.is_phone,
    )


def _take(page: Page, picture: Picture, look: Look) -> None:
    page.goto(picture.address)
    picture.prepare(page, SAY)
    expect(page.locator("main")).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    path = FOLDER / f"{picture.name}-{look.name}.png"
    path.write_bytes(_small(page.screenshot(animations="disabled")))
    print(path.relative_to(ROOT), path.stat().st_size // 1000, "kB", flush=True)


def _small(picture: bytes) -> bytes:
    """The same with fewer colours, which nobody sees and which is a third as large."""
    with Image.open(BytesIO(picture)) as image:
        few = image.convert("RGB").quantize(COLOURS, kmeans=2, dither=Image.Dither.NONE)
    packed = BytesIO()
    few.save(packed, "PNG", optimize=True)
    return packed.getvalue()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
