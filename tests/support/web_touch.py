"""Dragging by touch, which Playwright does not offer."""

from itertools import count
from time import time

from playwright.sync_api import Locator, Page

STEPS = 6
PAUSE = 0.1
"""Seconds between two moves, as sent to the browser: a finger that is lifted in full motion throws things."""


def drag_by_finger(page: Page, what: Locator, to: Locator) -> None:
    """Put a finger on the middle of something, and take it off when it rests on the middle of another."""
    (x, y), (aim_x, aim_y) = middle(what), middle(to)
    session = page.context.new_cdp_session(page)
    times = count(time() - (STEPS + 4) * PAUSE, PAUSE)

    def touch(kind: str, *points: dict[str, float]) -> None:
        event = {"type": kind, "touchPoints": list(points), "timestamp": next(times)}
        session.send("Input.dispatchTouchEvent", event)

    touch("touchStart", {"x": x, "y": y})
    for step in [*range(1, STEPS + 1), STEPS, STEPS]:
        share = step / STEPS
        touch("touchMove", {"x": x + (aim_x - x) * share, "y": y + (aim_y - y) * share})
    touch("touchEnd")
    session.detach()


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None, f"{of} is not to be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
