"""Write the fixture files that Python and the browser test against: `make fixtures`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.histories import FIXTURE, write_fixture

if __name__ == "__main__":
    write_fixture()
    print(f"{FIXTURE} is written")
