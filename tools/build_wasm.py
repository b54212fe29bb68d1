"""Build the browser's engine from the Python package into web/src/engine: `make wasm`.

The files are committed, so that players and packages need no compiler. A test compares their stamp with the
sources, and builds them again where they differ.
"""

import subprocess
import sys
from pathlib import Path

ENGINE = Path(__file__).resolve().parents[1] / "web/src/engine"

if __name__ == "__main__":
    print("Building the browser's engine (about a minute) ...", flush=True)
    sys.exit(
        subprocess.run([sys.executable, "-m", "coloretto.wasm.build", str(ENGINE)], check=False).returncode
    )
