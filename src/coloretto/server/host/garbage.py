"""How seldom a server looks for garbage.

Python looks for cycles that nobody needs among everything that lives: with thousands of tables that would
stop all of them for tenths of a second, again and again. Tables and messages are no cycles: they go at once.
"""

import gc

YOUNG, MIDDLE, OLD = 10_000, 10, 50
"""Objects made, looks at the young and looks at the middle-aged before one looks at older ones."""


def look_for_garbage_seldom() -> None:
    """To be called when all is there that will last as long as the process: nobody looks at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
