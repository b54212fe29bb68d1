"""Process-wide tuning: the limit on open files, and the garbage collector."""

import gc
import sys

MAX_OPEN_FILES = 65_536
"""More connections than one process serves."""
GC_THRESHOLDS = 10_000, 10, 50

if sys.platform == "win32":

    def raise_open_file_limit() -> None:
        """Windows has no such limit."""

else:
    from resource import RLIMIT_NOFILE, getrlimit, setrlimit

    def raise_open_file_limit() -> None:
        """Allow as many connections as the system does: the soft limit is often a thousand."""
        soft, hard = getrlimit(RLIMIT_NOFILE)
        most = MAX_OPEN_FILES if hard < 0 else min(MAX_OPEN_FILES, hard)  # negative: unlimited
        if 0 <= soft < most:
            setrlimit(RLIMIT_NOFILE, (most, hard))


def tune_gc() -> None:
    """Make garbage collection rare. Call it when everything that lives as long as the process exists.

    A full collection visits every object: with thousands of tables it would pause all of them for tenths of a
    second. Tables and messages have no reference cycles, so they are freed without it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
