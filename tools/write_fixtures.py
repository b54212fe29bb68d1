"""Write the fixture files that Python and the browser test against: `make fixtures`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support import daily_deals, histories, local_histories

if __name__ == "__main__":
    for fixture in (histories, local_histories, daily_deals):
        fixture.write_fixture()
        print(f"{fixture.FIXTURE} is written")
