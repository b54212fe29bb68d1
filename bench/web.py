"""The web client in a real Chromium: what is loaded, how soon something is seen, how soon one can play.

Each round starts a new browser with an empty cache. Times are medians with their spread; the machine's load
is printed with them. Layout shifts and bytes must not depend on it.

    python bench/web.py --rounds 10
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from timing import load

TESTS = Path(__file__).parent.parent / "tests"
sys.path.insert(0, str(TESTS))

from coloretto.locales import Catalogue  # noqa: E402
from support.browsers import DESKTOP, PHONE, Chromium, Size, Visitors  # noqa: E402 - lies among the tests
from support.served import Served, served  # noqa: E402
from support.web_table import ANYTHING_OPEN  # noqa: E402

SCRIPT_LIMIT = 100_000
PAINTS = """
() => new Promise((done) => new PerformanceObserver((list) => done({
  first: performance.getEntriesByName("first-contentful-paint")[0].startTime,
  largest: list.getEntries().at(-1).startTime,
})).observe({ type: "largest-contentful-paint", buffered: true }))
"""
SIZES = """
() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map(
  ({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])
"""
SHIFTS = "() => window.shifts.map((each) => parseFloat(each)).reduce((sum, each) => sum + each, 0)"

Figures = dict[str, float]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=10)
    rounds: int = parser.parse_args().rounds
    with TemporaryDirectory() as folder, served(Path(folder)) as server:
        for name, how in (("desktop", {"viewport": DESKTOP}), ("phone", _phone())):
            _visit(server, how)  # the server's own first time
            _show(name, [_visit(server, how) for _ in range(rounds)])
    print(load())


def _phone() -> dict[str, Any]:
    size: Size = PHONE
    return {"viewport": size, "is_mobile": True, "has_touch": True, "device_scale_factor": 3}


def _visit(server: Served, how: dict[str, Any]) -> Figures:
    """What a newcomer with an empty cache sees, until it is their turn."""
    chromium = Chromium()
    try:
        with Visitors(chromium.browser, f"http://localhost:{server.port}") as visitors:
            return _measured(visitors, how)
    finally:
        chromium.close()


def _measured(visitors: Visitors, how: dict[str, Any]) -> Figures:
    page = visitors.page(settings="", **how)
    page.goto("/", wait_until="networkidle")
    paints = page.evaluate(PAINTS)
    sizes: list[tuple[str, int]] = page.evaluate(SIZES)
    shift_of_home: float = page.evaluate(SHIFTS)
    play = page.get_by_role("button", name=Catalogue("en")("home-play"), exact=True)
    begin: float = page.evaluate("() => performance.now()")
    play.click()
    page.locator("main [data-row]").first.wait_for()
    shown: float = page.evaluate("() => { window.shifts.length = 0; return performance.now(); }")
    page.locator(ANYTHING_OPEN).first.wait_for()
    return {
        "first contentful paint, ms": paints["first"],
        "largest contentful paint, ms": paints["largest"],
        "from the click to the table, ms": shown - begin,
        "layout shift of the home page": shift_of_home,
        "layout shift from the table to my turn": page.evaluate(SHIFTS),
        "script, kB": _sum(sizes, lambda path: path.endswith(".js")) / 1000,
        "everything, kB": _sum(sizes, lambda path: not path.startswith("/api")) / 1000,
    }


def _sum(sizes: list[tuple[str, int]], counts: Callable[[str], bool]) -> int:
    return sum(size for path, size in sizes if counts(path))


def _show(name: str, rounds: list[Figures]) -> None:
    print(name)
    for figure in rounds[0]:
        values = [each[figure] for each in rounds]
        limit = f"   limit {SCRIPT_LIMIT / 1000:.0f}" if figure == "script, kB" else ""
        print(f"  {figure:38} {median(values):9.3f}   {min(values):.3f} to {max(values):.3f}{limit}")


if __name__ == "__main__":
    main()
