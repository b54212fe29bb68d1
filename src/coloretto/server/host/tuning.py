"""How many files, and so connections, the system lets this process have: often a thousand, unless it asks."""

import sys

MOST_FILES = 65_536
"""More than one process serves."""

if sys.platform == "win32":

    def ask_for_many_files() -> None:
        """There is no such limit."""

else:
    from resource import RLIMIT_NOFILE, getrlimit, setrlimit

    def ask_for_many_files() -> None:
        """As many as it gives, or as are of use."""
        soft, hard = getrlimit(RLIMIT_NOFILE)
        most = MOST_FILES if hard < 0 else min(MOST_FILES, hard)  # less than nothing means: no limit
        if 0 <= soft < most:
            setrlimit(RLIMIT_NOFILE, (most, hard))
