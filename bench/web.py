"""The web client in a real Chromium: what is loaded, how soon something is seen, how soon one can play.

Each round starts a new browser with an empty cache. Times are medians with their spread; the machine's load
is printed with them. Layout shifts and bytes must not depend on it.

Games on the device: how long after the click on "Play now" the first move can be made, bots moving without a
pause, and the longest task on the page while the strongest bots think in their worker. Chromium slows down
the page, not the worker.

The end scene is the busiest animation: five players' points are counted with the CPU slowed down, from the
first of its frames until the confetti has fallen. A frame's time is that of all tasks since the frame before.

A task on a busy machine takes longer than it runs, so its CPU time is printed too.

    python bench/web.py --rounds 10
"""

import argparse
import json
import sys
from bisect import bisect_left, bisect_right
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Literal

from playwright.sync_api import Page

from timing import load

TESTS = Path(__file__).parent.parent / "tests"
sys.path.insert(0, str(TESTS))

from coloretto.locales import Catalogue  # noqa: E402
from support.browsers import (  # noqa: E402 - lies among the tests
    DESKTOP,
    PHONE,
    Chromium,
    Size,
    Visitors,
    without_pace,
)
from support.served import Served, served  # noqa: E402
from support.web_local import Game, home, play_some, start  # noqa: E402
from support.web_people import Person, finish, play  # noqa: E402
from support.web_table import ANYTHING_OPEN  # noqa: E402

SCRIPT_LIMIT = 60_000
FIRST_MOVE_LIMITS = {1: 1000, 4: 2000}
"""Milliseconds, by how much the CPU is slowed down."""
TASK_LIMIT = 50
"""Milliseconds."""
MASTER_TURNS = 12
MASTER: Game = {"edition": "golden", "players": 4, "table": "brown", "level": "master"}
PAINTS = """
() => new Promise((done) => new PerformanceObserver((list) => done({
  first: performance.getEntriesByName("first-contentful-paint")[0].startTime,
  largest: list.getEntries().at(-1).startTime,
})).observe({ type: "largest-contentful-paint", buffered: true }))
"""
SIZES = """
(until) => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter(({ startTime }) => startTime < until)
  .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])
"""
SHIFTS = "() => window.shifts.map((each) => parseFloat(each)).reduce((sum, each) => sum + each, 0)"

MEASURED_CLICK = f"""
(button) => {{
  const look = () => {{
    if (document.querySelector({ANYTHING_OPEN!r})) window.playable = performance.now();
    else requestAnimationFrame(look);
  }};
  window.clicked = performance.now();
  button.click();
  look();
}}
"""
"""Notes when it was clicked, and when something could be chosen."""
NOTHING_MOVES = "() => document.getAnimations().every(({ playState }) => playState === 'finished')"
HAS_CONFETTI = "() => document.querySelector('dialog .confetti') !== null"
POLLING = 500
"""Milliseconds: in every frame, asking would be a part of what is measured."""
SCENE = "scene"
MARK_SCENE = f"""
() => new MutationObserver((_, observer) => {{
  if (document.querySelector("dialog .stage") === null) return;
  observer.disconnect();
  performance.mark({SCENE!r});
}}).observe(document.body, {{ childList: true, subtree: true }})
"""
FRAME = "LocalFrameView::RunPaintLifecyclePhase"
"""What happens once in each frame of a page."""
SCRIPT = "script before the first paint, kB"
TASK_ELAPSED = "longest task while master thinks, ms"
TASK_RUNNING = "the same in CPU time, ms"
END_ELAPSED = "longest task in the end scene, CPU 4x slower, ms"
END_RUNNING = "the end scene's in CPU time, ms"
END_FRAMES = "frames of the end scene"
END_FRAME = "the longest of them in CPU time, ms"
END_SLOW_FRAMES = f"those of over {TASK_LIMIT} ms"
END_SLOWDOWN = 4
END_RULES = "golden-5-brown"
SAY = Catalogue("en")

Figures = dict[str, float]
Event = dict[str, Any]
"""Of a trace."""


WHEN: dict[str, Literal["networkidle", "commit"]] = {"loaded ahead": "networkidle", "at once": "commit"}
"""When the button is clicked: with everything loaded that a game needs, or as soon as it is there."""


def _first_move_name(slowdown: int, when: str) -> str:
    return f"first move, CPU {slowdown}x slower, {when}, ms"


LIMITS = {
    SCRIPT: SCRIPT_LIMIT / 1000,
    TASK_ELAPSED: TASK_LIMIT,
    TASK_RUNNING: TASK_LIMIT,
    END_ELAPSED: TASK_LIMIT,
    END_RUNNING: TASK_LIMIT,
    END_FRAME: TASK_LIMIT,
    **{
        _first_move_name(slowdown, when): limit
        for slowdown, limit in FIRST_MOVE_LIMITS.items()
        for when in WHEN
    },
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=10)
    rounds: int = parser.parse_args().rounds
    with TemporaryDirectory() as folder, served(Path(folder)) as server:
        for name, how in (("desktop", {"viewport": DESKTOP}), ("phone", _phone())):
            first_visit = partial(_measured, how=how)
            _visit(server, first_visit)  # the server's own first time
            _show(name, [_visit(server, first_visit) for _ in range(rounds)])
        _show("games on the device", [_visit(server, _local_games) for _ in range(rounds)])
        _show("the end of a game", [_visit(server, partial(_end_scene, server)) for _ in range(rounds)])
    print(load())


def _phone() -> dict[str, Any]:
    size: Size = PHONE
    return {"viewport": size, "is_mobile": True, "has_touch": True, "device_scale_factor": 3}


def _visit(server: Served, measure: Callable[[Visitors], Figures]) -> Figures:
    """Measure in a browser with an empty cache."""
    chromium = Chromium()
    try:
        with Visitors(chromium.browser, f"http://localhost:{server.port}") as visitors:
            return measure(visitors)
    finally:
        chromium.close()


def _measured(visitors: Visitors, how: dict[str, Any]) -> Figures:
    """What a newcomer sees, until it is their turn."""
    page = visitors.page(settings="", **how)
    page.goto("/", wait_until="networkidle")
    paints = page.evaluate(PAINTS)
    sizes: list[tuple[str, int]] = page.evaluate(SIZES, paints["first"])
    shift_of_home: float = page.evaluate(SHIFTS)
    play = page.get_by_role("button", name=SAY("home-play"), exact=True)
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
        SCRIPT: _sum(sizes, lambda path: path.endswith(".js")) / 1000,
        "everything before the first paint, kB": _sum(sizes, lambda path: not path.startswith("/api")) / 1000,
    }


def _local_games(visitors: Visitors) -> Figures:
    first_moves = {
        _first_move_name(slowdown, when): _first_move(visitors, slowdown, wait_until)
        for slowdown in FIRST_MOVE_LIMITS
        for when, wait_until in WHEN.items()
    }
    return {**first_moves, **_longest_tasks(visitors)}


def _first_move(visitors: Visitors, slowdown: int, wait_until: Literal["networkidle", "commit"]) -> float:
    """Milliseconds from the click until a move can be made."""
    page = visitors.page()
    without_pace(page)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.goto("/", wait_until=wait_until)
    page.get_by_role("button", name=SAY("home-play"), exact=True).evaluate(MEASURED_CLICK)
    page.locator(ANYTHING_OPEN).first.wait_for()
    elapsed: float = page.evaluate("() => window.playable - window.clicked")
    page.close()  # its frames and its worker would take time from the next measurement
    return elapsed


def _longest_tasks(visitors: Visitors) -> Figures:
    """On the page's main thread, from one turn of the person to the next."""
    page = home(visitors, game=MASTER)
    page.wait_for_load_state("networkidle")
    table, rng = start(page, SAY), Random(1)
    table.choices()  # until here, the page was drawn
    tasks = _tasks_of(_traced(page, lambda: play_some(table, MASTER_TURNS, rng)))
    return {
        TASK_ELAPSED: max(task["dur"] for task in tasks) / 1000,
        TASK_RUNNING: max(task["tdur"] for task in tasks) / 1000,
    }


def _end_scene(server: Served, visitors: Visitors) -> Figures:
    """On the page's main thread, while the points are counted."""
    person = Person(server, "Ada")
    table = _in_its_last_round(person)
    page = visitors.page(person.token, settings='{"speed": "normal", "language": "en"}')
    page.goto(f"/table/{table}", wait_until="networkidle")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": END_SLOWDOWN})

    page.evaluate(MARK_SCENE)

    def end() -> None:
        finish(person, table)
        page.wait_for_function(HAS_CONFETTI, polling=POLLING)
        page.wait_for_function(NOTHING_MOVES, polling=POLLING)

    events = _traced(page, end)
    person.close()
    tasks = _since(SCENE, events)
    frames = _frame_times(tasks, events)
    return {
        END_ELAPSED: max(task["dur"] for task in tasks) / 1000,
        END_RUNNING: max(task["tdur"] for task in tasks) / 1000,
        END_FRAMES: len(frames),
        END_FRAME: max(frames) / 1000,
        END_SLOW_FRAMES: sum(frame > 1000 * TASK_LIMIT for frame in frames),
    }


def _in_its_last_round(person: Person) -> str:
    """A game in which the person still has a turn in the last round; in some, they do not."""
    while True:
        table = person.quick(END_RULES)
        view = play([person], table, lambda view: bool(view["turn"]["state"]["last_round"]))
        if view["status"] == "playing":
            return table


def _traced(page: Page, act: Callable[[], None]) -> list[Event]:
    """What the browser did while something was done."""
    if (browser := page.context.browser) is None:
        raise RuntimeError("only a browser can trace its tasks")
    browser.start_tracing(page=page, categories=["toplevel", "benchmark", "blink.user_timing"])
    act()
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    return events


def _since(mark: str, events: list[Event]) -> list[Event]:
    """The tasks from the one in which the page set a mark."""
    begin = next(event["ts"] for event in events if event["name"] == mark)
    return [task for task in _tasks_of(events) if task["ts"] + task["dur"] >= begin]


def _frame_times(tasks: list[Event], events: list[Event]) -> list[float]:
    """CPU time of the page from each frame to the next, in microseconds."""
    drawn = sorted(event["ts"] for event in events if event["name"] == FRAME)
    times, sum_so_far = [], 0.0
    for task in sorted(tasks, key=lambda task: float(task["ts"])):
        sum_so_far += task["tdur"]
        if bisect_left(drawn, task["ts"]) < bisect_right(drawn, task["ts"] + task["dur"]):
            times.append(sum_so_far)
            sum_so_far = 0.0
    return times


def _tasks_of(events: list[Event]) -> list[Event]:
    """The tasks of pages' main threads, with their durations in microseconds."""
    names = [event for event in events if event["name"] == "thread_name"]
    pages = {(each["pid"], each["tid"]) for each in names if each["args"]["name"] == "CrRendererMain"}
    tasks = [event for event in events if event["name"].endswith("::RunTask") and "tdur" in event]
    return [task for task in tasks if (task["pid"], task["tid"]) in pages]


def _sum(sizes: list[tuple[str, int]], counts: Callable[[str], bool]) -> int:
    return sum(size for path, size in sizes if counts(path))


def _show(name: str, rounds: list[Figures]) -> None:
    print(name)
    for figure in rounds[0]:
        values = [each[figure] for each in rounds]
        limit = f"   limit {LIMITS[figure]:.0f}" if figure in LIMITS else ""
        print(f"  {figure:46} {median(values):9.3f}   {min(values):.3f} to {max(values):.3f}{limit}")


if __name__ == "__main__":
    main()
