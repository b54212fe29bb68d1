"""What importing something loads, seen in a fresh process."""

import sys
from subprocess import run


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh interpreter has loaded after running the code."""
    report = "import sys; print(*sys.modules)"
    done = run([sys.executable, "-c", f"{code}\n{report}"], capture_output=True, check=True, text=True)
    return set(done.stdout.split())
